/* SPDX-License-Identifier: MIT */
/* content.h - what is printed on the components, as const tables. No logic: rules/ reads them. Zero means none. */
#ifndef CONTENT_CONTENT_H
#define CONTENT_CONTENT_H
#include "gwt/action.h"
#include "gwt/ids.h"

#define EDITIONS_KNOWN 1 /* the tables below hold this many editions */

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
extern const TrailSpace trail_spaces[EDITIONS_KNOWN][GWT_SPACES];
extern const uint64_t trail_woods[EDITIONS_KNOWN];  /* bit per space that touches the woods */
extern const uint64_t trail_building_sites[EDITIONS_KNOWN]; /* bit per space for private buildings */
extern const uint64_t trail_adjacent[EDITIONS_KNOWN][GWT_SPACES]; /* bit per building-capable neighbour (AD2) */
extern const int8_t trade_slot_dollars[EDITIONS_KNOWN][9]; /* slot trade1..trade9 */
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
extern const uint8_t market_target[GWT_PLAYERS_MAX + 1]; /* cards in the cattle market at setup and after a refill */

/* ---- effects.c ---- */
typedef enum EffectDiscard { /* the requirement: what must be discarded */
    DISCARD_NOTHING,
    DISCARD_CARD, /* the card in Effect.card */
    DISCARD_ANY_CATTLE, DISCARD_PAIR, DISCARD_OBJECTIVE
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
    VERB_CERTIFICATES_TO_LIMIT
} EffectVerb;
typedef enum EffectPer { /* gain, certificates and the amounts of ENGINE and DRAW_UP_TO are multiplied by this */
    PER_ONE, PER_COWBOY, PER_BUILDER, PER_ENGINEER, PER_WOODS, PER_TRADE_PAIR, PER_HAZARD, PER_STATION
} EffectPer;
typedef struct Effect {
    /* requirement */
    uint8_t discard;     /* EffectDiscard */
    uint8_t card;        /* GwtCard of DISCARD_CARD */
    uint8_t pay;         /* dollars */
    uint8_t engine_back; /* exactly so many spaces */
    /* reward */
    uint8_t gain;        /* dollars, compulsory */
    uint8_t certificates; /* marker forward at most so many spaces */
    uint8_t verb;        /* EffectVerb */
    int8_t amount;
    uint8_t per;         /* EffectPer */
} Effect;
extern const Effect effects[GWT_EFFECTS];
extern const uint8_t aux_effects[GWT_AUXES][2]; /* GwtEffect, single and double */

/* ---- buildings.c ---- */
#define LOCALS_MAX 3
typedef struct BuildingSpec {
    uint8_t builders;
    uint8_t points;
    uint8_t hands;                /* HAND_ bits */
    uint8_t local[LOCALS_MAX][2]; /* GwtEffect; the second is the alternative behind a slash (PB2) */
} BuildingSpec;
extern const BuildingSpec neutral_buildings[GWT_NEUTRALS];
extern const BuildingSpec private_buildings[EDITIONS_KNOWN][GWT_BUILDINGS][2];
extern const uint16_t private_building_set[EDITIONS_KNOWN]; /* bit per building number every player has */
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
} CitySpec;
extern const CitySpec city_specs[EDITIONS_KNOWN][GWT_CITIES];

typedef enum MasterPoints { /* lower half of a station master */
    MASTER_POINTS_NONE, MASTER_POINTS_WORKERS, MASTER_POINTS_OBJECTIVES, MASTER_POINTS_HAZARDS, MASTER_POINTS_TRADE_PAIRS,
    MASTER_POINTS_CERTIFICATES
} MasterPoints;
typedef struct MasterSpec {
    uint8_t effect;       /* GwtEffect of the upper half */
    uint8_t certificates; /* permanent ones */
    uint8_t points;       /* MasterPoints */
} MasterSpec;
extern const MasterSpec master_specs[GWT_MASTERS];

/* ---- player_board.c ---- */
typedef struct DiscSpec {
    uint8_t dark;
    int8_t dollars; /* gained (+) or to be paid (-) at once */
    uint8_t group;  /* first disc of its interchangeable group (DI8) */
} DiscSpec;
extern const DiscSpec disc_specs[GWT_DISCS];
#define DISCS_ALL ((1u << GWT_DISCS) - 1u)
#define DISCS_WHITE ((1u << (GWT_DISC_CERT4 + 1)) - 1u)
extern const uint8_t worker_bonus[GWT_WORKERS][7]; /* GwtEffect of the worker space, 1..6 */
extern const uint8_t step_limits[GWT_PLAYERS_MAX + 1][3]; /* start, +step1, +step2 */
extern const uint8_t certificate_track[6]; /* 0 1 2 3 4 6 */

/* ---- job_market.c ---- */
extern const uint8_t job_row_dollars[GWT_JOB_ROWS];
extern const uint8_t job_row_refills_market[GWT_JOB_ROWS]; /* 1: the arrow leaving the row is yellow */
extern const uint8_t start_dollars[GWT_PLAYERS_MAX];

#endif
