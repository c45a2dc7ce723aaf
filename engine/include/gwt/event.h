/* SPDX-License-Identifier: MIT */
/* event.h - what happened while an action was applied, for logs, animation and undo. Events are optional: gwt_apply
 * without a buffer writes none. */
#ifndef GWT_EVENT_H
#define GWT_EVENT_H
#include "gwt/state.h"

#define GWT_EVENTS_MAX 96

/* In brackets: what a, b and value hold. `player` is whom it happens to. */
typedef enum GwtEventCode {
    GWT_EVENT_NONE,
    GWT_EVENT_TURN_STARTED,    /* [value: turn number from 1] */
    GWT_EVENT_MOVED,           /* herder [a: from, b: to] one step or the placement */
    GWT_EVENT_FEE_PAID,        /* [a: space, b: receiving player or GWT_NONE for the bank, value: dollars] */
    GWT_EVENT_DOLLARS,         /* [value: gained (+) or paid (-) to the bank] */
    GWT_EVENT_DISCARDED,       /* [a: card] from hand to the discard pile */
    GWT_EVENT_TRASHED,         /* [a: card] from hand out of the game */
    GWT_EVENT_DREW,            /* [value: cards] to hand; which ones only the owner's view tells */
    GWT_EVENT_SHUFFLED,        /* discard pile became the draw stack [value: cards] */
    GWT_EVENT_HAND_SHOWN,      /* income: the hand is shown [value: breeding value with certificates] */
    GWT_EVENT_CERTIFICATES,    /* [a: before, b: after] */
    GWT_EVENT_HIRED,           /* [a: GwtWorker, b: row, value: price] */
    GWT_EVENT_BUILT,           /* [a: building number, b: space, value: price] */
    GWT_EVENT_BUILDING_BOXED,  /* [a: building number, b: space] */
    GWT_EVENT_ENGINE,          /* [a: from, b: to] */
    GWT_EVENT_UPGRADED,        /* [a: station, value: price] */
    GWT_EVENT_DISC,            /* [a: GwtDisc cleared] */
    GWT_EVENT_STATION_DISC,    /* [a: station that lost its disc] */
    GWT_EVENT_MASTER,          /* [a: GwtMaster gained, b: GwtWorker given] */
    GWT_EVENT_HAZARD,          /* [a: tile, b: space, value: price] taken by the player */
    GWT_EVENT_TRADE,           /* [a: tile, b: space, value: dollars gained or paid (-)] taken by the player */
    GWT_EVENT_TILE_PLACED,     /* [a: tile, b: space] from Kansas City to the trail */
    GWT_EVENT_WORKER_PLACED,   /* [a: GwtWorker, b: 4 * row + column] into the job market */
    GWT_EVENT_TILE_BOXED,      /* [a: tile] no room for it */
    GWT_EVENT_TOKEN_MOVED,     /* job market token [a: row left, b: row reached, 12 = out of the market] */
    GWT_EVENT_FORESIGHT,       /* [a: tile, b: column] a new tile turned up */
    GWT_EVENT_MARKET_CARD,     /* [a: card] turned up in the cattle market */
    GWT_EVENT_BOUGHT,          /* [a: card, b: GwtBuyOption] the price is a DOLLARS event */
    GWT_EVENT_OBJECTIVE_GAINED, /* [a: card, or GWT_CARD_STACK if only its owner knows, b: 1 to hand] */
    GWT_EVENT_OBJECTIVE_SHOWN, /* [a: card] turned up in the display */
    GWT_EVENT_OBJECTIVE_PLAYED, /* [a: card] */
    GWT_EVENT_COPIED,          /* [a: space of the building copied] */
    GWT_EVENT_DELIVERED,       /* [a: city, b: 1 extraordinary] */
    GWT_EVENT_NO_DELIVERY,     /* no disc to deliver with (DI6) */
    GWT_EVENT_END_TRIGGERED,
    GWT_EVENT_GAME_OVER,
    GWT_EVENT_TOKENS,          /* [value: exchange tokens gained (+) or spent (-)] */
    GWT_EVENT_RAISED,          /* Simmental [a: card before, b: card after] */
    GWT_EVENT_BRANCHLET,       /* [a: town, b: branchlet space 0..3, value: dollars gained or paid (-)] */
    GWT_EVENT_BID,             /* [a: seat, value: points] */
    GWT_EVENT_SEAT_WON,        /* player: the seat [a: who bid for it, value: points] */
    GWT_EVENT_GARTH_CARD,      /* [a: card 1..15] */
    GWT_EVENT_SPECIALTY,       /* Garth [a: GwtWorker] */
    GWT_EVENT_CODES
} GwtEventCode;

typedef struct GwtEvent {
    uint8_t code;     /* GwtEventCode */
    uint8_t player;
    uint8_t a, b;
    int16_t value;
    uint8_t revealed; /* 1: hidden information came up here; undo must stop before it */
    uint8_t unused;
} GwtEvent;

typedef struct GwtEvents {
    uint32_t count;   /* events written */
    uint32_t lost;    /* events that found no room */
    GwtEvent list[GWT_EVENTS_MAX];
} GwtEvents;

#endif
