/* SPDX-License-Identifier: MIT */
/* table_internal.h - what the files behind table.h share: reading lists of ids, and failing with a report. */
#ifndef SCENARIOS_TABLE_INTERNAL_H
#define SCENARIOS_TABLE_INTERNAL_H
#define SCENARIOS_TABLE_IMPLEMENTATION
#include "notation/action_text.h"
#include "table.h"

#define WORD_MAX 40

/* Prints the message, the position, the question and the legal actions, and fails the scenario. */
_Noreturn void table_fail(const Table *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Fails unless the position is possible: components conserved, numbers in range. */
void table_check(const Table *t, const char *after);

/* If the open question has a single answer (tokens aside), gives it and returns 1. Garth's turn is left to when. */
int table_settle(Table *t);

/* Takes the next word off a list separated by blanks (or by the given separator); 0 at its end. */
int list_next(const char **list, char separator, char *word, size_t size);

/* The value an id stands for; an unknown one fails. */
unsigned id_value(const Table *t, NotationKind kind, const char *id);

/* A city of this game's board. */
unsigned city_value(const Table *t, const char *id);

/* The bits of the values in a list of ids. */
uint64_t list_bits(const Table *t, NotationKind kind, const char *list);

/* Where a station has its master: an index of GwtGame.station_masters. A station without one fails. */
unsigned master_space(const Table *t, const char *station);

/* The index of GwtGame.medium_towns; another town fails. */
unsigned medium_index(const Table *t, const char *town);

/* Bits of Garth's cards in a list of numbers 1..15. */
unsigned list_garth_cards(const Table *t, const char *list);

/* Counts of the cards or tiles in a list. */
void list_cards(const Table *t, const char *list, unsigned counts[GWT_CARDS]);
void list_tiles(const Table *t, const char *list, unsigned counts[GWT_TILES]);
void list_discs(const Table *t, const char *list, unsigned counts[GWT_DISCS]); /* by the lower disc of a pair */

/* The lower one of a pair of interchangeable discs. */
unsigned disc_lower(unsigned disc);

/* The player of a seat of this game; any other number fails. */
const GwtPlayer *player_of(const Table *t, unsigned seat);
GwtPlayer *player_at(Table *t, unsigned seat);

extern const char *const seat_names[GWT_PLAYERS_MAX];

#endif
