/* SPDX-License-Identifier: MIT */
/* ids.h - a number for everything printed: spaces, tiles, cards, buildings, rail spaces, cities, discs.
 * Names and text forms of these numbers are notation/'s; what is printed on them is content/'s. */
#ifndef GWT_IDS_H
#define GWT_IDS_H
#include <stdint.h>

#ifdef __cplusplus
#define GWT_STATIC_ASSERT static_assert
#define GWT_API_BEGIN extern "C" {
#define GWT_API_END }
#else
#define GWT_STATIC_ASSERT _Static_assert
#define GWT_API_BEGIN
#define GWT_API_END
#endif

#define GWT_PLAYERS_MAX 4
#define GWT_SPECTATOR 254 /* GwtGame.viewer of somebody who sees no hand */
#define GWT_NONE 255 /* "no space", "no player", "no city", ... where zero is a real id */

typedef enum GwtEdition { GWT_EDITION_FIRST, GWT_EDITION_SECOND, GWT_EDITIONS } GwtEdition;

/* The trail. Neighbouring spaces of one road have consecutive numbers. */
typedef enum GwtSpace {
    GWT_SPACE_START,
    GWT_SPACE_N_A,
    GWT_SPACE_AB1, GWT_SPACE_AB2, GWT_SPACE_AB3,
    GWT_SPACE_FLOOD1, GWT_SPACE_FLOOD2, GWT_SPACE_FLOOD3, GWT_SPACE_FLOOD4,
    GWT_SPACE_FLOODBANK1, GWT_SPACE_FLOODBANK2,
    GWT_SPACE_N_B,
    GWT_SPACE_BC1, GWT_SPACE_BC2, GWT_SPACE_BC3,
    GWT_SPACE_DROUGHT1, GWT_SPACE_DROUGHT2, GWT_SPACE_DROUGHT3, GWT_SPACE_DROUGHT4,
    GWT_SPACE_DROUGHTBANK1,
    GWT_SPACE_N_C,
    GWT_SPACE_CE1, GWT_SPACE_CE2,
    GWT_SPACE_CD1, /* first edition only */
    GWT_SPACE_N_D,
    GWT_SPACE_DE1, /* second edition only */
    GWT_SPACE_TRADE1, GWT_SPACE_TRADE2, GWT_SPACE_TRADE3, /* beside the road: never entered (MV11) */
    GWT_SPACE_TRADE4, GWT_SPACE_TRADE5, GWT_SPACE_TRADE6,
    GWT_SPACE_TRADE7, GWT_SPACE_TRADE8, GWT_SPACE_TRADE9,
    GWT_SPACE_TRADEBANK1, GWT_SPACE_TRADEBANK2,
    GWT_SPACE_N_E,
    GWT_SPACE_EF1, GWT_SPACE_EF2,
    GWT_SPACE_ROCK1, GWT_SPACE_ROCK2, GWT_SPACE_ROCK3, GWT_SPACE_ROCK4,
    GWT_SPACE_ROCKBANK1, GWT_SPACE_ROCKBANK2,
    GWT_SPACE_N_F,
    GWT_SPACE_FG1, GWT_SPACE_FG2,
    GWT_SPACE_N_G,
    GWT_SPACE_GK1, GWT_SPACE_GK2,
    GWT_SPACE_KANSAS_CITY,
    GWT_SPACES
} GwtSpace;

/* Worker types: the rows of the player board. */
typedef enum GwtWorker { GWT_COWBOY, GWT_BUILDER, GWT_ENGINEER, GWT_WORKERS } GwtWorker;

/* Tiles of the Kansas City supply. A hazard is named by kind, hand colour and victory points. */
typedef enum GwtTile {
    GWT_TILE_NONE,
    GWT_TILE_COWBOY, GWT_TILE_BUILDER, GWT_TILE_ENGINEER, /* GWT_TILE_COWBOY + GwtWorker */
    GWT_TILE_TRADE_GREEN, GWT_TILE_TRADE_ALT,             /* alt: blue (first), orange (second edition) */
    GWT_TILE_FLOOD_GREEN_2, GWT_TILE_FLOOD_GREEN_3, GWT_TILE_FLOOD_GREEN_4,
    GWT_TILE_FLOOD_BLACK_2, GWT_TILE_FLOOD_BLACK_3,
    GWT_TILE_DROUGHT_GREEN_2, GWT_TILE_DROUGHT_GREEN_3, GWT_TILE_DROUGHT_GREEN_4,
    GWT_TILE_DROUGHT_BLACK_2, GWT_TILE_DROUGHT_BLACK_3,
    GWT_TILE_ROCK_GREEN_2, GWT_TILE_ROCK_GREEN_3, GWT_TILE_ROCK_GREEN_4,
    GWT_TILE_ROCK_BLACK_2, GWT_TILE_ROCK_BLACK_3,
    GWT_TILES
} GwtTile;
#define GWT_TILE_HAZARD_FIRST GWT_TILE_FLOOD_GREEN_2
#define GWT_HAZARDS (GWT_TILES - GWT_TILE_HAZARD_FIRST) /* 15 different hazard tiles */

