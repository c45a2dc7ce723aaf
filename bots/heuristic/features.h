/* SPDX-License-Identifier: MIT */
/* features.h - a position as numbers: what a player would look at when judging it. Most of them are yes or no, so a
 * position is the short list of those that are not zero. network.c turns the list into expected points. */
#ifndef BOTS_FEATURES_H
#define BOTS_FEATURES_H
#include "gwt/game.h"
#include "gwt/printed.h"
#include "gwt/score.h"

#define FEATURE_ONE 16 /* a feature's value is counted in sixteenths */
#define FEATURES_ACTIVE_MAX 500
#define FEATURE_TIME_ONE 4096
#define FEATURE_NEUTRALS 7 /* neutral buildings, A to G */
#define FEATURE_FORKS 6    /* the two roads behind A, B, C, E, F and G */
#define FEATURE_CLOCK 12   /* steps in which the end of the job market is counted */

/* What can be done at a building, as bits. */
enum {
    DEED_HIRE, DEED_BUILD, DEED_BUY, DEED_ENGINE, DEED_HAZARD, DEED_TRADE, DEED_OBJECTIVE, DEED_CERTIFICATE, DEED_SELL,
    DEED_AUXILIARY, DEED_WALK, DEED_DELIVERY,
    DEEDS
};

/* The blocks of features, each with its size. What those of TIMED_BLOCKS are worth depends on how much of the game is left, so they
 * come a second time, multiplied by that: first in the list as they are, last as their twins.
 * Of these those from LAP on are seen only where all others are Garth. */
#define TIMED_BLOCKS(X) \
    X(DOLLARS, 6) X(WORKERS, 15) X(DISCS, GWT_DISCS) X(CERTIFICATES, 6) X(PERMANENT, 6) X(ENGINE, 14) X(ENGINE_PLACE, 1) \
    X(HALF_ARROWS, 1) X(BUILT, 2 * 2 * GWT_BUILDINGS) X(BUILDERS_NEED, 6) X(DECK, GWT_CATTLE) X(DECK_SIZE, 1) X(DECK_VALUE, 1) \
    X(DECK_OBJECTIVES, 3) X(TASKS, 8) X(HAND_MISSING, 6) X(TURNS, 8) X(CARGO, 8) X(CARGO_ALL, 8) X(CARGO_LATER, 8) \
    X(CITY_BEST, 8) X(CITY_COST, 8) X(LAP, 12) X(LAP_GARTH, 12) \
    X(GARTH_PACE, 16) X(GARTH_CREW, 15) X(GARTH_HIRES, 8) X(GARTH_FASTER, 6) X(GARTHS_PACE, 20)

