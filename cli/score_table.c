/* SPDX-License-Identifier: MIT */
/* score_table.c - see score_table.h. Names may hold letters of more than one byte, so columns are filled up by counting
 * letters. */
#include "score_table.h"
#include "gwt/score.h"
#include "terminal_text.h"

#define LABEL_WIDTH 32
#define COLUMN_WIDTH 11

static const char *const bid_name[NOTATION_LANGUAGES] = { "points bid for the seat", "für den Sitz geboten" };
static const char *const total_name[NOTATION_LANGUAGES] = { "Total", "Summe" };

static void print_row(FILE *out, const char *label, const int *points, unsigned players)
{
    terminal_left(out, label, LABEL_WIDTH);
    for (unsigned player = 0; player < players; player++)
        fprintf(out, " %*d", COLUMN_WIDTH - 1, points[player]);
    fputc('\n', out);
}

void score_table_print(const GwtGame *game, NotationLanguage language, const char *const seat_names[], FILE *out)
{
    GwtScore scores[GWT_PLAYERS_MAX];
    terminal_left(out, "", LABEL_WIDTH);
    for (unsigned player = 0; player < game->players_count; player++) {
        gwt_score(game, player, &scores[player]);
        terminal_right(out, seat_names[player], COLUMN_WIDTH);
    }
    fputc('\n', out);
    int points[GWT_PLAYERS_MAX], bids = 0;
    for (unsigned i = 0; i < GWT_SCORE_CATEGORIES; i++) {
        for (unsigned player = 0; player < game->players_count; player++)
            points[player] = scores[player].category[i];
        print_row(out, notation_name(language, NOTATION_SCORE, i, game->edition), points, game->players_count);
    }
    for (unsigned player = 0; player < game->players_count; player++)
        bids |= points[player] = -scores[player].bid;
    if (bids)
        print_row(out, bid_name[language], points, game->players_count);
    for (unsigned player = 0; player < game->players_count; player++)
        points[player] = scores[player].total;
    print_row(out, total_name[language], points, game->players_count);
}
