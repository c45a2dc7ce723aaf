/* SPDX-License-Identifier: MIT */
/* names.c - the id tables of docs/notation.md, and the way from a kind and a value to an id or a name. Sentences are
 * say.c's, the words themselves lang_*.c's. */
#include "notation/names.h"
#include <string.h>
#include "lang.h"

static const Language *const languages[NOTATION_LANGUAGES] = {
    [NOTATION_ENGLISH] = &language_english,
    [NOTATION_GERMAN] = &language_german,
};

static const char *const edition_ids[GWT_EDITIONS] = { "first", "second" };

static const char *const worker_ids[GWT_WORKERS] = {
    [GWT_COWBOY] = "cowboy",
    [GWT_BUILDER] = "builder",
    [GWT_ENGINEER] = "engineer",
};

static const char *const neutral_ids[GWT_NEUTRALS] = LANG_NEUTRALS("");
static const char *const building_ids[2 * GWT_BUILDINGS] = LANG_BUILDINGS("");
static const char *const rail_space_ids[GWT_RAIL_SPACES] = LANG_RAIL_SPACES("0", "", "39", "t");

static const char *const station_ids[GWT_STATIONS] = {
    "st1", "st2", "st3", "st4", "st5", "st6", "st7", "st8", "st9", "st10", "st11", "st12",
};

static const char *const master_ids[GWT_MASTERS] = {
    NULL, "sm1", "sm2", "sm3", "sm4", "sm5", "sm6", "sm7", "sm8", "sm9", "sm10", "sm11",
};

static const char *const city_ids[GWT_CITIES_BASE] = {
    [GWT_CITY_KANSAS_CITY] = "kansas-city",
    [GWT_CITY_1] = "topeka",
    [GWT_CITY_4] = "wichita",
    [GWT_CITY_6] = "colorado-springs",
    [GWT_CITY_8] = "santa-fe",
    [GWT_CITY_10] = "albuquerque",
    [GWT_CITY_12] = "el-paso",
    [GWT_CITY_14] = "san-diego",
    [GWT_CITY_16] = "sacramento",
    [GWT_CITY_LAST] = "san-francisco",
};

static const char *const city_second_ids[GWT_CITIES_BASE] = {
    [GWT_CITY_KANSAS_CITY] = "kansas-city",
    [GWT_CITY_1] = "fulton",
    [GWT_CITY_4] = "st-louis",
    [GWT_CITY_6] = "bloomington",
    [GWT_CITY_8] = "peoria",
    [GWT_CITY_10] = "chicago",
    [GWT_CITY_12] = "toledo",
    [GWT_CITY_14] = "pittsburgh",
    [GWT_CITY_16] = "philadelphia",
    [GWT_CITY_LAST] = "new-york",
};

static const char *const city_north_ids[GWT_CITIES] = {
    [GWT_CITY_KANSAS_CITY] = "kansas-city",
    [GWT_CITY_COLUMBIA] = "columbia",
    [GWT_CITY_ST_LOUIS] = "st-louis",
    [GWT_CITY_CHICAGO] = "chicago",
    [GWT_CITY_DETROIT] = "detroit",
    [GWT_CITY_CLEVELAND] = "cleveland",
    [GWT_CITY_PITTSBURGH] = "pittsburgh",
    [GWT_CITY_NEW_YORK] = "new-york",
    [GWT_CITY_MEMPHIS] = "memphis",
    [GWT_CITY_DENVER] = "denver",
    [GWT_CITY_MILWAUKEE] = "milwaukee",
    [GWT_CITY_GREEN_BAY] = "green-bay",
    [GWT_CITY_MINNEAPOLIS] = "minneapolis",
    [GWT_CITY_TORONTO] = "toronto",
    [GWT_CITY_SAN_FRANCISCO] = "san-francisco",
    [GWT_CITY_MONTREAL] = "montreal",
};

static const char *const town_ids[GWT_TOWNS] = {
    "gr1", "gr2", "gr3", "gr4", "gr5", "bl1", "bl2", "bl3", "bl4", "bl5",  "pu1",  "pu2",  "re1", "re2",
    "re3", "re4", "re5", "re6", "re7", "re8", "re9", "re10", "re11", "re12", "te1", "te2", "vi1", "vi2",
};

