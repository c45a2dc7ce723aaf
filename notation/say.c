/* SPDX-License-Identifier: MIT */
/* say.c - sentences for people: what lies on a space, the open question, an action with its price, an event. The words
 * are in lang_*.c, the numbers come from the engine (gwt_describe): nothing is computed here. */
#include "gwt/describe.h"
#include "lang.h"
#include "notation/action_text.h"
#include "notation/names.h"
#include "route.h"
#include "text.h"

#define PART_MAX 256 /* room for one filled-in part of a sentence; longer ones are cut */
#define COUNT(array) (sizeof(array) / sizeof *(array))

typedef struct Speaker {
    const GwtGame *game;
    const Language *words;
    NotationLanguage language;
} Speaker;

static Speaker speaker_for(const GwtGame *game, NotationLanguage language)
{
    return (Speaker){ game, language_of(language), language };
}

/* Never NULL, so that a pattern can always be filled. */
static const char *name_of(const Speaker *speaker, NotationKind kind, unsigned value)
{
    const char *name = notation_name(speaker->language, kind, value, speaker->game->edition);
    return name ? name : "?";
}

static void fill_number(char *out, size_t size, const char *pattern, const char *key, long number)
{
    const TextField field = { key, NULL, number };
    Text text = text_into(out, size);
    text_fill(&text, pattern, &field, 1);
    text_end(&text);
}

static void say_dollars(const Speaker *speaker, char *out, size_t size, long dollars)
{
    fill_number(out, size, speaker->words->dollars, "amount", dollars < 0 ? -dollars : dollars);
}

static void say_signed(const Speaker *speaker, char *out, size_t size, long dollars)
{
    const char *pattern = dollars < 0 ? speaker->words->minus_dollars : speaker->words->plus_dollars;
    fill_number(out, size, pattern, "amount", dollars < 0 ? -dollars : dollars);
}

static void say_player(const Speaker *speaker, char *out, size_t size, unsigned seat)
{
    fill_number(out, size, speaker->words->player, "number", (long)seat + 1);
}

/* Only plain letters: no name of ours begins with a small umlaut. */
static void capitalise(char *text)
{
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
}

static void put_location(const Speaker *speaker, Text *text, unsigned space)
{
    GwtLocation at = space < GWT_SPACES ? speaker->game->on_space[space] : GWT_LOCATION_NONE;
    if (gwt_location_is_private(at)) {
        char owner[PART_MAX];
        say_player(speaker, owner, sizeof owner, gwt_location_owner(at));
        unsigned building = notation_building_of(speaker->game, gwt_location_owner(at), gwt_location_number(at));
        const TextField fields[] = { { "building", name_of(speaker, NOTATION_BUILDING, building), 0 },
                                     { "player", owner, 0 } };
        text_fill(text, speaker->words->building_of, fields, COUNT(fields));
    } else if (space == GWT_SPACE_KANSAS_CITY) {
        text_put(text, name_of(speaker, NOTATION_SPACE, space));
    } else if (gwt_location_is_neutral(at)) {
        text_put(text, name_of(speaker, NOTATION_NEUTRAL, (unsigned)(at - GWT_LOCATION_NEUTRAL)));
    } else if (at == GWT_LOCATION_NONE) {
        text_put(text, speaker->words->empty);
    } else {
        text_put(text, name_of(speaker, NOTATION_TILE, at));
    }
}

size_t notation_location_say(const GwtGame *game, unsigned space, NotationLanguage language, char *out, size_t size)
{
    Speaker speaker = speaker_for(game, language);
    Text text = text_into(out, size);
    put_location(&speaker, &text, space);
    size_t length = text_end(&text);
    if (size)
        capitalise(out);
    return length;
}

/* ---- the open question ---- */

/* The tile at a station: masters wait at the first five and at the two in the north. */
static unsigned master_at(const GwtGame *game, unsigned station)
{
    unsigned place = station < GWT_STATION_NORTH_FIRST ? station : station - GWT_STATION_NORTH_FIRST + 5;
    return place < GWT_MASTER_SPACES ? game->station_masters[place] : GWT_MASTER_NONE;
}

