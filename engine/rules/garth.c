/* SPDX-License-Identifier: MIT */
/* garth.c - Garth, a fan-made automa by Steve Schlepphorst, as solo.md describes him with the corrections decided
 * there (S n: ruling n of its section 7). His turn is one forced decision: turn over a card, walk, do what the
 * card says, visit Kansas City. He pays nothing, earns nothing and uses no building. */
#include "gwt/garth.h"
#include "core/rng.h"
#include "rules/rules.h"

#define ALL_CARDS ((1u << (GWT_GARTH_CARDS + 1)) - 2u)

/* ---- discs, stations ---- */

static int has_disc(const GwtGame *game, unsigned seat)
{
    return (content_discs(game) & ~(unsigned)game->players[seat].discs_cleared) != 0;
}

/* Corners and disc costs do not bind him: the first one left goes (S 14). */
static void use_disc(Play *play, unsigned seat)
{
    GwtPlayer *garth = play_player(play, seat);
    const unsigned disc = bits_lowest(content_discs(play->game) & ~(unsigned)garth->discs_cleared);
    garth->discs_cleared |= (uint16_t)(1u << disc);
    play_event(play, GWT_EVENT_DISC, seat, disc, 0, 0);
}

static int can_upgrade(const GwtGame *game, unsigned seat, unsigned station)
{
    return has_disc(game, seat) && !(game->players[seat].stations >> station & 1);
}

/* Free; a station master comes along and no worker is given for it (S 5). */
static void upgrade(Play *play, unsigned seat, unsigned station)
{
    if (!can_upgrade(play->game, seat, station))
        return;
    const unsigned space = station_master_space(station);
    uint8_t *master = space == GWT_NONE ? 0 : &play->game->station_masters[space];
    use_disc(play, seat);
    play_player(play, seat)->stations |= (uint16_t)(1u << station);
    play_event(play, GWT_EVENT_UPGRADED, seat, station, 0, 0);
    if (!master || *master == GWT_MASTER_NONE || *master >= GWT_MASTERS)
        return;
    play_player(play, seat)->masters |= (uint16_t)(1u << *master);
    play_event(play, GWT_EVENT_MASTER, seat, *master, GWT_NONE, 0);
    *master = GWT_MASTER_NONE;
}

/* ---- walking ---- */

typedef struct GarthRoute {
    const GwtGame *game;
    unsigned seat, steps;
    unsigned best_locations, best_fees, best_forks;
} GarthRoute;

/* Of all routes to Kansas City one with the fewest locations; then the lowest fees over the steps he takes now;
 * then the first branch (S 12). */
static void search_route(GarthRoute *route, unsigned space, unsigned locations, unsigned fees, unsigned forks)
{
    const TrailSpace *here = &trail_spaces[route->game->edition][space];
    for (unsigned branch = 0; branch < 2 && here->next[branch]; branch++) {
        const unsigned next = here->next[branch], taken = branch ? forks | 1u << (here->fork - 1) : forks;
        if (next == GWT_SPACE_KANSAS_CITY) {
            if (locations < route->best_locations || (locations == route->best_locations && fees < route->best_fees)) {
                route->best_locations = locations;
                route->best_fees = fees;
                route->best_forks = taken;
            }
        } else if (route->game->occupied >> next & 1) {
            const unsigned fee = locations < route->steps ? movement_fee(route->game, route->seat, next) : 0;
            search_route(route, next, locations + 1, fees + fee, taken);
        } else {
            search_route(route, next, locations, fees, taken);
        }
    }
}

static void walk(Play *play, unsigned seat, unsigned steps)
{
    GwtGame *game = play->game;
    GwtPlayer *garth = play_player(play, seat);
    GarthRoute route = { game, seat, steps, 1000, 0, 0 };
    search_route(&route, garth->herder, 0, 0, 0);
    unsigned space = garth->herder, last = space;
    while (steps && space != GWT_SPACE_KANSAS_CITY) {
        const TrailSpace *here = &trail_spaces[game->edition][space];
        space = here->next[here->fork && route.best_forks >> (here->fork - 1) & 1];
        if (!(game->occupied >> space & 1))
            continue;
        steps--;
        play_event(play, GWT_EVENT_MOVED, seat, last, space, 0);
        movement_pay_for_entering(play, seat, space);
        last = space;
    }
    garth->herder = (uint8_t)last;
}