static const char *const medium_ids[GWT_MEDIUMS] = {
    [GWT_MEDIUM_HIRE] = "hire",
    [GWT_MEDIUM_TRASH] = "trash",
    [GWT_MEDIUM_ENGINE] = "engine",
    [GWT_MEDIUM_DOLLARS_OR_CATTLE] = "dollars-or-cattle",
    [GWT_MEDIUM_BUILDING] = "building",
};

static const char *const garth_ids[GWT_GARTH_LEVELS] = { "none", "easy", "medium", "hard", "very-hard" };

/* Discs of a pair share an id (DI8). */
static const char *const disc_ids[GWT_DISCS] = {
    [GWT_DISC_AUX1B] = "aux1",  [GWT_DISC_AUX2B] = "aux2",  [GWT_DISC_AUX3A] = "aux3",  [GWT_DISC_AUX3B] = "aux3",
    [GWT_DISC_AUX4A] = "aux4",  [GWT_DISC_AUX4B] = "aux4",  [GWT_DISC_AUX5A] = "aux5",  [GWT_DISC_AUX5B] = "aux5",
    [GWT_DISC_CERT4] = "cert4", [GWT_DISC_CERT6] = "cert6", [GWT_DISC_STEP1] = "step1", [GWT_DISC_STEP2] = "step2",
    [GWT_DISC_HAND1] = "hand",  [GWT_DISC_HAND2] = "hand",  [GWT_DISC_AUX6B] = "aux6",
};

static const char *const aux_ids[GWT_AUXES] = {
    [GWT_AUX_GAIN] = "gain",     [GWT_AUX_DRAW] = "draw",   [GWT_AUX_CERTIFICATE] = "certificate",
    [GWT_AUX_ENGINE] = "engine", [GWT_AUX_TRASH] = "trash", [GWT_AUX_BRANCHLET] = "branchlet",
};

static const char *const space_ids[GWT_SPACES] = {
    [GWT_SPACE_START] = "start",
    [GWT_SPACE_N_A] = "n-a",
    [GWT_SPACE_AB1] = "ab1",
    [GWT_SPACE_AB2] = "ab2",
    [GWT_SPACE_AB3] = "ab3",
    [GWT_SPACE_FLOOD1] = "flood1",
    [GWT_SPACE_FLOOD2] = "flood2",
    [GWT_SPACE_FLOOD3] = "flood3",
    [GWT_SPACE_FLOOD4] = "flood4",
    [GWT_SPACE_FLOODBANK1] = "floodbank1",
    [GWT_SPACE_FLOODBANK2] = "floodbank2",
    [GWT_SPACE_N_B] = "n-b",
    [GWT_SPACE_BC1] = "bc1",
    [GWT_SPACE_BC2] = "bc2",
    [GWT_SPACE_BC3] = "bc3",
    [GWT_SPACE_DROUGHT1] = "drought1",
    [GWT_SPACE_DROUGHT2] = "drought2",
    [GWT_SPACE_DROUGHT3] = "drought3",
    [GWT_SPACE_DROUGHT4] = "drought4",
    [GWT_SPACE_DROUGHTBANK1] = "droughtbank1",
    [GWT_SPACE_N_C] = "n-c",
    [GWT_SPACE_CE1] = "ce1",
    [GWT_SPACE_CE2] = "ce2",
    [GWT_SPACE_CD1] = "cd1",
    [GWT_SPACE_N_D] = "n-d",
    [GWT_SPACE_DE1] = "de1",
    [GWT_SPACE_TRADE1] = "trade1",
    [GWT_SPACE_TRADE2] = "trade2",
    [GWT_SPACE_TRADE3] = "trade3",
    [GWT_SPACE_TRADE4] = "trade4",
    [GWT_SPACE_TRADE5] = "trade5",
    [GWT_SPACE_TRADE6] = "trade6",
    [GWT_SPACE_TRADE7] = "trade7",
    [GWT_SPACE_TRADE8] = "trade8",
    [GWT_SPACE_TRADE9] = "trade9",
    [GWT_SPACE_TRADEBANK1] = "tradebank1",
    [GWT_SPACE_TRADEBANK2] = "tradebank2",
    [GWT_SPACE_N_E] = "n-e",
    [GWT_SPACE_EF1] = "ef1",
    [GWT_SPACE_EF2] = "ef2",
    [GWT_SPACE_ROCK1] = "rock1",
    [GWT_SPACE_ROCK2] = "rock2",
    [GWT_SPACE_ROCK3] = "rock3",
    [GWT_SPACE_ROCK4] = "rock4",
    [GWT_SPACE_ROCKBANK1] = "rockbank1",
    [GWT_SPACE_ROCKBANK2] = "rockbank2",
    [GWT_SPACE_N_F] = "n-f",
    [GWT_SPACE_FG1] = "fg1",
    [GWT_SPACE_FG2] = "fg2",
    [GWT_SPACE_N_G] = "n-g",
    [GWT_SPACE_GK1] = "gk1",
    [GWT_SPACE_GK2] = "gk2",
    [GWT_SPACE_KANSAS_CITY] = "kansas-city",
};

