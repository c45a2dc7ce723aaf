/* SPDX-License-Identifier: MIT */
/* action.h - decisions (the questions the engine asks) and actions (the answers).
 *
 * A GwtAction is a verb and its argument in 16 bits. A route is one action: destination and, for every fork left
 * on the way, which branch was taken. All other actions are verb * 256 + argument. */
#ifndef GWT_ACTION_H
#define GWT_ACTION_H
#include "gwt/state.h"

typedef uint16_t GwtAction;
#define GWT_ACTIONS_MAX 640 /* no state has more legal actions; the longest lists are routes over an open trail */
#define GWT_ACTION_INVALID 0xFFFFu

/* What may be asked. In brackets: the meaning of subject, amount, detail, and the verbs that answer. Where
 * `optional` is set, PASS answers too. */
typedef enum GwtDecisionKind {
    GWT_DECIDE_NONE,
    GWT_DECIDE_PLACE,          /* first turn (MV6): PLACE, PLAY */
    GWT_DECIDE_MOVE,           /* phase A: ROUTE, PLAY */
    GWT_DECIDE_LOCATION,       /* phase B: LOCAL, AUX, PLAY, END */
    GWT_DECIDE_ARRIVAL,        /* in Kansas City, before subphase 1: PLAY, PASS */
    GWT_DECIDE_WALK,           /* herder forward [subject 1: no fees, no use, not into Kansas City; amount: steps]: ROUTE */
    GWT_DECIDE_AUXILIARY,      /* [subject 1: single only]: AUX */
    GWT_DECIDE_HIRE,           /* [amount: price modifier + 8]: HIRE */
    GWT_DECIDE_BUILD,          /* [amount: dollars per builder]: BUILD */
    GWT_DECIDE_BUILD_SPACE,    /* [subject: building number, amount: dollars per builder]: AT */
    GWT_DECIDE_ENGINE_FORWARD, /* [amount: spaces at most]: ENGINE */
    GWT_DECIDE_ENGINE_BACK,    /* [amount: spaces exactly, or 0 for any number from 1; subject: GwtBackReason]: ENGINE */
    GWT_DECIDE_UPGRADE,        /* [subject: station]: UPGRADE */
    GWT_DECIDE_STATION_BEHIND, /* 9b: STATION */
    GWT_DECIDE_STATION_DISC,   /* [subject: station]: DISC, STATION_DISC */
    GWT_DECIDE_STATION_MASTER, /* [subject: station]: MASTER */
    GWT_DECIDE_TRADE,          /* TRADE */
    GWT_DECIDE_HAZARD,         /* [amount: dollars]: HAZARD */
    GWT_DECIDE_HAZARD_OR_TRADE, /* HAZARD, TRADE */
    GWT_DECIDE_FORESIGHT,      /* [subject: column 0..2]: FORESIGHT */
    GWT_DECIDE_INCOME,         /* how many temporary certificates to use: USE_CERTIFICATES */
    GWT_DECIDE_DELIVERY,       /* [subject 1: extraordinary (9a), amount: breeding value or spaces counted]: DELIVER */
    GWT_DECIDE_DELIVERY_DISC,  /* [subject: city, detail 1: extraordinary]: DISC, STATION_DISC */
    GWT_DECIDE_OBJECTIVE,      /* [subject 1: to hand, 0: to the discard pile]: OBJECTIVE */
    GWT_DECIDE_DRAW,           /* [amount: cards at most]: DRAW */
    GWT_DECIDE_DISCARD,        /* any hand card [amount: cards still to discard]: DISCARD */
    GWT_DECIDE_DISCARD_CATTLE, /* any cattle card: DISCARD */
    GWT_DECIDE_DISCARD_PAIR,   /* the first of two cattle cards of one breed: DISCARD */
    GWT_DECIDE_DISCARD_SECOND, /* [subject: the first card]: DISCARD */
    GWT_DECIDE_DISCARD_OBJECTIVE, /* DISCARD */
    GWT_DECIDE_TRASH,          /* [amount: cards at most]: TRASH */
    GWT_DECIDE_CERTIFICATES,   /* [amount: spaces forward at most]: GAIN_CERTIFICATES (0 is allowed) */
    GWT_DECIDE_BUY,            /* [amount: cowboys left, detail 1: something was done]: BUY, TURN_UP, PASS once done */
    GWT_DECIDE_BUY_SECOND,     /* [subject: first card, amount: cowboys left]: BUY_SECOND */
    GWT_DECIDE_COPY,           /* [subject: space of the copy tile]: COPY */
    GWT_DECIDE_EFFECT,         /* [subject: GwtEffect]: TAKE */
    /* second edition, Rails to the North, variants, Garth */
    GWT_DECIDE_DISCARD_VALUE3, /* a yellow, red or blue card: DISCARD */
    GWT_DECIDE_DISCARD_VALUE2, /* [amount: cards still to discard] green, black or white ones: DISCARD */
    GWT_DECIDE_RAISE,          /* Simmental [subject: GWT_CARD_CALF or GWT_CARD_HEIFER]: RAISE */
    GWT_DECIDE_BRANCHLET,      /* [amount: branchlets still to place after this one]: BRANCHLET */
    GWT_DECIDE_DOLLARS_OR_CATTLE, /* medium town: TAKE (5 dollars), CATTLE */
    GWT_DECIDE_OFFERED_MASTER, /* New York: OFFERED_MASTER */
    GWT_DECIDE_BID,            /* BID */
    GWT_DECIDE_GARTH,          /* Garth's turn: GARTH */
    GWT_QUESTIONS,
    /* Steps: never asked, the engine performs them when they come to the top. */
    GWT_STEPS = 64,
    GWT_STEP_REWARD = GWT_STEPS, /* [subject: GwtEffect] the requirement is met: now the reward */
    GWT_STEP_ENGINE_STOPPED,   /* offer the upgrade where the engine stands */
    GWT_STEP_LEAVE_END,        /* the engine must go back from space 39 */
    GWT_STEP_MASTER_CHANCE,    /* [subject: station] */
    GWT_STEP_KANSAS_CITY,      /* [subject: subphase about to begin, 1..4, or 5 to leave after the delivery] */
    GWT_STEP_TRANSPORT,        /* [subject: city] pay the transport cost */
    GWT_STEP_BRANCHLET_SPACE,  /* [subject: town, amount: branchlet space 0..3] what the space shows */
    GWT_STEP_TOWN,             /* [subject: town] what the kind of town gives */
    GWT_STEP_NEXT_BRANCHLET,   /* the second branchlet of a double action */
    GWT_STEP_SHOW_HAND_END,    /* [amount: breeding value] after income: discard the hand, then deliver */
    GWT_DECISION_KINDS
} GwtDecisionKind;

