/* SPDX-License-Identifier: MIT */
/* state.h - the whole game as one flat struct without pointers: copy it with =, compare it with memcmp.
 * Everything is public plain data; only rules/ and flow/ change it. */
#ifndef GWT_STATE_H
#define GWT_STATE_H
#include "gwt/cards.h"
#include "gwt/ids.h"

#define GWT_RULES_VERSION 1 /* raised by every rules fix; a record names the version it was played under */

typedef struct GwtSetup {
    uint64_t key[2];           /* the 128-bit secret behind every shuffle and draw */
    uint8_t edition;           /* GwtEdition */
    uint8_t players;           /* 2..4 */
    uint8_t neutrals_random;   /* 0: letter on letter (beginner), 1: shuffled */
    uint8_t sides_random;      /* 1: b_sides is drawn at setup; 0: b_sides as given */
    uint16_t b_sides;          /* bit n: building number n shows its b-side, for all players (BU5) */
    uint8_t promo_masters;     /* first edition: sm8 and sm9 join, five of the seven are drawn */
    uint8_t promo_buildings;   /* first edition: buildings 11 and 13 join */
    uint8_t rails;             /* Rails to the North */
    uint8_t simmental;         /* second edition: the Simmental variant */
    uint8_t balanced;          /* two or three players: supply cut to the proportions of four */
    uint8_t reuse;             /* second edition: 1 lets a building be used twice in a turn (AD5 off) */
    uint8_t bidding;           /* 1: seats are bid for before the first turn */
    uint8_t garth[GWT_PLAYERS_MAX]; /* GwtGarthLevel by seat */
    uint8_t unused[7];
} GwtSetup;

/* The decision stack: its top is the question being asked. Answering pops it and may push what follows from it.
 * Entries at or above GWT_STEPS are not questions but steps the engine takes by itself when they come to the top.
 * An empty stack ends the turn. */
typedef struct GwtDecision {
    uint8_t kind;     /* GwtDecisionKind */
    uint8_t player;   /* who answers */
    uint8_t optional; /* may be declined with GWT_VERB_PASS */
    uint8_t subject;  /* the space, card, station, city, column or effect it is about, by kind */
    uint8_t amount;   /* steps, dollars, cards or breeding value, by kind */
    uint8_t detail;   /* what else the kind needs */
} GwtDecision;
#define GWT_DECISIONS_MAX 16

/* One building whose local actions may be used in this phase B: the one under the herder, then those copied (AD1). */
typedef struct GwtSource {
    uint8_t space;
    uint8_t used; /* bit per local action: 0..2 printed on the tile, 3 the risk action of the space */
} GwtSource;
#define GWT_SOURCES_MAX 6

typedef struct GwtPlayer {
    uint64_t built;             /* bit per GwtSpace that carries one of the player's buildings */
    GwtCards hand;              /* in a view of another seat: only hand_known */
    GwtCards draw;              /* draw stack; in a view of another seat the hidden hand cards are in here too */
    GwtCards discard;
    GwtCards hand_known;        /* part of the hand that everyone can name (IN2, IN3) */
    GwtObjectives hand_blind;   /* objective cards in hand that no other player has seen (6b) */
    GwtObjectives area;         /* objective area: played cards and the starting card */
    uint16_t dollars;
    uint16_t discs_cleared;     /* bit per GwtDisc that has left the player board */
    uint16_t cities;            /* bit per GwtCity with at least one own disc */
    uint16_t stations;          /* bit per station with an own disc */
    uint16_t masters;           /* bit per GwtMaster owned */
    uint16_t buildings;         /* bit per building number still in front of the player */
    uint16_t buildings_boxed;   /* bit per building number replaced and out of the game */
    uint16_t bid;               /* points bid for the seat before the game */
    uint32_t branchlets;        /* Rails to the North: bit per town with an own branchlet */
    uint16_t garth_deck;        /* Garth: bit per card still in his deck */
    uint8_t garth_extra;        /* Garth: workers he began with, two bits each by GwtWorker */
    uint8_t bidder;             /* who bid for this seat: see gwt_seat_bidder; GWT_NONE while nobody has */
    uint8_t herder;             /* GwtSpace, GWT_NONE before the first turn */
    uint8_t engine;             /* rail space 0..48 */
    uint8_t certificates;       /* temporary: 0, 1, 2, 3, 4 or 6 */
    uint8_t workers[GWT_WORKERS]; /* 1..6, the printed one included */
    uint8_t home_discs;         /* own discs on Kansas City */
    uint8_t last_city_discs;    /* own discs on San Francisco / New York */
    uint8_t hand_count;         /* true size of the hand, in every view */
    uint8_t draw_count;         /* true size of the draw stack, in every view */
    uint8_t discard_count;
    uint8_t hand_blind_count;   /* cards in hand_blind, in every view */
    uint8_t trades[2];          /* trade tiles collected: green, alt */
    uint8_t hazards[GWT_HAZARDS]; /* hazard tiles collected, by tile - GWT_TILE_HAZARD_FIRST */
    uint8_t tokens;             /* exchange tokens */
    uint8_t garth_level;        /* 0: not Garth's seat */
    uint8_t garth_specialty;    /* GwtWorker */
} GwtPlayer;

