/* SPDX-License-Identifier: MIT */
/* exports.c - the engine as a WebAssembly module. Games live in numbered slots inside the module's memory, and every
 * function names the slot it works on; answers larger than a number are left in fixed buffers whose addresses are
 * exported. What lies at which offset is layout.json (tools/layout.c). README.md lists the calls. */
#include "gwt/check.h"
#include "gwt/describe.h"
#include "gwt/game.h"
#include "gwt/score.h"
#include "gwt/token.h"
#include "gwt/view.h"

#define EXPORT(name) __attribute__((export_name(#name)))
#define SLOTS 64
#define BAD_SLOT 0xFFFFFFFFu /* where a slot number is out of range and no status can say so */

static GwtGame slots[SLOTS];
static GwtSetup setup_buffer;
static GwtAction legal_buffer[GWT_ACTIONS_MAX];
static GwtAction token_buffer[2];
static GwtDecision decision_buffer;
static GwtActionInfo info_buffer;
static GwtEvents events_buffer;
static GwtScore score_buffer;

static int slot_is_valid(uint32_t slot) { return slot < SLOTS; }

static int seat_is_valid(uint32_t slot, uint32_t player)
{
    return slot_is_valid(slot) && player < slots[slot].players_count;
}

static uint64_t join(uint32_t low, uint32_t high) { return (uint64_t)high << 32 | low; }

/* Addresses and sizes. */

EXPORT(slot_count) uint32_t slot_count(void) { return SLOTS; }
EXPORT(game_size) uint32_t game_size(void) { return sizeof(GwtGame); }
EXPORT(game_address) const GwtGame *game_address(uint32_t slot) { return slot_is_valid(slot) ? &slots[slot] : NULL; }
EXPORT(setup_address) GwtSetup *setup_address(void) { return &setup_buffer; }
EXPORT(legal_address) const GwtAction *legal_address(void) { return legal_buffer; }
EXPORT(token_address) const GwtAction *token_address(void) { return token_buffer; }
EXPORT(decision_address) const GwtDecision *decision_address(void) { return &decision_buffer; }
EXPORT(info_address) const GwtActionInfo *info_address(void) { return &info_buffer; }
EXPORT(events_address) const GwtEvents *events_address(void) { return &events_buffer; }
EXPORT(score_address) const GwtScore *score_address(void) { return &score_buffer; }

/* Setting up. */

/* Fills the setup buffer with the defaults and the key of a seed. */
EXPORT(setup_default) void setup_default(uint32_t seed_low, uint32_t seed_high)
{
    setup_buffer = gwt_setup_default();
    gwt_key_from_seed(join(seed_low, seed_high), setup_buffer.key);
}

/* Starts a game from the setup buffer: the door to every option. */
EXPORT(new_game_from_setup) uint32_t new_game_from_setup(uint32_t slot)
{
    return slot_is_valid(slot) ? gwt_init(&slots[slot], &setup_buffer) : GWT_ERR_SETUP;
}

/* The first things a table chooses; all other options are off. */
EXPORT(new_game)
uint32_t new_game(uint32_t slot, uint32_t edition, uint32_t players, uint32_t neutrals_random, uint32_t sides_random,
                  uint32_t b_sides, uint32_t promo_masters, uint32_t promo_buildings, uint32_t seed_low,
                  uint32_t seed_high)
{
    if (edition > 255 || players > 255 || b_sides > 0xFFFF) /* would be cut to something legal below */
        return GWT_ERR_SETUP;
    setup_default(seed_low, seed_high);
    setup_buffer.edition = (uint8_t)edition;
    setup_buffer.players = (uint8_t)players;
    setup_buffer.neutrals_random = neutrals_random != 0;
    setup_buffer.sides_random = sides_random != 0;
    setup_buffer.b_sides = (uint16_t)b_sides;
    setup_buffer.promo_masters = promo_masters != 0;
    setup_buffer.promo_buildings = promo_buildings != 0;
    return new_game_from_setup(slot);
}

EXPORT(copy_game) uint32_t copy_game(uint32_t to, uint32_t from)
{
    if (!slot_is_valid(to) || !slot_is_valid(from))
        return BAD_SLOT;
    slots[to] = slots[from];
    return GWT_OK;
}

/* Playing. */

/* Leaves the legal actions in the legal buffer and returns their number. */
EXPORT(legal_actions) uint32_t legal_actions(uint32_t slot)
{
    return slot_is_valid(slot) ? (uint32_t)gwt_legal_actions(&slots[slot], legal_buffer) : 0;
}

/* Checks and performs an action; what happened is in the events buffer. */
EXPORT(apply) uint32_t apply(uint32_t slot, uint32_t action)
{
    events_buffer.count = 0;
    events_buffer.lost = 0;
    if (!slot_is_valid(slot) || action > 0xFFFF)
        return GWT_ERR_NOT_LEGAL;
    return gwt_apply(&slots[slot], (GwtAction)action, &events_buffer);
}

/* Performs an action of the last legal_actions of this very state, by its index, without checking it again. */
EXPORT(apply_index) void apply_index(uint32_t slot, uint32_t index)
{
    if (slot_is_valid(slot) && index < GWT_ACTIONS_MAX)
        gwt_apply_legal(&slots[slot], legal_buffer[index]);
}

