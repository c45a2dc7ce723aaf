/* SPDX-License-Identifier: MIT */
/* engine.c - engines on the railroad, forward and back. Stations are station.c.
 *
 * The line is the numbered spaces 0..39; a turnout is one more space between two of them that may be driven through or
 * passed by (EN3). A space with another engine does not exist (EN2); the start always does (EN9). */
#include "rules/rules.h"

#define NO_TURNOUT GWT_NONE
#define LEAVE_END_DOLLARS 3

/* The turnout between numbered space `low` and low + 1. */
static unsigned turnout_above(unsigned low)
{
    static const uint8_t turnouts[GWT_RAIL_END + 1] = {
        [4] = 40, [7] = 41, [10] = 42, [13] = 43, [16] = 44, [21] = 45, [25] = 46, [29] = 47, [33] = 48,
    };
    return turnouts[low] ? turnouts[low] : NO_TURNOUT;
}

static uint64_t spaces_blocked(const GwtGame *game, unsigned player)
{
    uint64_t blocked = 0;
    for (unsigned other = 0; other < game->players_count; other++)
        if (other != player)
            blocked |= bit64(game->players[other].engine);
    return blocked & ~bit64(GWT_RAIL_START);
}

/* The numbered space an engine counts as: a turnout is treated as the higher of its neighbours (TC2). */
unsigned engine_numbered(unsigned rail_space)
{
    return rail_space < GWT_RAIL_TURNOUT_FIRST ? rail_space : turnout_after[rail_space - GWT_RAIL_TURNOUT_FIRST] + 1u;
}

/* The highest numbered space at or below this place on the line, not counting a space the engine stands on itself. */
static unsigned first_space_back(unsigned engine) { return engine_numbered(engine) - 1; }

/* Every space that can be reached with at most asked->amount moves (EN1): the shortest way leaves out the turnouts. */
size_t engine_list_forward(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const unsigned engine = game->players[asked->player].engine;
    const uint64_t blocked = spaces_blocked(game, asked->player);
    const unsigned from = engine < GWT_RAIL_TURNOUT_FIRST ? engine : engine_numbered(engine) - 1;
    unsigned moves = 0;
    size_t count = 0;
    for (unsigned space = from; space < GWT_RAIL_END && moves < asked->amount; space++) {
        const unsigned turnout = turnout_above(space);
        if (turnout != NO_TURNOUT && turnout != engine && !(blocked & bit64(turnout)))
            out[count++] = gwt_action(GWT_VERB_ENGINE, turnout);
        if (!(blocked & bit64(space + 1))) {
            out[count++] = gwt_action(GWT_VERB_ENGINE, space + 1);
            moves++;
        }
    }
    return count;
}

/* Spaces that some way of exactly `exactly` moves reaches (EN4, EN8); all free ones behind if exactly is 0. Each
 * free turnout passed on the way may lengthen it by one. */
static size_t list_back(const GwtGame *game, unsigned player, unsigned exactly, GwtAction *out)
{
    const unsigned engine = game->players[player].engine;
    const uint64_t blocked = spaces_blocked(game, player);
    unsigned moves = 0, detours = 0;
    size_t count = 0;
    if (engine == GWT_RAIL_START)
        return 0;
    for (unsigned space = first_space_back(engine);; space--) {
        const unsigned turnout = turnout_above(space);
        if (turnout != NO_TURNOUT && turnout != engine && !(blocked & bit64(turnout))) {
            if (!exactly || (moves < exactly && exactly <= moves + 1 + detours))
                out[count++] = gwt_action(GWT_VERB_ENGINE, turnout);
            detours++;
        }
        if (!(blocked & bit64(space))) {
            moves++;
            if (!exactly || (moves <= exactly && exactly <= moves + detours))
                out[count++] = gwt_action(GWT_VERB_ENGINE, space);
        }
        if (space == GWT_RAIL_START || (exactly && moves >= exactly))
            return count;
    }
}

int engine_can_go_back(const GwtGame *game, unsigned player, unsigned spaces)
{
    GwtAction actions[GWT_RAIL_SPACES];
    return list_back(game, player, spaces, actions) > 0;
}

/* Inside a delivery the engine may not go so far back from 39 that the transport could not be paid (RN 26). */
static size_t drop_unpayable(const GwtGame *game, unsigned player, GwtAction *actions, size_t count)
{
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (money_free_from(game, player, gwt_action_argument(actions[i])) + LEAVE_END_DOLLARS >= 0)
            actions[kept++] = actions[i];
    return kept;
}

size_t engine_list_back(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    if (asked->subject != GWT_BACK_FROM_END)
        return list_back(game, asked->player, asked->amount, out);
    if (game->players[asked->player].engine != GWT_RAIL_END)
        return 0; /* only in positions made by hand */
    return drop_unpayable(game, asked->player, out, list_back(game, asked->player, asked->amount, out));
}

static void set_engine(Play *play, unsigned player, unsigned rail_space)
{
    GwtPlayer *owner = play_player(play, player);
    play_event(play, GWT_EVENT_ENGINE, player, owner->engine, rail_space, 0);
    owner->engine = (uint8_t)rail_space;
}

void engine_apply_forward(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned to = gwt_action_argument(action);
    set_engine(play, asked->player, to);
    if (to == GWT_RAIL_END)
        then_step(play, GWT_STEP_LEAVE_END, asked->player, 0);
    then_step(play, GWT_STEP_ENGINE_STOPPED, asked->player, 0);
}

/* Nothing rests on 39: the engine must go back (EN6, EN10). */
void engine_step_leave_end(Play *play, const GwtDecision *step)
{
    if (play_player(play, step->player)->engine == GWT_RAIL_END)
        ask(play, GWT_DECIDE_ENGINE_BACK, step->player, GWT_BACK_FROM_END, 0);
}

/* Numbered spaces entered on the way back; turnouts and occupied spaces do not count, the start does (XD1). */
static unsigned spaces_counted(const GwtGame *game, unsigned player, unsigned to)
{
    const unsigned lowest = to < GWT_RAIL_TURNOUT_FIRST ? to : engine_numbered(to);
    const unsigned above = engine_numbered(game->players[player].engine);
    const uint64_t passed = (bit64(above) - 1) & ~(bit64(lowest) - 1);
    return bits_count(passed & ~spaces_blocked(game, player));
}

void engine_apply_back(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned player = asked->player, to = gwt_action_argument(action);
    const unsigned counted = spaces_counted(play->game, player, to);
    set_engine(play, player, to);
    if (asked->subject == GWT_BACK_FROM_END)
        money_gain(play, player, LEAVE_END_DOLLARS);
    then_step(play, GWT_STEP_ENGINE_STOPPED, player, 0);
    if (asked->subject == GWT_BACK_TO_DELIVER && delivery_possible(play->game, player, counted, 1))
        offer(play, GWT_DECIDE_DELIVERY, player, 1, counted);
}