static const char *const tile_ids[GWT_TILES] = {
    [GWT_TILE_COWBOY] = "cowboy",
    [GWT_TILE_BUILDER] = "builder",
    [GWT_TILE_ENGINEER] = "engineer",
    [GWT_TILE_TRADE_GREEN] = "trade-green",
    [GWT_TILE_TRADE_ALT] = "trade-alt",
    [GWT_TILE_FLOOD_GREEN_2] = "flood-green-2",
    [GWT_TILE_FLOOD_GREEN_3] = "flood-green-3",
    [GWT_TILE_FLOOD_GREEN_4] = "flood-green-4",
    [GWT_TILE_FLOOD_BLACK_2] = "flood-black-2",
    [GWT_TILE_FLOOD_BLACK_3] = "flood-black-3",
    [GWT_TILE_DROUGHT_GREEN_2] = "drought-green-2",
    [GWT_TILE_DROUGHT_GREEN_3] = "drought-green-3",
    [GWT_TILE_DROUGHT_GREEN_4] = "drought-green-4",
    [GWT_TILE_DROUGHT_BLACK_2] = "drought-black-2",
    [GWT_TILE_DROUGHT_BLACK_3] = "drought-black-3",
    [GWT_TILE_ROCK_GREEN_2] = "rock-green-2",
    [GWT_TILE_ROCK_GREEN_3] = "rock-green-3",
    [GWT_TILE_ROCK_GREEN_4] = "rock-green-4",
    [GWT_TILE_ROCK_BLACK_2] = "rock-black-2",
    [GWT_TILE_ROCK_BLACK_3] = "rock-black-3",
};

static const char *const card_ids[GWT_CARDS] = {
    [GWT_CARD_GREY] = "grey",
    [GWT_CARD_GREEN] = "green",
    [GWT_CARD_BLACK] = "black",
    [GWT_CARD_WHITE] = "white",
    [GWT_CARD_YELLOW] = "yellow",
    [GWT_CARD_RED] = "red",
    [GWT_CARD_BLUE] = "blue",
    [GWT_CARD_BROWN_3] = "brown-3",
    [GWT_CARD_BROWN_4] = "brown-4",
    [GWT_CARD_BROWN_5] = "brown-5",
    [GWT_CARD_PURPLE_5] = "purple-5",
    [GWT_CARD_PURPLE_6] = "purple-6",
    [GWT_CARD_PURPLE_7] = "purple-7",
    [GWT_CARD_CALF] = "calf",
    [GWT_CARD_HEIFER] = "heifer",
    [GWT_CARD_COW] = "cow",
    [GWT_CARD_G1] = "g1",
    [GWT_CARD_G2] = "g2",
    [GWT_CARD_G3] = "g3",
    [GWT_CARD_G4] = "g4",
    [GWT_CARD_G5] = "g5",
    [GWT_CARD_D1] = "d1",
    [GWT_CARD_D2] = "d2",
    [GWT_CARD_D3] = "d3",
    [GWT_CARD_D4] = "d4",
    [GWT_CARD_D5] = "d5",
    [GWT_CARD_R1] = "r1",
    [GWT_CARD_R2] = "r2",
    [GWT_CARD_R3] = "r3",
    [GWT_CARD_R4] = "r4",
    [GWT_CARD_R5] = "r5",
    [GWT_CARD_M1] = "m1",
    [GWT_CARD_M2] = "m2",
    [GWT_CARD_M3] = "m3",
    [GWT_CARD_M4] = "m4",
    [GWT_CARD_M5] = "m5",
    [GWT_CARD_A1] = "a1",
    [GWT_CARD_S1] = "s1",
    [GWT_CARD_S2] = "s2",
    [GWT_CARD_S3] = "s3",
    [GWT_CARD_S4] = "s4",
};

