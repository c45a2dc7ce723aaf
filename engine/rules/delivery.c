/* SPDX-License-Identifier: MIT */
/* delivery.c - a disc to a city: which cities and discs are legal, the arrows it completes, transport cost. Serves the delivery
 * of a visit to Kansas City and the extraordinary one of building 9a, which pays no transport (XD1). */
#include "rules/rules.h"

/* Crosses between the engine and the city's value (TC1). */
unsigned delivery_transport(const GwtGame *game, unsigned player, unsigned city)
{
    const unsigned value = city_specs[game->edition][city].value;
    const unsigned behind = crosses_behind[engine_numbered(game->players[player].engine)];
    return crosses_behind[value] > behind ? crosses_behind[value] - behind : 0u;
}

typedef struct DeliveryDiscs {
    unsigned discs;    /* bit per GwtDisc of the player board */
    unsigned stations; /* bit per own station whose disc may serve instead */
} DeliveryDiscs;

/* The discs of `from` with which the transport cost can be paid in the end (KC12). */
static unsigned paying_for_transport(unsigned from, int cash_then)
{
    unsigned discs = 0;
    FOR_EACH_BIT(disc, from)
        if (cash_then + disc_specs[disc].dollars >= 0)
            discs |= 1u << disc;
    return discs;
}

/* Discs for this city. If none of the player board can be paid from the cash, the money of Kansas City may help there (KC10);
 * otherwise a disc of an own station is used (DI3). */
static DeliveryDiscs discs_for(const GwtGame *game, unsigned player, unsigned city, int extraordinary)
{
    const CitySpec *spec = &city_specs[game->edition][city];
    const int cash = game->players[player].dollars;
    const int transport = extraordinary ? 0 : (int)delivery_transport(game, player, city);
    const int cash_then = cash + spec->dollars - transport;
    const unsigned payable = disc_candidates(game, player, spec->dark, cash);
    if (payable)
        return (DeliveryDiscs){ paying_for_transport(payable, cash_then), 0 };
    const unsigned payable_with_reward = disc_candidates(game, player, spec->dark, cash + spec->dollars);
    if (payable_with_reward)
        return (DeliveryDiscs){ payable_with_reward, 0 };
    return (DeliveryDiscs){ 0, cash_then >= 0 ? game->players[player].stations : 0u };
}

/* Cities within reach, each once but for the first and the last (KC5). */
size_t delivery_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const unsigned repeatable = 1u << GWT_CITY_KANSAS_CITY | 1u << GWT_CITY_LAST;
    const unsigned done = game->players[asked->player].cities & ~repeatable;
    size_t count = 0;
    for (unsigned city = 0; city < GWT_CITIES; city++) {
        if (city_specs[game->edition][city].value > asked->amount || done >> city & 1)
            continue;
        const DeliveryDiscs discs = discs_for(game, asked->player, city, asked->subject);
        if (discs.discs || discs.stations)
            out[count++] = gwt_action(GWT_VERB_DELIVER, city);
    }
    return count;
}

int delivery_possible(const GwtGame *game, unsigned player, unsigned value, int extraordinary)
{
    GwtAction actions[GWT_CITIES];
    const GwtDecision asked = { GWT_DECIDE_DELIVERY, (uint8_t)player, 0, (uint8_t)extraordinary, (uint8_t)value, 0 };
    return delivery_list(game, &asked, actions) > 0;
}

void delivery_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    decision_push(play->game, (GwtDecision){ GWT_DECIDE_DELIVERY_DISC, asked->player, 0, (uint8_t)gwt_action_argument(action), 0,
                                             asked->subject });
}

size_t delivery_list_disc(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const DeliveryDiscs discs = discs_for(game, asked->player, asked->subject, asked->detail);
    size_t count = disc_list(discs.discs, out);
    FOR_EACH_BIT(station, discs.stations)
        out[count++] = gwt_action(GWT_VERB_STATION_DISC, (unsigned)station);
    return count;
}

/* Disc effect and money of the city; the money comes first only where the disc cannot be paid without it (KC6, KC10). */
static void take_disc(Play *play, unsigned player, unsigned city, GwtAction action)
{
    const unsigned dollars = city_specs[play->game->edition][city].dollars, argument = gwt_action_argument(action);
    if (gwt_action_verb(action) == GWT_VERB_STATION_DISC) {
        disc_take_from_station(play, player, argument);
        money_gain(play, player, dollars);
    } else if (play_player(play, player)->dollars + disc_specs[argument].dollars < 0) {
        money_gain(play, player, dollars);
        disc_clear(play, player, argument);
    } else {
        disc_clear(play, player, argument);
        money_gain(play, player, dollars);
    }
}

static void put_on_city(GwtPlayer *player, unsigned city)
{
    player->cities |= (uint16_t)(1u << city);
    if (city == GWT_CITY_KANSAS_CITY)
        player->home_discs++;
    else if (city == GWT_CITY_LAST)
        player->last_city_discs++;
}

/* Objective cards of the arrows this disc completes: both neighbours carry the player's disc now (KC6, KC7). */
static unsigned arrow_objectives(const GwtGame *game, unsigned player, unsigned city)
{
    const CitySpec *cities = city_specs[game->edition];
    const unsigned discs = game->players[player].cities;
    unsigned cards = 0;
    if (city > 0 && discs >> (city - 1) & 1)
        cards += cities[city - 1].arrow_objective;
    if (city + 1 < GWT_CITIES && discs >> (city + 1) & 1)
        cards += cities[city].arrow_objective;
    return cards;
}

void delivery_apply_disc(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned player = asked->player, city = asked->subject;
    play_event(play, GWT_EVENT_DELIVERED, player, city, asked->detail, 0);
    take_disc(play, player, city, action);
    put_on_city(&game->players[player], city);
    if (!asked->detail)
        then_step(play, GWT_STEP_TRANSPORT, player, city);
    unsigned cards = arrow_objectives(game, player, city);
    for (unsigned left = objective_cards_left(game); cards && left; cards--, left--)
        ask(play, GWT_DECIDE_OBJECTIVE, player, 0, 0);
}

void delivery_step_transport(Play *play, const GwtDecision *step)
{
    money_pay(play, step->player, delivery_transport(play->game, step->player, step->subject));
}