/* Why an engine goes back. */
typedef enum GwtBackReason {
    GWT_BACK_REQUIREMENT, /* an action demands it */
    GWT_BACK_FROM_END,    /* it reached space 39 (EN6) */
    GWT_BACK_TO_DELIVER   /* extraordinary delivery (XD1) */
} GwtBackReason;

/* Arguments are in brackets. */
typedef enum GwtVerb {
    GWT_VERB_NONE,
    GWT_VERB_PASS,             /* decline the optional thing, or stop */
    GWT_VERB_END,              /* finish phase B */
    GWT_VERB_PLACE,            /* [space] */
    GWT_VERB_LOCAL,            /* [source * 8 + local action * 2 + alternative; local action 3 is the risk action] */
    GWT_VERB_AUX,              /* [GwtAux * 2 + doubled] */
    GWT_VERB_PLAY,             /* [objective card] */
    GWT_VERB_HIRE,             /* [row * 4 + GwtWorker], rows from 0 */
    GWT_VERB_BUILD,            /* [building number] */
    GWT_VERB_AT,               /* [space] */
    GWT_VERB_ENGINE,           /* [rail space] */
    GWT_VERB_UPGRADE,          /* [station] */
    GWT_VERB_STATION,          /* [station] */
    GWT_VERB_DISC,             /* [GwtDisc] */
    GWT_VERB_STATION_DISC,     /* [station whose disc is moved] */
    GWT_VERB_MASTER,           /* [GwtWorker given up] */
    GWT_VERB_TRADE,            /* [space] */
    GWT_VERB_HAZARD,           /* [space] */
    GWT_VERB_FORESIGHT,        /* [GwtTile] */
    GWT_VERB_USE_CERTIFICATES, /* [number] */
    GWT_VERB_GAIN_CERTIFICATES, /* [spaces forward] */
    GWT_VERB_DELIVER,          /* [city] */
    GWT_VERB_OBJECTIVE,        /* [card, or GWT_CARD_STACK] */
    GWT_VERB_DRAW,             /* [number] */
    GWT_VERB_DISCARD,          /* [card] */
    GWT_VERB_TRASH,            /* [card] */
    GWT_VERB_BUY,              /* [GwtBuyOption * 16 + card] */
    GWT_VERB_BUY_SECOND,       /* [card] */
    GWT_VERB_TURN_UP,          /* one cowboy turns up two market cards */
    GWT_VERB_COPY,             /* [space] */
    GWT_VERB_TAKE,             /* perform the offered effect */
    GWT_VERB_TOKEN,            /* [cards, 1 or 2] spend an exchange token: draw, then discard as many (EX1) */
    GWT_VERB_RAISE,            /* [number of cards] */
    GWT_VERB_BRANCHLET,        /* [town] */
    GWT_VERB_CATTLE,           /* [card] */
    GWT_VERB_OFFERED_MASTER,   /* [GwtMaster] */
    GWT_VERB_BID,              /* [seat * 64 + points] */
    GWT_VERB_GARTH,            /* turn over his next card and play it */
    GWT_VERB_ROUTE,            /* [route: forks << 6 | space]; never packed as verb * 256 */
    GWT_VERBS
} GwtVerb;