#define FEATURE_BLOCKS(X) \
    TIMED_BLOCKS(X) \
    X(BIAS, 1) X(PLAYERS, 3) X(BOARD, 4) X(VARIANT, 1) \
    /* goods */ \
    X(SCORE, GWT_SCORE_CATEGORIES) X(TOKENS, 4) X(STATIONS, GWT_STATIONS) X(MASTERS, GWT_MASTERS) X(TRADES, 4) X(HAZARDS, 4) \
    /* cities, by the two strips */ \
    X(CITIES, 2 * GWT_CITIES) X(HOME_DISCS, 4) X(LAST_DISCS, 4) \
    /* where buildings stand */ \
    X(BUILT_SPACE, GWT_SPACES) \
    /* cards */ \
    X(HAND_BREED, GWT_BREEDS) X(HAND_DOUBLE, 4) X(HAND_OBJECTIVES, 3) X(DRAW_SIZE, 1) X(DRAW_VALUE, 1) \
    /* the way to Kansas City */ \
    X(HERDER, GWT_SPACES + 1) X(STEPS, 14) X(DEED_NEXT, DEEDS) X(DEED_LATER, DEEDS) X(DEED_NEVER, DEEDS) \
    /* the table */ \
    X(TOKEN_ROW, GWT_JOB_ROWS + 1) X(ROW_FILLED, 1) X(CLOCK_LEFT, 1) X(LAST_TURN, 1) X(OPEN_WORKERS, 9) X(CHEAPEST, 3) X(FORESIGHT, 3) \
    X(MARKET, GWT_CATTLE) X(HAZARDS_OUT, 3) X(TRADES_OUT, 2) \
    /* the strongest opponent, and all together */ \
    X(RIVAL_SCORE, 1) X(RIVAL_LEAD, 6) X(RIVAL_WORKERS, 3) X(RIVAL_DOLLARS, 1) X(RIVAL_CITIES, 1) X(RIVAL_ENGINE, 1) \
    X(RIVAL_TURNS, 6) X(RIVAL_STEPS, 1) X(RIVAL_GARTH, GWT_GARTH_LEVELS) X(RIVAL_BUILDINGS, 1) X(OTHERS_SCORE, 1) X(OTHERS_NEAR, 4) X(OTHERS_GARTH, 4) \
    /* Rails to the North, Simmental */ \
    X(BRANCHLETS, GWT_TOWNS) X(BRANCHLETS_LEFT, 8) X(BELLS, 6) X(GROWTH, 1) \
    /* chances of the next turn: what the money is enough for */ \
    X(CAN_HIRE, GWT_WORKERS) X(CAN_BUILD, 4) X(CAN_BUY, 5) X(CAN_SELL, 3) X(CAN_UPGRADE, 3) X(POORER, 3) \
    /* the buildings ahead by the turns to them; at those of the next turn the money with what can be sold there, and what it is \
     * enough for */ \
    X(NEAR_NEUTRAL, 3 * FEATURE_NEUTRALS) X(NEAR_OWN, 2 * GWT_BUILDINGS) X(CASH_AT, 4 * FEATURE_NEUTRALS) X(SALE, 1) \
    X(HIRE_AT, 3 * GWT_WORKERS) X(BUILD_AT, GWT_BUILDINGS) X(BUY_AT, 10) X(FEES, 2) \
    /* the hand once it is refilled; the tiles in the foresight; the clock by the turns to Kansas City */ \
    X(HAND_CHANCE, GWT_BREEDS) X(TILES, 8) X(CLOCK_TURNS, 5 * FEATURE_CLOCK) X(CLOCK_RIVAL, 5 * FEATURE_CLOCK) \
    X(RIVAL_HERDER, GWT_SPACES + 1) X(RIVAL_DECK, 16) X(RIVAL_SPECIALTY, GWT_WORKERS) \
    /* where all others are Garth: how far the best of them has to walk, and by how much each fork's first road is the longer one */ \
    X(RIVAL_WAY, 12) X(ROADS, 7 * FEATURE_FORKS) \
    /* there too: whose number comes close to that of his specialists, his way by cards, his deliveries; all Garths together */ \
    X(GARTH_MARGIN, 4 * GWT_WORKERS) X(GARTH_ARRIVES, 9) X(GARTH_CLOCK, 5 * FEATURE_CLOCK) X(GARTH_DELIVERIES, 10) \
    X(GARTHS_ARRIVE, 4) X(GARTHS_FASTER, 2) X(GARTHS_CREW, GWT_WORKERS) \
    /* what there is to strive for: station masters by place, what the own objective cards lack, those on display */ \
    X(MASTER_AT, GWT_MASTER_SPACES * GWT_MASTERS) X(NEED, 2 * GWT_TASKS) X(DISPLAY, GWT_CARDS - GWT_OBJECTIVE_FIRST)

enum {
#define FEATURE_ENUM(name, size) FEATURE_##name, FEATURE_##name##_LAST = FEATURE_##name + (size) - 1,
    FEATURE_BLOCKS(FEATURE_ENUM)
#undef FEATURE_ENUM
    FEATURE_TWINS,
    FEATURES_TIMED = FEATURE_BIAS, /* the first so many have twins */
    FEATURES = FEATURE_TWINS + FEATURES_TIMED
};

/* Within a turn: what is being asked, what waits behind it, and which actions are still open. */
#define FEATURE_KINDS (GWT_QUESTIONS + GWT_DECISION_KINDS - GWT_STEPS)
#define FEATURE_SUBJECTS 512
#define GUIDE_BLOCKS(X) \
    X(ASKED, FEATURE_KINDS) X(WAITING, FEATURE_KINDS) X(AMOUNT, FEATURE_KINDS) X(SUBJECT, FEATURE_SUBJECTS) X(DETAIL, FEATURE_KINDS) \
    X(OPEN, GWT_EFFECTS) X(OPEN_RISK, GWT_EFFECTS) X(ACTED, 2)

enum {
    FEATURE_BEFORE_GUIDE = FEATURES - 1,
#define FEATURE_ENUM(name, size) FEATURE_##name, FEATURE_##name##_LAST = FEATURE_##name + (size) - 1,
    GUIDE_BLOCKS(FEATURE_ENUM)
#undef FEATURE_ENUM
    FEATURES_AND_GUIDE
};