static const char *const effect_ids[GWT_EFFECTS] = {
    [GWT_EFFECT_WHITE_FOR_2] = "white-for-2",
    [GWT_EFFECT_HIRE] = "hire",
    [GWT_EFFECT_HIRE_2_DEARER] = "hire-2-dearer",
    [GWT_EFFECT_GREEN_FOR_2] = "green-for-2",
    [GWT_EFFECT_BUILD_AT_2] = "build-at-2",
    [GWT_EFFECT_CERTIFICATE] = "certificate",
    [GWT_EFFECT_OBJECTIVE] = "objective",
    [GWT_EFFECT_ENGINE_ENGINEERS] = "engine-engineers",
    [GWT_EFFECT_TRADE] = "trade",
    [GWT_EFFECT_PAY_2_ENGINE_2] = "pay-2-engine-2",
    [GWT_EFFECT_AUXILIARY] = "auxiliary",
    [GWT_EFFECT_BLACK_FOR_2] = "black-for-2",
    [GWT_EFFECT_BUY_CATTLE] = "buy-cattle",
    [GWT_EFFECT_PAIR_FOR_4] = "pair-for-4",
    [GWT_EFFECT_HAZARD_AT_7] = "hazard-at-7",
    [GWT_EFFECT_WOODS_2] = "woods-2",
    [GWT_EFFECT_WHITE_FOR_4] = "white-for-4",
    [GWT_EFFECT_PAIR_FOR_3] = "pair-for-3",
    [GWT_EFFECT_HERDER_1] = "herder-1",
    [GWT_EFFECT_HAZARD_AT_5] = "hazard-at-5",
    [GWT_EFFECT_HERDER_2] = "herder-2",
    [GWT_EFFECT_HIRE_1_CHEAPER] = "hire-1-cheaper",
    [GWT_EFFECT_YELLOW_FOR_10] = "yellow-for-10",
    [GWT_EFFECT_TRADE_PAIRS] = "trade-pairs",
    [GWT_EFFECT_ENGINE_2] = "engine-2",
    [GWT_EFFECT_ENGINE_3] = "engine-3",
    [GWT_EFFECT_EXTRAORDINARY_DELIVERY] = "extraordinary-delivery",
    [GWT_EFFECT_CERTIFICATES_TO_LIMIT] = "certificates-to-limit",
    [GWT_EFFECT_HERDER_5] = "herder-5",
    [GWT_EFFECT_OBJECTIVE_FOR_CERTIFICATES_2] = "objective-for-certificates-2",
    [GWT_EFFECT_ENGINE_BACK_FOR_3] = "engine-back-for-3",
    [GWT_EFFECT_GREY_FOR_ENGINE_1] = "grey-for-engine-1",
    [GWT_EFFECT_GREEN_FOR_3] = "green-for-3",
    [GWT_EFFECT_DRAW_COWBOYS] = "draw-cowboys",
    [GWT_EFFECT_HERDER_3] = "herder-3",
    [GWT_EFFECT_BLACK_FOR_CERTIFICATES_2] = "black-for-certificates-2",
    [GWT_EFFECT_ENGINEERS_1] = "engineers-1",
    [GWT_EFFECT_ANY_FOR_3_AND_OBJECTIVE] = "any-for-3-and-objective",
    [GWT_EFFECT_ENGINE_WOODS] = "engine-woods",
    [GWT_EFFECT_COPY] = "copy",
    [GWT_EFFECT_STATION_BEHIND] = "station-behind",
    [GWT_EFFECT_GAIN_4] = "gain-4",
    [GWT_EFFECT_ENGINE_4] = "engine-4",
    [GWT_EFFECT_HERDER_4] = "herder-4",
    [GWT_EFFECT_HAZARD_AT_2] = "hazard-at-2",
    [GWT_EFFECT_ENGINE_HAZARDS] = "engine-hazards",
    [GWT_EFFECT_GREY_FOR_SINGLE_AUXILIARY] = "grey-for-single-auxiliary",
    [GWT_EFFECT_BUILD_AT_1] = "build-at-1",
    [GWT_EFFECT_STATIONS_2] = "stations-2",
    [GWT_EFFECT_RISK_GREY] = "risk-grey",
    [GWT_EFFECT_RISK_ANY] = "risk-any",
    [GWT_EFFECT_AUX_GAIN_1] = "aux-gain-1",
    [GWT_EFFECT_AUX_GAIN_2] = "aux-gain-2",
    [GWT_EFFECT_AUX_DRAW_1] = "aux-draw-1",
    [GWT_EFFECT_AUX_DRAW_2] = "aux-draw-2",
    [GWT_EFFECT_AUX_CERTIFICATE_1] = "aux-certificate-1",
    [GWT_EFFECT_AUX_CERTIFICATE_2] = "aux-certificate-2",
    [GWT_EFFECT_AUX_ENGINE_1] = "aux-engine-1",
    [GWT_EFFECT_AUX_ENGINE_2] = "aux-engine-2",
    [GWT_EFFECT_AUX_TRASH_1] = "aux-trash-1",
    [GWT_EFFECT_AUX_TRASH_2] = "aux-trash-2",
    [GWT_EFFECT_HAZARD_FREE] = "hazard-free",
    [GWT_EFFECT_GREY_FOR_CERTIFICATE] = "grey-for-certificate",
    [GWT_EFFECT_GREY_FOR_2] = "grey-for-2",
    [GWT_EFFECT_HIRE_2_CHEAPER] = "hire-2-cheaper",
    [GWT_EFFECT_GREY_FOR_CERTIFICATES_2] = "grey-for-certificates-2",
    [GWT_EFFECT_GREY_FOR_4] = "grey-for-4",
    [GWT_EFFECT_GAIN_2] = "gain-2",
    [GWT_EFFECT_HAZARD_OR_TRADE] = "hazard-or-trade",
    [GWT_EFFECT_GAIN_12] = "gain-12",
    [GWT_EFFECT_CERTIFICATES_2] = "certificates-2",
    [GWT_EFFECT_DRAW_3] = "draw-3",
    [GWT_EFFECT_HERDER_3_UNPAID] = "herder-3-unpaid",
    [GWT_EFFECT_VALUE_3_FOR_7] = "value-3-for-7",
    [GWT_EFFECT_GREEN_FOR_ENGINE_2] = "green-for-engine-2",
    [GWT_EFFECT_ANY_FOR_6_AND_OBJECTIVE] = "any-for-6-and-objective",
    [GWT_EFFECT_BUILDERS_1] = "builders-1",
    [GWT_EFFECT_TOKEN] = "token",
    [GWT_EFFECT_AUX_TRASH_1_GAIN_1] = "aux-trash-1-gain-1",
    [GWT_EFFECT_AUX_TRASH_2_GAIN_2] = "aux-trash-2-gain-2",
    [GWT_EFFECT_AUX_BRANCHLET_1] = "aux-branchlet-1",
    [GWT_EFFECT_AUX_BRANCHLET_2] = "aux-branchlet-2",
    [GWT_EFFECT_BELLS] = "bells",
    [GWT_EFFECT_BRANCHLET] = "branchlet",
    [GWT_EFFECT_TRASH_2] = "trash-2",
    [GWT_EFFECT_DOLLARS_5_OR_CATTLE] = "dollars-5-or-cattle",
    [GWT_EFFECT_BUILD_FREE] = "build-free",
};

