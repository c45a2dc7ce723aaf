/* SPDX-License-Identifier: MIT */
/* effect.c - performs a row of content/effects.c: the requirement first, the reward second (PB7). The questions
 * an effect leads to belong to the file of their subject. */
#include "rules/rules.h"

unsigned effect_multiplier(const GwtGame *game, unsigned seat, unsigned per)
{
    const GwtPlayer *player = &game->players[seat];
    switch (per) {
    case PER_COWBOY:
        return player->workers[GWT_COWBOY];
    case PER_BUILDER:
        return player->workers[GWT_BUILDER];
    case PER_ENGINEER:
        return player->workers[GWT_ENGINEER];
    case PER_WOODS:
        return building_in_woods(game, seat);
    case PER_TRADE_PAIR: /* each tile in one pair (BU7) */
        return player->trades[0] < player->trades[1] ? player->trades[0] : player->trades[1];
    case PER_HAZARD:
        return hazard_collected(player);
    case PER_STATION:
        return bits_count(player->stations);
    case PER_BELL:
        return branchlet_bells(player);
    default:
        return 1;
    }
}

static int has_requirement(const Effect *effect) { return effect->discard || effect->pay || effect->engine_back; }

static unsigned cards_from(const GwtPlayer *player, unsigned first, unsigned last)
{
    unsigned count = 0;
    for (unsigned card = first; card <= last; card++)
        count += player->hand.cattle[card];
    return count;
}

/* The whole requirement can be met at this moment (PB10). */
static int requirement_met(const GwtGame *game, unsigned seat, const Effect *effect)
{
    const GwtPlayer *player = &game->players[seat];
    switch (effect->discard) {
    case DISCARD_CARD:
        if (!player->hand.cattle[effect->card])
            return 0;
        break;
    case DISCARD_ANY_CATTLE:
        if (!deck_hand_has_cattle(player))
            return 0;
        break;
    case DISCARD_PAIR:
        if (!deck_hand_has_pair(player))
            return 0;
        break;
    case DISCARD_OBJECTIVE:
        if (!player->hand.objectives)
            return 0;
        break;
    case DISCARD_VALUE3:
        if (!cards_from(player, GWT_CARD_YELLOW, GWT_CARD_BLUE))
            return 0;
        break;
    case DISCARD_VALUE2:
        if (cards_from(player, GWT_CARD_GREEN, GWT_CARD_WHITE) < (unsigned)effect->amount)
            return 0;
        break;
    default:
        break;
    }
    return money_free(game, seat) >= effect->pay &&
           (!effect->engine_back || engine_can_go_back(game, seat, effect->engine_back));
}

static int verb_possible(const GwtGame *game, unsigned seat, const Effect *effect, unsigned space)
{
    const GwtPlayer *player = &game->players[seat];
    switch (effect->verb) {
    case VERB_HIRE:
        return hire_possible(game, seat, effect->amount);
    case VERB_BUILD:
        return building_possible(game, seat, (unsigned)effect->amount);
    case VERB_BUY:
        return market_possible(game, seat);
    case VERB_HAZARD:
        return hazard_possible(game, seat, (unsigned)effect->amount);
    case VERB_TRADE:
        return trade_possible(game, seat);
    case VERB_HAZARD_OR_TRADE:
        return hazard_possible(game, seat, 0) || trade_possible(game, seat);
    case VERB_OBJECTIVE:
    case VERB_OBJECTIVE_TO_HAND:
        return objective_cards_left(game) > 0;
    case VERB_ENGINE:
        return effect_multiplier(game, seat, effect->per) > 0;
    case VERB_DRAW_UP_TO:
    case VERB_DRAW:
        return deck_available(player) > 0;
    case VERB_TRASH:
        return player->hand_count > 0;
    case VERB_HERDER_UNPAID:
        return movement_can_walk_unpaid(game, seat);
    case VERB_COPY:
        return location_can_copy(game, space);
    case VERB_STATION_BEHIND:
        return station_any_behind(game, seat);
    case VERB_DELIVERY:
        return player->engine != GWT_RAIL_START;
    case VERB_CERTIFICATES_TO_LIMIT:
        return certificate_room(game, seat) > 0;
    case VERB_BRANCHLET:
        return branchlet_possible(game, seat);
    case VERB_DOLLARS_OR_CATTLE:
    case VERB_HERDER:    /* Kansas City at least lies ahead */
    case VERB_AUXILIARY: /* one dollar can always be gained */
    case VERB_AUXILIARY_SINGLE:
        return 1;
    default:
        return 0;
    }
}