/* One feature that is not zero. */
typedef struct Feature {
    uint16_t index;
    int16_t value; /* in sixteenths */
} Feature;

typedef struct FeatureList {
    unsigned count;
    int time_left; /* the part of the game that is left, while the list is written; in FEATURE_TIME_ONE */
    Feature items[FEATURES_ACTIVE_MAX];
} FeatureList;

/* A Garth's cards while somebody else's turn lasts: only buildings change what they are worth. */
typedef struct FeatureGarth {
    uint8_t seat;
    uint8_t cards, building_cards;       /* left in his deck; of them those that go by the number of buildings */
    uint8_t at_least[GWT_GARTH_CARDS];   /* others of them with so many steps or more */
    uint8_t steps;                       /* of all fifteen cards but those that go by buildings */
} FeatureGarth;

/* What stays the same, or nearly so, for the length of a turn: looked up once. */
typedef struct FeatureContext {
    FeatureList rivals; /* the features of the other seats */
    int16_t best_rival_score;
    uint8_t rival_turns; /* until the first of the others is in Kansas City */
    uint8_t rival;       /* the best of them, or GWT_NONE */
    uint8_t only_garths, garths_count;
    FeatureGarth garths[GWT_PLAYERS_MAX]; /* the best of them first; none where others play too */
    uint8_t fees[GWT_LOCATIONS]; /* dollars for passing it */
    uint8_t next[GWT_SPACES][2];
    uint16_t deeds[GWT_LOCATIONS];
    uint8_t effects[GWT_LOCATIONS][2 * GWT_LOCALS_MAX];
    GwtPrintedBuilding buildings[GWT_BUILDINGS]; /* the player's own */
    GwtPrintedCity cities[GWT_CITIES];
    GwtPrintedCattle cattle[GWT_CATTLE];
    uint8_t cities_count;
    uint8_t engine_place[GWT_RAIL_SPACES];
} FeatureContext;

/* Features of one part of the position, as they were last time, and what they depend on. */
#define FEATURE_PART_MAX 200
typedef struct FeaturePart {
    unsigned count; /* 0: nothing is known */
    Feature items[FEATURE_PART_MAX];
} FeaturePart;

typedef struct FeatureCardsKey {
    GwtPlayer self; /* without what the cards do not depend on */
    uint32_t turns;
    int32_t time_left;
} FeatureCardsKey;

typedef struct FeatureGarthsKey {
    uint64_t occupied, job_market[GWT_WORKERS], built[GWT_PLAYERS_MAX];
    uint64_t token_row;
} FeatureGarthsKey;

typedef struct FeatureTableKey {
    uint64_t occupied, job_market[GWT_WORKERS];
    uint8_t token_row, token_owner;
    uint8_t on_space[GWT_SPACES], foresight[GWT_FORESIGHT_COLUMNS][2], market[GWT_CATTLE];
    uint8_t display[GWT_DISPLAY_MAX], station_masters[GWT_MASTER_SPACES];
} FeatureTableKey;

/* The way from a space to Kansas City. */
typedef struct FeatureWay {
    uint8_t known, from;
    uint8_t on_space[GWT_SPACES]; /* where these are */
    uint8_t steps[GWT_SPACES];
    uint8_t fees; /* the least that it costs */
} FeatureWay;

/* Positions of one turn have much in common: what is the same as last time is not worked out again. For one context only: begun anew
 * when that is a new one. */
typedef struct FeatureMemo {
    FeatureCardsKey cards_key;
    FeatureGarthsKey garths_key;
    FeatureTableKey table_key;
    FeaturePart cards, garths, table;
    uint8_t cheapest[GWT_WORKERS]; /* worked out with the table's */
    FeatureWay way;
} FeatureMemo;

void feature_memo_begin(FeatureMemo *memo);

/* 1 where all others at the table are Garth. */
int features_only_garths(const GwtGame *game, unsigned player);

void feature_context(const GwtGame *game, unsigned player, FeatureContext *out);

/* The same where out is the context of another moment of this game, for this player: what is printed stays. */
void feature_context_anew(const GwtGame *game, unsigned player, FeatureContext *out);

/* The position as the player sees it, without the features of the context; memo may be NULL. */
void features_of(const GwtGame *game, unsigned player, const FeatureContext *context, FeatureMemo *memo, FeatureList *out);

/* Adds to them what is going on within the turn. */
void features_within_turn(const GwtGame *game, const FeatureContext *context, FeatureList *out);

#endif