/* What lies on a trail space, in one byte: nothing, a tile, a neutral building or a private one. */
typedef uint8_t GwtLocation;
#define GWT_LOCATION_NONE 0
#define GWT_LOCATION_NEUTRAL 24 /* + 0..6 for the tiles A..G */
#define GWT_NEUTRALS 7
#define GWT_LOCATION_PRIVATE 32 /* + 16 * player + building number 1..13 */
#define GWT_LOCATIONS 96
#define GWT_BUILDINGS 14 /* building numbers run from 1; 0 is none */

static inline GwtLocation gwt_location_private(unsigned player, unsigned number)
{
    return (GwtLocation)(GWT_LOCATION_PRIVATE + 16 * player + number);
}
static inline int gwt_location_is_private(GwtLocation at) { return at >= GWT_LOCATION_PRIVATE; }
static inline int gwt_location_is_neutral(GwtLocation at)
{
    return at >= GWT_LOCATION_NEUTRAL && at < GWT_LOCATION_PRIVATE;
}
static inline int gwt_location_is_building(GwtLocation at) { return at >= GWT_LOCATION_NEUTRAL; }
static inline unsigned gwt_location_owner(GwtLocation at) { return (unsigned)(at - GWT_LOCATION_PRIVATE) / 16; }
static inline unsigned gwt_location_number(GwtLocation at) { return (unsigned)(at - GWT_LOCATION_PRIVATE) % 16; }

/* Cards. Cattle first, then the objective cards of the stack, then the starting objective cards.
 * Cards of one breed with different victory points are different cards (LI5). */
typedef enum GwtCard {
    GWT_CARD_GREY, GWT_CARD_GREEN, GWT_CARD_BLACK, GWT_CARD_WHITE,
    GWT_CARD_YELLOW, GWT_CARD_RED, GWT_CARD_BLUE,
    GWT_CARD_BROWN_3, GWT_CARD_BROWN_4, GWT_CARD_BROWN_5,
    GWT_CARD_PURPLE_5, GWT_CARD_PURPLE_6, GWT_CARD_PURPLE_7,
    GWT_CARD_CALF, GWT_CARD_HEIFER, GWT_CARD_COW, /* Simmental variant of the second edition */
    GWT_CATTLE,
    GWT_CARD_G1 = GWT_CATTLE, GWT_CARD_G2, GWT_CARD_G3, GWT_CARD_G4, GWT_CARD_G5,
    GWT_CARD_D1, GWT_CARD_D2, GWT_CARD_D3, GWT_CARD_D4, GWT_CARD_D5,
    GWT_CARD_R1, GWT_CARD_R2, GWT_CARD_R3, GWT_CARD_R4, GWT_CARD_R5,
    GWT_CARD_M1, GWT_CARD_M2, GWT_CARD_M3, GWT_CARD_M4, GWT_CARD_M5,
    GWT_CARD_A1, /* four copies */
    GWT_CARD_S1, GWT_CARD_S2, GWT_CARD_S3, GWT_CARD_S4, /* starting objective cards */
    GWT_CARDS
} GwtCard;
#define GWT_OBJECTIVE_FIRST GWT_CARD_G1
#define GWT_CARD_STACK 254 /* "the unseen top card of the objective stack" */

typedef enum GwtBreed {
    GWT_BREED_GREY, GWT_BREED_GREEN, GWT_BREED_BLACK, GWT_BREED_WHITE,
    GWT_BREED_YELLOW, GWT_BREED_RED, GWT_BREED_BLUE, GWT_BREED_BROWN, GWT_BREED_PURPLE, GWT_BREED_ORANGE,
    GWT_BREEDS
} GwtBreed;

/* Rail spaces: 0 is the start, 1..39 the numbered spaces, then the nine turnouts t1..t9. */
#define GWT_RAIL_START 0
#define GWT_RAIL_END 39
#define GWT_RAIL_TURNOUT_FIRST 40
#define GWT_RAIL_SPACES 49

/* Stations st1..st10 are 0..9; station 0..8 stands at turnout 40 + station, st10 at rail space 39. The two of
 * Rails to the North stand in towns, st11 in GR4 and st12 in RE3. */
#define GWT_TURNOUTS 9
#define GWT_STATION_END 9
#define GWT_STATION_NORTH_FIRST 10
#define GWT_STATIONS 12
#define GWT_MASTER_SPACES 7 /* of stations 0..4, then of the two in the north */

