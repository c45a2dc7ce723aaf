/* SPDX-License-Identifier: MIT */
/* random_play.c - see random_play.h. */
#include "random_play.h"
#include "gwt/token.h"

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

static void set_variant(GwtSetup *setup, unsigned variant, unsigned number)
{
    const int second = setup->edition == GWT_EDITION_SECOND;
    switch (variant) {
    case 1:
        setup->balanced = setup->players < 4;
        break;
    case 2:
        setup->bidding = 1;
        break;
    case 3:
        setup->garth[number % setup->players] = (uint8_t)(1 + number % 4);
        break;
    case 4:
        for (unsigned seat = number % 2; seat < setup->players; seat++)
            setup->garth[seat] = (uint8_t)(1 + (seat + number) % 4);
        setup->balanced = setup->players < 4;
        break;
    case 5:
        setup->reuse = (uint8_t)second;
        setup->promo_buildings = (uint8_t)!second;
        setup->promo_masters = !second && !setup->rails;
        setup->sides_random = 1;
        break;
    case 6:
        setup->bidding = 1;
        setup->balanced = setup->players < 4;
        setup->neutrals_random = 1;
        setup->b_sides = 0x7fe; /* buildings 1 to 10 */
        break;
    default:
        break;
    }
}

GwtSetup module_setup(unsigned number)
{
    GwtSetup setup = gwt_setup_default();
    unsigned box = number % 3;
    setup.edition = box ? GWT_EDITION_SECOND : GWT_EDITION_FIRST;
    setup.simmental = box == 2;
    setup.rails = number / 3 % 2;
    setup.players = (uint8_t)(2 + number / 6 % 3);
    set_variant(&setup, number / 18 % MODULE_VARIANTS, number);
    gwt_key_from_seed(number, setup.key);
    return setup;
}

static int is_lazy(GwtAction action)
{
    unsigned verb = gwt_action_verb(action);
    return verb == GWT_VERB_PASS || verb == GWT_VERB_END || verb == GWT_VERB_AUX || verb == GWT_VERB_TOKEN;
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

unsigned module_action(const GwtGame *game, uint64_t *state, GwtAction *action)
{
    unsigned seat = (unsigned)(random_next(state) % game->players_count);
    GwtAction tokens[2];
    size_t count = random_next(state) % 4 == 0 ? gwt_token_actions(game, seat, tokens) : 0;
    if (seat != gwt_player_to_act(game) && count) {
        *action = tokens[random_next(state) % count];
        return seat;
    }
    *action = random_action(game, state);
    return gwt_player_to_act(game);
}

size_t module_game(unsigned number, GwtAction actions[GAME_ACTIONS_MAX], uint8_t seats[GAME_ACTIONS_MAX], GwtGame *last)
{
    GwtSetup setup = module_setup(number);
    uint64_t state = number;
    size_t count = 0;
    gwt_init(last, &setup);
    for (; !gwt_is_over(last) && count < GAME_ACTIONS_MAX; count++) {
        seats[count] = (uint8_t)module_action(last, &state, &actions[count]);
        if (seats[count] == gwt_player_to_act(last))
            gwt_apply_legal(last, actions[count]);
        else
            gwt_apply_token(last, seats[count], actions[count], NULL);
    }
    return count;
}
