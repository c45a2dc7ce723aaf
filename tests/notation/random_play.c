/* SPDX-License-Identifier: MIT */
/* random_play.c - see random_play.h. */
#include "random_play.h"

uint64_t random_next(uint64_t *state)
{
    uint64_t mixed = *state += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

GwtSetup random_setup(unsigned number)
{
    GwtSetup setup = gwt_setup_default();
    setup.players = (uint8_t)(2 + number % 3);
    setup.neutrals_random = number / 3 % 2;
    setup.sides_random = number % 4 == 1;
    setup.promo_masters = number % 5 == 2;
    setup.promo_buildings = number % 7 >= 5;
    if (number % 4 == 3)
        setup.b_sides = 0x7fe; /* buildings 1 to 10 */
    gwt_key_from_seed(number, setup.key);
    return setup;
}

static int is_lazy(GwtAction action)
{
    unsigned verb = gwt_action_verb(action);
    return verb == GWT_VERB_PASS || verb == GWT_VERB_END || verb == GWT_VERB_AUX;
}

GwtAction random_action(const GwtGame *game, uint64_t *state)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    GwtAction action = legal[random_next(state) % count];
    for (unsigned tries = 0; tries < 4 && is_lazy(action); tries++)
        action = legal[random_next(state) % count];
    return action;
}

size_t random_game(unsigned number, GwtAction actions[GAME_ACTIONS_MAX], GwtGame *last)
{
    GwtSetup setup = random_setup(number);
    uint64_t state = number;
    size_t count = 0;
    gwt_init(last, &setup);
    while (!gwt_is_over(last) && count < GAME_ACTIONS_MAX) {
        actions[count] = random_action(last, &state);
        gwt_apply_legal(last, actions[count++]);
    }
    return count;
}