typedef enum GwtMaster {
    GWT_MASTER_NONE,
    GWT_MASTER_SM1, GWT_MASTER_SM2, GWT_MASTER_SM3, GWT_MASTER_SM4, GWT_MASTER_SM5, GWT_MASTER_SM6,
    GWT_MASTER_SM7, GWT_MASTER_SM8, GWT_MASTER_SM9, GWT_MASTER_SM10, GWT_MASTER_SM11,
    GWT_MASTERS
} GwtMaster;
#define GWT_MASTER_SPACE_WORKER 128 /* + GwtWorker: the worker who became station master there */

/* Cities by their place on the strip. Names differ by edition; values do not. */
typedef enum GwtCity {
    GWT_CITY_KANSAS_CITY, /* value 0 */
    GWT_CITY_1, GWT_CITY_4, GWT_CITY_6, GWT_CITY_8, GWT_CITY_10, GWT_CITY_12, GWT_CITY_14, GWT_CITY_16,
    GWT_CITY_LAST, /* value 18: San Francisco or New York */
    GWT_CITIES_BASE,
    /* Rails to the North: the new strip, then the crests of the big towns. */
    GWT_CITY_COLUMBIA = 1, GWT_CITY_ST_LOUIS, GWT_CITY_CHICAGO, GWT_CITY_DETROIT, GWT_CITY_CLEVELAND, GWT_CITY_PITTSBURGH,
    GWT_CITY_NEW_YORK,
    GWT_CITY_MEMPHIS, GWT_CITY_DENVER, GWT_CITY_MILWAUKEE, GWT_CITY_GREEN_BAY, GWT_CITY_MINNEAPOLIS, GWT_CITY_TORONTO,
    GWT_CITY_SAN_FRANCISCO, GWT_CITY_MONTREAL,
    GWT_CITIES
} GwtCity;

/* Town squares of Rails to the North, as in rails-to-the-north.md 4.3. */
typedef enum GwtTown {
    GWT_TOWN_GR1, GWT_TOWN_GR2, GWT_TOWN_GR3, GWT_TOWN_GR4, GWT_TOWN_GR5,
    GWT_TOWN_BL1, GWT_TOWN_BL2, GWT_TOWN_BL3, GWT_TOWN_BL4, GWT_TOWN_BL5,
    GWT_TOWN_PU1, GWT_TOWN_PU2,
    GWT_TOWN_RE1, GWT_TOWN_RE2, GWT_TOWN_RE3, GWT_TOWN_RE4, GWT_TOWN_RE5, GWT_TOWN_RE6,
    GWT_TOWN_RE7, GWT_TOWN_RE8, GWT_TOWN_RE9, GWT_TOWN_RE10, GWT_TOWN_RE11, GWT_TOWN_RE12,
    GWT_TOWN_TE1, GWT_TOWN_TE2, GWT_TOWN_VI1, GWT_TOWN_VI2,
    GWT_TOWNS
} GwtTown;
#define GWT_BRANCHLETS 15
#define GWT_BELLS 5
#define GWT_TOKENS_MAX 100u /* exchange tokens of one player; no game comes near */

/* Tiles of the medium towns. */
typedef enum GwtMediumTile {
    GWT_MEDIUM_NONE,
    GWT_MEDIUM_HIRE, GWT_MEDIUM_TRASH, GWT_MEDIUM_ENGINE, GWT_MEDIUM_DOLLARS_OR_CATTLE, GWT_MEDIUM_BUILDING,
    GWT_MEDIUMS
} GwtMediumTile;
#define GWT_MEDIUM_TOWNS 6

/* Garth, the automa: 0 is a seat played by somebody. */
typedef enum GwtGarthLevel {
    GWT_GARTH_NONE, GWT_GARTH_EASY, GWT_GARTH_MEDIUM, GWT_GARTH_HARD, GWT_GARTH_VERY_HARD, GWT_GARTH_LEVELS
} GwtGarthLevel;
#define GWT_GARTH_CARDS 15

/* The fourteen disc spaces of a player board and the one of the add-on, as bits of GwtPlayer.discs_cleared. The
 * two discs of aux3, aux4, aux5 and of the hand limit are interchangeable (DI8): the lower one of a pair is
 * always cleared first. */
typedef enum GwtDisc {
    GWT_DISC_AUX1B, GWT_DISC_AUX2B,
    GWT_DISC_AUX3A, GWT_DISC_AUX3B, GWT_DISC_AUX4A, GWT_DISC_AUX4B, GWT_DISC_AUX5A, GWT_DISC_AUX5B,
    GWT_DISC_CERT4,
    GWT_DISC_CERT6, GWT_DISC_STEP1, GWT_DISC_STEP2, GWT_DISC_HAND1, GWT_DISC_HAND2, /* dark corners */
    GWT_DISC_AUX6B, /* white corners; Rails to the North only */
    GWT_DISCS
} GwtDisc;

