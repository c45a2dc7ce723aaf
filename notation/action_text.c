/* SPDX-License-Identifier: MIT */
/* action_text.c - actions as exact text (docs/notation.md, Actions). Parsing formats the legal actions of the
 * text's verb and compares: what is not the text of a legal action, letter for letter, is refused. Sentences are say.c's. */
#include "notation/action_text.h"
#include <string.h>
#include "gwt/describe.h"
#include "gwt/token.h"
#include "gwt/trail.h"
#include "route.h"
#include "text.h"

/* How the argument of a verb is written after its word. */
typedef enum ArgumentForm {
    FORM_NONE,
    FORM_ID, /* the id of `kind` */
    FORM_NUMBER,
    FORM_SPECIAL /* a function below */
} ArgumentForm;

typedef struct VerbText {
    const char *word;
    uint8_t form; /* ArgumentForm */
    uint8_t kind; /* NotationKind, with FORM_ID */
} VerbText;

static const VerbText verb_texts[GWT_VERBS] = {
    [GWT_VERB_PASS] = { "pass", FORM_NONE, 0 },
    [GWT_VERB_END] = { "end", FORM_NONE, 0 },
    [GWT_VERB_PLACE] = { "place", FORM_ID, NOTATION_SPACE },
    [GWT_VERB_LOCAL] = { "use", FORM_SPECIAL, 0 },
    [GWT_VERB_AUX] = { "aux", FORM_SPECIAL, 0 },
    [GWT_VERB_PLAY] = { "play", FORM_ID, NOTATION_CARD },
    [GWT_VERB_HIRE] = { "hire", FORM_SPECIAL, 0 },
    [GWT_VERB_BUILD] = { "build", FORM_SPECIAL, 0 },
    [GWT_VERB_AT] = { "at", FORM_ID, NOTATION_SPACE },
    [GWT_VERB_ENGINE] = { "engine", FORM_ID, NOTATION_RAIL_SPACE },
    [GWT_VERB_UPGRADE] = { "upgrade", FORM_NONE, 0 },
    [GWT_VERB_STATION] = { "station", FORM_ID, NOTATION_STATION },
    [GWT_VERB_DISC] = { "disc", FORM_ID, NOTATION_DISC },
    [GWT_VERB_STATION_DISC] = { "disc", FORM_ID, NOTATION_STATION },
    [GWT_VERB_MASTER] = { "master", FORM_ID, NOTATION_WORKER },
    [GWT_VERB_TRADE] = { "trade", FORM_ID, NOTATION_SPACE },
    [GWT_VERB_HAZARD] = { "remove", FORM_ID, NOTATION_SPACE },
    [GWT_VERB_FORESIGHT] = { "foresight", FORM_ID, NOTATION_TILE },
    [GWT_VERB_USE_CERTIFICATES] = { "certificates", FORM_NUMBER, 0 },
    [GWT_VERB_GAIN_CERTIFICATES] = { "forward", FORM_NUMBER, 0 },
    [GWT_VERB_DELIVER] = { "deliver", FORM_SPECIAL, 0 },
    [GWT_VERB_OBJECTIVE] = { "objective", FORM_SPECIAL, 0 },
    [GWT_VERB_DRAW] = { "draw", FORM_NUMBER, 0 },
    [GWT_VERB_DISCARD] = { "discard", FORM_ID, NOTATION_CARD },
    [GWT_VERB_TRASH] = { "trash", FORM_ID, NOTATION_CARD },
    [GWT_VERB_BUY] = { "buy", FORM_SPECIAL, 0 },
    [GWT_VERB_BUY_SECOND] = { "second", FORM_ID, NOTATION_CARD },
    [GWT_VERB_TURN_UP] = { "turn-up", FORM_NONE, 0 },
    [GWT_VERB_COPY] = { "copy", FORM_ID, NOTATION_SPACE },
    [GWT_VERB_TAKE] = { "take", FORM_NONE, 0 },
    [GWT_VERB_TOKEN] = { "token", FORM_NUMBER, 0 },
    [GWT_VERB_RAISE] = { "raise", FORM_NUMBER, 0 },
    [GWT_VERB_BRANCHLET] = { "branchlet", FORM_ID, NOTATION_TOWN },
    [GWT_VERB_CATTLE] = { "cattle", FORM_ID, NOTATION_CARD },
    [GWT_VERB_OFFERED_MASTER] = { "offered", FORM_ID, NOTATION_MASTER },
    [GWT_VERB_BID] = { "bid", FORM_SPECIAL, 0 },
    [GWT_VERB_GARTH] = { "garth", FORM_NONE, 0 },
    [GWT_VERB_ROUTE] = { "move", FORM_SPECIAL, 0 },
};

static void put_id(Text *text, NotationKind kind, unsigned value)
{
    const char *id = notation_id(kind, value);
    text_put(text, id ? id : "?");
}

unsigned route_branches(const GwtGame *game, GwtAction route, uint8_t branches[GWT_FORKS])
{
    unsigned edition = game->edition, to = gwt_action_route_space(route), count = 0;
    unsigned at = game->players[gwt_player_to_act(game)].herder;
    for (unsigned steps = 0; at != to && at < GWT_SPACES && steps < GWT_SPACES; steps++) {
        int fork = gwt_trail_fork(edition, at);
        unsigned branch = fork < 0 ? 0 : gwt_action_route_forks(route) >> fork & 1;
        unsigned next = gwt_trail_next(edition, at, branch);
        unsigned other = fork < 0 ? GWT_NONE : gwt_trail_next(edition, at, !branch);
        if (other < GWT_SPACES && gwt_trail_reaches(edition, other, to) && count < GWT_FORKS)
            branches[count++] = (uint8_t)next;
        at = next;
    }
    return count;
}

