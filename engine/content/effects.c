/* SPDX-License-Identifier: MIT */
/* effects.c - everything the icons can say. A row has a requirement (left half) and a reward (right half);
 * performing it is rules/effect.c. */
#include "content/content.h"

#define E(name) [GWT_EFFECT_##name]
#define CARD(colour) .discard = DISCARD_CARD, .card = GWT_CARD_##colour

const Effect effects[GWT_EFFECTS] = {
    /* neutral buildings */
    E(WHITE_FOR_2)      = { CARD(WHITE), .gain = 2 },
    E(HIRE)             = { .verb = VERB_HIRE, .amount = 0 },
    E(HIRE_2_DEARER)    = { .verb = VERB_HIRE, .amount = +2 },
    E(GREEN_FOR_2)      = { CARD(GREEN), .gain = 2 },
    E(BUILD_AT_2)       = { .verb = VERB_BUILD, .amount = 2 },
    E(CERTIFICATE)      = { .certificates = 1 },
    E(OBJECTIVE)        = { .verb = VERB_OBJECTIVE },
    E(ENGINE_ENGINEERS) = { .verb = VERB_ENGINE, .amount = 1, .per = PER_ENGINEER },
    E(TRADE)            = { .verb = VERB_TRADE },
    E(PAY_2_ENGINE_2)   = { .pay = 2, .verb = VERB_ENGINE, .amount = 2 },
    E(AUXILIARY)        = { .verb = VERB_AUXILIARY },
    E(BLACK_FOR_2)      = { CARD(BLACK), .gain = 2 },
    E(BUY_CATTLE)       = { .verb = VERB_BUY },
    E(PAIR_FOR_4)       = { .discard = DISCARD_PAIR, .gain = 4 },
    E(HAZARD_AT_7)      = { .verb = VERB_HAZARD, .amount = 7 },

    /* private buildings */
    E(WOODS_2)                      = { .gain = 2, .per = PER_WOODS },
    E(WHITE_FOR_4)                  = { CARD(WHITE), .gain = 4 },
    E(PAIR_FOR_3)                   = { .discard = DISCARD_PAIR, .gain = 3 },
    E(HERDER_1)                     = { .verb = VERB_HERDER, .amount = 1 },
    E(HAZARD_AT_5)                  = { .verb = VERB_HAZARD, .amount = 5 },
    E(HERDER_2)                     = { .verb = VERB_HERDER, .amount = 2 },
    E(HIRE_1_CHEAPER)               = { .verb = VERB_HIRE, .amount = -1 },
    E(YELLOW_FOR_10)                = { CARD(YELLOW), .gain = 10 },
    E(TRADE_PAIRS)                  = { .gain = 2, .certificates = 2, .per = PER_TRADE_PAIR },
    E(ENGINE_2)                     = { .verb = VERB_ENGINE, .amount = 2 },
    E(ENGINE_3)                     = { .verb = VERB_ENGINE, .amount = 3 },
    E(EXTRAORDINARY_DELIVERY)       = { .verb = VERB_DELIVERY },
    E(CERTIFICATES_TO_LIMIT)        = { .verb = VERB_CERTIFICATES_TO_LIMIT },
    E(HERDER_5)                     = { .verb = VERB_HERDER, .amount = 5 },
    E(OBJECTIVE_FOR_CERTIFICATES_2) = { .discard = DISCARD_OBJECTIVE, .certificates = 2 },
    E(ENGINE_BACK_FOR_3)            = { .engine_back = 1, .gain = 3 },
    E(GREY_FOR_ENGINE_1)            = { CARD(GREY), .verb = VERB_ENGINE, .amount = 1 },
    E(GREEN_FOR_3)                  = { CARD(GREEN), .gain = 3 },
    E(DRAW_COWBOYS)                 = { .verb = VERB_DRAW_UP_TO, .amount = 1, .per = PER_COWBOY },
    E(HERDER_3)                     = { .verb = VERB_HERDER, .amount = 3 },
    E(BLACK_FOR_CERTIFICATES_2)     = { CARD(BLACK), .certificates = 2 },
    E(ENGINEERS_1)                  = { .gain = 1, .per = PER_ENGINEER },
    E(ANY_FOR_3_AND_OBJECTIVE)      = { .discard = DISCARD_ANY_CATTLE, .gain = 3, .verb = VERB_OBJECTIVE_TO_HAND },
    E(ENGINE_WOODS)                 = { .verb = VERB_ENGINE, .amount = 1, .per = PER_WOODS },
    E(COPY)                         = { .verb = VERB_COPY },
    E(STATION_BEHIND)               = { .verb = VERB_STATION_BEHIND },
    E(GAIN_4)                       = { .gain = 4 },
    E(ENGINE_4)                     = { .verb = VERB_ENGINE, .amount = 4 },
    E(HERDER_4)                     = { .verb = VERB_HERDER, .amount = 4 },

    /* first edition promos */
    E(HAZARD_AT_2)               = { .verb = VERB_HAZARD, .amount = 2 },
    E(ENGINE_HAZARDS)            = { .verb = VERB_ENGINE, .amount = 1, .per = PER_HAZARD },
    E(GREY_FOR_SINGLE_AUXILIARY) = { CARD(GREY), .verb = VERB_AUXILIARY_SINGLE },
    E(BUILD_AT_1)                = { .verb = VERB_BUILD, .amount = 1 },
    E(STATIONS_2)                = { .gain = 2, .per = PER_STATION },

    /* risk actions */
    E(RISK_GREY) = { CARD(GREY), .gain = 2, .certificates = 1 },
    E(RISK_ANY)  = { .discard = DISCARD_ANY_CATTLE, .certificates = 1 },

    /* auxiliary actions */
    E(AUX_GAIN_1)        = { .gain = 1 },
    E(AUX_GAIN_2)        = { .gain = 2 },
    E(AUX_DRAW_1)        = { .verb = VERB_DRAW, .amount = 1 },
    E(AUX_DRAW_2)        = { .verb = VERB_DRAW, .amount = 2 },
    E(AUX_CERTIFICATE_1) = { .pay = 1, .engine_back = 1, .certificates = 1 },
    E(AUX_CERTIFICATE_2) = { .pay = 2, .engine_back = 2, .certificates = 2 },
    E(AUX_ENGINE_1)      = { .pay = 1, .verb = VERB_ENGINE, .amount = 1 },
    E(AUX_ENGINE_2)      = { .pay = 2, .verb = VERB_ENGINE, .amount = 2 },
    E(AUX_TRASH_1)       = { .engine_back = 1, .verb = VERB_TRASH, .amount = 1 },
    E(AUX_TRASH_2)       = { .engine_back = 2, .verb = VERB_TRASH, .amount = 2 },

    /* worker spaces of the player board */
    E(HAZARD_FREE)             = { .verb = VERB_HAZARD, .amount = 0 },
    E(GREY_FOR_CERTIFICATE)    = { CARD(GREY), .certificates = 1 },
    E(GREY_FOR_2)              = { CARD(GREY), .gain = 2 },
    E(HIRE_2_CHEAPER)          = { .verb = VERB_HIRE, .amount = -2 },
    E(GREY_FOR_CERTIFICATES_2) = { CARD(GREY), .certificates = 2 },
    E(GREY_FOR_4)              = { CARD(GREY), .gain = 4 },

    /* station masters */
    E(GAIN_2)          = { .gain = 2 },
    E(HAZARD_OR_TRADE) = { .verb = VERB_HAZARD_OR_TRADE },
    E(GAIN_12)         = { .gain = 12 },
    E(CERTIFICATES_2)  = { .certificates = 2 },

    /* objective cards */
    E(DRAW_3)          = { .verb = VERB_DRAW_UP_TO, .amount = 3 },
    E(HERDER_3_UNPAID) = { .verb = VERB_HERDER_UNPAID, .amount = 3 },

    /* second edition */
    E(VALUE_3_FOR_7)           = { .discard = DISCARD_VALUE3, .gain = 7 },
    E(GREEN_FOR_ENGINE_2)      = { CARD(GREEN), .verb = VERB_ENGINE, .amount = 2 },
    E(ANY_FOR_6_AND_OBJECTIVE) = { .discard = DISCARD_ANY_CATTLE, .gain = 6, .verb = VERB_OBJECTIVE_TO_HAND },
    E(BUILDERS_1)              = { .gain = 1, .per = PER_BUILDER },
    E(TOKEN)                   = { .tokens = 1 },
    E(AUX_TRASH_1_GAIN_1)      = { .engine_back = 1, .gain = 1, .verb = VERB_TRASH, .amount = 1 },
    E(AUX_TRASH_2_GAIN_2)      = { .engine_back = 2, .gain = 2, .verb = VERB_TRASH, .amount = 2 },

    /* Rails to the North */
    E(AUX_BRANCHLET_1)     = { .discard = DISCARD_VALUE2, .verb = VERB_BRANCHLET, .amount = 1 },
    E(AUX_BRANCHLET_2)     = { .discard = DISCARD_VALUE2, .verb = VERB_BRANCHLET, .amount = 2 },
    E(BELLS)               = { .gain = 1, .certificates = 1, .per = PER_BELL },
    E(BRANCHLET)           = { .verb = VERB_BRANCHLET, .amount = 1 },
    E(TRASH_2)             = { .verb = VERB_TRASH, .amount = 2 },
    E(DOLLARS_5_OR_CATTLE) = { .verb = VERB_DOLLARS_OR_CATTLE, .amount = 5 },
    E(BUILD_FREE)          = { .verb = VERB_BUILD, .amount = 0 },
};

