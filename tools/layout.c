/* SPDX-License-Identifier: MIT */
/* layout.c - prints, as JSON, where each field of the engine's public structs lies, so that the browser reads games
 * straight out of WebAssembly memory. Sizes agree on every platform: tools/check-layout.sh reads a game through it.
 * A struct whose listed fields do not fill it is refused, so no field can be forgotten. */
#include <stdint.h>
#include <stdio.h>
#include "gwt/check.h"
#include "gwt/describe.h"
#include "gwt/game.h"
#include "gwt/printed.h"
#include "gwt/score.h"

typedef struct Field {
    const char *name;
    const char *type;
    size_t offset, size, count;
} Field;

typedef struct Layout {
    const char *name;
    size_t size;
    size_t padding; /* bytes that no field uses */
    const Field *fields;
    size_t fields_count;
} Layout;

/* clang-format cannot lay out _Generic and lists of macros. */
/* clang-format off */
#define TYPE_NAME(x) \
    _Generic((x), uint8_t: "u8", uint16_t: "u16", uint32_t: "u32", uint64_t: "u64", int8_t: "i8", int16_t: "i16", \
             GwtCards: "GwtCards", GwtPlayer: "GwtPlayer", GwtDecision: "GwtDecision", GwtSource: "GwtSource", \
             GwtEvent: "GwtEvent")
