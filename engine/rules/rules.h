/* SPDX-License-Identifier: MIT */
/* rules.h - what the rule files offer each other and flow/. A function lives in the file its name starts with.
 * Questions take a const GwtGame; changes take a Play. `list` functions write legal answers to a question and
 * return how many; `apply` functions perform the answer to a question that has just been popped, and may assume
 * it legal. */
#ifndef RULES_RULES_H
#define RULES_RULES_H
#include <stddef.h>
#include "content/content.h"
#include "core/bits.h"
#include "core/play.h"

typedef size_t ListFunction(const GwtGame *game, const GwtDecision *asked, GwtAction *out);
typedef void ApplyFunction(Play *play, const GwtDecision *asked, GwtAction action);
typedef void StepFunction(Play *play, const GwtDecision *step);

/* money.c */
void money_gain(Play *play, unsigned player, unsigned dollars);
void money_pay(Play *play, unsigned player, unsigned dollars);
void money_pay_fee(Play *play, unsigned payer, unsigned receiver, unsigned dollars, unsigned space);
int money_free(const GwtGame *game, unsigned player);
int money_free_from(const GwtGame *game, unsigned player, unsigned rail_space);

/* deck.c */
unsigned deck_available(const GwtPlayer *player);
unsigned deck_draw(Play *play, unsigned player, unsigned cards);
void deck_leave_hand(GwtPlayer *player, unsigned card);
void deck_discard(Play *play, unsigned player, unsigned card);
void deck_discard_hand(Play *play, unsigned player);
void deck_add_to_discard(Play *play, unsigned player, unsigned card);
unsigned deck_hand_value(const GwtPlayer *player);
int deck_hand_has_pair(const GwtPlayer *player);
int deck_hand_has_cattle(const GwtPlayer *player);
ListFunction deck_list_draw, deck_list_discard, deck_list_discard_cattle, deck_list_discard_pair, deck_list_discard_second,
    deck_list_discard_objective, deck_list_discard_value3, deck_list_discard_value2, deck_list_trash;
ApplyFunction deck_apply_draw, deck_apply_discard, deck_apply_discard_one, deck_apply_discard_pair, deck_apply_trash;

/* token.c */
void token_gain(Play *play, unsigned player, unsigned tokens);
void token_spend(Play *play, unsigned player, unsigned cards);
size_t token_list(const GwtGame *game, unsigned player, GwtAction *out);

/* certificate.c */
unsigned certificate_room(const GwtGame *game, unsigned player);
unsigned certificate_after_use(unsigned marker, unsigned used);
void certificate_forward(Play *play, unsigned player, unsigned spaces);
void certificate_set(Play *play, unsigned player, unsigned marker);
ListFunction certificate_list;
ApplyFunction certificate_apply;

/* movement.c */
int movement_can_walk_unpaid(const GwtGame *game, unsigned player);
unsigned movement_hands(const GwtGame *game, GwtLocation at);
void movement_pay_for_entering(Play *play, unsigned mover, unsigned space);
unsigned movement_fee(const GwtGame *game, unsigned mover, unsigned space);
ListFunction movement_list_place, movement_list_move, movement_list_walk;
ApplyFunction movement_apply_place, movement_apply_move, movement_apply_walk;

/* location.c */
void location_arrive(Play *play, unsigned player, unsigned space);
void location_building_replaced(Play *play, unsigned space);
const BuildingSpec *location_spec(const GwtGame *game, GwtLocation at);
GwtEffect location_local_effect(const GwtGame *game, unsigned argument);
int location_can_copy(const GwtGame *game, unsigned space);
ListFunction location_list, location_list_copy;
ApplyFunction location_apply, location_apply_copy;

/* effect.c */
int effect_can_start(const GwtGame *game, unsigned player, unsigned effect, unsigned space);
void effect_start(Play *play, unsigned player, unsigned effect, unsigned space);
void effect_offer(Play *play, unsigned player, unsigned effect);
unsigned effect_multiplier(const GwtGame *game, unsigned player, unsigned per);
StepFunction effect_step_reward;
ListFunction effect_list;
ApplyFunction effect_apply;

/* auxiliary.c */
size_t auxiliary_list_single(const GwtGame *game, unsigned player, GwtAction *out);
ListFunction auxiliary_list;
ApplyFunction auxiliary_apply;

/* hire.c */
int hire_possible(const GwtGame *game, unsigned player, int modifier);
unsigned hire_price(unsigned row, int modifier);
void hire_add_worker(Play *play, unsigned player, unsigned worker);
#define HIRE_MODIFIER_BIAS 8 /* GwtDecision.amount is unsigned */
ListFunction hire_list;
ApplyFunction hire_apply;

/* building.c */
const BuildingSpec *building_spec(const GwtGame *game, unsigned owner, unsigned number);
int building_possible(const GwtGame *game, unsigned player, unsigned dollars_each);
int building_builders_needed(const GwtGame *game, unsigned player, unsigned number, unsigned space);
unsigned building_in_woods(const GwtGame *game, unsigned player);
void building_put(Play *play, unsigned player, unsigned number, unsigned space, unsigned price);
ListFunction building_list, building_list_spaces;
ApplyFunction building_apply, building_apply_space;