#define AUX_OF_BOTH \
    [GWT_AUX_GAIN] = { GWT_EFFECT_AUX_GAIN_1, GWT_EFFECT_AUX_GAIN_2 }, \
    [GWT_AUX_DRAW] = { GWT_EFFECT_AUX_DRAW_1, GWT_EFFECT_AUX_DRAW_2 }, \
    [GWT_AUX_CERTIFICATE] = { GWT_EFFECT_AUX_CERTIFICATE_1, GWT_EFFECT_AUX_CERTIFICATE_2 }, \
    [GWT_AUX_ENGINE] = { GWT_EFFECT_AUX_ENGINE_1, GWT_EFFECT_AUX_ENGINE_2 }, \
    [GWT_AUX_BRANCHLET] = { GWT_EFFECT_AUX_BRANCHLET_1, GWT_EFFECT_AUX_BRANCHLET_2 }
const uint8_t aux_effects[GWT_EDITIONS][GWT_AUXES][2] = {
    [GWT_EDITION_FIRST]  = { AUX_OF_BOTH, [GWT_AUX_TRASH] = { GWT_EFFECT_AUX_TRASH_1, GWT_EFFECT_AUX_TRASH_2 } },
    [GWT_EDITION_SECOND] = { AUX_OF_BOTH, [GWT_AUX_TRASH] = { GWT_EFFECT_AUX_TRASH_1_GAIN_1, GWT_EFFECT_AUX_TRASH_2_GAIN_2 } },
};