#define MEMBER(s, f) (((const s *)0)->f)
#define ONE(s, f) { #f, TYPE_NAME(MEMBER(s, f)), offsetof(s, f), sizeof(MEMBER(s, f)), 1 }
#define MANY(s, f) \
    { #f, TYPE_NAME(MEMBER(s, f)[0]), offsetof(s, f), sizeof(MEMBER(s, f)), sizeof(MEMBER(s, f)) / sizeof(MEMBER(s, f)[0]) }
/* A table of rows: count is that of all elements, row after row. */
#define TABLE(s, f) \
    { #f, TYPE_NAME(MEMBER(s, f)[0][0]), offsetof(s, f), sizeof(MEMBER(s, f)), \
      sizeof(MEMBER(s, f)) / sizeof(MEMBER(s, f)[0][0]) }

static const Field cards_fields[] = { MANY(GwtCards, cattle), ONE(GwtCards, objectives) };

static const Field setup_fields[] = {
    MANY(GwtSetup, key),
    ONE(GwtSetup, edition),
    ONE(GwtSetup, players),
    ONE(GwtSetup, neutrals_random),
    ONE(GwtSetup, sides_random),
    ONE(GwtSetup, b_sides),
    ONE(GwtSetup, promo_masters),
    ONE(GwtSetup, promo_buildings),
    ONE(GwtSetup, rails),
    ONE(GwtSetup, simmental),
    ONE(GwtSetup, balanced),
    ONE(GwtSetup, reuse),
    ONE(GwtSetup, bidding),
    MANY(GwtSetup, garth),
    MANY(GwtSetup, unused),
};

static const Field decision_fields[] = {
    ONE(GwtDecision, kind),
    ONE(GwtDecision, player),
    ONE(GwtDecision, optional),
    ONE(GwtDecision, subject),
    ONE(GwtDecision, amount),
    ONE(GwtDecision, detail),
};

static const Field source_fields[] = { ONE(GwtSource, space), ONE(GwtSource, used) };

static const Field player_fields[] = {
    ONE(GwtPlayer, built),
    ONE(GwtPlayer, hand),
    ONE(GwtPlayer, draw),
    ONE(GwtPlayer, discard),
    ONE(GwtPlayer, hand_known),
    ONE(GwtPlayer, hand_blind),
    ONE(GwtPlayer, area),
    ONE(GwtPlayer, dollars),
    ONE(GwtPlayer, discs_cleared),
    ONE(GwtPlayer, cities),
    ONE(GwtPlayer, stations),
    ONE(GwtPlayer, masters),
    ONE(GwtPlayer, buildings),
    ONE(GwtPlayer, buildings_boxed),
    ONE(GwtPlayer, bid),
    ONE(GwtPlayer, branchlets),
    ONE(GwtPlayer, garth_deck),
    ONE(GwtPlayer, garth_extra),
    ONE(GwtPlayer, bidder),
    ONE(GwtPlayer, herder),
    ONE(GwtPlayer, engine),
    ONE(GwtPlayer, certificates),
    MANY(GwtPlayer, workers),
    ONE(GwtPlayer, home_discs),
    ONE(GwtPlayer, last_city_discs),
    ONE(GwtPlayer, hand_count),
    ONE(GwtPlayer, draw_count),
    ONE(GwtPlayer, discard_count),
    ONE(GwtPlayer, hand_blind_count),
    MANY(GwtPlayer, trades),
    MANY(GwtPlayer, hazards),
    ONE(GwtPlayer, tokens),
    ONE(GwtPlayer, garth_level),
    ONE(GwtPlayer, garth_specialty),
};

static const Field game_fields[] = {
    MANY(GwtGame, key),
    ONE(GwtGame, used_spaces),
    ONE(GwtGame, occupied),
    MANY(GwtGame, job_market),
    MANY(GwtGame, players),
    ONE(GwtGame, box),
    ONE(GwtGame, draws),
    ONE(GwtGame, objective_stack),
    ONE(GwtGame, b_sides),
    ONE(GwtGame, turns),
    MANY(GwtGame, on_space),
    TABLE(GwtGame, piles),
    TABLE(GwtGame, foresight),
    MANY(GwtGame, tiles_boxed),
    MANY(GwtGame, market),
    MANY(GwtGame, market_stack),
    MANY(GwtGame, display),
    MANY(GwtGame, station_masters),
    MANY(GwtGame, masters_offered),
    MANY(GwtGame, masters_boxed),
    MANY(GwtGame, medium_towns),
    MANY(GwtGame, simmental),
    MANY(GwtGame, decisions),
    MANY(GwtGame, sources),
    ONE(GwtGame, decisions_count),
    ONE(GwtGame, sources_count),
    ONE(GwtGame, acted),
    ONE(GwtGame, taken),
    ONE(GwtGame, turn_player),
    ONE(GwtGame, token_row),
    ONE(GwtGame, token_owner),
    ONE(GwtGame, over),
    ONE(GwtGame, edition),
    ONE(GwtGame, players_count),
    ONE(GwtGame, viewer),
    ONE(GwtGame, options),
    ONE(GwtGame, objective_stack_count),
    MANY(GwtGame, unused),
};

static const Field info_fields[] = {
    ONE(GwtActionInfo, verb),
    ONE(GwtActionInfo, space),
    ONE(GwtActionInfo, card),
    ONE(GwtActionInfo, worker),
    ONE(GwtActionInfo, row),
    ONE(GwtActionInfo, building),
    ONE(GwtActionInfo, rail_space),
    ONE(GwtActionInfo, station),
    ONE(GwtActionInfo, disc),
    ONE(GwtActionInfo, city),
    ONE(GwtActionInfo, tile),
    ONE(GwtActionInfo, master),
    ONE(GwtActionInfo, effect),
    ONE(GwtActionInfo, town),
    ONE(GwtActionInfo, seat),
    ONE(GwtActionInfo, cowboys),
    ONE(GwtActionInfo, amount),
    ONE(GwtActionInfo, steps),
    ONE(GwtActionInfo, dollars),
    ONE(GwtActionInfo, dollars_later),
    ONE(GwtActionInfo, fees_bank),
    MANY(GwtActionInfo, fees),
    ONE(GwtActionInfo, reveals),
    MANY(GwtActionInfo, path),
};

static const Field event_fields[] = {
    ONE(GwtEvent, code),
    ONE(GwtEvent, player),
    ONE(GwtEvent, a),
    ONE(GwtEvent, b),
    ONE(GwtEvent, value),
    ONE(GwtEvent, revealed),
    ONE(GwtEvent, unused),
};

static const Field events_fields[] = { ONE(GwtEvents, count), ONE(GwtEvents, lost), MANY(GwtEvents, list) };

static const Field score_fields[] = {
    MANY(GwtScore, category),
    ONE(GwtScore, total),
    ONE(GwtScore, bid),
    ONE(GwtScore, objectives_met),
    ONE(GwtScore, objectives_failed),
};

static const Field printed_building_fields[] = {
    ONE(GwtPrintedBuilding, builders),
    ONE(GwtPrintedBuilding, points),
    ONE(GwtPrintedBuilding, hands),
    ONE(GwtPrintedBuilding, fee),
    TABLE(GwtPrintedBuilding, effects),
};

static const Field printed_objective_fields[] = {
    ONE(GwtPrintedObjective, effect),
    ONE(GwtPrintedObjective, points),
    ONE(GwtPrintedObjective, penalty),
    MANY(GwtPrintedObjective, tasks),
};

static const Field printed_city_fields[] = {
    ONE(GwtPrintedCity, value),
    ONE(GwtPrintedCity, dark),
    ONE(GwtPrintedCity, points),
    ONE(GwtPrintedCity, dollars),
    ONE(GwtPrintedCity, arrow_points),
    ONE(GwtPrintedCity, arrow_objective),
    ONE(GwtPrintedCity, arrow_token),
    ONE(GwtPrintedCity, objective),
    ONE(GwtPrintedCity, master),
    ONE(GwtPrintedCity, town),
    ONE(GwtPrintedCity, repeatable),
};

#define LAYOUT(s, padding, fields) { #s, sizeof(s), padding, fields, sizeof(fields) / sizeof((fields)[0]) }
static const Layout layouts[] = {
    LAYOUT(GwtGame, 0, game_fields),
    LAYOUT(GwtPlayer, 0, player_fields),
    LAYOUT(GwtCards, 0, cards_fields),
    LAYOUT(GwtDecision, 0, decision_fields),
    LAYOUT(GwtSource, 0, source_fields),
    LAYOUT(GwtSetup, 0, setup_fields),
    LAYOUT(GwtActionInfo, 1, info_fields),
    LAYOUT(GwtEvent, 0, event_fields),
    LAYOUT(GwtEvents, 0, events_fields),
    LAYOUT(GwtScore, 2, score_fields),
    LAYOUT(GwtPrintedBuilding, 0, printed_building_fields),
    LAYOUT(GwtPrintedObjective, 0, printed_objective_fields),
    LAYOUT(GwtPrintedCity, 0, printed_city_fields),
};
#define LAYOUTS (sizeof(layouts) / sizeof(layouts[0]))

typedef struct Constant {
    const char *name;
    unsigned value;
} Constant;

#define CONSTANT(name) { #name, name }
static const Constant constants[] = {
    CONSTANT(GWT_RULES_VERSION),
    CONSTANT(GWT_NONE),
    CONSTANT(GWT_SPECTATOR),
    CONSTANT(GWT_CARD_STACK),
    CONSTANT(GWT_PLAYERS_MAX),
    CONSTANT(GWT_ACTIONS_MAX),
    CONSTANT(GWT_DECISIONS_MAX),
    CONSTANT(GWT_DECISION_KINDS),
    CONSTANT(GWT_EVENTS_MAX),
    CONSTANT(GWT_EVENT_CODES),
    CONSTANT(GWT_SPACES),
    CONSTANT(GWT_TILES),
    CONSTANT(GWT_CATTLE),
    CONSTANT(GWT_CARDS),
    CONSTANT(GWT_RAIL_SPACES),
    CONSTANT(GWT_STATIONS),
    CONSTANT(GWT_CITIES),
    CONSTANT(GWT_DISCS),
    CONSTANT(GWT_EFFECTS),
    CONSTANT(GWT_VERBS),
    CONSTANT(GWT_SCORE_CATEGORIES),
    CONSTANT(GWT_PROBLEMS),
    CONSTANT(GWT_STATUSES),
    CONSTANT(GWT_ACTION_INVALID),
    CONSTANT(GWT_STEPS),
    CONSTANT(GWT_OBJECTIVE_FIRST),
    CONSTANT(GWT_LOCATION_NEUTRAL),
    CONSTANT(GWT_LOCATION_PRIVATE),
    CONSTANT(GWT_TILE_HAZARD_FIRST),
    CONSTANT(GWT_TILE_TRADE_GREEN),
    CONSTANT(GWT_TILE_TRADE_ALT),
    CONSTANT(GWT_RAIL_TURNOUT_FIRST),
    CONSTANT(GWT_MASTER_SPACE_WORKER),
    CONSTANT(GWT_STATION_NORTH_FIRST),
    CONSTANT(GWT_BRANCHLETS),
    CONSTANT(GWT_BELLS),
    CONSTANT(GWT_JOB_ROWS),
    CONSTANT(GWT_JOB_COLUMNS),
    CONSTANT(GWT_OBJECTIVE_A1_SHIFT),
    CONSTANT(GWT_OBJECTIVE_START_SHIFT),
    CONSTANT(GWT_CARD_A1),
    CONSTANT(GWT_CARD_S1),
    CONSTANT(GWT_BUILDINGS),
    CONSTANT(GWT_HAND_GREEN),
    CONSTANT(GWT_HAND_BLACK),
    CONSTANT(GWT_BUY_VALUE3_PAIR),
    CONSTANT(GWT_BUY_BROWN_PAIR),
    CONSTANT(GWT_OPTION_PROMO_MASTERS),
    CONSTANT(GWT_OPTION_PROMO_BUILDINGS),
    CONSTANT(GWT_OPTION_NEUTRALS_RANDOM),
    CONSTANT(GWT_OPTION_SIDES_RANDOM),
    CONSTANT(GWT_OPTION_RAILS),
    CONSTANT(GWT_OPTION_SIMMENTAL),
    CONSTANT(GWT_OPTION_BALANCED),
    CONSTANT(GWT_OPTION_NO_REUSE),
    CONSTANT(GWT_VERB_NONE),
    CONSTANT(GWT_VERB_PASS),
    CONSTANT(GWT_VERB_END),
    CONSTANT(GWT_VERB_PLACE),
    CONSTANT(GWT_VERB_LOCAL),
    CONSTANT(GWT_VERB_AUX),
    CONSTANT(GWT_VERB_PLAY),
    CONSTANT(GWT_VERB_HIRE),
    CONSTANT(GWT_VERB_BUILD),
    CONSTANT(GWT_VERB_AT),
    CONSTANT(GWT_VERB_ENGINE),
    CONSTANT(GWT_VERB_UPGRADE),
    CONSTANT(GWT_VERB_STATION),
    CONSTANT(GWT_VERB_DISC),
    CONSTANT(GWT_VERB_STATION_DISC),
    CONSTANT(GWT_VERB_MASTER),
    CONSTANT(GWT_VERB_TRADE),
    CONSTANT(GWT_VERB_HAZARD),
    CONSTANT(GWT_VERB_FORESIGHT),
    CONSTANT(GWT_VERB_USE_CERTIFICATES),
    CONSTANT(GWT_VERB_GAIN_CERTIFICATES),
    CONSTANT(GWT_VERB_DELIVER),
    CONSTANT(GWT_VERB_OBJECTIVE),
    CONSTANT(GWT_VERB_DRAW),
    CONSTANT(GWT_VERB_DISCARD),
    CONSTANT(GWT_VERB_TRASH),
    CONSTANT(GWT_VERB_BUY),
    CONSTANT(GWT_VERB_BUY_SECOND),
    CONSTANT(GWT_VERB_TURN_UP),
    CONSTANT(GWT_VERB_COPY),
    CONSTANT(GWT_VERB_TAKE),
    CONSTANT(GWT_VERB_TOKEN),
    CONSTANT(GWT_VERB_RAISE),
    CONSTANT(GWT_VERB_BRANCHLET),
    CONSTANT(GWT_VERB_CATTLE),
    CONSTANT(GWT_VERB_OFFERED_MASTER),
    CONSTANT(GWT_VERB_BID),
    CONSTANT(GWT_VERB_GARTH),
    CONSTANT(GWT_VERB_ROUTE),
};
/* clang-format on */
#define CONSTANTS (sizeof(constants) / sizeof(constants[0]))

/* Fields are listed in order and do not overlap; with the known padding they are all bytes. */
static int layout_is_complete(const Layout *layout)
{
    size_t end = 0, listed = layout->padding;
    for (size_t i = 0; i < layout->fields_count; i++) {
        if (layout->fields[i].offset < end) {
            fprintf(stderr, "gwt-layout: %s of %s is not listed in its place\n", layout->fields[i].name, layout->name);
            return 0;
        }
        end = layout->fields[i].offset + layout->fields[i].size;
        listed += layout->fields[i].size;
    }
    if (listed != layout->size)
        fprintf(stderr, "gwt-layout: %zu bytes of %s are not listed\n", layout->size - listed, layout->name);
    return listed == layout->size;
}

static void print_layout(const Layout *layout, int last)
{
    printf("    \"%s\": {\n      \"size\": %zu,\n      \"fields\": {\n", layout->name, layout->size);
    for (size_t i = 0; i < layout->fields_count; i++) {
        const Field *field = &layout->fields[i];
        printf("        \"%s\": { \"offset\": %zu, \"type\": \"%s\", \"count\": %zu }%s\n", field->name, field->offset,
               field->type, field->count, i + 1 < layout->fields_count ? "," : "");
    }
    printf("      }\n    }%s\n", last ? "" : ",");
}

int main(void)
{
    for (size_t i = 0; i < LAYOUTS; i++)
        if (!layout_is_complete(&layouts[i]))
            return 1;

    printf("{\n  \"constants\": {\n");
    for (size_t i = 0; i < CONSTANTS; i++)
        printf("    \"%s\": %u%s\n", constants[i].name, constants[i].value, i + 1 < CONSTANTS ? "," : "");
    printf("  },\n  \"structs\": {\n");
    for (size_t i = 0; i < LAYOUTS; i++)
        print_layout(&layouts[i], i + 1 == LAYOUTS);
    printf("  }\n}\n");
    return 0;
}
