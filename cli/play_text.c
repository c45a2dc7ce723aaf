/* SPDX-License-Identifier: MIT */
/* play_text.c - the tables of play_text_*.c by language. */
#include "play_text.h"

static const char *const *const tables[NOTATION_LANGUAGES] = {
    [NOTATION_ENGLISH] = play_text_english,
    [NOTATION_GERMAN] = play_text_german,
};

const char *play_text(NotationLanguage language, PlayText text) { return tables[language][text]; }