/* Routes to one place differ in their branches. */
static void put_route(Text *text, const GwtGame *game, GwtAction action)
{
    uint8_t branches[GWT_FORKS];
    unsigned count = route_branches(game, action, branches);
    put_id(text, NOTATION_SPACE, gwt_action_route_space(action));
    for (unsigned i = 0; i < count; i++) {
        text_put(text, i ? " " : " via ");
        put_id(text, NOTATION_SPACE, branches[i]);
    }
}

/* The building under the herder is the first source; the others were copied and are named by their space. */
static void put_local(Text *text, const GwtGame *game, GwtAction action)
{
    unsigned source = gwt_action_argument(action) / 8;
    put_id(text, NOTATION_EFFECT, gwt_local_effect(game, action));
    if (source > 0 && source < GWT_SOURCES_MAX) {
        text_put(text, " of ");
        put_id(text, NOTATION_SPACE, game->sources[source].space);
    }
}

static void put_buy(Text *text, const GwtGame *game, GwtAction action)
{
    GwtActionInfo info;
    if (gwt_action_argument(action) / 16 >= GWT_BUY_OPTIONS)
        return;
    gwt_describe(game, action, &info);
    if (info.amount > 1)
        text_put(text, "pair ");
    put_id(text, NOTATION_CARD, info.card);
    text_put(text, " with ");
    text_unsigned(text, info.cowboys);
}

/* Seats are counted from 1 in texts. */
static void put_bid(Text *text, unsigned argument)
{
    text_put(text, "seat ");
    text_unsigned(text, argument / 64 + 1);
    text_put(text, " points ");
    text_unsigned(text, argument % 64);
}

static void put_special(Text *text, const GwtGame *game, GwtAction action)
{
    unsigned argument = gwt_action_argument(action);
    switch (gwt_action_verb(action)) {
    case GWT_VERB_ROUTE:
        put_route(text, game, action);
        break;
    case GWT_VERB_LOCAL:
        put_local(text, game, action);
        break;
    case GWT_VERB_AUX:
        put_id(text, NOTATION_AUX, argument / 2);
        if (argument & 1)
            text_put(text, " double");
        break;
    case GWT_VERB_HIRE:
        put_id(text, NOTATION_WORKER, argument % 4);
        text_put(text, " row ");
        text_unsigned(text, argument / 4 + 1);
        break;
    case GWT_VERB_BUILD:
        put_id(text, NOTATION_BUILDING, argument < GWT_BUILDINGS ? notation_building(game, argument) : 0);
        break;
    case GWT_VERB_OBJECTIVE:
        if (argument == GWT_CARD_STACK)
            text_put(text, "stack");
        else
            put_id(text, NOTATION_CARD, argument);
        break;
    case GWT_VERB_BUY:
        put_buy(text, game, action);
        break;
    case GWT_VERB_DELIVER:
        put_id(text, notation_cities(game), argument);
        break;
    case GWT_VERB_BID:
        put_bid(text, argument);
        break;
    default:
        break;
    }
}

size_t notation_action_format(const GwtGame *game, GwtAction action, char *out, size_t size)
{
    Text text = text_into(out, size);
    unsigned verb = gwt_action_verb(action), argument = gwt_action_argument(action);
    if (verb >= GWT_VERBS || !verb_texts[verb].word) {
        text_char(&text, '?');
        return text_end(&text);
    }
    text_put(&text, verb_texts[verb].word);
    if (verb_texts[verb].form != FORM_NONE)
        text_char(&text, ' ');
    switch (verb_texts[verb].form) {
    case FORM_ID:
        put_id(&text, (NotationKind)verb_texts[verb].kind, argument);
        break;
    case FORM_NUMBER:
        text_unsigned(&text, argument);
        break;
    case FORM_SPECIAL:
        put_special(&text, game, action);
        break;
    default:
        break;
    }
    return text_end(&text);
}

static int starts_with_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    return !strncmp(text, word, length) && (text[length] == ' ' || text[length] == 0);
}

static int find_text(const GwtGame *game, const GwtAction *actions, size_t count, const char *text, GwtAction *out)
{
    for (size_t i = 0; i < count; i++) {
        unsigned verb = gwt_action_verb(actions[i]);
        char own[NOTATION_ACTION_MAX];
        if (verb >= GWT_VERBS || !verb_texts[verb].word || !starts_with_word(text, verb_texts[verb].word))
            continue;
        if (notation_action_format(game, actions[i], own, sizeof own) < sizeof own && !strcmp(own, text)) {
            *out = actions[i];
            return 1;
        }
    }
    *out = GWT_ACTION_INVALID;
    return 0;
}

int notation_action_parse(const GwtGame *game, const char *text, GwtAction *out)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    return find_text(game, actions, gwt_legal_actions(game, actions), text, out);
}

int notation_seat_action_parse(const GwtGame *game, unsigned seat, const char *text, GwtAction *out)
{
    GwtAction tokens[2];
    if (seat == gwt_player_to_act(game))
        return notation_action_parse(game, text, out);
    return find_text(game, tokens, gwt_token_actions(game, seat, tokens), text, out);
}

GwtStatus notation_seat_apply(GwtGame *game, unsigned seat, GwtAction action, GwtEvents *events)
{
    if (seat == gwt_player_to_act(game))
        return gwt_apply(game, action, events);
    return gwt_apply_token(game, seat, action, events);
}