static unsigned most_buildings(const GwtGame *game)
{
    unsigned most = 1;
    for (unsigned seat = 0; seat < game->players_count; seat++)
        if (bits_count(game->players[seat].built) > most)
            most = bits_count(game->players[seat].built);
    return most;
}

unsigned gwt_garth_steps(const GwtGame *game, unsigned seat, unsigned card)
{
    const GwtPlayer *garth = &game->players[seat];
    switch (garth_cards[card].steps_kind) {
    case GARTH_STEPS_BUILDINGS:
        return most_buildings(game);
    case GARTH_STEPS_COWBOYS:
        return garth->workers[GWT_COWBOY];
    case GARTH_STEPS_SPECIALISTS:
        return garth->workers[garth->garth_specialty];
    default:
        return garth_cards[card].steps[game->players_count];
    }
}

/* ---- hiring ---- */

/* The first type of which he has strictly more than of the current one. */
static void check_specialty(Play *play, unsigned seat)
{
    GwtPlayer *garth = play_player(play, seat);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (garth->workers[worker] > garth->workers[garth->garth_specialty]) {
            garth->garth_specialty = (uint8_t)worker;
            play_event(play, GWT_EVENT_SPECIALTY, seat, worker, 0, 0);
            return;
        }
}

static int has_room(const GwtPlayer *garth, unsigned worker) { return garth->workers[worker] < 6; }

/* The cheapest open row with one of these places, the upper one of equals; GWT_NONE if there is none. */
static unsigned cheapest_row(const GwtGame *game, uint64_t places)
{
    unsigned best = GWT_NONE;
    for (unsigned row = 0; row < game->token_row; row++)
        if (places >> GWT_JOB_COLUMNS * row & 15 && (best == GWT_NONE || job_row_dollars[row] < job_row_dollars[best]))
            best = row;
    return best;
}

static unsigned cheapest_worker(const GwtGame *game, const GwtPlayer *garth)
{
    uint64_t wanted = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (has_room(garth, worker))
            wanted |= game->job_market[worker];
    const unsigned row = cheapest_row(game, wanted);
    if (row == GWT_NONE)
        return GWT_NONE;
    const uint64_t in_row = wanted & 15ull << GWT_JOB_COLUMNS * row;
    const unsigned specialist = garth->garth_specialty;
    if (has_room(garth, specialist) && game->job_market[specialist] & in_row)
        return specialist;
    unsigned worker = 0;
    while (!(game->job_market[worker] >> bits_lowest(in_row) & 1))
        worker++;
    return worker;
}

static unsigned wanted_specialist(const GwtGame *game, const GwtPlayer *garth)
{
    const uint64_t open = bit64(GWT_JOB_COLUMNS * game->token_row) - 1;
    if (has_room(garth, garth->garth_specialty) && game->job_market[garth->garth_specialty] & open)
        return garth->garth_specialty;
    unsigned most = GWT_COWBOY;
    for (unsigned worker = 1; worker < GWT_WORKERS; worker++)
        if (bits_count(game->job_market[worker] & open) > bits_count(game->job_market[most] & open))
            most = worker;
    return most;
}

unsigned gwt_garth_hire(const GwtGame *game, unsigned seat, unsigned card)
{
    const GwtPlayer *garth = &game->players[seat];
    const GarthCard *spec = &garth_cards[card];
    unsigned worker = GWT_NONE;
    if (spec->only && spec->only != garth->garth_specialty + 1)
        return GWT_NONE;
    if (spec->deeds[0] == GARTH_HIRE_CHEAPEST)
        worker = cheapest_worker(game, garth);
    else if (spec->deeds[0] == GARTH_HIRE_SPECIALIST)
        worker = wanted_specialist(game, garth);
    else if (spec->deeds[0] == GARTH_HIRE_ENGINEER)
        worker = GWT_ENGINEER;
    if (worker == GWT_NONE || !has_room(garth, worker) || cheapest_row(game, game->job_market[worker]) == GWT_NONE)
        return GWT_NONE;
    return worker;
}

/* Free, and without the immediate action of the space (S 2). */
static void hire(Play *play, unsigned seat, unsigned card)
{
    const unsigned worker = gwt_garth_hire(play->game, seat, card);
    if (worker == GWT_NONE)
        return;
    uint64_t *places = &play->game->job_market[worker];
    const unsigned row = cheapest_row(play->game, *places);
    const uint64_t in_row = *places & 15ull << GWT_JOB_COLUMNS * row;
    *places &= ~(in_row & -in_row);
    play_player(play, seat)->workers[worker]++;
    play_event(play, GWT_EVENT_HIRED, seat, worker, row, 0);
    check_specialty(play, seat);
}

