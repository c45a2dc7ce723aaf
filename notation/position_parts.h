/* SPDX-License-Identifier: MIT */
/* position_parts.h - what writing and reading positions must agree on. Private to notation/. */
#ifndef NOTATION_POSITION_PARTS_H
#define NOTATION_POSITION_PARTS_H
#include "notation/names.h"
#include "reader.h"

#define POSITION_NUMBER (-1) /* the subject of the decision is a plain number */

/* What the subject of a pending decision is: a NotationKind, or POSITION_NUMBER. A building is given by its number. */
int position_subject_kind(const GwtGame *game, unsigned decision);

/* Switches that are written as true or false under "options". */
typedef struct PositionOption {
    const char *key;
    uint8_t bit;      /* GWT_OPTION_ */
    uint8_t inverted; /* true means that the bit is off, which it is not by itself in the second edition */
} PositionOption;
#define POSITION_OPTIONS 8
extern const PositionOption position_options[POSITION_OPTIONS];

/* GwtSource.used of a building that was replaced: nothing of it is left (BU4). */
#define POSITION_REPLACED 0xFF

/* Station masters wait at the first five stations and, with Rails to the North, at the two in the north. */
static inline unsigned position_master_spaces(const GwtGame *game)
{
    return game->options & GWT_OPTION_RAILS ? GWT_MASTER_SPACES : GWT_MASTER_SPACES - 2;
}

/* Reads the player in seat reader->seat. */
void position_read_player(Reader *reader, const json_t *object);

/* Fails in a full position: there the cards themselves tell the counts. */
void position_need_view(Reader *reader);

/* The bit of a space in GwtGame.occupied and GwtPlayer.built. */
static inline uint64_t position_bit(unsigned space)
{
    return (uint64_t)1 << space;
}

#endif
