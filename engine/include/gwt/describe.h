/* SPDX-License-Identifier: MIT */
/* describe.h - what a legal action is about and what it costs, as plain data, so that no client computes a rule. */
#ifndef GWT_DESCRIBE_H
#define GWT_DESCRIBE_H
#include "gwt/game.h"

GWT_API_BEGIN

#define GWT_ROUTE_STEPS_MAX 16

typedef struct GwtActionInfo {
    uint8_t verb;             /* GwtVerb */
    uint8_t space;            /* GwtSpace the action points at; GWT_NONE if none (so for all below) */
    uint8_t card;             /* GwtCard or GWT_CARD_STACK */
    uint8_t worker;           /* GwtWorker */
    uint8_t row;              /* job market row, from 0 */
    uint8_t building;         /* building number 1..13 */
    uint8_t rail_space;
    uint8_t station;
    uint8_t disc;             /* GwtDisc */
    uint8_t city;
    uint8_t tile;             /* GwtTile taken or placed; GWT_NONE if none */
    uint8_t master;           /* GwtMaster gained */
    uint8_t effect;           /* GwtEffect performed; GWT_NONE if none */
    uint8_t town;             /* GwtTown */
    uint8_t seat;             /* the seat bid for */
    uint8_t cowboys;          /* cowboys used, 0 if none */
    uint8_t amount;           /* cards bought, drawn or raised, certificates used or gained, points bid; 0 if none */
    uint8_t steps;            /* of a route: locations entered, Kansas City included */
    int16_t dollars;          /* change of the own cash by this action, before the next decision: fees included */
    int16_t dollars_later;    /* what following steps of the same action will surely bring (+) or cost (-): the money
                                 of a city, transport, the price of a hazard */
    int16_t fees_bank;        /* part of dollars: hand fees to the bank, >= 0 */
    int16_t fees[GWT_PLAYERS_MAX]; /* part of dollars: hand fees to each player, >= 0 */
    uint8_t reveals;          /* 1: hidden information will come up, so the action cannot be undone */
    uint8_t path[GWT_ROUTE_STEPS_MAX]; /* of a route: the locations entered, in order; GWT_NONE ends it */
} GwtActionInfo;

/* action must be legal in game. Works on a full game and on the acting seat's view alike. */
void gwt_describe(const GwtGame *game, GwtAction action, GwtActionInfo *out);

/* For a LOCAL action: which GwtEffect it starts. */
GwtEffect gwt_local_effect(const GwtGame *game, GwtAction action);

GWT_API_END
#endif