/* ---- engine ---- */

static void drive_to(Play *play, unsigned seat, unsigned rail_space)
{
    GwtPlayer *garth = play_player(play, seat);
    play_event(play, GWT_EVENT_ENGINE, seat, garth->engine, rail_space, 0);
    garth->engine = (uint8_t)rail_space;
    if (rail_space >= GWT_RAIL_TURNOUT_FIRST)
        upgrade(play, seat, rail_space - GWT_RAIL_TURNOUT_FIRST);
}

static unsigned first_turnout_to_upgrade(const GwtGame *game, unsigned seat, const GwtAction *actions, size_t count)
{
    unsigned first = GWT_NONE;
    for (size_t i = 0; i < count; i++) {
        const unsigned space = gwt_action_argument(actions[i]);
        if (space >= GWT_RAIL_TURNOUT_FIRST && can_upgrade(game, seat, space - GWT_RAIL_TURNOUT_FIRST) && space < first)
            first = space;
    }
    return first;
}

/* From 39: its station, then back to the lowest turnout still to upgrade; with none left one space back (S 15). */
static void leave_end(Play *play, unsigned seat)
{
    GwtAction actions[GWT_RAIL_SPACES];
    GwtDecision back = { GWT_DECIDE_ENGINE_BACK, (uint8_t)seat, 0, 0, 0, 0 };
    upgrade(play, seat, GWT_STATION_END);
    const size_t count = engine_list_back(play->game, &back, actions);
    const unsigned turnout = first_turnout_to_upgrade(play->game, seat, actions, count);
    if (turnout != GWT_NONE) {
        drive_to(play, seat, turnout);
        return;
    }
    back.amount = 1;
    if (engine_list_back(play->game, &back, actions))
        drive_to(play, seat, gwt_action_argument(actions[0]));
}

/* The first turnout ahead he can upgrade, otherwise as far as possible. */
static void drive(Play *play, unsigned seat)
{
    GwtAction actions[GWT_RAIL_SPACES];
    const GwtDecision forward = {
        GWT_DECIDE_ENGINE_FORWARD, (uint8_t)seat, 0, 0, play_player(play, seat)->workers[GWT_ENGINEER], 0
    };
    const size_t count = engine_list_forward(play->game, &forward, actions);
    const unsigned turnout = first_turnout_to_upgrade(play->game, seat, actions, count);
    if (!count)
        return;
    const unsigned target = turnout != GWT_NONE ? turnout : gwt_action_argument(actions[count - 1]);
    drive_to(play, seat, target);
    if (target == GWT_RAIL_END)
        leave_end(play, seat);
}

/* ---- tiles ---- */

static void take_tile(Play *play, unsigned seat, unsigned space)
{
    GwtGame *game = play->game;
    GwtPlayer *garth = &game->players[seat];
    const unsigned tile = game->on_space[space];
    const int hazard = tile >= GWT_TILE_HAZARD_FIRST;
    if (hazard)
        garth->hazards[tile - GWT_TILE_HAZARD_FIRST]++;
    else
        garth->trades[tile - GWT_TILE_TRADE_GREEN]++;
    play_event(play, hazard ? GWT_EVENT_HAZARD : GWT_EVENT_TRADE, seat, tile, space, 0);
    game->on_space[space] = GWT_LOCATION_NONE;
    game->occupied &= ~bit64(space);
}

/* From the slot with the highest reward, which he does not get. */
static void take_trade_tile(Play *play, unsigned seat)
{
    for (unsigned space = GWT_SPACE_TRADE9; space >= GWT_SPACE_TRADE1; space--)
        if (play->game->on_space[space]) {
            take_tile(play, seat, space);
            return;
        }
}

/* Of the kind with most tiles on the trail the one with most points. */
static void take_hazard(Play *play, unsigned seat)
{
    static const uint8_t first_slot[3] = { GWT_SPACE_FLOOD1, GWT_SPACE_DROUGHT1, GWT_SPACE_ROCK1 };
    const GwtGame *game = play->game;
    unsigned most = 0, best = GWT_NONE;
    for (unsigned kind = 1; kind < 3; kind++)
        if (bits_count(game->occupied >> first_slot[kind] & 15) > bits_count(game->occupied >> first_slot[most] & 15))
            most = kind;
    for (unsigned space = first_slot[most]; space < first_slot[most] + 4u; space++)
        if (game->on_space[space] &&
            (best == GWT_NONE || tile_specs[game->on_space[space]].points > tile_specs[game->on_space[best]].points))
            best = space;
    if (best != GWT_NONE)
        take_tile(play, seat, best);
}

