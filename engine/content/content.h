/* SPDX-License-Identifier: MIT */
/* content.h - what is printed on the components, as const tables. No logic: rules/ reads them. Zero means none. */
#ifndef CONTENT_CONTENT_H
#define CONTENT_CONTENT_H
#include "gwt/action.h"
#include "gwt/ids.h"

/* What lies on the table: an edition, with or without Rails to the North. Tables that differ have one column each. */
typedef enum Board { BOARD_FIRST, BOARD_SECOND, BOARD_FIRST_NORTH, BOARD_SECOND_NORTH, BOARDS } Board;
static inline unsigned content_board(const GwtGame *game) { return game->edition + (game->options & GWT_OPTION_RAILS ? 2u : 0u); }
static inline int content_has_rails(const GwtGame *game) { return (game->options & GWT_OPTION_RAILS) != 0; }
static inline int content_has_simmental(const GwtGame *game) { return (game->options & GWT_OPTION_SIMMENTAL) != 0; }

/* ---- trail.c ---- */
typedef enum Site {
    SITE_NONE, /* not on this edition's board */
    SITE_START, SITE_NEUTRAL, SITE_BUILDING,
    SITE_FLOOD, SITE_DROUGHT, SITE_ROCK, /* hazard slots */
    SITE_TRADE, SITE_BESIDE,             /* trade slots on the road and beside it */
    SITE_KANSAS_CITY
} Site;

typedef struct TrailSpace {
    uint8_t site;    /* Site */
    uint8_t woods;   /* 1: touches the woods */
    uint8_t risk;    /* GwtEffect of the risk action */
    uint8_t next[2]; /* GwtSpace, 0 for none (no road leads to the start) */
    uint8_t fork;    /* number of the fork + 1 */
} TrailSpace;
extern const TrailSpace trail_spaces[GWT_EDITIONS][GWT_SPACES];
extern const uint64_t trail_woods[GWT_EDITIONS];  /* bit per space that touches the woods */
extern const uint64_t trail_building_sites[GWT_EDITIONS]; /* bit per space for private buildings */
extern const uint64_t trail_adjacent[GWT_EDITIONS][GWT_SPACES]; /* bit per building-capable neighbour (AD2) */
extern const int8_t trade_slot_dollars[GWT_EDITIONS][9]; /* slot trade1..trade9 */
extern const uint8_t trade_slot_tokens[GWT_EDITIONS][9]; /* exchange tokens */
extern const uint8_t trail_section_first[SITE_KANSAS_CITY]; /* first slot of a hazard section */

/* ---- tiles.c ---- */
#define HAND_GREEN 1
#define HAND_BLACK 2
typedef struct TileSpec {
    uint8_t section;  /* Site it belongs to; SITE_NONE for workers */
    uint8_t hands;    /* HAND_ bits */
    uint8_t points;
    uint8_t count[3]; /* by back 1, 2, 3 */
} TileSpec;
extern const TileSpec tile_specs[GWT_TILES];
extern const uint8_t hand_fee[4][GWT_PLAYERS_MAX + 1]; /* dollars, by HAND_ bits and players */

/* ---- cards.c ---- */
typedef struct CattleSpec {
    uint8_t breed; /* GwtBreed */
    uint8_t value; /* breeding value */
    uint8_t points;
    uint8_t starter_count; /* in each player's deck */
    uint8_t market_count;  /* in the market deck */
    uint8_t simmental_count; /* more of them with the Simmental variant */
} CattleSpec;
extern const CattleSpec cattle_specs[GWT_CATTLE];

/* Things an objective card may ask for. */
typedef enum Task {
    TASK_BUILDING, TASK_TRADE_GREEN, TASK_TRADE_ALT, TASK_HAZARD, TASK_STATION, TASK_VALUE3, TASK_BROWN, TASK_PURPLE,
    TASK_LAST_CITY,
    TASKS
} Task;
typedef struct ObjectiveSpec {
    uint8_t copies;
    uint8_t effect; /* GwtEffect of the immediate action */
    uint8_t points;
    uint8_t penalty;
    uint8_t tasks[TASKS];
} ObjectiveSpec;
extern const ObjectiveSpec objective_specs[GWT_CARDS - GWT_OBJECTIVE_FIRST];

typedef struct BuySpec {
    uint8_t cowboys, dollars, cards;
    uint8_t first, last; /* range of GwtCard it buys */
} BuySpec;
extern const BuySpec buy_specs[GWT_BUY_OPTIONS];
#define SIMMENTAL_STACK 8 /* heifers, and cows, in their side stacks */
extern const uint8_t market_target[2][GWT_PLAYERS_MAX + 1]; /* cards at setup and after a refill; [1] with Simmental */