/* What the subject of a decision is, where it has a name; columns are counted from 1. */
static void say_subject(const Speaker *speaker, const GwtDecision *asked, char *out, size_t size)
{
    const char *name;
    switch (asked->kind) {
    case GWT_DECIDE_BUILD_SPACE:
        name = name_of(speaker, NOTATION_BUILDING,
                       asked->subject < GWT_BUILDINGS ? notation_building(speaker->game, asked->subject) : 0);
        break;
    case GWT_DECIDE_UPGRADE:
    case GWT_DECIDE_STATION_DISC:
        name = name_of(speaker, NOTATION_STATION, asked->subject);
        break;
    case GWT_DECIDE_STATION_MASTER:
        name = name_of(speaker, NOTATION_MASTER, master_at(speaker->game, asked->subject));
        break;
    case GWT_DECIDE_DELIVERY_DISC:
        name = name_of(speaker, notation_cities(speaker->game), asked->subject);
        break;
    case GWT_DECIDE_DISCARD_SECOND:
    case GWT_DECIDE_BUY_SECOND:
    case GWT_DECIDE_RAISE:
        name = name_of(speaker, NOTATION_CARD, asked->subject);
        break;
    case GWT_DECIDE_EFFECT:
        name = name_of(speaker, NOTATION_EFFECT, asked->subject);
        break;
    default:
        fill_number(out, size, "{n}", "n", (long)asked->subject + 1);
        return;
    }
    Text text = text_into(out, size);
    text_put(&text, name);
    text_end(&text);
}

/* Some numbers say nothing: a price as printed, "any number of spaces back", the last branchlet. */
static int detail_is_wanted(const GwtDecision *asked)
{
    if (asked->kind == GWT_DECIDE_HIRE)
        return asked->amount != 8;
    if (asked->kind == GWT_DECIDE_ENGINE_BACK || asked->kind == GWT_DECIDE_BRANCHLET)
        return asked->amount != 0;
    return 1;
}

size_t notation_question_say(const GwtGame *game, NotationLanguage language, char *out, size_t size)
{
    Speaker speaker = speaker_for(game, language);
    GwtDecision asked = gwt_decision(game);
    Text text = text_into(out, size);
    if (asked.kind == GWT_DECIDE_NONE || asked.kind >= GWT_DECISION_KINDS) {
        text_put(&text, speaker.words->events[GWT_EVENT_GAME_OVER][0]);
        return text_end(&text);
    }
    text_put(&text, speaker.words->questions[asked.kind]);
    const char *detail = speaker.words->question_details[asked.kind];
    if (detail && detail_is_wanted(&asked)) {
        char subject[PART_MAX], dollars[PART_MAX], modifier[PART_MAX];
        say_subject(&speaker, &asked, subject, sizeof subject);
        say_dollars(&speaker, dollars, sizeof dollars, asked.amount);
        say_signed(&speaker, modifier, sizeof modifier, (long)asked.amount - 8);
        const TextField fields[] = { { "amount", NULL, asked.amount },
                                     { "subject", subject, 0 },
                                     { "dollars", dollars, 0 },
                                     { "signed", modifier, 0 } };
        text_put(&text, " (");
        text_fill(&text, detail, fields, COUNT(fields));
        text_char(&text, ')');
    }
    return text_end(&text);
}

/* ---- actions ---- */

static const char *action_pattern(const Speaker *speaker, const GwtActionInfo *info, GwtAction action)
{
    const Language *words = speaker->words;
    unsigned argument = gwt_action_argument(action);
    switch (info->verb) {
    case GWT_VERB_LOCAL:
        return argument / 8 ? words->use_copied : words->actions[GWT_VERB_LOCAL];
    case GWT_VERB_AUX:
        return argument & 1 ? words->aux_double : words->aux_single;
    case GWT_VERB_ROUTE:
        return info->space == GWT_SPACE_KANSAS_CITY ? words->route_home : words->actions[GWT_VERB_ROUTE];
    case GWT_VERB_OBJECTIVE:
        return argument == GWT_CARD_STACK ? words->objective_stack : words->actions[GWT_VERB_OBJECTIVE];
    case GWT_VERB_BUY:
        return info->amount > 1 ? words->buy_pair : words->actions[GWT_VERB_BUY];
    case GWT_VERB_TAKE:
        return gwt_decision(speaker->game).kind == GWT_DECIDE_DOLLARS_OR_CATTLE ? words->take_dollars
                                                                                : words->actions[GWT_VERB_TAKE];
    case GWT_VERB_RAISE:
        return info->amount ? words->actions[GWT_VERB_RAISE] : words->raise_none;
    case GWT_VERB_USE_CERTIFICATES:
        return info->amount ? words->actions[GWT_VERB_USE_CERTIFICATES] : words->use_none;
    case GWT_VERB_GAIN_CERTIFICATES:
        return info->amount ? words->actions[GWT_VERB_GAIN_CERTIFICATES] : words->forward_none;
    default:
        return info->verb < GWT_VERBS && words->actions[info->verb] ? words->actions[info->verb] : "?";
    }
}