/* ---- cattle ---- */

/* The best cards an option buys: highest points first. Returns their points, 0 if the market has too few. */
static unsigned best_cards(const GwtGame *game, const BuySpec *option, unsigned cards[2])
{
    unsigned found = 0, points = 0;
    for (unsigned card = option->last + 1u; card-- > option->first && found < option->cards;)
        for (unsigned copies = game->market[card]; copies && found < option->cards; copies--) {
            cards[found++] = card;
            points += cattle_specs[card].points;
        }
    return found == option->cards ? points : 0;
}

/* One purchase of at most eight dollars, the one with most points; nothing is paid. */
static void buy_cattle(Play *play, unsigned seat, unsigned cowboys)
{
    unsigned best = GWT_BUY_OPTIONS, best_points = 0, cards[2] = { 0, 0 };
    for (unsigned option = 0; option < GWT_BUY_OPTIONS; option++) {
        unsigned these[2];
        const BuySpec *spec = &buy_specs[option];
        if (spec->cowboys > cowboys || spec->dollars > 8)
            continue;
        const unsigned points = best_cards(play->game, spec, these);
        if (points > best_points) {
            best = option;
            best_points = points;
            cards[0] = these[0];
            cards[1] = spec->cards > 1 ? these[1] : 0;
        }
    }
    for (unsigned i = 0; best < GWT_BUY_OPTIONS && i < buy_specs[best].cards; i++)
        market_take_card(play, seat, cards[i], best);
}

/* ---- building ---- */

/* The nearest empty building space without a risk action ahead of the next player's herder (S 18). */
static unsigned space_ahead(const GwtGame *game, unsigned seat)
{
    const unsigned next = (seat + 1u) % game->players_count, herder = game->players[next].herder;
    uint8_t queue[GWT_SPACES];
    unsigned head = 0, tail = 0;
    uint64_t seen = 0;
    queue[tail++] = (uint8_t)(herder == GWT_NONE ? (unsigned)GWT_SPACE_START : herder);
    while (head < tail) {
        const unsigned space = queue[head++];
        const TrailSpace *here = &trail_spaces[game->edition][space];
        if (head > 1 && here->site == SITE_BUILDING && !here->risk && !game->on_space[space])
            return space;
        for (unsigned branch = 0; branch < 2 && here->next[branch]; branch++)
            if (!(seen >> here->next[branch] & 1)) {
                seen |= bit64(here->next[branch]);
                queue[tail++] = here->next[branch];
            }
    }
    return GWT_NONE;
}

typedef struct GarthSite {
    unsigned number, space;
    int builders, points_lost, fee_gained; /* what options are compared by, in this order */
} GarthSite;

static int is_better(const GarthSite *site, const GarthSite *best)
{
    if (best->space == GWT_NONE || site->builders != best->builders)
        return best->space == GWT_NONE || site->builders > best->builders;
    if (site->points_lost != best->points_lost)
        return site->points_lost > best->points_lost;
    return site->fee_gained > best->fee_gained;
}

static void consider_site(const GwtGame *game, unsigned seat, unsigned number, unsigned space, GarthSite *best)
{
    const int builders = building_builders_needed(game, seat, number, space);
    const GwtLocation old = game->on_space[space];
    const BuildingSpec *spec = building_spec(game, seat, number);
    const unsigned old_hands = old ? location_spec(game, old)->hands : 0;
    const GarthSite site = { number, space, builders, old ? location_spec(game, old)->points : 0,
                             hand_fee[spec->hands][game->players_count] - hand_fee[old_hands][game->players_count] };
    if (builders > 0 && builders <= game->players[seat].workers[GWT_BUILDER] && is_better(&site, best))
        *best = site;
}