/* With a requirement the effect may be started whenever that can be met, even if the reward is void (PB7).
 * Without one it is offered only if it changes something (PB11). */
int effect_can_start(const GwtGame *game, unsigned seat, unsigned id, unsigned space)
{
    const Effect *effect = &effects[id];
    if (has_requirement(effect))
        return requirement_met(game, seat, effect);
    if (effect->tokens || (effect->gain && effect_multiplier(game, seat, effect->per)))
        return 1;
    if (effect->certificates && effect_multiplier(game, seat, effect->per) && certificate_room(game, seat))
        return 1;
    return verb_possible(game, seat, effect, space);
}

/* Asks the question the verb leads to; its first part where there is nothing to ask. */
static void start_verb(Play *play, unsigned seat, const Effect *effect, unsigned space, int optional)
{
    const unsigned amount = (unsigned)effect->amount;
    void (*const question)(Play *, unsigned, unsigned, unsigned, unsigned) = optional ? offer : ask;
    switch (effect->verb) {
    case VERB_HIRE:
        question(play, GWT_DECIDE_HIRE, seat, 0, (unsigned)(effect->amount + HIRE_MODIFIER_BIAS));
        return;
    case VERB_BUILD:
        question(play, GWT_DECIDE_BUILD, seat, 0, amount);
        return;
    case VERB_BUY:
        question(play, GWT_DECIDE_BUY, seat, 0, play_player(play, seat)->workers[GWT_COWBOY]);
        return;
    case VERB_HAZARD:
        question(play, GWT_DECIDE_HAZARD, seat, 0, amount);
        return;
    case VERB_TRADE:
        question(play, GWT_DECIDE_TRADE, seat, 0, 0);
        return;
    case VERB_HAZARD_OR_TRADE:
        question(play, GWT_DECIDE_HAZARD_OR_TRADE, seat, 0, 0);
        return;
    case VERB_OBJECTIVE:
        question(play, GWT_DECIDE_OBJECTIVE, seat, 0, 0);
        return;
    case VERB_OBJECTIVE_TO_HAND:
        question(play, GWT_DECIDE_OBJECTIVE, seat, 1, 0);
        return;
    case VERB_ENGINE:
        question(play, GWT_DECIDE_ENGINE_FORWARD, seat, 0, amount * effect_multiplier(play->game, seat, effect->per));
        return;
    case VERB_HERDER:
        question(play, GWT_DECIDE_WALK, seat, 0, amount);
        return;
    case VERB_HERDER_UNPAID:
        question(play, GWT_DECIDE_WALK, seat, 1, amount);
        return;
    case VERB_AUXILIARY:
        question(play, GWT_DECIDE_AUXILIARY, seat, 0, 0);
        return;
    case VERB_AUXILIARY_SINGLE:
        question(play, GWT_DECIDE_AUXILIARY, seat, 1, 0);
        return;
    case VERB_DRAW_UP_TO:
        question(play, GWT_DECIDE_DRAW, seat, 0, amount * effect_multiplier(play->game, seat, effect->per));
        return;
    case VERB_DRAW: {
        const unsigned drawn = deck_draw(play, seat, amount);
        if (drawn)
            ask(play, GWT_DECIDE_DISCARD, seat, 0, drawn);
        return;
    }
    case VERB_TRASH:
        question(play, GWT_DECIDE_TRASH, seat, 0, amount);
        return;
    case VERB_COPY:
        question(play, GWT_DECIDE_COPY, seat, space, 0);
        return;
    case VERB_STATION_BEHIND:
        question(play, GWT_DECIDE_STATION_BEHIND, seat, 0, 0);
        return;
    case VERB_DELIVERY:
        question(play, GWT_DECIDE_ENGINE_BACK, seat, GWT_BACK_TO_DELIVER, 0);
        return;
    case VERB_CERTIFICATES_TO_LIMIT:
        certificate_forward(play, seat, certificate_room(play->game, seat));
        return;
    case VERB_BRANCHLET:
        question(play, GWT_DECIDE_BRANCHLET, seat, 0, amount - 1);
        return;
    case VERB_DOLLARS_OR_CATTLE:
        question(play, GWT_DECIDE_DOLLARS_OR_CATTLE, seat, 0, amount);
        return;
    default:
        return;
    }
}