/* Leaves the exchange tokens a seat may spend now, on turn or off, in the token buffer and returns their number. */
EXPORT(token_actions) uint32_t token_actions(uint32_t slot, uint32_t seat)
{
    return slot_is_valid(slot) ? (uint32_t)gwt_token_actions(&slots[slot], seat, token_buffer) : 0;
}

/* Checks and performs one of them; what happened is in the events buffer. */
EXPORT(apply_token) uint32_t apply_token(uint32_t slot, uint32_t seat, uint32_t action)
{
    events_buffer.count = 0;
    events_buffer.lost = 0;
    if (!slot_is_valid(slot) || action > 0xFFFF)
        return GWT_ERR_NOT_LEGAL;
    return gwt_apply_token(&slots[slot], seat, (GwtAction)action, &events_buffer);
}

EXPORT(is_over) uint32_t is_over(uint32_t slot) { return !slot_is_valid(slot) || gwt_is_over(&slots[slot]); }

EXPORT(player_to_act) uint32_t player_to_act(uint32_t slot)
{
    return slot_is_valid(slot) ? gwt_player_to_act(&slots[slot]) : BAD_SLOT;
}

/* Leaves the open question in the decision buffer and returns its kind. */
EXPORT(decision) uint32_t decision(uint32_t slot)
{
    if (!slot_is_valid(slot))
        return BAD_SLOT;
    decision_buffer = gwt_decision(&slots[slot]);
    return decision_buffer.kind;
}

/* Leaves what a legal action is about and what it costs in the info buffer. */
EXPORT(describe) void describe(uint32_t slot, uint32_t action)
{
    if (slot_is_valid(slot))
        gwt_describe(&slots[slot], (GwtAction)action, &info_buffer);
}

/* Looking. */

/* Puts what the seat can see (GWT_SPECTATOR: nobody at the table) into another slot, or into the same one. */
EXPORT(view) uint32_t view(uint32_t from, uint32_t seat, uint32_t to)
{
    if (!slot_is_valid(to) || !slot_is_valid(from))
        return BAD_SLOT;
    gwt_view_for(&slots[from], seat, &slots[to]);
    return GWT_OK;
}

/* Deals the hidden rest of a view into another slot. */
EXPORT(sample)
uint32_t sample(uint32_t from, uint32_t to, uint32_t key0_low, uint32_t key0_high, uint32_t key1_low,
                uint32_t key1_high)
{
    const uint64_t key[2] = { join(key0_low, key0_high), join(key1_low, key1_high) };
    if (!slot_is_valid(to) || !slot_is_valid(from))
        return BAD_SLOT;
    gwt_sample(&slots[from], key, &slots[to]);
    return GWT_OK;
}

EXPORT(hash_low) uint32_t hash_low(uint32_t slot)
{
    return slot_is_valid(slot) ? (uint32_t)gwt_hash(&slots[slot]) : BAD_SLOT;
}

EXPORT(hash_high) uint32_t hash_high(uint32_t slot)
{
    return slot_is_valid(slot) ? (uint32_t)(gwt_hash(&slots[slot]) >> 32) : BAD_SLOT;
}

/* Leaves the whole score of a player in the score buffer and returns its total. */
EXPORT(score_total) int32_t score_total(uint32_t slot, uint32_t player)
{
    if (!seat_is_valid(slot, player))
        return 0;
    gwt_score(&slots[slot], player, &score_buffer);
    return score_buffer.total;
}

EXPORT(score) int32_t score(uint32_t slot, uint32_t player, uint32_t category)
{
    if (!seat_is_valid(slot, player) || category >= GWT_SCORE_CATEGORIES)
        return 0;
    gwt_score(&slots[slot], player, &score_buffer);
    return score_buffer.category[category];
}

EXPORT(winners) uint32_t winners(uint32_t slot) { return slot_is_valid(slot) ? gwt_winners(&slots[slot]) : 0; }

/* A GwtProblemCode: zero if the slot holds a possible game. */
EXPORT(check) uint32_t check(uint32_t slot) { return slot_is_valid(slot) ? gwt_check(&slots[slot], NULL) : BAD_SLOT; }

/* Limits read off a player board. */

EXPORT(step_limit) uint32_t step_limit(uint32_t slot, uint32_t player)
{
    return seat_is_valid(slot, player) ? gwt_step_limit(&slots[slot], player) : 0;
}

EXPORT(hand_limit) uint32_t hand_limit(uint32_t slot, uint32_t player)
{
    return seat_is_valid(slot, player) ? gwt_hand_limit(&slots[slot], player) : 0;
}

EXPORT(certificate_limit) uint32_t certificate_limit(uint32_t slot, uint32_t player)
{
    return seat_is_valid(slot, player) ? gwt_certificate_limit(&slots[slot], player) : 0;
}

EXPORT(permanent_certificates) uint32_t permanent_certificates(uint32_t slot, uint32_t player)
{
    return seat_is_valid(slot, player) ? gwt_permanent_certificates(&slots[slot], player) : 0;
}
