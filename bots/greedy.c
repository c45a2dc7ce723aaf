/* SPDX-License-Identifier: MIT */
/* greedy.c - the bot that looks to the end of its own turn. For each legal action it deals the hidden rest a few times,
 * performs the action, answers what follows by the best next step, and judges the position it ends the turn in
 * (position_value.c). It takes the action with the best average. */
#include "bid.h"
#include "bots/bot.h"
#include "gwt/view.h"
#include "position_value.h"
#include "random_numbers.h"

enum {
    SAMPLES_MAX = 4,
    PLAYOUTS_WANTED = 40, /* more samples when there are few actions */
    TURN_DECISIONS_MAX = 40,
    ANSWERS_MAX = 16,     /* longer lists of answers are not looked into */
    CHOICES_MAX = 64      /* playouts at one decision; routes that only cost more are left out first */
};

typedef struct Choice {
    GwtAction action;
    int32_t first_value; /* right after the action */
    int64_t sum;         /* over the samples, at the end of the turn */
} Choice;

typedef struct Thinker {
    unsigned player;
    uint16_t turn;
    Surroundings around;
} Thinker;

static int32_t value_now(const Thinker *self, const GwtGame *game)
{
    return position_value(game, self->player, &self->around) + position_pending_value(game, self->player);
}

static int turn_goes_on(const Thinker *self, const GwtGame *game)
{
    return !gwt_is_over(game) && game->turns == self->turn && gwt_player_to_act(game) == self->player;
}

/* The value of a position in the middle of a turn. Where the open question belongs to what was begun (which disc for
 * the delivery, which worker to hire), its best answer counts: before it nothing has changed yet. */
static int32_t value_ahead(const Thinker *self, const GwtGame *game)
{
    if (!turn_goes_on(self, game) || gwt_decision(game).kind == GWT_DECIDE_LOCATION)
        return value_now(self, game);
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    if (count > ANSWERS_MAX)
        return value_now(self, game);
    int32_t best = INT32_MIN;
    for (size_t i = 0; i < count; i++) {
        GwtGame after = *game;
        gwt_apply_legal(&after, legal[i]);
        int32_t value = value_now(self, &after);
        best = value > best ? value : best;
    }
    return best;
}

/* Performs the action that looks best right after it. */
static void take_best_step(const Thinker *self, GwtGame *game)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    if (count == 1) {
        gwt_apply_legal(game, legal[0]);
        return;
    }
    GwtGame best;
    int32_t best_value = INT32_MIN;
    for (size_t i = 0; i < count; i++) {
        GwtGame after = *game;
        gwt_apply_legal(&after, legal[i]);
        int32_t value = value_ahead(self, &after);
        if (value > best_value) {
            best_value = value;
            best = after;
        }
    }
    *game = best;
}

static int32_t playout(const Thinker *self, const GwtGame *start, GwtAction action)
{
    GwtGame game = *start;
    gwt_apply_legal(&game, action);
    for (unsigned i = 0; i < TURN_DECISIONS_MAX && turn_goes_on(self, &game); i++)
        take_best_step(self, &game);
    return value_now(self, &game);
}

/* Of several routes to one place only the best is worth a thought. Returns the index to use for this action: that of an
 * earlier route to the same place, or count. */
static size_t same_place(const Choice *choices, size_t count, GwtAction action)
{
    if (gwt_action_verb(action) != GWT_VERB_ROUTE)
        return count;
    size_t i = 0;
    while (i < count && (gwt_action_verb(choices[i].action) != GWT_VERB_ROUTE ||
                         gwt_action_route_space(choices[i].action) != gwt_action_route_space(action)))
        i++;
    return i;
}

static size_t list_choices(const Thinker *self, const GwtGame *game, const GwtAction *legal, size_t count, Choice *out)
{
    size_t choices = 0;
    for (size_t i = 0; i < count; i++) {
        GwtGame after = *game;
        gwt_apply_legal(&after, legal[i]);
        Choice choice = { legal[i], value_now(self, &after), 0 };
        size_t place = same_place(out, choices, legal[i]);
        if (place == choices && choices < CHOICES_MAX)
            out[choices++] = choice;
        else if (place < choices && choice.first_value > out[place].first_value)
            out[place] = choice;
    }
    return choices;
}

static const Choice *best_choice(const Choice *choices, size_t count)
{
    const Choice *best = &choices[0];
    for (size_t i = 1; i < count; i++)
        if (choices[i].sum > best->sum)
            best = &choices[i];
    return best;
}

static void deal(const GwtGame *view, BotState *state, GwtGame *out)
{
    uint64_t key[2];
    key[0] = random_next(&state->random);
    key[1] = random_next(&state->random);
    gwt_sample(view, key, out);
}

static GwtAction greedy_choose(const Bot *bot, const GwtGame *view, BotState *state, const BotBudget *budget,
                               BotWorkspace *workspace)
{
    (void)bot;
    (void)budget;
    (void)workspace;
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(view, legal);
    if (count == 1)
        return legal[0];
    if (gwt_decision(view).kind == GWT_DECIDE_BID)
        return lowest_bid(legal, count);

    Thinker self = { .player = gwt_player_to_act(view), .turn = view->turns };
    surroundings_of(view, &self.around);
    GwtGame game;
    deal(view, state, &game);
    Choice choices[CHOICES_MAX];
    count = list_choices(&self, &game, legal, count, choices);

    size_t samples = PLAYOUTS_WANTED / count;
    samples = samples < 1 ? 1 : samples > SAMPLES_MAX ? SAMPLES_MAX : samples;
    for (size_t sample = 0; sample < samples; sample++) {
        if (sample > 0)
            deal(view, state, &game);
        for (size_t i = 0; i < count; i++)
            choices[i].sum += playout(&self, &game, choices[i].action);
    }
    return best_choice(choices, count)->action;
}

const Bot bot_greedy = {
    .name = "greedy",
    .summary = "looks to the end of its own turn and takes what is worth most",
    .choose = greedy_choose,
};