/* ---- effects.c ---- */
typedef enum EffectDiscard { /* the requirement: what must be discarded */
    DISCARD_NOTHING,
    DISCARD_CARD, /* the card in Effect.card */
    DISCARD_ANY_CATTLE, DISCARD_PAIR, DISCARD_OBJECTIVE,
    DISCARD_VALUE3,       /* a yellow, red or blue card */
    DISCARD_VALUE2,       /* as many green, black or white cards as amount says */
} EffectDiscard;
typedef enum EffectVerb { /* the reward beyond dollars and certificates */
    VERB_NOTHING,
    VERB_HIRE,            /* amount: price modifier */
    VERB_BUILD,           /* amount: dollars per builder */
    VERB_BUY,
    VERB_HAZARD,          /* amount: dollars */
    VERB_TRADE, VERB_HAZARD_OR_TRADE,
    VERB_OBJECTIVE, VERB_OBJECTIVE_TO_HAND,
    VERB_ENGINE,          /* amount: spaces at most, times per */
    VERB_HERDER,          /* amount: steps at most; phase B follows */
    VERB_HERDER_UNPAID,   /* the 3-step move of objective cards */
    VERB_AUXILIARY, VERB_AUXILIARY_SINGLE,
    VERB_DRAW_UP_TO,      /* amount, times per */
    VERB_DRAW,            /* amount exactly */
    VERB_TRASH,           /* amount at most */
    VERB_COPY, VERB_STATION_BEHIND, VERB_DELIVERY,
    VERB_CERTIFICATES_TO_LIMIT,
    VERB_BRANCHLET,       /* amount: how many, one after the other */
    VERB_DOLLARS_OR_CATTLE
} EffectVerb;
typedef enum EffectPer { /* gain, certificates and the amounts of ENGINE and DRAW_UP_TO are multiplied by this */
    PER_ONE, PER_COWBOY, PER_BUILDER, PER_ENGINEER, PER_WOODS, PER_TRADE_PAIR, PER_HAZARD, PER_STATION, PER_BELL
} EffectPer;
typedef struct Effect {
    /* requirement */
    uint8_t discard;     /* EffectDiscard */
    uint8_t card;        /* GwtCard of DISCARD_CARD */
    uint8_t pay;         /* dollars */
    uint8_t engine_back; /* exactly so many spaces */
    /* reward */
    uint8_t gain;        /* dollars, compulsory */
    uint8_t tokens;      /* exchange tokens */
    uint8_t certificates; /* marker forward at most so many spaces */
    uint8_t verb;        /* EffectVerb */
    int8_t amount;
    uint8_t per;         /* EffectPer */
} Effect;
extern const Effect effects[GWT_EFFECTS];
extern const uint8_t aux_effects[GWT_EDITIONS][GWT_AUXES][2]; /* GwtEffect, single and double */

/* ---- buildings.c ---- */
#define LOCALS_MAX 3
typedef struct BuildingSpec {
    uint8_t builders;
    uint8_t points;
    uint8_t hands;                /* HAND_ bits */
    uint8_t local[LOCALS_MAX][2]; /* GwtEffect; the second is the alternative behind a slash (PB2) */
} BuildingSpec;
extern const BuildingSpec neutral_buildings[GWT_NEUTRALS];
extern const BuildingSpec private_buildings[BOARDS][GWT_BUILDINGS][2];
extern const uint16_t private_building_set[BOARDS]; /* bit per building number every player has */
#define PROMO_BUILDINGS (1u << 11 | 1u << 13)

/* ---- railroad.c ---- */
typedef struct StationSpec {
    uint8_t dollars, points, dark;
} StationSpec;
extern const StationSpec station_specs[GWT_STATIONS];
extern const uint8_t turnout_after[GWT_RAIL_SPACES - GWT_RAIL_TURNOUT_FIRST]; /* the lower neighbour of each turnout */
extern const uint8_t crosses_behind[GWT_RAIL_END + 1]; /* crosses behind an engine on a numbered space */

typedef struct CitySpec {
    uint8_t value, dark;
    int8_t points;          /* on the crest, for each disc */
    uint8_t dollars;        /* gained at once for each disc */
    int8_t arrow_points;    /* on the arrow to the next city */
    uint8_t arrow_objective; /* 1: that arrow gives an objective card */
    uint8_t arrow_token;    /* 1: that arrow gives an exchange token */
    uint8_t objective;      /* 1: the delivery itself gives an objective card */
    uint8_t master;         /* 1: the delivery gives one of the station masters on offer */
    uint8_t town;           /* GwtTown where a branchlet is needed + 1 */
} CitySpec;
typedef struct StripSpec {
    uint8_t cities;         /* how many there are */
    uint8_t last;           /* the far city that may be repeated, besides Kansas City */
    uint8_t objective_city; /* the city the objective card a1 asks for */
    uint8_t bell_points;    /* points on the last city for each cleared bell space */
    CitySpec city[GWT_CITIES];
} StripSpec;
extern const StripSpec strips[BOARDS];

