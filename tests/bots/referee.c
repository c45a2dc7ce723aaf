/* SPDX-License-Identifier: MIT */
/* referee.c - no bot can cheat: at many decisions, everything that the seat to act cannot see is dealt anew, and every bot must
 * choose as before, from an equal state and with memory that was used for something else. `referee DECISIONS` */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/bot.h"
#include "cells.h"
#include "gwt/view.h"

enum { SIMULATIONS = 24, DECISIONS_OF_GAME_MAX = 20000 };

/* How often a bot is asked: at one decision in so many. The strong ones take longer; heuristic is hard by another name. */
static unsigned period_of(const Bot *bot)
{
    return bot == &bot_expert ? 40 : bot == &bot_heuristic ? 20 : bot == &bot_hard ? 3 : 1;
}

typedef struct Referee {
    uint64_t wanted;
    uint64_t decisions;   /* looked into */
    uint64_t dealt_anew;  /* of them with something hidden that came out differently */
    uint64_t asked;       /* answers compared */
    BotWorkspace *workspaces[2];
} Referee;

static int fail(const GwtSetup *setup, const GwtGame *game, const char *bot, const char *what)
{
    fprintf(stderr,
            "referee: %s: %s (edition %u, rails %u, simmental %u, %u players, key %016" PRIx64 " %016" PRIx64
            ", turn %u, decision kind %u)\n",
            bot, what, setup->edition, setup->rails, setup->simmental, setup->players, setup->key[0], setup->key[1],
            game->turns, gwt_decision(game).kind);
    return 0;
}

static int same_state(const BotState *a, const BotState *b)
{
    return a->random == b->random && a->plan_count == b->plan_count && a->plan_next == b->plan_next &&
           memcmp(a->plan, b->plan, a->plan_count * sizeof a->plan[0]) == 0 &&
           memcmp(a->expected, b->expected, a->plan_count * sizeof a->expected[0]) == 0;
}

/* Another game that the seat cannot tell from this one. Returns 0 if its view gives it away. */
static int deal_anew(Referee *referee, const GwtGame *game, const GwtGame *view, GwtGame *other_view)
{
    uint64_t key[2];
    GwtGame other;
    gwt_key_from_seed(referee->decisions * 2654435761u + 17, key);
    gwt_sample(view, key, &other);
    GwtGame plain = *game;
    plain.key[0] = other.key[0];
    plain.key[1] = other.key[1];
    plain.draws = other.draws;
    referee->dealt_anew += memcmp(&plain, &other, sizeof plain) != 0;
    gwt_view_for(&other, gwt_player_to_act(game), other_view);
    return memcmp(other_view, view, sizeof *view) == 0;
}

static const char *ask_bot(Referee *referee, const Bot *bot, const GwtGame *view, const GwtGame *other_view)
{
    const BotBudget budget = { .simulations = bot->level ? SIMULATIONS : 0, .threads = 1 };
    BotState first, second;
    bot_state_init(&first, referee->decisions);
    second = first;
    unsigned which = referee->asked & 1;
    GwtAction action = bot->choose(bot, view, &first, &budget, referee->workspaces[which]);
    GwtAction again = bot->choose(bot, other_view, &second, &budget, referee->workspaces[!which]);
    referee->asked++;
    if (!is_legal(view, action))
        return "chooses what is not legal";
    if (action != again)
        return "chooses otherwise when what is hidden changes";
    return same_state(&first, &second) ? NULL : "remembers what it cannot know";
}

static int look(Referee *referee, const GwtSetup *setup, const GwtGame *game)
{
    GwtGame view, other_view;
    gwt_view_for(game, gwt_player_to_act(game), &view);
    if (!deal_anew(referee, game, &view, &other_view))
        return fail(setup, game, "view", "shows what is hidden");
    for (unsigned i = 0; bots[i]; i++) {
        if (referee->decisions % period_of(bots[i]) != i % period_of(bots[i]))
            continue;
        const char *problem = ask_bot(referee, bots[i], &view, &other_view);
        if (problem)
            return fail(setup, game, bots[i]->name, problem);
    }
    referee->decisions++;
    return 1;
}

/* One game: of good players in one half of the games, of random ones in the other. */
static int watch_game(Referee *referee, const GwtSetup *setup, uint64_t seed)
{
    const Bot *mover = seed & 1 ? &bot_normal : &bot_random;
    GwtGame game, view;
    BotState states[GWT_PLAYERS_MAX];
    if (gwt_init(&game, setup) != GWT_OK)
        return fail(setup, &game, "set-up", "is refused");
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        bot_state_init(&states[seat], seed * GWT_PLAYERS_MAX + seat);
    for (unsigned i = 0; !gwt_is_over(&game) && referee->decisions < referee->wanted; i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        const unsigned seat = gwt_player_to_act(&game);
        /* A part of every game, so that all cells come up. */
        if (gwt_legal_actions(&game, legal) > 1 && i % 4 == seed % 4 && !look(referee, setup, &game))
            return 0;
        gwt_view_for(&game, seat, &view);
        GwtAction action = mover->choose(mover, &view, &states[seat], NULL, referee->workspaces[0]);
        if (gwt_apply(&game, action, NULL) != GWT_OK || i == DECISIONS_OF_GAME_MAX)
            return fail(setup, &game, mover->name, "chooses what is not legal, or never ends");
    }
    return 1;
}

int main(int argc, char **argv)
{
    Referee referee = { .wanted = argc > 1 ? strtoull(argv[1], NULL, 10) : 10000 };
    int fair = 1;
    referee.workspaces[0] = bot_workspace_new();
    referee.workspaces[1] = bot_workspace_new();
    if (!referee.workspaces[0] || !referee.workspaces[1])
        return 2;
    for (uint64_t seed = 0; fair && referee.decisions < referee.wanted; seed++) {
        GwtSetup setup;
        cell_setup((unsigned)(seed * 7 % CELLS), seed, &setup);
        fair = watch_game(&referee, &setup, seed);
    }
    printf("%" PRIu64 " decisions, %" PRIu64 " of them with something hidden that was dealt anew, %" PRIu64
           " answers compared\n",
           referee.decisions, referee.dealt_anew, referee.asked);
    if (referee.dealt_anew < referee.decisions / 2)
        fair = fprintf(stderr, "referee: too little was hidden to tell\n") < 0;
    bot_workspace_free(referee.workspaces[0]);
    bot_workspace_free(referee.workspaces[1]);
    return !fair;
}