static const char *const decision_ids[GWT_DECISION_KINDS] = {
    [GWT_DECIDE_PLACE] = "place",
    [GWT_DECIDE_MOVE] = "move",
    [GWT_DECIDE_LOCATION] = "location",
    [GWT_DECIDE_ARRIVAL] = "arrival",
    [GWT_DECIDE_WALK] = "walk",
    [GWT_DECIDE_AUXILIARY] = "auxiliary",
    [GWT_DECIDE_HIRE] = "hire",
    [GWT_DECIDE_BUILD] = "build",
    [GWT_DECIDE_BUILD_SPACE] = "build-space",
    [GWT_DECIDE_ENGINE_FORWARD] = "engine-forward",
    [GWT_DECIDE_ENGINE_BACK] = "engine-back",
    [GWT_DECIDE_UPGRADE] = "upgrade",
    [GWT_DECIDE_STATION_BEHIND] = "station-behind",
    [GWT_DECIDE_STATION_DISC] = "station-disc",
    [GWT_DECIDE_STATION_MASTER] = "station-master",
    [GWT_DECIDE_TRADE] = "trade",
    [GWT_DECIDE_HAZARD] = "hazard",
    [GWT_DECIDE_HAZARD_OR_TRADE] = "hazard-or-trade",
    [GWT_DECIDE_FORESIGHT] = "foresight",
    [GWT_DECIDE_INCOME] = "income",
    [GWT_DECIDE_DELIVERY] = "delivery",
    [GWT_DECIDE_DELIVERY_DISC] = "delivery-disc",
    [GWT_DECIDE_OBJECTIVE] = "objective",
    [GWT_DECIDE_DRAW] = "draw",
    [GWT_DECIDE_DISCARD] = "discard",
    [GWT_DECIDE_DISCARD_CATTLE] = "discard-cattle",
    [GWT_DECIDE_DISCARD_PAIR] = "discard-pair",
    [GWT_DECIDE_DISCARD_SECOND] = "discard-second",
    [GWT_DECIDE_DISCARD_OBJECTIVE] = "discard-objective",
    [GWT_DECIDE_TRASH] = "trash",
    [GWT_DECIDE_CERTIFICATES] = "certificates",
    [GWT_DECIDE_BUY] = "buy",
    [GWT_DECIDE_BUY_SECOND] = "buy-second",
    [GWT_DECIDE_COPY] = "copy",
    [GWT_DECIDE_EFFECT] = "effect",
    [GWT_DECIDE_DISCARD_VALUE3] = "discard-value3",
    [GWT_DECIDE_DISCARD_VALUE2] = "discard-value2",
    [GWT_DECIDE_RAISE] = "raise",
    [GWT_DECIDE_BRANCHLET] = "branchlet",
    [GWT_DECIDE_DOLLARS_OR_CATTLE] = "dollars-or-cattle",
    [GWT_DECIDE_OFFERED_MASTER] = "offered-master",
    [GWT_DECIDE_BID] = "bid",
    [GWT_DECIDE_GARTH] = "garth",
    [GWT_STEP_REWARD] = "step-reward",
    [GWT_STEP_ENGINE_STOPPED] = "step-engine-stopped",
    [GWT_STEP_LEAVE_END] = "step-leave-end",
    [GWT_STEP_MASTER_CHANCE] = "step-master-chance",
    [GWT_STEP_KANSAS_CITY] = "step-kansas-city",
    [GWT_STEP_TRANSPORT] = "step-transport",
    [GWT_STEP_BRANCHLET_SPACE] = "step-branchlet-space",
    [GWT_STEP_TOWN] = "step-town",
    [GWT_STEP_NEXT_BRANCHLET] = "step-next-branchlet",
    [GWT_STEP_SHOW_HAND_END] = "step-show-hand-end",
};