typedef enum MasterPoints { /* lower half of a station master */
    MASTER_POINTS_NONE, MASTER_POINTS_WORKERS, MASTER_POINTS_OBJECTIVES, MASTER_POINTS_HAZARDS, MASTER_POINTS_TRADE_PAIRS,
    MASTER_POINTS_CERTIFICATES, MASTER_POINTS_STATIONS, MASTER_POINTS_BUILDINGS, MASTER_POINTS_TOKENS, MASTER_POINTS_AREAS
} MasterPoints;
typedef struct MasterSpec {
    uint8_t effect;       /* GwtEffect of the upper half */
    uint8_t certificates; /* permanent ones */
    uint8_t points;       /* MasterPoints */
} MasterSpec;
extern const MasterSpec master_specs[GWT_MASTERS];
extern const uint16_t master_set[BOARDS]; /* bit per GwtMaster that belongs to the game */
#define PROMO_MASTERS (1u << GWT_MASTER_SM8 | 1u << GWT_MASTER_SM9)

/* ---- player_board.c ---- */
typedef struct DiscSpec {
    uint8_t dark;
    int8_t dollars; /* gained (+) or to be paid (-) at once */
    uint8_t group;  /* first disc of its interchangeable group (DI8) */
} DiscSpec;
extern const DiscSpec disc_specs[GWT_DISCS];
#define DISCS_WHITE (((1u << (GWT_DISC_CERT4 + 1)) - 1u) | 1u << GWT_DISC_AUX6B)
static inline unsigned content_discs(const GwtGame *game)
{
    return content_has_rails(game) ? (1u << GWT_DISCS) - 1u : (1u << GWT_DISC_AUX6B) - 1u;
}
extern const uint8_t worker_bonus[GWT_WORKERS][7]; /* GwtEffect of the worker space, 1..6 */
extern const uint8_t step_limits[GWT_PLAYERS_MAX + 1][3]; /* start, +step1, +step2 */
extern const uint8_t certificate_track[6]; /* 0 1 2 3 4 6 */

/* ---- job_market.c ---- */
extern const uint8_t job_row_dollars[GWT_JOB_ROWS];
extern const uint8_t job_row_refills_market[GWT_JOB_ROWS]; /* 1: the arrow leaving the row is yellow */
extern const uint8_t start_dollars[GWT_PLAYERS_MAX];
extern const uint8_t start_cards[GWT_EDITIONS][GWT_PLAYERS_MAX];
extern const uint8_t start_tokens[BOARDS];

/* ---- north.c ---- */
typedef enum TownKind { TOWN_SMALL, TOWN_MEDIUM, TOWN_STATION, TOWN_BIG } TownKind;
typedef struct BranchletSpace {
    int8_t dollars; /* gained (+) or to be paid (-) */
    uint8_t effect; /* GwtEffect offered */
} BranchletSpace;
typedef struct TownSpec {
    uint8_t kind;   /* TownKind */
    uint8_t area;   /* 0..5 */
    uint8_t attached; /* TOWN_MEDIUM: index of its tile, TOWN_STATION: the station */
    uint8_t office; /* 1: joined to the Kansas City office */
    BranchletSpace space[4];
    uint32_t towns; /* bit per town joined by rail */
    uint16_t cities; /* bit per city of the strip joined by rail */
} TownSpec;
extern const TownSpec town_specs[GWT_TOWNS];
#define TOWN_AREAS 6
extern const uint8_t medium_effects[GWT_MEDIUMS]; /* GwtEffect of a medium town tile */
#define MEDIUM_TILES_EACH 2

/* ---- balance.c: tiles and cards left out with two or three players ---- */
extern const uint8_t balance_tiles[GWT_PLAYERS_MAX + 1][3][GWT_TILES];
extern const uint8_t balance_cattle[GWT_PLAYERS_MAX + 1][GWT_CATTLE];

/* ---- garth.c ---- */
typedef enum GarthSteps { GARTH_STEPS_FIXED, GARTH_STEPS_BUILDINGS, GARTH_STEPS_COWBOYS, GARTH_STEPS_SPECIALISTS } GarthSteps;
typedef enum GarthDeed {
    GARTH_NOTHING, GARTH_HIRE_CHEAPEST, GARTH_HIRE_SPECIALIST, GARTH_HIRE_ENGINEER, GARTH_ENGINE, GARTH_OBJECTIVE, GARTH_TRADE,
    GARTH_HAZARD, GARTH_CATTLE, GARTH_CATTLE_AFTER_TWO, GARTH_BUILDING, GARTH_BRANCHLET
} GarthDeed;
typedef struct GarthCard {
    uint8_t steps_kind;               /* GarthSteps */
    uint8_t steps[GWT_PLAYERS_MAX + 1]; /* by seats */
    uint8_t only;                     /* GwtWorker he must be specialised in + 1 */
    uint8_t deeds[2];                 /* GarthDeed */
} GarthCard;
extern const GarthCard garth_cards[GWT_GARTH_CARDS + 1]; /* from 1 */
extern const uint8_t garth_first_cities[GWT_GARTH_LEVELS][BOARDS][2]; /* city + 1 */
#define GARTH_TOWNS 13
extern const uint8_t garth_towns[GWT_GARTH_LEVELS][GARTH_TOWNS];

#endif
