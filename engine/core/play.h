/* SPDX-License-Identifier: MIT */
/* play.h - the action being applied: the game it changes, and where events go if anybody listens. Also the decision
 * stack. Knows no rule. */
#ifndef CORE_PLAY_H
#define CORE_PLAY_H
#include "core/assert.h"
#include "gwt/action.h"
#include "gwt/event.h"
#include "gwt/state.h"

typedef struct Play {
    GwtGame *game;
    GwtEvents *events; /* NULL on the hot path */
} Play;

static inline GwtPlayer *play_player(Play *play, unsigned player) { return &play->game->players[player]; }

/* Writes the event into the caller's list. Not inline: the hot path only tests play->events. */
void play_write_event(GwtEvents *events, GwtEvent event);

static inline void play_event(Play *play, unsigned code, unsigned player, unsigned a, unsigned b, int value)
{
    if (play->events)
        play_write_event(play->events,
                         (GwtEvent){ (uint8_t)code, (uint8_t)player, (uint8_t)a, (uint8_t)b, (int16_t)value, 0, 0 });
}

/* The same for what nobody could know before: undo must stop here. */
static inline void play_reveal(Play *play, unsigned code, unsigned player, unsigned a, unsigned b, int value)
{
    if (play->events)
        play_write_event(play->events,
                         (GwtEvent){ (uint8_t)code, (uint8_t)player, (uint8_t)a, (uint8_t)b, (int16_t)value, 1, 0 });
}

static inline void decision_push(GwtGame *game, GwtDecision decision)
{
    gwt_assert(game->decisions_count < GWT_DECISIONS_MAX);
    if (game->decisions_count < GWT_DECISIONS_MAX)
        game->decisions[game->decisions_count++] = decision;
}

/* Popped entries are zeroed, so that equal positions have equal bytes. */
static inline GwtDecision decision_pop(GwtGame *game)
{
    GwtDecision *top = &game->decisions[--game->decisions_count];
    const GwtDecision asked = *top;
    *top = (GwtDecision){ 0, 0, 0, 0, 0, 0 };
    return asked;
}

static inline void decision_clear(GwtGame *game)
{
    while (game->decisions_count)
        decision_pop(game);
}

/* A question that must be answered, and one that may be declined. */
static inline void ask(Play *play, unsigned kind, unsigned player, unsigned subject, unsigned amount)
{
    decision_push(play->game, (GwtDecision){ (uint8_t)kind, (uint8_t)player, 0, (uint8_t)subject, (uint8_t)amount, 0 });
}
static inline void offer(Play *play, unsigned kind, unsigned player, unsigned subject, unsigned amount)
{
    decision_push(play->game, (GwtDecision){ (uint8_t)kind, (uint8_t)player, 1, (uint8_t)subject, (uint8_t)amount, 0 });
}
/* A step to be taken when everything above it is settled. */
static inline void then_step(Play *play, unsigned step, unsigned player, unsigned subject)
{
    decision_push(play->game, (GwtDecision){ (uint8_t)step, (uint8_t)player, 0, (uint8_t)subject, 0, 0 });
}

#endif
