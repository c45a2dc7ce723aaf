/* SPDX-License-Identifier: MIT */
/* names.h - ids (stable texts for programs, the same in every language) and names (texts for people, one table per
 * language) of everything the engine numbers. docs/notation.md lists the ids, lang_en.c and lang_de.c hold names. */
#ifndef NOTATION_NAMES_H
#define NOTATION_NAMES_H
#include <stddef.h>
#include "gwt/game.h"
#include "gwt/score.h"

typedef enum NotationLanguage { NOTATION_ENGLISH, NOTATION_GERMAN, NOTATION_LANGUAGES } NotationLanguage;

/* What a number means. In brackets: the enum or range the value comes from. */
typedef enum NotationKind {
    NOTATION_EDITION,    /* [GwtEdition] */
    NOTATION_SPACE,      /* [GwtSpace] */
    NOTATION_WORKER,     /* [GwtWorker] */
    NOTATION_TILE,       /* [GwtTile, from 1] */
    NOTATION_CARD,       /* [GwtCard] */
    NOTATION_NEUTRAL,    /* [0..6 for the neutral building tiles A..G] */
    NOTATION_BUILDING,   /* [2 * building number + side, side 1 is b; from 2] */
    NOTATION_RAIL_SPACE, /* [0..48] */
    NOTATION_STATION,    /* [0..11] */
    NOTATION_MASTER,     /* [GwtMaster, from 1] */
    NOTATION_CITY,       /* [GwtCity] on the strip of the first edition; notation_cities tells which kind a game has */
    NOTATION_CITY_SECOND, /* [GwtCity] on the strip of the second edition */
    NOTATION_CITY_NORTH, /* [GwtCity] on the strip and in the big towns of Rails to the North */
    NOTATION_TOWN,       /* [GwtTown] */
    NOTATION_MEDIUM,     /* [GwtMediumTile, from 1] */
    NOTATION_GARTH,      /* [GwtGarthLevel]; 0 is "none" */
    NOTATION_DISC,       /* [GwtDisc]; interchangeable discs share an id, which stands for the lower one */
    NOTATION_AUX,        /* [GwtAux] */
    NOTATION_EFFECT,     /* [GwtEffect, from 1] */
    NOTATION_DECISION,   /* [GwtDecisionKind, steps included, from 1, with a gap]; the name is the question */
    NOTATION_SCORE,      /* [GwtScoreCategory] */
    NOTATION_EVENT,      /* [GwtEventCode, from 1]; the name is the pattern notation_event_say fills in */
    NOTATION_KINDS
} NotationKind;

/* The id, or NULL if the kind has no such value. */
const char *notation_id(NotationKind kind, unsigned value);

/* The value with exactly this id of the given length, or -1. */
int notation_id_find(NotationKind kind, const char *text, size_t length);

/* Values of a kind run below this number; some low ones may have no id (see the brackets above). */
unsigned notation_values(NotationKind kind);

/* The name for people, or NULL if the kind has no such value. Breeds and tiles change with the edition. */
const char *notation_name(NotationLanguage language, NotationKind kind, unsigned value, unsigned edition);

/* "en" or "de"; notation_language_find returns -1 for anything else. */
const char *notation_language_code(NotationLanguage language);
int notation_language_find(const char *code);

/* The side a building number shows in this game, as a value of NOTATION_BUILDING. */
static inline unsigned notation_building(const GwtGame *game, unsigned number)
{
    return 2 * number + (game->b_sides >> number & 1);
}

/* The same for the tile of one seat: Garth's all show their b-sides. */
static inline unsigned notation_building_of(const GwtGame *game, unsigned seat, unsigned number)
{
    return game->players[seat].garth_level ? 2 * number + 1 : notation_building(game, number);
}

/* The kind that names the cities of this game's board: NOTATION_CITY, NOTATION_CITY_SECOND or NOTATION_CITY_NORTH. */
static inline NotationKind notation_cities(const GwtGame *game)
{
    if (game->options & GWT_OPTION_RAILS)
        return NOTATION_CITY_NORTH;
    return game->edition == GWT_EDITION_SECOND ? NOTATION_CITY_SECOND : NOTATION_CITY;
}

/* The far city that takes any number of a player's discs (GwtPlayer.last_city_discs); the near one is Kansas City. */
static inline unsigned notation_last_city(const GwtGame *game)
{
    return game->options & GWT_OPTION_RAILS ? (unsigned)GWT_CITY_SAN_FRANCISCO : (unsigned)GWT_CITY_LAST;
}

/* The town square of GwtGame.medium_towns[place], as a GwtTown. */
unsigned notation_medium_town(unsigned place);

/* Longer texts. All return the length of the whole text without its end mark, as snprintf does, and always end what
 * they write (if size is not 0). NOTATION_TEXT_MAX is room enough for any of them. */
#define NOTATION_TEXT_MAX 512

/* What lies on a space: "Neutral building B", "5a of player 2", "Flood (green hand, 3 points)", or "empty". */
size_t notation_location_say(const GwtGame *game, unsigned space, NotationLanguage language, char *out, size_t size);

/* The open question with its numbers: "Choose a worker to hire ($2 dearer)". */
size_t notation_question_say(const GwtGame *game, NotationLanguage language, char *out, size_t size);

/* One event as a sentence: "Player 2 pays $2 to player 1". game: the state after the action (for edition and sides). */
size_t notation_event_say(const GwtGame *game, const GwtEvent *event, NotationLanguage language, char *out,
                          size_t size);

#endif
