/* SPDX-License-Identifier: MIT */
/* level.h - what makes one thinking bot stronger than another. */
#ifndef BOTS_LEVEL_H
#define BOTS_LEVEL_H
#include "../heuristic/outlook.h"
#include "bots/bot.h"

struct BotLevel {
    uint16_t turn_budget;    /* positions judged when the own turn is looked through */
    uint16_t rollout_budget; /* the same for the turns that are played inside a simulation */
    uint16_t final_budget;   /* and for the own turns in it, whose best line is judged */
    uint16_t simulations;    /* for one decision; 0: no simulations, the judgement decides */
    uint32_t positions;      /* judged in them, about: where the turns are long there are fewer simulations */
    uint8_t lines;           /* for each first action, lines with different ends that are considered; at least 1 */
    uint8_t candidates;      /* lines that are simulated at most */
    uint8_t turns;           /* own turns that a simulation looks at after the line's */
    uint8_t deep_turns;      /* the same for the last few lines where all others are Garth: luck does not drown what is seen so far ahead */
    uint8_t passed;          /* of them the first so many are played and not judged */
    float margin;            /* of the guided look at the own turn (turn_search.h); 0: the positions are shared out to all ways alike */
    float look_margin;       /* of those in simulations */
    Taste taste;             /* of all looks; the guide was taught with it */
    Taste worth;             /* of lines that were simulated */
};

#endif
