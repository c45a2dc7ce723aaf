/* SPDX-License-Identifier: MIT */
/* lang.h - everything a language needs: one Language, one file (lang_en.c, lang_de.c), one line in names.c. Patterns
 * are filled by text_fill; which keys a pattern may use is said beside each. Private to notation/. */
#ifndef NOTATION_LANG_H
#define NOTATION_LANG_H
#include "gwt/game.h"
#include "gwt/score.h"
#include "notation/names.h"

typedef struct Language {
    const char *code;
    const char *editions[GWT_EDITIONS];
    const char *spaces[GWT_SPACES];
    const char *workers[GWT_WORKERS];
    const char *a_worker[GWT_WORKERS]; /* with article, as the object of a sentence */
    const char *tiles[GWT_EDITIONS][GWT_TILES];
    const char *cards[GWT_EDITIONS][GWT_CARDS];
    const char *neutrals[GWT_NEUTRALS];
    const char *buildings[2 * GWT_BUILDINGS]; /* 2 * number + side, from 2 */
    const char *rail_spaces[GWT_RAIL_SPACES];
    const char *stations[GWT_STATIONS];
    const char *masters[GWT_EDITIONS][GWT_MASTERS];
    const char *cities[GWT_CITIES_BASE], *cities_second[GWT_CITIES_BASE], *cities_north[GWT_CITIES];
    const char *towns[GWT_TOWNS];
    const char *mediums[GWT_MEDIUMS];
    const char *garths[GWT_GARTH_LEVELS];
    const char *discs[GWT_DISCS];
    const char *auxes[GWT_AUXES];
    const char *effects[GWT_EDITIONS][GWT_EFFECTS];
    const char *scores[GWT_SCORE_CATEGORIES];

    /* The open question, steps included; then its numbers, NULL where there are none.
     * Keys: {amount}, {dollars} (amount as money), {signed} (hire: price modifier), {subject}. */
    const char *questions[GWT_DECISION_KINDS];
    const char *question_details[GWT_DECISION_KINDS];

    /* The second form of an event stands where the first does not fit (see event_variant in say.c), NULL if it always
     * does. Keys: {player}, {player_number}, {a}, {b}, {value}, {dollars} (value as money),
     * {row} (b counted from 1). */
    const char *events[GWT_EVENT_CODES][2];

    /* Actions. Keys: {space}, {here} (what lies there), {via} (route_via), {card}, {worker}, {a_worker}, {row},
     * {building}, {rail}, {station}, {disc}, {city}, {tile}, {master}, {effect}, {town}, {seat},
     * {cowboys}, {amount}, {steps}. */
    const char *actions[GWT_VERBS];
    const char *route_via;               /* {spaces}: the branches taken; becomes {via} */
    const char *route_home;              /* ROUTE to Kansas City: {steps}, {via} */
    const char *use_copied;              /* LOCAL of a copied building: {effect}, {space} */
    const char *aux_single, *aux_double; /* {effect} */
    const char *objective_stack;         /* OBJECTIVE from the stack */
    const char *buy_pair;                /* BUY of a two-card option: {card}, {cowboys} */
    const char *use_none, *forward_none; /* USE_CERTIFICATES 0, GAIN_CERTIFICATES 0 */
    const char *raise_none;              /* RAISE 0 */
    const char *take_dollars;            /* TAKE where the choice is between dollars and a card */

    /* Parts. */
    const char *dollars;       /* {amount} */
    const char *minus_dollars; /* {amount} */
    const char *plus_dollars;  /* {amount} */
    const char *later;         /* {dollars}: what a later step will cost or bring */
    const char *fee_bank;      /* {dollars} */
    const char *fee_player;    /* {dollars}, {player} */
    const char *player;        /* {number} */
    const char *building_of;   /* {building}, {player} */
    const char *empty;
    const char *stack; /* the unseen top card */
} Language;

/* Rows that differ only by a number. */
#define LANG_NEUTRALS(word) \
    { \
        word "A", word "B", word "C", word "D", word "E", word "F", word "G" \
    }
#define LANG_BUILDINGS(word) \
    { \
        NULL, NULL, word "1a", word "1b", word "2a", word "2b", word "3a", word "3b", word "4a", word "4b", word "5a", \
            word "5b", word "6a", word "6b", word "7a", word "7b", word "8a", word "8b", word "9a", word "9b", \
            word "10a", word "10b", word "11a", word "11b", word "12a", word "12b", word "13a", word "13b" \
    }
#define LANG_RAIL_SPACES(start, word, end, turnout) \
    { \
        start, word "1", word "2", word "3", word "4", word "5", word "6", word "7", word "8", word "9", word "10", \
            word "11", word "12", word "13", word "14", word "15", word "16", word "17", word "18", word "19", \
            word "20", word "21", word "22", word "23", word "24", word "25", word "26", word "27", word "28", \
            word "29", word "30", word "31", word "32", word "33", word "34", word "35", word "36", word "37", \
            word "38", end, turnout "1", turnout "2", turnout "3", turnout "4", turnout "5", turnout "6", turnout "7", \
            turnout "8", turnout "9" \
    }

extern const Language language_english;
extern const Language language_german;

/* An unknown language number means English. */
const Language *language_of(NotationLanguage language);

#endif
