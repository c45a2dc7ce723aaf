/* SPDX-License-Identifier: MIT */
/* delivery.c - a disc to a city: which cities and discs are legal, what the delivery gives, transport cost.
 * Serves the delivery of a visit to Kansas City and the extraordinary one of building 9a, which pays no transport
 * (XD1). */
#include "rules/rules.h"

static const StripSpec *strip_of(const GwtGame *game) { return &strips[content_board(game)]; }

/* Crosses between the engine and the city's value (TC1). */
unsigned delivery_transport_from(const GwtGame *game, unsigned rail_space, unsigned city)
{
    const unsigned value = strip_of(game)->city[city].value;
    const unsigned behind = crosses_behind[engine_numbered(rail_space)];
    return crosses_behind[value] > behind ? crosses_behind[value] - behind : 0u;
}

unsigned delivery_transport(const GwtGame *game, unsigned player, unsigned city)
{
    return delivery_transport_from(game, game->players[player].engine, city);
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

/* Discs for this city. If none of the player board can be paid from the cash, the money of Kansas City may help
 * there (KC10); otherwise a disc of an own station is used (DI3). */
static DeliveryDiscs discs_for(const GwtGame *game, unsigned player, unsigned city, int extraordinary)
{
    const CitySpec *spec = &strip_of(game)->city[city];
    const int cash = game->players[player].dollars;
    const int transport = extraordinary ? 0 : (int)delivery_transport(game, player, city);
    const int cash_then = cash + spec->dollars - transport;
    const unsigned payable = disc_candidates(game, player, spec->dark, cash);
    if (payable)
        return (DeliveryDiscs){ paying_for_transport(payable, cash_then), 0 };
    const int helped = city == GWT_CITY_KANSAS_CITY ? cash + spec->dollars : cash;
    const unsigned payable_with_help = disc_candidates(game, player, spec->dark, helped);
    if (payable_with_help)
        return (DeliveryDiscs){ payable_with_help, 0 };
    return (DeliveryDiscs){ 0, cash_then >= 0 ? game->players[player].stations : 0u };
}

/* Bit per city that may still be chosen: each once but for Kansas City and the last one (KC5); a big town needs a
 * branchlet. */
static unsigned cities_open(const GwtGame *game, unsigned player)
{
    const StripSpec *strip = strip_of(game);
    const unsigned repeatable = 1u << GWT_CITY_KANSAS_CITY | 1u << strip->last;
    unsigned open = ((1u << strip->cities) - 1) & ~(game->players[player].cities & ~repeatable);
    if (content_has_rails(game))
        for (unsigned city = GWT_CITY_MEMPHIS; city < GWT_CITIES; city++)
            if (!(game->players[player].branchlets >> (strip->city[city].town - 1) & 1))
                open &= ~(1u << city);
    return open;
}

size_t delivery_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const StripSpec *strip = strip_of(game);
    size_t count = 0;
    FOR_EACH_BIT(city, cities_open(game, asked->player)) {
        if (strip->city[city].value > asked->amount)
            continue;
        const DeliveryDiscs discs = discs_for(game, asked->player, (unsigned)city, asked->subject);
        if (discs.discs || discs.stations)
            out[count++] = gwt_action(GWT_VERB_DELIVER, (unsigned)city);
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
    decision_push(play->game, (GwtDecision){ GWT_DECIDE_DELIVERY_DISC, asked->player, 0,
                                             (uint8_t)gwt_action_argument(action), 0, asked->subject });
}

size_t delivery_list_disc(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    if (!(cities_open(game, asked->player) >> asked->subject & 1))
        return 0; /* only in positions made by hand */
    const DeliveryDiscs discs = discs_for(game, asked->player, asked->subject, asked->detail);
    size_t count = disc_list(discs.discs, out);
    FOR_EACH_BIT(station, discs.stations)
        out[count++] = gwt_action(GWT_VERB_STATION_DISC, (unsigned)station);
    return count;
}

/* Disc effect and money of the city; the money comes first only where the disc cannot be paid without it (KC6,
 * KC10). */
static void take_disc(Play *play, unsigned player, unsigned city, GwtAction action)
{
    const unsigned dollars = strip_of(play->game)->city[city].dollars, argument = gwt_action_argument(action);
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

void delivery_put_disc(GwtGame *game, unsigned player, unsigned city)
{
    GwtPlayer *owner = &game->players[player];
    owner->cities |= (uint16_t)(1u << city);
    if (city == GWT_CITY_KANSAS_CITY)
        owner->home_discs++;
    else if (city == strip_of(game)->last)
        owner->last_city_discs++;
}

/* What a disc just placed brings: by itself, and by the arrows whose both cities carry the player's disc now
 * (KC6, KC7). */
unsigned delivery_objectives(const GwtGame *game, unsigned player, unsigned city)
{
    const CitySpec *cities = strip_of(game)->city;
    const unsigned discs = game->players[player].cities;
    unsigned cards = cities[city].objective;
    if (city > 0 && discs >> (city - 1) & 1)
        cards += cities[city - 1].arrow_objective;
    if (discs >> (city + 1) & 1)
        cards += cities[city].arrow_objective;
    return cards;
}

static unsigned arrow_tokens(const GwtGame *game, unsigned player, unsigned city)
{
    const CitySpec *cities = strip_of(game)->city;
    const unsigned discs = game->players[player].cities;
    return (city > 0 && discs >> (city - 1) & 1 ? cities[city - 1].arrow_token : 0u) +
           (discs >> (city + 1) & 1 ? cities[city].arrow_token : 0u);
}

void delivery_apply_disc(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned player = asked->player, city = asked->subject;
    play_event(play, GWT_EVENT_DELIVERED, player, city, asked->detail, 0);
    take_disc(play, player, city, action);
    delivery_put_disc(game, player, city);
    if (!asked->detail)
        then_step(play, GWT_STEP_TRANSPORT, player, city);
    token_gain(play, player, arrow_tokens(game, player, city));
    if (strip_of(game)->city[city].master)
        ask(play, GWT_DECIDE_OFFERED_MASTER, player, 0, 0);
    unsigned cards = delivery_objectives(game, player, city);
    for (unsigned left = objective_cards_left(game); cards && left; cards--, left--)
        ask(play, GWT_DECIDE_OBJECTIVE, player, 0, 0);
}

void delivery_step_transport(Play *play, const GwtDecision *step)
{
    money_pay(play, step->player, delivery_transport(play->game, step->player, step->subject));
}

/* New York: one of the tiles on offer must be taken, no worker is needed; its upper half may be forfeited. */
size_t delivery_list_master(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    (void)asked;
    for (unsigned place = 0; place < 4; place++)
        if (game->masters_offered[place])
            out[count++] = gwt_action(GWT_VERB_OFFERED_MASTER, game->masters_offered[place]);
    return count;
}

void delivery_apply_master(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned master = gwt_action_argument(action);
    delivery_take_offered(play, asked->player, master);
    effect_offer(play, asked->player, master_specs[master].effect);
}

void delivery_take_offered(Play *play, unsigned player, unsigned master)
{
    for (unsigned place = 0; place < 4; place++)
        if (play->game->masters_offered[place] == master)
            play->game->masters_offered[place] = GWT_MASTER_NONE;
    play_player(play, player)->masters |= (uint16_t)(1u << master);
    play_event(play, GWT_EVENT_MASTER, player, master, GWT_NONE, 0);
}