static const char *const event_ids[GWT_EVENT_CODES] = {
    [GWT_EVENT_TURN_STARTED] = "turn-started",
    [GWT_EVENT_MOVED] = "moved",
    [GWT_EVENT_FEE_PAID] = "fee-paid",
    [GWT_EVENT_DOLLARS] = "dollars",
    [GWT_EVENT_DISCARDED] = "discarded",
    [GWT_EVENT_TRASHED] = "trashed",
    [GWT_EVENT_DREW] = "drew",
    [GWT_EVENT_SHUFFLED] = "shuffled",
    [GWT_EVENT_HAND_SHOWN] = "hand-shown",
    [GWT_EVENT_CERTIFICATES] = "certificates",
    [GWT_EVENT_HIRED] = "hired",
    [GWT_EVENT_BUILT] = "built",
    [GWT_EVENT_BUILDING_BOXED] = "building-boxed",
    [GWT_EVENT_ENGINE] = "engine",
    [GWT_EVENT_UPGRADED] = "upgraded",
    [GWT_EVENT_DISC] = "disc",
    [GWT_EVENT_STATION_DISC] = "station-disc",
    [GWT_EVENT_MASTER] = "master",
    [GWT_EVENT_HAZARD] = "hazard",
    [GWT_EVENT_TRADE] = "trade",
    [GWT_EVENT_TILE_PLACED] = "tile-placed",
    [GWT_EVENT_WORKER_PLACED] = "worker-placed",
    [GWT_EVENT_TILE_BOXED] = "tile-boxed",
    [GWT_EVENT_TOKEN_MOVED] = "token-moved",
    [GWT_EVENT_FORESIGHT] = "foresight",
    [GWT_EVENT_MARKET_CARD] = "market-card",
    [GWT_EVENT_BOUGHT] = "bought",
    [GWT_EVENT_OBJECTIVE_GAINED] = "objective-gained",
    [GWT_EVENT_OBJECTIVE_SHOWN] = "objective-shown",
    [GWT_EVENT_OBJECTIVE_PLAYED] = "objective-played",
    [GWT_EVENT_COPIED] = "copied",
    [GWT_EVENT_DELIVERED] = "delivered",
    [GWT_EVENT_NO_DELIVERY] = "no-delivery",
    [GWT_EVENT_END_TRIGGERED] = "end-triggered",
    [GWT_EVENT_GAME_OVER] = "game-over",
    [GWT_EVENT_TOKENS] = "tokens",
    [GWT_EVENT_RAISED] = "raised",
    [GWT_EVENT_BRANCHLET] = "branchlet",
    [GWT_EVENT_BID] = "bid",
    [GWT_EVENT_SEAT_WON] = "seat-won",
    [GWT_EVENT_GARTH_CARD] = "garth-card",
    [GWT_EVENT_SPECIALTY] = "specialty",
};