typedef struct GwtGame {
    uint64_t key[2];            /* zero in views */
    uint64_t used_spaces;       /* second edition: bit per space whose building was used this turn (AD5) */
    uint64_t occupied;          /* bit per space that carries a location (on_space != 0), Kansas City included */
    uint64_t job_market[GWT_WORKERS]; /* bit 4 * row + column for each worker of the type */
    GwtPlayer players[GWT_PLAYERS_MAX];
    GwtCards box;               /* cards out of the game */
    uint32_t draws;             /* random numbers taken so far; zero in views */
    GwtObjectives objective_stack; /* in a view also the blind cards of the other hands */
    uint16_t b_sides;           /* bit per building number */
    uint16_t turns;             /* turns begun so far */
    uint8_t on_space[GWT_SPACES + 3]; /* GwtLocation */
    uint8_t piles[3][GWT_TILES]; /* Kansas City supply: tiles left by back and GwtTile */
    uint8_t foresight[GWT_FORESIGHT_COLUMNS][2]; /* GwtTile */
    uint8_t tiles_boxed[GWT_TILES]; /* tiles out of the game */
    uint8_t market[GWT_CATTLE]; /* face-up cattle market */
    uint8_t market_stack[GWT_CATTLE];
    uint8_t display[GWT_DISPLAY_MAX]; /* GwtCard, GWT_NONE where empty; oldest first, empty places last */
    uint8_t station_masters[GWT_MASTER_SPACES]; /* GwtMaster, or GWT_MASTER_SPACE_WORKER + worker, or 0 */
    uint8_t masters_offered[4]; /* GwtMaster tiles beside New York, Rails to the North */
    uint8_t masters_boxed[4];   /* GwtMaster tiles not drawn at setup */
    uint8_t medium_towns[GWT_MEDIUM_TOWNS]; /* GwtMediumTile by medium town, Rails to the North */
    uint8_t simmental[2];       /* heifers and cows left in their side stacks */
    GwtDecision decisions[GWT_DECISIONS_MAX];
    GwtSource sources[GWT_SOURCES_MAX];
    uint8_t decisions_count;
    uint8_t sources_count;
    uint8_t acted;              /* GWT_ACTED_ bits of this phase B */
    uint8_t taken;              /* Kansas City: bit per foresight column to refill at the end of the visit */
    uint8_t turn_player;
    uint8_t token_row;          /* 1..11 in the market (rows from 0), 12 once it has left */
    uint8_t token_owner;        /* who triggered the end, GWT_NONE before */
    uint8_t over;               /* 1 once the last turn is finished */
    uint8_t edition;            /* GwtEdition */
    uint8_t players_count;      /* 2..4 */
    uint8_t viewer;             /* seat whose view this is, GWT_SPECTATOR, or GWT_NONE for the full game */
    uint8_t options;            /* GWT_OPTION_ bits */
    uint8_t objective_stack_count; /* true size of the objective stack, in every view */
    uint8_t unused[2];
} GwtGame;

#define GWT_ACTED_LOCAL 1     /* a local action was performed: no auxiliary action any more (PB4) */
#define GWT_ACTED_AUXILIARY 2 /* the single auxiliary action was taken instead */

#define GWT_OPTION_PROMO_MASTERS 1
#define GWT_OPTION_PROMO_BUILDINGS 2
#define GWT_OPTION_NEUTRALS_RANDOM 4
#define GWT_OPTION_SIDES_RANDOM 8
#define GWT_OPTION_RAILS 16
#define GWT_OPTION_SIMMENTAL 32
#define GWT_OPTION_BALANCED 64
#define GWT_OPTION_NO_REUSE 128 /* a building is used once a turn (AD5) */

/* Who plays a seat, by place in the order of bidding; that is the seat itself where nobody bid. The field holds the
 * difference, so that it is zero in games without bidding. */
static inline unsigned gwt_seat_bidder(const GwtGame *game, unsigned seat)
{
    const unsigned ahead = game->players[seat].bidder;
    return ahead == GWT_NONE ? (unsigned)GWT_NONE : (seat + ahead) % game->players_count;
}
static inline void gwt_seat_set_bidder(GwtGame *game, unsigned seat, unsigned bidder)
{
    game->players[seat].bidder =
        (uint8_t)(bidder == GWT_NONE ? (unsigned)GWT_NONE
                                     : (bidder + game->players_count - seat) % game->players_count);
}

GWT_STATIC_ASSERT(sizeof(GwtPlayer) == 152, "GwtPlayer has no hidden padding");
GWT_STATIC_ASSERT(sizeof(GwtGame) == 1024, "GwtGame has no hidden padding, and fits 1 KiB");

#endif