static void build(Play *play, unsigned seat)
{
    const GwtGame *game = play->game;
    const GwtPlayer *garth = &game->players[seat];
    const unsigned ahead = space_ahead(game, seat);
    GarthSite best = { 0, GWT_NONE, 0, 0, 0 };
    FOR_EACH_BIT(number, garth->buildings) {
        if (ahead != GWT_NONE)
            consider_site(game, seat, (unsigned)number, ahead, &best);
        FOR_EACH_BIT(space, garth->built)
            consider_site(game, seat, (unsigned)number, (unsigned)space, &best);
    }
    if (best.space != GWT_NONE)
        building_put(play, seat, best.number, best.space, 0);
}

/* ---- branchlets ---- */

/* The first square of his list he can reach; costs, bonuses and tiles mean nothing to him, a station does. */
static void place_branchlet(Play *play, unsigned seat)
{
    GwtPlayer *garth = play_player(play, seat);
    if (!content_has_rails(play->game) || !branchlet_left(garth))
        return;
    const uint32_t open = branchlet_towns(play->game, seat);
    for (unsigned place = 0; place < GARTH_TOWNS; place++) {
        const unsigned town = garth_towns[garth->garth_level][place];
        if (!(open >> town & 1))
            continue;
        garth->branchlets |= 1u << town;
        play_event(play, GWT_EVENT_BRANCHLET, seat, town, 0, 0);
        if (town_specs[town].kind == TOWN_STATION)
            upgrade(play, seat, town_specs[town].attached);
        return;
    }
}

/* ---- Kansas City ---- */

/* A random tile of those he may choose (S 17). */
static void foresee(Play *play, unsigned seat, unsigned column)
{
    GwtGame *game = play->game;
    const uint8_t *tiles = game->foresight[column];
    uint8_t open[2];
    unsigned count = 0;
    for (unsigned place = 0; place < 2; place++)
        if (kansas_city_can_choose(game, tiles[place]))
            open[count++] = tiles[place];
    if (count)
        kansas_city_take_tile(play, seat, column, open[count == 2 ? rng_below(game, 2) : 0]);
}

/* First the cities of his level, then always the lowest value above them; San Francisco is open to him without a
 * branchlet. */
static unsigned city_to_serve(const GwtGame *game, unsigned seat)
{
    const GwtPlayer *garth = &game->players[seat];
    const StripSpec *strip = &strips[content_board(game)];
    const uint8_t *first = garth_first_cities[garth->garth_level][content_board(game)];
    unsigned above = 0, best = GWT_NONE;
    for (unsigned i = 0; i < 2 && first[i]; i++) {
        if (!(garth->cities >> (first[i] - 1) & 1))
            return first[i] - 1u;
        above = strip->city[first[i] - 1].value;
    }
    for (unsigned city = 0; city < strip->cities; city++) {
        const CitySpec *spec = &strip->city[city];
        const int served = garth->cities >> city & 1 && city != strip->last;
        const int closed = spec->town && city != strip->last && !(garth->branchlets >> (spec->town - 1) & 1);
        if (spec->value > above && !served && !closed && (best == GWT_NONE || spec->value < strip->city[best].value))
            best = city;
    }
    return best;
}

static unsigned worst_station(const GwtPlayer *garth)
{
    unsigned worst = GWT_NONE;
    FOR_EACH_BIT(station, garth->stations)
        if (worst == GWT_NONE || station_specs[station].points < station_specs[worst].points)
            worst = (unsigned)station;
    return worst;
}

static void take_random_objective(Play *play, unsigned seat)
{
    unsigned shown = 0;
    while (shown < GWT_DISPLAY_MAX && play->game->display[shown] != GWT_NONE)
        shown++;
    if (shown)
        objective_take_shown(play, seat, rng_below(play->game, shown));
}

static void take_random_master(Play *play, unsigned seat)
{
    GwtAction actions[4];
    const GwtDecision asked = { GWT_DECIDE_OFFERED_MASTER, (uint8_t)seat, 0, 0, 0, 0 };
    const size_t count = delivery_list_master(play->game, &asked, actions);
    if (count)
        delivery_take_offered(play, seat, gwt_action_argument(actions[rng_below(play->game, (uint32_t)count)]));
}

static void deliver(Play *play, unsigned seat)
{
    GwtGame *game = play->game;
    const unsigned city = city_to_serve(game, seat), station = worst_station(&game->players[seat]);
    if (city == GWT_NONE || (!has_disc(game, seat) && station == GWT_NONE)) {
        play_event(play, GWT_EVENT_NO_DELIVERY, seat, 0, 0, 0);
        return;
    }
    play_event(play, GWT_EVENT_DELIVERED, seat, city, 0, 0);
    if (has_disc(game, seat))
        use_disc(play, seat);
    else
        disc_take_from_station(play, seat, station);
    const int again = game->players[seat].cities >> city & 1;
    delivery_put_disc(game, seat, city);
    for (unsigned cards = again ? 0 : delivery_objectives(game, seat, city); cards; cards--)
        take_random_objective(play, seat);
    if (strips[content_board(game)].city[city].master)
        take_random_master(play, seat);
}