static const char *const score_ids[GWT_SCORE_CATEGORIES] = {
    [GWT_SCORE_DOLLARS] = "dollars",       [GWT_SCORE_BUILDINGS] = "buildings", [GWT_SCORE_CITIES] = "cities",
    [GWT_SCORE_STATIONS] = "stations",     [GWT_SCORE_HAZARDS] = "hazards",     [GWT_SCORE_CATTLE] = "cattle",
    [GWT_SCORE_OBJECTIVES] = "objectives", [GWT_SCORE_MASTERS] = "masters",     [GWT_SCORE_WORKERS] = "workers",
    [GWT_SCORE_STEP_DISC] = "step-disc",   [GWT_SCORE_TOKEN] = "token",
};

typedef struct IdTable {
    const char *const *ids;
    unsigned values;
} IdTable;

static const IdTable id_tables[NOTATION_KINDS] = {
    [NOTATION_EDITION] = { edition_ids, GWT_EDITIONS },
    [NOTATION_SPACE] = { space_ids, GWT_SPACES },
    [NOTATION_WORKER] = { worker_ids, GWT_WORKERS },
    [NOTATION_TILE] = { tile_ids, GWT_TILES },
    [NOTATION_CARD] = { card_ids, GWT_CARDS },
    [NOTATION_NEUTRAL] = { neutral_ids, GWT_NEUTRALS },
    [NOTATION_BUILDING] = { building_ids, 2 * GWT_BUILDINGS },
    [NOTATION_RAIL_SPACE] = { rail_space_ids, GWT_RAIL_SPACES },
    [NOTATION_STATION] = { station_ids, GWT_STATIONS },
    [NOTATION_MASTER] = { master_ids, GWT_MASTERS },
    [NOTATION_CITY] = { city_ids, GWT_CITIES_BASE },
    [NOTATION_CITY_SECOND] = { city_second_ids, GWT_CITIES_BASE },
    [NOTATION_CITY_NORTH] = { city_north_ids, GWT_CITIES },
    [NOTATION_TOWN] = { town_ids, GWT_TOWNS },
    [NOTATION_MEDIUM] = { medium_ids, GWT_MEDIUMS },
    [NOTATION_GARTH] = { garth_ids, GWT_GARTH_LEVELS },
    [NOTATION_DISC] = { disc_ids, GWT_DISCS },
    [NOTATION_AUX] = { aux_ids, GWT_AUXES },
    [NOTATION_EFFECT] = { effect_ids, GWT_EFFECTS },
    [NOTATION_DECISION] = { decision_ids, GWT_DECISION_KINDS },
    [NOTATION_SCORE] = { score_ids, GWT_SCORE_CATEGORIES },
    [NOTATION_EVENT] = { event_ids, GWT_EVENT_CODES },
};

