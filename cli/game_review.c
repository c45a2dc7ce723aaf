/* SPDX-License-Identifier: MIT */
/* game_review.c - see game_review.h. The bot plans a whole turn at once: as long as the seat plays along, it need not think
 * again. */
#include "game_review.h"
#include <stdlib.h>
#include <string.h>
#include "gwt/score.h"
#include "gwt/view.h"

/* How the bot believes the turn of a seat goes on. */
typedef struct Expected {
    unsigned count, next;
    GwtAction actions[BOT_PLAN_MAX];
} Expected;

typedef struct Reviewer {
    const ReviewOptions *options;
    Review *review;
    BotWorkspace *workspace;
    GwtGame game;
    Expected expected[GWT_PLAYERS_MAX];
    int waiting[GWT_PLAYERS_MAX];          /* the action played was not considered: what did it bring? */
    TurningPoint points[GWT_PLAYERS_MAX];  /* of seats that wait */
} Reviewer;

static double margin_of(const ReviewOutlook *outlook) { return outlook->points - outlook->rival; }

/* Counts what was lost, and keeps the point if it is among the worst. */
static void settle(Reviewer *reviewer, TurningPoint *point)
{
    Review *review = reviewer->review;
    point->lost = margin_of(&point->best) - margin_of(&point->played);
    if (point->lost <= 0)
        return;
    review->seats[point->seat].lost += point->lost;
    unsigned place = review->count;
    if (review->count < reviewer->options->top)
        review->count++;
    else if (place == 0 || review->points[--place].lost >= point->lost)
        return;
    for (; place > 0 && review->points[place - 1].lost < point->lost; place--)
        review->points[place] = review->points[place - 1];
    review->points[place] = *point;
}

static void outlook_of(const Reviewer *reviewer, GwtAction action, const BotAdvice *advice, ReviewOutlook *out)
{
    notation_action_format(&reviewer->game, action, out->text, sizeof out->text);
    notation_action_say(&reviewer->game, action, reviewer->options->language, out->description,
                        sizeof out->description);
    out->points = advice->points;
    out->rival = advice->rival;
    out->win = advice->win;
}

static void settle_waiting(Reviewer *reviewer, unsigned seat, double points, double rival, double win)
{
    TurningPoint *point = &reviewer->points[seat];
    if (!reviewer->waiting[seat])
        return;
    reviewer->waiting[seat] = 0;
    point->played.points = points;
    point->played.rival = rival;
    point->played.win = win;
    settle(reviewer, point);
}

static void expect(Expected *expected, const BotAdvice *advice)
{
    expected->count = advice ? advice->line_count : 0;
    expected->next = 1;
    if (advice)
        memcpy(expected->actions, advice->line, advice->line_count * sizeof advice->line[0]);
}

/* Asks the bot about the open question and compares with what was played. */
static void judge(Reviewer *reviewer, size_t number, unsigned seat, GwtAction action)
{
    const ReviewOptions *options = reviewer->options;
    BotAdvice advice[ADVICE_MAX];
    TurningPoint point = { .number = number, .turn = reviewer->game.turns, .seat = seat };
    GwtGame view;
    size_t played = 0;
    gwt_view_for(&reviewer->game, seat, &view);
    size_t count = bot_analyze(options->bot, &view, number, &options->budget, reviewer->workspace, advice, ADVICE_MAX);
    if (count == 0)
        return;
    settle_waiting(reviewer, seat, advice[0].points, advice[0].rival, advice[0].win);
    while (played < count && advice[played].action != action)
        played++;
    expect(&reviewer->expected[seat], played < count ? &advice[played] : NULL);
    if (played == 0) {
        reviewer->review->seats[seat].agreed++;
        return;
    }
    point.considered = played < count;
    point.line_count = advice_line(&view, &advice[0], point.line);
    outlook_of(reviewer, advice[0].action, &advice[0], &point.best);
    outlook_of(reviewer, action, &advice[point.considered ? played : 0], &point.played);
    if (point.considered) {
        settle(reviewer, &point);
    } else {
        reviewer->waiting[seat] = 1;
        reviewer->points[seat] = point;
    }
}

static void review_action(Reviewer *reviewer, size_t number, unsigned seat, GwtAction action)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    Expected *expected = &reviewer->expected[seat];
    unsigned kind = gwt_decision(&reviewer->game).kind;
    if (seat != gwt_player_to_act(&reviewer->game) || kind == GWT_DECIDE_BID || kind == GWT_DECIDE_GARTH)
        return;
    int is_choice = gwt_legal_actions(&reviewer->game, legal) > 1;
    int foreseen = expected->next < expected->count && expected->actions[expected->next] == action;
    reviewer->review->seats[seat].decisions += (unsigned)is_choice;
    if (foreseen) {
        expected->next++;
        reviewer->review->seats[seat].agreed += (unsigned)is_choice;
    } else if (is_choice) {
        judge(reviewer, number, seat, action);
    } else {
        expect(expected, NULL);
    }
}

/* Nobody was asked again: the result tells what the last actions brought. */
static void settle_at_the_end(Reviewer *reviewer)
{
    const GwtGame *game = &reviewer->game;
    unsigned winners = gwt_winners(game);
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        int best = -1000, own = 0;
        for (unsigned other = 0; other < game->players_count; other++) {
            GwtScore score;
            gwt_score(game, other, &score);
            if (other == seat)
                own = score.total;
            else if (score.total > best)
                best = score.total;
        }
        settle_waiting(reviewer, seat, own, best, winners >> seat & 1 ? 1.0 / __builtin_popcount(winners) : 0);
    }
}

static void review_all(Reviewer *reviewer, const GameFile *file)
{
    const ReviewOptions *options = reviewer->options;
    gwt_init(&reviewer->game, &file->head.setup);
    for (size_t i = 0; i < file->actions_count; i++) {
        review_action(reviewer, i + 1, file->seats[i], file->actions[i]);
        notation_seat_apply(&reviewer->game, file->seats[i], file->actions[i], NULL);
        if (options->progress)
            options->progress((uint32_t)i + 1, (uint32_t)file->actions_count, options->progress_context);
    }
    if (gwt_is_over(&reviewer->game))
        settle_at_the_end(reviewer);
}

int review_game(const GameFile *file, const ReviewOptions *options, Review *review)
{
    Reviewer *reviewer = calloc(1, sizeof *reviewer);
    BotWorkspace *workspace = bot_workspace_new();
    int done = reviewer && workspace;
    memset(review, 0, sizeof *review);
    if (done) {
        reviewer->options = options;
        reviewer->review = review;
        reviewer->workspace = workspace;
        review_all(reviewer, file);
    }
    bot_workspace_free(workspace);
    free(reviewer);
    return done;
}