typedef enum GwtAux { GWT_AUX_GAIN, GWT_AUX_DRAW, GWT_AUX_CERTIFICATE, GWT_AUX_ENGINE, GWT_AUX_TRASH, GWT_AUX_BRANCHLET,
    GWT_AUXES } GwtAux;

#define GWT_JOB_ROWS 12
#define GWT_JOB_COLUMNS 4
#define GWT_FORESIGHT_COLUMNS 3
#define GWT_DISPLAY_MAX 4

/* Every effect printed anywhere: local actions, risk actions, auxiliary actions, worker spaces, station masters and
 * objective cards. content/effects.c says what each does. */
#define GWT_EFFECT_LIST(X) \
    X(NONE) \
    /* neutral buildings */ \
    X(WHITE_FOR_2) X(HIRE) X(HIRE_2_DEARER) X(GREEN_FOR_2) X(BUILD_AT_2) X(CERTIFICATE) X(OBJECTIVE) \
    X(ENGINE_ENGINEERS) X(TRADE) X(PAY_2_ENGINE_2) X(AUXILIARY) X(BLACK_FOR_2) X(BUY_CATTLE) X(PAIR_FOR_4) X(HAZARD_AT_7) \
    /* private buildings */ \
    X(WOODS_2) X(WHITE_FOR_4) X(PAIR_FOR_3) X(HERDER_1) X(HAZARD_AT_5) X(HERDER_2) X(HIRE_1_CHEAPER) X(YELLOW_FOR_10) \
    X(TRADE_PAIRS) X(ENGINE_2) X(ENGINE_3) X(EXTRAORDINARY_DELIVERY) X(CERTIFICATES_TO_LIMIT) X(HERDER_5) \
    X(OBJECTIVE_FOR_CERTIFICATES_2) X(ENGINE_BACK_FOR_3) X(GREY_FOR_ENGINE_1) X(GREEN_FOR_3) X(DRAW_COWBOYS) \
    X(HERDER_3) X(BLACK_FOR_CERTIFICATES_2) X(ENGINEERS_1) X(ANY_FOR_3_AND_OBJECTIVE) X(ENGINE_WOODS) X(COPY) \
    X(STATION_BEHIND) X(GAIN_4) X(ENGINE_4) X(HERDER_4) \
    /* first edition promos */ \
    X(HAZARD_AT_2) X(ENGINE_HAZARDS) X(GREY_FOR_SINGLE_AUXILIARY) X(BUILD_AT_1) X(STATIONS_2) \
    /* risk actions */ \
    X(RISK_GREY) X(RISK_ANY) \
    /* auxiliary actions, single and double */ \
    X(AUX_GAIN_1) X(AUX_GAIN_2) X(AUX_DRAW_1) X(AUX_DRAW_2) X(AUX_CERTIFICATE_1) X(AUX_CERTIFICATE_2) \
    X(AUX_ENGINE_1) X(AUX_ENGINE_2) X(AUX_TRASH_1) X(AUX_TRASH_2) \
    /* worker spaces of the player board */ \
    X(HAZARD_FREE) X(GREY_FOR_CERTIFICATE) X(GREY_FOR_2) X(HIRE_2_CHEAPER) X(GREY_FOR_CERTIFICATES_2) X(GREY_FOR_4) \
    /* station masters */ \
    X(GAIN_2) X(HAZARD_OR_TRADE) X(GAIN_12) X(CERTIFICATES_2) \
    /* objective cards */ \
    X(DRAW_3) X(HERDER_3_UNPAID) \
    /* second edition */ \
    X(VALUE_3_FOR_7) X(GREEN_FOR_ENGINE_2) X(ANY_FOR_6_AND_OBJECTIVE) X(BUILDERS_1) X(TOKEN) \
    X(AUX_TRASH_1_GAIN_1) X(AUX_TRASH_2_GAIN_2) \
    /* Rails to the North */ \
    X(AUX_BRANCHLET_1) X(AUX_BRANCHLET_2) X(BELLS) X(BRANCHLET) X(TRASH_2) X(DOLLARS_5_OR_CATTLE) X(BUILD_FREE)

typedef enum GwtEffect {
#define GWT_EFFECT_ENUM(name) GWT_EFFECT_##name,
    GWT_EFFECT_LIST(GWT_EFFECT_ENUM)
#undef GWT_EFFECT_ENUM
    GWT_EFFECTS
} GwtEffect;

#endif