/* The branches a route takes where others would lead there too; empty for all other actions. */
static void say_via(const Speaker *speaker, GwtAction action, char *out, size_t size)
{
    uint8_t branches[GWT_FORKS];
    unsigned count = gwt_action_verb(action) == GWT_VERB_ROUTE ? route_branches(speaker->game, action, branches) : 0;
    char spaces[PART_MAX];
    Text list = text_into(spaces, sizeof spaces), text = text_into(out, size);
    for (unsigned i = 0; i < count; i++) {
        text_put(&list, i ? ", " : "");
        text_put(&list, name_of(speaker, NOTATION_SPACE, branches[i]));
    }
    text_end(&list);
    const TextField field = { "spaces", spaces, 0 };
    if (count)
        text_fill(&text, speaker->words->route_via, &field, 1);
    text_end(&text);
}

/* ", " between the parts, " (" before the first. */
static void open_part(Text *text, unsigned *parts)
{
    text_put(text, (*parts)++ ? ", " : " (");
}

static void put_fee(const Speaker *speaker, Text *text, unsigned *parts, long dollars, unsigned seat)
{
    char money[PART_MAX], player[PART_MAX];
    say_dollars(speaker, money, sizeof money, dollars);
    say_player(speaker, player, sizeof player, seat);
    const TextField fields[] = { { "dollars", money, 0 }, { "player", player, 0 } };
    open_part(text, parts);
    text_fill(text, seat == GWT_NONE ? speaker->words->fee_bank : speaker->words->fee_player, fields, COUNT(fields));
}

/* "(-$3, $1 to the bank, $2 to player 2, then -$4)": nothing where nothing is paid. */
static void put_price(const Speaker *speaker, Text *text, const GwtActionInfo *info)
{
    unsigned parts = 0;
    char money[PART_MAX];
    if (info->dollars) {
        open_part(text, &parts);
        say_signed(speaker, money, sizeof money, info->dollars);
        text_put(text, money);
    }
    if (info->fees_bank)
        put_fee(speaker, text, &parts, info->fees_bank, GWT_NONE);
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        if (info->fees[seat])
            put_fee(speaker, text, &parts, info->fees[seat], seat);
    if (info->dollars_later) {
        open_part(text, &parts);
        say_signed(speaker, money, sizeof money, info->dollars_later);
        const TextField field = { "dollars", money, 0 };
        text_fill(text, speaker->words->later, &field, 1);
    }
    if (parts)
        text_char(text, ')');
}

