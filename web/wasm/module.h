/* SPDX-License-Identifier: MIT */
/* module.h - what the files of this folder share: the games of engine/wasm/exports.c, and the text buffer that
 * longer answers are left in and longer questions are put into. */
#ifndef DROVER_WASM_MODULE_H
#define DROVER_WASM_MODULE_H
#include "gwt/game.h"

#define EXPORT(name) __attribute__((export_name(#name)))
#define TEXT_SIZE (1u << 20)

/* engine/wasm/exports.c. NULL for a slot that does not exist. */
const GwtGame *game_address(uint32_t slot);
GwtSetup *setup_address(void);
uint32_t copy_game(uint32_t to, uint32_t from);

/* texts.c */
extern char text_buffer[TEXT_SIZE];

/* The game of a slot as this folder may change it; NULL for a slot that does not exist. */
static inline GwtGame *game_of(uint32_t slot) { return (GwtGame *)game_address(slot); }

static inline int seat_is_known(const GwtGame *game, uint32_t seat) { return game && seat < game->players_count; }

#endif