/* hazard.c, trade.c */
unsigned hazard_collected(const GwtPlayer *player);
int hazard_possible(const GwtGame *game, unsigned player, unsigned dollars);
int trade_possible(const GwtGame *game, unsigned player);
int trade_dollars(const GwtGame *game, unsigned space);
ListFunction hazard_list, trade_list, hazard_list_or_trade;
ApplyFunction hazard_apply, trade_apply, hazard_apply_or_trade;

/* engine.c */
int engine_can_go_back(const GwtGame *game, unsigned player, unsigned spaces);
unsigned engine_numbered(unsigned rail_space);
ListFunction engine_list_forward, engine_list_back;
ApplyFunction engine_apply_forward, engine_apply_back;
StepFunction engine_step_leave_end;

/* station.c */
int station_can_upgrade(const GwtGame *game, unsigned player, unsigned station);
int station_any_behind(const GwtGame *game, unsigned player);
unsigned station_master_space(unsigned station);
ListFunction station_list_upgrade, station_list_behind, station_list_disc, station_list_master;
ApplyFunction station_apply_upgrade, station_apply_behind, station_apply_disc, station_apply_master;
StepFunction station_step_engine_stopped, station_step_master_chance;

/* disc.c */
unsigned disc_candidates(const GwtGame *game, unsigned player, int dark_target, int cash);
size_t disc_list(unsigned candidates, GwtAction *out);
void disc_clear(Play *play, unsigned player, unsigned disc);
void disc_take_from_station(Play *play, unsigned player, unsigned station);

/* kansas_city.c */
void kansas_city_place_tile(Play *play, unsigned player, unsigned tile);
int kansas_city_slot_for(const GwtGame *game, unsigned tile);
void kansas_city_refill_foresight(Play *play, unsigned column);
unsigned kansas_city_draw_tile(Play *play, unsigned pile);
ListFunction kansas_city_list_arrival, kansas_city_list_foresight, kansas_city_list_income;
ListFunction kansas_city_list_raise;
ApplyFunction kansas_city_apply_arrival, kansas_city_apply_foresight, kansas_city_apply_income, kansas_city_apply_raise;
StepFunction kansas_city_step, kansas_city_step_hand_shown;
int kansas_city_can_choose(const GwtGame *game, unsigned tile);
void kansas_city_take_tile(Play *play, unsigned player, unsigned column, unsigned tile);
void kansas_city_leave(Play *play, unsigned player);

/* delivery.c */
unsigned delivery_transport(const GwtGame *game, unsigned player, unsigned city);
unsigned delivery_transport_from(const GwtGame *game, unsigned rail_space, unsigned city);
int delivery_possible(const GwtGame *game, unsigned player, unsigned value, int extraordinary);
void delivery_take_offered(Play *play, unsigned player, unsigned master);
void delivery_put_disc(GwtGame *game, unsigned player, unsigned city);
unsigned delivery_objectives(const GwtGame *game, unsigned player, unsigned city);
ListFunction delivery_list, delivery_list_disc, delivery_list_master;
ApplyFunction delivery_apply, delivery_apply_disc, delivery_apply_master;
StepFunction delivery_step_transport;

/* market.c */
int market_possible(const GwtGame *game, unsigned player);
void market_turn_up(Play *play, unsigned cards);
void market_refill(Play *play);
void market_take_card(Play *play, unsigned player, unsigned card, unsigned option);
ListFunction market_list, market_list_second, market_list_dollars_or_cattle;
ApplyFunction market_apply, market_apply_second, market_apply_dollars_or_cattle;

/* objective.c */
unsigned objective_cards_left(const GwtGame *game);
size_t objective_list_playable(const GwtGame *game, unsigned player, GwtAction *out);
void objective_play(Play *play, const GwtDecision *asked, unsigned card);
void objective_fill_display(Play *play);
void objective_take_shown(Play *play, unsigned player, unsigned place);
ListFunction objective_list;
ApplyFunction objective_apply;

/* branchlet.c */
uint32_t branchlet_towns(const GwtGame *game, unsigned player);
unsigned branchlet_left(const GwtPlayer *player);
unsigned branchlet_bells(const GwtPlayer *player);
unsigned branchlet_areas(const GwtPlayer *player);
int branchlet_possible(const GwtGame *game, unsigned player);
ListFunction branchlet_list;
ApplyFunction branchlet_apply;
StepFunction branchlet_step_space, branchlet_step_town, branchlet_step_next;

/* garth.c */
void garth_set_up(Play *play, unsigned seat, unsigned level);
ListFunction garth_list;
ApplyFunction garth_apply;
static inline int garth_sits_at(const GwtGame *game, unsigned seat)
{
    return game->players[seat].garth_level != GWT_GARTH_NONE;
}

#endif
