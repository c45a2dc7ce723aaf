/* SPDX-License-Identifier: MIT */
/* game.h - set up a game, list the legal actions, apply one. A GwtGame is plain data: copy it with =.
 * Nothing here allocates, prints or reads a clock. */
#ifndef GWT_GAME_H
#define GWT_GAME_H
#include <stddef.h>
#include "gwt/action.h"
#include "gwt/event.h"
#include "gwt/state.h"

GWT_API_BEGIN

#define GWT_STATUS_LIST(X) \
    X(OK, "done") \
    X(ERR_GAME_OVER, "the game is over") \
    X(ERR_NOT_LEGAL, "this action is not legal now") \
    X(ERR_SETUP, "these setup options do not go together") \
    X(ERR_VIEW, "this needs the full game, not a view of it")

typedef enum GwtStatus {
#define GWT_STATUS_ENUM(name, text) GWT_##name,
    GWT_STATUS_LIST(GWT_STATUS_ENUM)
#undef GWT_STATUS_ENUM
    GWT_STATUSES
} GwtStatus;

/* First edition, two players, beginner's neutral buildings, all a-sides, key from seed 0. */
GwtSetup gwt_setup_default(void);

/* The 128-bit key that a plain seed number stands for. */
void gwt_key_from_seed(uint64_t seed, uint64_t key[2]);

/* On any status but GWT_OK the game is unchanged. */
GwtStatus gwt_init(GwtGame *game, const GwtSetup *setup);

/* Fills out with every action open to the player to act and returns how many: at least one until the game is over, none
 * then. The order depends on the state alone, and no action appears twice. */
size_t gwt_legal_actions(const GwtGame *game, GwtAction out[GWT_ACTIONS_MAX]);

/* Checks the action and performs it, with every step that follows without a choice. On any status but GWT_OK the
 * game is unchanged. events may be NULL. */
GwtStatus gwt_apply(GwtGame *game, GwtAction action, GwtEvents *events);

/* The same without the check: action must come from gwt_legal_actions of this very state. For bots and simulation. */
void gwt_apply_legal(GwtGame *game, GwtAction action);

/* The question being asked; kind is GWT_DECIDE_NONE when the game is over. */
GwtDecision gwt_decision(const GwtGame *game);

static inline int gwt_is_over(const GwtGame *game) { return game->over; }

/* The seat that answers the open question. */
static inline unsigned gwt_player_to_act(const GwtGame *game)
{
    return game->decisions_count ? game->decisions[game->decisions_count - 1].player : game->turn_player;
}

/* A 64-bit hash of every byte of the state. Equal on every compiler and in WebAssembly. */
uint64_t gwt_hash(const GwtGame *game);

/* Text for a status, English, for logs and errors. */
const char *gwt_status_text(GwtStatus status);

GWT_API_END
#endif
