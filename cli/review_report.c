/* SPDX-License-Identifier: MIT */
/* review_report.c - see review_report.h. */
#include "review_report.h"
#include <stdio.h>
#include <string.h>
#include "terminal_text.h"

enum { INDENT = 12 };

typedef struct Words {
    const char *heading, *seats, *point, *played, *better, *plan, *guessed, *none;
} Words;

static const Words words[NOTATION_LANGUAGES] = {
    [NOTATION_ENGLISH] = { "Turning points: what cost most, compared with the best that %s found",
                           "seat decisions  as %-9s points lost",
                           "turn %u, seat %u, action %zu: %.1f points lost, win %.0f %% -> %.0f %%",
                           "    played  ", "    better  ", "    then    ",
                           "(not considered: judged by what came next) ", "Nothing was lost." },
    [NOTATION_GERMAN] = { "Wendepunkte: was am meisten kostete, verglichen mit dem Besten, das %s fand",
                          "Sitz Fragen     wie %-9s Punkte verloren",
                          "Zug %u, Sitz %u, Aktion %zu: %.1f Punkte verloren, Sieg %.0f %% -> %.0f %%",
                          "    gespielt", "    besser  ", "    danach  ",
                          "(nicht erwogen: nach dem beurteilt, was folgte) ", "Nichts ging verloren." },
};

static const char *name_of(const GameFile *file, unsigned seat)
{
    return file->head.names[player_at_seat(&file->game, seat)];
}

static void print_words(FILE *out, const char *label, const char *note, const char *text)
{
    char whole[BOT_PLAN_MAX * NOTATION_ACTION_MAX + 64];
    snprintf(whole, sizeof whole, " %s%s", note, text);
    fputs(label, out);
    terminal_wrap(out, whole, INDENT, INDENT + 1);
}

static void print_point(const TurningPoint *point, unsigned number, const Words *say, FILE *out)
{
    char line[BOT_PLAN_MAX * NOTATION_ACTION_MAX] = "";
    for (size_t i = 1, length = 0; i < point->line_count; i++, length = strlen(line))
        snprintf(line + length, sizeof line - length, "%s%s", i > 1 ? ", " : "", point->line[i]);
    fprintf(out, "\n%2u. ", number);
    fprintf(out, say->point, point->turn, point->seat + 1, point->number, point->lost, 100 * point->best.win,
            100 * point->played.win);
    fputc('\n', out);
    print_words(out, say->played, point->considered ? "" : say->guessed, point->played.description);
    print_words(out, say->better, "", point->best.description);
    if (*line)
        print_words(out, say->plan, "", line);
}

void review_print(const GameFile *file, const ReviewOptions *options, const Review *review, FILE *out)
{
    const Words *say = &words[options->language];
    fprintf(out, say->heading, options->bot->name);
    fputs("\n\n", out);
    fprintf(out, say->seats, options->bot->name);
    fputc('\n', out);
    for (unsigned seat = 0; seat < file->game.players_count; seat++) {
        const ReviewSeat *sums = &review->seats[seat];
        if (!file->game.players[seat].garth_level)
            fprintf(out, "%4u %9u %12u %12.1f  %s\n", seat + 1, sums->decisions, sums->agreed, sums->lost,
                    name_of(file, seat));
    }
    if (review->count == 0)
        fprintf(out, "\n%s\n", say->none);
    for (unsigned i = 0; i < review->count; i++)
        print_point(&review->points[i], i + 1, say, out);
}

static json_t *outlook_json(const ReviewOutlook *outlook)
{
    return json_pack("{s:s,s:s,s:o,s:o,s:o}", "action", outlook->text, "description", outlook->description, "points",
                     advice_number(outlook->points), "rival", advice_number(outlook->rival), "win",
                     advice_number(outlook->win));
}

static json_t *point_json(const TurningPoint *point)
{
    json_t *line = json_array();
    for (size_t i = 0; i < point->line_count; i++)
        json_array_append_new(line, json_string(point->line[i]));
    return json_pack("{s:I,s:i,s:i,s:o,s:b,s:o,s:o,s:o}", "action_number", (json_int_t)point->number, "turn",
                     (int)point->turn, "seat", (int)point->seat + 1, "lost", advice_number(point->lost), "considered",
                     point->considered, "played", outlook_json(&point->played), "best", outlook_json(&point->best),
                     "line", line);
}

json_t *review_json(const GameFile *file, const ReviewOptions *options, const Review *review)
{
    json_t *seats = json_array(), *points = json_array();
    for (unsigned seat = 0; seat < file->game.players_count; seat++) {
        const ReviewSeat *sums = &review->seats[seat];
        json_array_append_new(seats, json_pack("{s:i,s:s,s:i,s:i,s:o}", "seat", (int)seat + 1, "name",
                                               name_of(file, seat), "decisions", (int)sums->decisions, "agreed",
                                               (int)sums->agreed, "lost", advice_number(sums->lost)));
    }
    for (unsigned i = 0; i < review->count; i++)
        json_array_append_new(points, point_json(&review->points[i]));
    return json_pack("{s:s,s:i,s:o,s:o}", "bot", options->bot->name, "simulations", (int)options->budget.simulations,
                     "seats", seats, "turning_points", points);
}
