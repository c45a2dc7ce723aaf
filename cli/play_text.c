/* SPDX-License-Identifier: MIT */
/* play_text.c - the list of play_text.h as a table. */
#include "play_text.h"

static const char *const texts[PLAY_TEXTS][NOTATION_LANGUAGES] = {
#define PLAY_TEXT_ROW(name, english, german) \
    [PLAY_TEXT_##name] = { [NOTATION_ENGLISH] = english, [NOTATION_GERMAN] = german },
    PLAY_TEXT_LIST(PLAY_TEXT_ROW)
#undef PLAY_TEXT_ROW
};

const char *play_text(NotationLanguage language, PlayText text) { return texts[text][language]; }
