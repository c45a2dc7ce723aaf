/* SPDX-License-Identifier: MIT */
/* position.h - a whole game, or one seat's view of it, as JSON and back. docs/notation.md explains the keys,
 * docs/position.schema.json is their schema. Reading checks everything: what it accepts can be played on. */
#ifndef NOTATION_POSITION_H
#define NOTATION_POSITION_H
#include <jansson.h>
#include "notation/names.h"

#define NOTATION_POSITION_FORMAT 1
#define NOTATION_POSITION_MAX (1u << 20) /* bytes of JSON that are read at most */
#define NOTATION_POSITION_DEPTH 16       /* arrays and objects inside each other at most */

typedef enum NotationLayout {
    NOTATION_COMPACT, /* one line */
    NOTATION_INDENTED /* for people */
} NotationLayout;

/* The position as a jansson object: the caller owns it (json_decref). NULL when memory runs out. */
json_t *notation_position_json(const GwtGame *game);

/* The position as text. Returns its length without the end mark, as snprintf does; 0 when memory runs out. 32 KiB are
 * room enough for a compact one, 64 KiB for an indented one. */
size_t notation_position_write(const GwtGame *game, NotationLayout layout, char *out, size_t size);

/* Reads a position. Returns 1; or 0 with one line in error, a JSON path and a reason ("players[1].dollars: -3 is below
 * 0"), and out unchanged. */
int notation_position_read(const char *text, size_t length, GwtGame *out, char *error, size_t error_size);

#endif