#define GWT_ROUTE_BIT 0x8000u
#define GWT_FORKS 7 /* forks of the trail, numbered along it: A, B, C, then CD1 (second edition: D), E, F, G */

static inline GwtAction gwt_action(unsigned verb, unsigned argument) { return (GwtAction)(verb << 8 | argument); }
/* Bit f of forks: at fork f the second branch is taken. Forks not left on the way are 0. */
static inline GwtAction gwt_action_route(unsigned space, unsigned forks)
{
    return (GwtAction)(GWT_ROUTE_BIT | forks << 6 | space);
}
static inline unsigned gwt_action_verb(GwtAction action)
{
    return action & GWT_ROUTE_BIT ? (unsigned)GWT_VERB_ROUTE : (unsigned)(action >> 8);
}
static inline unsigned gwt_action_argument(GwtAction action) { return action & 0xFFu; }
static inline unsigned gwt_action_route_space(GwtAction action) { return action & 0x3Fu; }
static inline unsigned gwt_action_route_forks(GwtAction action) { return (action >> 6) & 0x7Fu; }

/* The lines of the price table of the cattle market (components.md 6.1). */
typedef enum GwtBuyOption {
    GWT_BUY_VALUE3_1, GWT_BUY_VALUE3_2, GWT_BUY_VALUE3_PAIR,
    GWT_BUY_BROWN_1, GWT_BUY_BROWN_3, GWT_BUY_BROWN_PAIR,
    GWT_BUY_PURPLE_2, GWT_BUY_PURPLE_4,
    GWT_BUY_CALF_1, GWT_BUY_CALF_2,
    GWT_BUY_OPTIONS
} GwtBuyOption;

#endif
