/* SPDX-License-Identifier: MIT */
/* position_parts.h - what writing and reading positions must agree on. Private to notation/. */
#ifndef NOTATION_POSITION_PARTS_H
#define NOTATION_POSITION_PARTS_H
#include "notation/names.h"
#include "reader.h"

#define POSITION_NUMBER (-1) /* the subject of the decision is a plain number */

/* What the subject of a pending decision is: a NotationKind, or POSITION_NUMBER. A building is given by its number. */
int position_subject_kind(unsigned decision);

/* Switches that are written as true or false under "options". */
typedef struct PositionOption {
    const char *key;
    uint8_t bit; /* GWT_OPTION_ */
} PositionOption;
#define POSITION_OPTIONS 4
extern const PositionOption position_options[POSITION_OPTIONS];

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