size_t notation_action_say(const GwtGame *game, GwtAction action, NotationLanguage language, char *out, size_t size)
{
    Speaker speaker = speaker_for(game, language);
    GwtActionInfo info;
    gwt_describe(game, action, &info);
    char here[PART_MAX], via[PART_MAX];
    say_via(&speaker, action, via, sizeof via);
    Text lies_here = text_into(here, sizeof here);
    put_location(&speaker, &lies_here, info.space);
    text_end(&lies_here);
    unsigned building = info.building < GWT_BUILDINGS ? notation_building(game, info.building) : 0;
    const TextField fields[] = {
        { "space", name_of(&speaker, NOTATION_SPACE, info.space), 0 },
        { "here", here, 0 },
        { "via", via, 0 },
        { "card", info.card == GWT_CARD_STACK ? speaker.words->stack : name_of(&speaker, NOTATION_CARD, info.card), 0 },
        { "worker", name_of(&speaker, NOTATION_WORKER, info.worker), 0 },
        { "a_worker", info.worker < GWT_WORKERS ? speaker.words->a_worker[info.worker] : "?", 0 },
        { "row", NULL, (long)info.row + 1 },
        { "building", name_of(&speaker, NOTATION_BUILDING, building), 0 },
        { "rail", name_of(&speaker, NOTATION_RAIL_SPACE, info.rail_space), 0 },
        { "station", name_of(&speaker, NOTATION_STATION, info.station), 0 },
        { "disc", name_of(&speaker, NOTATION_DISC, info.disc), 0 },
        { "city", name_of(&speaker, notation_cities(game), info.city), 0 },
        { "tile", name_of(&speaker, NOTATION_TILE, info.tile), 0 },
        { "master", name_of(&speaker, NOTATION_MASTER, info.master), 0 },
        { "effect", name_of(&speaker, NOTATION_EFFECT, info.effect), 0 },
        { "town", name_of(&speaker, NOTATION_TOWN, info.town), 0 },
        { "seat", NULL, (long)info.seat + 1 },
        { "cowboys", NULL, info.cowboys },
        { "amount", NULL, info.amount },
        { "steps", NULL, info.steps },
    };
    Text text = text_into(out, size);
    text_fill(&text, action_pattern(&speaker, &info, action), fields, COUNT(fields));
    put_price(&speaker, &text, &info);
    size_t length = text_end(&text);
    if (size)
        capitalise(out);
    return length;
}

/* ---- events ---- */

#define KIND_NUMBER NOTATION_KINDS                  /* a or b is a plain number */
#define KIND_PLAYER (NOTATION_KINDS + 1)            /* a or b is a seat */
#define KIND_NUMBERED_BUILDING (NOTATION_KINDS + 2) /* a or b is a building number of the event's player */
#define KIND_CITY (NOTATION_KINDS + 3)              /* a or b is a city of the game's board */
#define KIND_FROM_ONE (NOTATION_KINDS + 4)          /* a or b is a seat or bidder, said as a number from 1 */

/* What a and b of an event are. */
static const struct {
    uint8_t a, b;
} event_kinds[GWT_EVENT_CODES] = {
    [GWT_EVENT_TURN_STARTED] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_MOVED] = { NOTATION_SPACE, NOTATION_SPACE },
    [GWT_EVENT_FEE_PAID] = { NOTATION_SPACE, KIND_PLAYER },
    [GWT_EVENT_DOLLARS] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_DISCARDED] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_TRASHED] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_DREW] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_SHUFFLED] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_HAND_SHOWN] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_CERTIFICATES] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_HIRED] = { NOTATION_WORKER, KIND_NUMBER },
    [GWT_EVENT_BUILT] = { KIND_NUMBERED_BUILDING, NOTATION_SPACE },
    [GWT_EVENT_BUILDING_BOXED] = { KIND_NUMBERED_BUILDING, NOTATION_SPACE },
    [GWT_EVENT_ENGINE] = { NOTATION_RAIL_SPACE, NOTATION_RAIL_SPACE },
    [GWT_EVENT_UPGRADED] = { NOTATION_STATION, KIND_NUMBER },
    [GWT_EVENT_DISC] = { NOTATION_DISC, KIND_NUMBER },
    [GWT_EVENT_STATION_DISC] = { NOTATION_STATION, KIND_NUMBER },
    [GWT_EVENT_MASTER] = { NOTATION_MASTER, NOTATION_WORKER },
    [GWT_EVENT_HAZARD] = { NOTATION_TILE, NOTATION_SPACE },
    [GWT_EVENT_TRADE] = { NOTATION_TILE, NOTATION_SPACE },
    [GWT_EVENT_TILE_PLACED] = { NOTATION_TILE, NOTATION_SPACE },
    [GWT_EVENT_WORKER_PLACED] = { NOTATION_WORKER, KIND_NUMBER },
    [GWT_EVENT_TILE_BOXED] = { NOTATION_TILE, KIND_NUMBER },
    [GWT_EVENT_TOKEN_MOVED] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_FORESIGHT] = { NOTATION_TILE, KIND_NUMBER },
    [GWT_EVENT_MARKET_CARD] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_BOUGHT] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_OBJECTIVE_GAINED] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_OBJECTIVE_SHOWN] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_OBJECTIVE_PLAYED] = { NOTATION_CARD, KIND_NUMBER },
    [GWT_EVENT_COPIED] = { NOTATION_SPACE, KIND_NUMBER },
    [GWT_EVENT_DELIVERED] = { KIND_CITY, KIND_NUMBER },
    [GWT_EVENT_NO_DELIVERY] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_END_TRIGGERED] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_GAME_OVER] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_TOKENS] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_RAISED] = { NOTATION_CARD, NOTATION_CARD },
    [GWT_EVENT_BRANCHLET] = { NOTATION_TOWN, KIND_NUMBER },
    [GWT_EVENT_BID] = { KIND_FROM_ONE, KIND_NUMBER },
    [GWT_EVENT_SEAT_WON] = { KIND_FROM_ONE, KIND_NUMBER },
    [GWT_EVENT_GARTH_CARD] = { KIND_NUMBER, KIND_NUMBER },
    [GWT_EVENT_SPECIALTY] = { NOTATION_WORKER, KIND_NUMBER },
};