unsigned notation_values(NotationKind kind)
{
    return (unsigned)kind < NOTATION_KINDS ? id_tables[kind].values : 0;
}

const char *notation_id(NotationKind kind, unsigned value)
{
    return value < notation_values(kind) ? id_tables[kind].ids[value] : NULL;
}

int notation_id_find(NotationKind kind, const char *text, size_t length)
{
    for (unsigned value = 0; value < notation_values(kind); value++) {
        const char *id = id_tables[kind].ids[value];
        if (id && strlen(id) == length && !memcmp(id, text, length))
            return (int)value;
    }
    return -1;
}

unsigned notation_medium_town(unsigned place)
{
    static const uint8_t towns[GWT_MEDIUM_TOWNS] = { GWT_TOWN_GR2,  GWT_TOWN_PU2, GWT_TOWN_RE6,
                                                     GWT_TOWN_RE11, GWT_TOWN_TE2, GWT_TOWN_VI2 };
    return place < GWT_MEDIUM_TOWNS ? towns[place] : GWT_NONE;
}

const Language *language_of(NotationLanguage language)
{
    return languages[(unsigned)language < NOTATION_LANGUAGES ? language : NOTATION_ENGLISH];
}

const char *notation_name(NotationLanguage language, NotationKind kind, unsigned value, unsigned edition)
{
    if (!notation_id(kind, value) || edition >= GWT_EDITIONS)
        return NULL;
    const Language *words = language_of(language);
    switch (kind) {
    case NOTATION_EDITION:
        return words->editions[value];
    case NOTATION_SPACE:
        return words->spaces[value];
    case NOTATION_WORKER:
        return words->workers[value];
    case NOTATION_TILE:
        return words->tiles[edition][value];
    case NOTATION_CARD:
        return words->cards[edition][value];
    case NOTATION_NEUTRAL:
        return words->neutrals[value];
    case NOTATION_BUILDING:
        return words->buildings[value];
    case NOTATION_RAIL_SPACE:
        return words->rail_spaces[value];
    case NOTATION_STATION:
        return words->stations[value];
    case NOTATION_MASTER:
        return words->masters[edition][value];
    case NOTATION_CITY:
        return words->cities[value];
    case NOTATION_CITY_SECOND:
        return words->cities_second[value];
    case NOTATION_CITY_NORTH:
        return words->cities_north[value];
    case NOTATION_TOWN:
        return words->towns[value];
    case NOTATION_MEDIUM:
        return words->mediums[value];
    case NOTATION_GARTH:
        return words->garths[value];
    case NOTATION_DISC:
        return words->discs[value];
    case NOTATION_AUX:
        return words->auxes[value];
    case NOTATION_EFFECT:
        return words->effects[edition][value];
    case NOTATION_DECISION:
        return words->questions[value];
    case NOTATION_SCORE:
        return words->scores[value];
    case NOTATION_EVENT:
        return words->events[value][0];
    case NOTATION_KINDS:
        break;
    }
    return NULL;
}

const char *notation_language_code(NotationLanguage language)
{
    return language_of(language)->code;
}

int notation_language_find(const char *code)
{
    for (int language = 0; language < NOTATION_LANGUAGES; language++)
        if (!strcmp(languages[language]->code, code))
            return language;
    return -1;
}
