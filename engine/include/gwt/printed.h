/* SPDX-License-Identifier: MIT */
/* printed.h - what is printed on the components, for clients that show or explain them. Answers depend on edition
 * and expansion, so they take the game. */
#ifndef GWT_PRINTED_H
#define GWT_PRINTED_H
#include "gwt/state.h"

GWT_API_BEGIN

#define GWT_HAND_GREEN 1
#define GWT_HAND_BLACK 2
#define GWT_LOCALS_MAX 3

typedef struct GwtPrintedBuilding {
    uint8_t builders;
    uint8_t points;
    uint8_t hands;                    /* GWT_HAND_ bits */
    uint8_t fee;                      /* dollars a passing opponent pays at this table */
    uint8_t effects[GWT_LOCALS_MAX][2]; /* GwtEffect of each local action; the second is behind a slash */
} GwtPrintedBuilding;

/* A neutral or private building lying on a space, by its GwtLocation; for a tile still in front of its player use
 * gwt_location_private(player, number). All zero for anything else. */
void gwt_printed_building(const GwtGame *game, GwtLocation at, GwtPrintedBuilding *out);

/* The risk action of a space, GWT_EFFECT_NONE if it has none; 1 if the space touches the woods. */
GwtEffect gwt_printed_risk(const GwtGame *game, unsigned space);
int gwt_printed_woods(const GwtGame *game, unsigned space);

typedef enum GwtTask {
    GWT_TASK_BUILDING, GWT_TASK_TRADE_GREEN, GWT_TASK_TRADE_ALT, GWT_TASK_HAZARD, GWT_TASK_STATION, GWT_TASK_VALUE3,
    GWT_TASK_BROWN, GWT_TASK_PURPLE, GWT_TASK_LAST_CITY,
    GWT_TASKS
} GwtTask;

typedef struct GwtPrintedObjective {
    uint8_t effect;          /* GwtEffect of the immediate action */
    uint8_t points, penalty;
    uint8_t tasks[GWT_TASKS];
} GwtPrintedObjective;
void gwt_printed_objective(unsigned card, GwtPrintedObjective *out);

typedef struct GwtPrintedCity {
    uint8_t value, dark;
    int8_t points;           /* on the crest, for each disc; with Rails to the North San Francisco counts bell spaces instead */
    uint8_t dollars;         /* gained at once */
    int8_t arrow_points;     /* on the arrow to the next city */
    uint8_t arrow_objective, arrow_token, objective, master;
    uint8_t town;            /* GwtTown where a branchlet is needed, or GWT_NONE */
    uint8_t repeatable;
} GwtPrintedCity;
/* How many cities there are, and one of them. */
unsigned gwt_printed_cities(const GwtGame *game);
void gwt_printed_city(const GwtGame *game, unsigned city, GwtPrintedCity *out);

typedef struct GwtPrintedStation {
    uint8_t dollars, points, dark;
} GwtPrintedStation;
void gwt_printed_station(unsigned station, GwtPrintedStation *out);

/* How far along the line a rail space is: a numbered one by its number, a turnout like the space after it. */
unsigned gwt_printed_rail_place(unsigned rail_space);

typedef struct GwtPrintedCattle {
    uint8_t breed, value, points; /* GwtBreed, breeding value, victory points */
} GwtPrintedCattle;
void gwt_printed_cattle(unsigned card, GwtPrintedCattle *out);

typedef struct GwtPrintedTile {
    uint8_t hands, points, fee;
} GwtPrintedTile;
void gwt_printed_tile(const GwtGame *game, unsigned tile, GwtPrintedTile *out);

/* Dollars of a job market row (from 0), and of a trade slot (negative: to be paid). */
unsigned gwt_printed_job_row(unsigned row);
int gwt_printed_trade_slot(const GwtGame *game, unsigned space);
/* Exchange tokens of a trade slot. */
unsigned gwt_printed_trade_tokens(const GwtGame *game, unsigned space);

GWT_API_END
#endif