static void visit_kansas_city(Play *play, unsigned seat)
{
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        foresee(play, seat, column);
    deliver(play, seat);
    kansas_city_leave(play, seat);
}

/* ---- turn ---- */

static void do_deed(Play *play, unsigned seat, unsigned card, unsigned deed)
{
    const unsigned cowboys = play_player(play, seat)->workers[GWT_COWBOY];
    switch (deed) {
    case GARTH_HIRE_CHEAPEST:
    case GARTH_HIRE_SPECIALIST:
    case GARTH_HIRE_ENGINEER:
        hire(play, seat, card);
        return;
    case GARTH_ENGINE:
        drive(play, seat);
        return;
    case GARTH_OBJECTIVE: /* the card longest in the display (S 16) */
        objective_take_shown(play, seat, 0);
        return;
    case GARTH_TRADE:
        take_trade_tile(play, seat);
        return;
    case GARTH_HAZARD:
        take_hazard(play, seat);
        return;
    case GARTH_CATTLE:
        buy_cattle(play, seat, cowboys);
        return;
    case GARTH_CATTLE_AFTER_TWO:
        market_turn_up(play, 2);
        buy_cattle(play, seat, cowboys - 1);
        return;
    case GARTH_BUILDING:
        build(play, seat);
        return;
    case GARTH_BRANCHLET:
        place_branchlet(play, seat);
        return;
    default:
        return;
    }
}

static unsigned draw_card(Play *play, unsigned seat)
{
    GwtPlayer *garth = play_player(play, seat);
    if (!garth->garth_deck)
        garth->garth_deck = ALL_CARDS;
    unsigned index = rng_below(play->game, bits_count(garth->garth_deck)), left = garth->garth_deck;
    for (; index; index--)
        left &= left - 1;
    const unsigned card = bits_lowest(left);
    garth->garth_deck &= (uint16_t) ~(1u << card);
    play_reveal(play, GWT_EVENT_GARTH_CARD, seat, card, 0, 0);
    return card;
}

size_t garth_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    (void)game;
    (void)asked;
    out[0] = gwt_action(GWT_VERB_GARTH, 0);
    return 1;
}

/* The card's deeds are done before the subphases of Kansas City (S 1). */
void garth_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned seat = asked->player;
    const unsigned card = draw_card(play, seat);
    const GarthCard *spec = &garth_cards[card];
    GwtPlayer *garth = play_player(play, seat);
    (void)action;
    walk(play, seat, gwt_garth_steps(play->game, seat, card));
    if (!spec->only || spec->only == garth->garth_specialty + 1)
        for (unsigned i = 0; i < 2; i++)
            do_deed(play, seat, card, spec->deeds[i]);
    if (garth->herder == GWT_SPACE_KANSAS_CITY)
        visit_kansas_city(play, seat);
}

static void add_extra(GwtPlayer *garth, unsigned worker)
{
    garth->workers[worker]++;
    garth->garth_extra = (uint8_t)(garth->garth_extra + (1u << 2 * worker));
}

/* Extra workers do not come from the supply, or too few would be left to end the game. */
void garth_set_up(Play *play, unsigned seat, unsigned level)
{
    GwtPlayer *garth = play_player(play, seat);
    garth->garth_level = (uint8_t)level;
    garth->garth_deck = ALL_CARDS;
    garth->garth_specialty = (uint8_t)rng_below(play->game, GWT_WORKERS);
    garth->dollars = 0;
    garth->herder = GWT_SPACE_START;
    if (level == GWT_GARTH_MEDIUM) {
        add_extra(garth, garth->garth_specialty);
    } else if (level == GWT_GARTH_HARD) {
        const unsigned without = rng_below(play->game, GWT_WORKERS);
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            if (worker != without)
                add_extra(garth, worker);
    } else if (level == GWT_GARTH_VERY_HARD) {
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            add_extra(garth, worker);
        add_extra(garth, rng_below(play->game, GWT_WORKERS));
    }
}
