/* SPDX-License-Identifier: MIT */
/* turn.c - turn order: first question, phase C, next player, last turns. */
#include "flow/flow.h"
#include "gwt/score.h"
#include "rules/rules.h"

#define START_HAND 4u

void turn_begin(Play *play)
{
    GwtGame *game = play->game;
    const unsigned player = game->turn_player;
    game->turns++;
    play_event(play, GWT_EVENT_TURN_STARTED, player, 0, 0, game->turns);
    if (garth_sits_at(game, player)) {
        ask(play, GWT_DECIDE_GARTH, player, 0, 0);
        return;
    }
    const int first_turn = game->players[player].herder == GWT_NONE;
    ask(play, first_turn ? GWT_DECIDE_PLACE : GWT_DECIDE_MOVE, player, 0, 0);
    if (first_turn && game->players[player].hand_count > START_HAND) /* second edition (MV6) */
        ask(play, GWT_DECIDE_DISCARD, player, 0, game->players[player].hand_count - START_HAND);
}

void turn_deal_hands(Play *play)
{
    for (unsigned seat = 0; seat < play->game->players_count; seat++)
        if (!garth_sits_at(play->game, seat))
            deck_draw(play, seat, start_cards[play->game->edition][seat]);
}

/* Phase C only draws up; a hand above the limit stays (DK3). */
static void draw_up(Play *play, unsigned player)
{
    if (garth_sits_at(play->game, player))
        return;
    const unsigned limit = gwt_hand_limit(play->game, player), hand = play_player(play, player)->hand_count;
    if (hand < limit)
        deck_draw(play, player, limit - hand);
}

/* After the end was triggered every other player has one more turn (GE3). */
static void turn_end(Play *play)
{
    GwtGame *game = play->game;
    while (game->sources_count)
        game->sources[--game->sources_count] = (GwtSource){ 0, 0 };
    game->acted = 0;
    game->used_spaces = 0;
    draw_up(play, game->turn_player);
    const unsigned next = (game->turn_player + 1u) % game->players_count;
    if (next == game->token_owner) {
        game->over = 1;
        play_event(play, GWT_EVENT_GAME_OVER, GWT_NONE, 0, 0, 0);
        return;
    }
    game->turn_player = (uint8_t)next;
    turn_begin(play);
}

static void take_step(Play *play, const GwtDecision *step)
{
    static StepFunction *const steps[GWT_DECISION_KINDS - GWT_STEPS] = {
        [GWT_STEP_REWARD - GWT_STEPS] = effect_step_reward,
        [GWT_STEP_ENGINE_STOPPED - GWT_STEPS] = station_step_engine_stopped,
        [GWT_STEP_LEAVE_END - GWT_STEPS] = engine_step_leave_end,
        [GWT_STEP_MASTER_CHANCE - GWT_STEPS] = station_step_master_chance,
        [GWT_STEP_KANSAS_CITY - GWT_STEPS] = kansas_city_step,
        [GWT_STEP_TRANSPORT - GWT_STEPS] = delivery_step_transport,
        [GWT_STEP_BRANCHLET_SPACE - GWT_STEPS] = branchlet_step_space,
        [GWT_STEP_TOWN - GWT_STEPS] = branchlet_step_town,
        [GWT_STEP_NEXT_BRANCHLET - GWT_STEPS] = branchlet_step_next,
        [GWT_STEP_SHOW_HAND_END - GWT_STEPS] = kansas_city_step_hand_shown,
    };
    steps[step->kind - GWT_STEPS](play, step);
}

void turn_advance(Play *play)
{
    GwtGame *game = play->game;
    while (!game->over) {
        if (!game->decisions_count) {
            turn_end(play);
            continue;
        }
        if (game->decisions[game->decisions_count - 1].kind < GWT_STEPS)
            return;
        const GwtDecision step = decision_pop(game);
        take_step(play, &step);
    }
}