/* 1 where the second form of the sentence is the right one. */
static int event_variant(const GwtEvent *event)
{
    switch (event->code) {
    case GWT_EVENT_FEE_PAID:
    case GWT_EVENT_MASTER:
        return event->b == GWT_NONE;
    case GWT_EVENT_DOLLARS:
    case GWT_EVENT_TOKENS:
        return event->value < 0;
    case GWT_EVENT_TOKEN_MOVED:
        return event->b >= GWT_JOB_ROWS;
    case GWT_EVENT_OBJECTIVE_GAINED:
    case GWT_EVENT_DELIVERED:
        return event->b == 1;
    default:
        return 0;
    }
}

static TextField event_field(const Speaker *speaker, const char *key, unsigned kind, unsigned value, unsigned owner,
                             char player[PART_MAX])
{
    TextField field = { key, NULL, (long)value + (kind == KIND_FROM_ONE) };
    if (kind == KIND_PLAYER) {
        say_player(speaker, player, PART_MAX, value);
        field.text = player;
    } else if (kind == KIND_NUMBERED_BUILDING) {
        int known = value < GWT_BUILDINGS && owner < GWT_PLAYERS_MAX;
        field.text = name_of(speaker, NOTATION_BUILDING, known ? notation_building_of(speaker->game, owner, value) : 0);
    } else if (kind == KIND_CITY) {
        field.text = name_of(speaker, notation_cities(speaker->game), value);
    } else if (kind == NOTATION_CARD && value == GWT_CARD_STACK) {
        field.text = speaker->words->stack;
    } else if (kind < NOTATION_KINDS) {
        field.text = name_of(speaker, (NotationKind)kind, value);
    }
    return field;
}

/* Rows and columns counted from 1; a worker's place in the market is 4 * row + column. */
static long event_row(const GwtEvent *event)
{
    return event->code == GWT_EVENT_WORKER_PLACED ? event->b / GWT_JOB_COLUMNS + 1 : event->b + 1;
}

size_t notation_event_say(const GwtGame *game, const GwtEvent *event, NotationLanguage language, char *out, size_t size)
{
    Speaker speaker = speaker_for(game, language);
    Text text = text_into(out, size);
    if (event->code == GWT_EVENT_NONE || event->code >= GWT_EVENT_CODES)
        return text_end(&text);
    char player[PART_MAX], dollars[PART_MAX], player_a[PART_MAX], player_b[PART_MAX];
    say_player(&speaker, player, sizeof player, event->player);
    say_dollars(&speaker, dollars, sizeof dollars, event->value);
    const TextField fields[] = {
        { "player", player, 0 },
        { "player_number", NULL, (long)event->player + 1 },
        { "dollars", dollars, 0 },
        { "value", NULL, event->value },
        { "row", NULL, event_row(event) },
        event_field(&speaker, "a", event_kinds[event->code].a, event->a, event->player, player_a),
        event_field(&speaker, "b", event_kinds[event->code].b, event->b, event->player, player_b),
    };
    const char *const *patterns = speaker.words->events[event->code];
    int variant = event_variant(event) && patterns[1];
    text_fill(&text, patterns[variant], fields, COUNT(fields));
    size_t length = text_end(&text);
    if (size)
        capitalise(out);
    return length;
}