/* Dollars must be taken in full; certificates may be taken in part; everything else may be refused where a
 * requirement was met for it. A part that has become impossible lapses (PB10). */
static void reward(Play *play, unsigned seat, const Effect *effect, unsigned space)
{
    const unsigned times = effect_multiplier(play->game, seat, effect->per);
    const int refusable = has_requirement(effect);
    money_gain(play, seat, effect->gain * times);
    token_gain(play, seat, effect->tokens);
    if (effect->verb && verb_possible(play->game, seat, effect, space))
        start_verb(play, seat, effect, space, refusable);
    if (effect->certificates) {
        const unsigned room = certificate_room(play->game, seat), wanted = effect->certificates * times;
        const unsigned spaces = wanted < room ? wanted : room;
        if (spaces && wanted == 1 && !refusable && !effect->gain)
            certificate_forward(play, seat, 1); /* it is the whole action */
        else if (spaces)
            ask(play, GWT_DECIDE_CERTIFICATES, seat, 0, spaces);
    }
}

/* Pay, discard, engine back, in the printed order, each settled before the reward (AU4): so they are stacked in
 * reverse. */
void effect_start(Play *play, unsigned seat, unsigned id, unsigned space)
{
    const Effect *effect = &effects[id];
    if (!has_requirement(effect)) {
        reward(play, seat, effect, space);
        return;
    }
    then_step(play, GWT_STEP_REWARD, seat, id);
    if (effect->engine_back)
        ask(play, GWT_DECIDE_ENGINE_BACK, seat, GWT_BACK_REQUIREMENT, effect->engine_back);
    money_pay(play, seat, effect->pay);
    if (effect->discard == DISCARD_CARD)
        deck_discard(play, seat, effect->card);
    else if (effect->discard == DISCARD_ANY_CATTLE)
        ask(play, GWT_DECIDE_DISCARD_CATTLE, seat, 0, 0);
    else if (effect->discard == DISCARD_PAIR)
        ask(play, GWT_DECIDE_DISCARD_PAIR, seat, 0, 0);
    else if (effect->discard == DISCARD_OBJECTIVE)
        ask(play, GWT_DECIDE_DISCARD_OBJECTIVE, seat, 0, 0);
    else if (effect->discard == DISCARD_VALUE3)
        ask(play, GWT_DECIDE_DISCARD_VALUE3, seat, 0, 0);
    else if (effect->discard == DISCARD_VALUE2)
        ask(play, GWT_DECIDE_DISCARD_VALUE2, seat, 0, (unsigned)effect->amount);
}

void effect_step_reward(Play *play, const GwtDecision *step) { reward(play, step->player, &effects[step->subject], 0); }

/* An immediate action: perform it now or lose it (HI3, ST3, OB2). Whether the question is asked depends on open
 * information only: an effect that needs a hand card is offered to every hand, or the others would learn what it
 * does not hold. */
void effect_offer(Play *play, unsigned seat, unsigned id)
{
    const Effect *effect = &effects[id];
    if (id == GWT_EFFECT_NONE)
        return;
    if (effect->certificates > 1 && !has_requirement(effect) && !effect->gain) {
        reward(play, seat, effect, 0); /* asks how many, and none is an answer */
        return;
    }
    if (has_requirement(effect) || !effect->verb) {
        if (has_requirement(effect) || effect_can_start(play->game, seat, id, 0))
            offer(play, GWT_DECIDE_EFFECT, seat, id, 0);
        return;
    }
    if (verb_possible(play->game, seat, effect, 0))
        start_verb(play, seat, effect, 0, 1);
}

size_t effect_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    if (!effect_can_start(game, asked->player, asked->subject, 0))
        return 0;
    out[0] = gwt_action(GWT_VERB_TAKE, 0);
    return 1;
}

void effect_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    (void)action;
    effect_start(play, asked->player, asked->subject, 0);
}
