/* SPDX-License-Identifier: MIT */
/* score_table.h - the score pad as text: one row per category, one column per seat; bids where there were any. */
#ifndef CLI_SCORE_TABLE_H
#define CLI_SCORE_TABLE_H
#include <stdio.h>
#include "notation/names.h"

/* seat_names[i] heads the column of seat i. */
void score_table_print(const GwtGame *game, NotationLanguage language, const char *const seat_names[], FILE *out);

#endif
