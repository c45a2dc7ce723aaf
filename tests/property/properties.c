/* SPDX-License-Identifier: MIT */
/* properties.c - the properties and, at the end, the table that says how often a fast run checks each: cheap ones
 * after every action, the others by sampling. A thorough run divides the periods by PROPERTY_THOROUGH. */
#include "properties.h"
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/check.h"
#include "gwt/score.h"
#include "notation/position.h"
#include "notation/record.h"

static int fail(char why[PROPERTY_WHY_MAX], const char *format, ...) __attribute__((format(printf, 2, 3)));
static int fail(char why[PROPERTY_WHY_MAX], const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, PROPERTY_WHY_MAX, format, arguments);
    va_end(arguments);
    return 0;
}

static int same_game(const GwtGame *a, const GwtGame *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Where two states differ first, for the failure text. */
static unsigned first_difference(const GwtGame *a, const GwtGame *b)
{
    const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
    unsigned at = 0;
    while (at < sizeof *a && x[at] == y[at])
        at++;
    return at;
}

/* ---- census ---- */

static void count_cards(const GwtCards *cards, Census *out)
{
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        out->cattle[card] = (uint16_t)(out->cattle[card] + cards->cattle[card]);
    out->objectives += cards->objectives;
}

static void count_player(const GwtGame *game, unsigned seat, Census *out)
{
    const GwtPlayer *player = &game->players[seat];
    count_cards(&player->hand, out);
    count_cards(&player->draw, out);
    count_cards(&player->discard, out);
    out->objectives += player->area;
    out->masters += player->masters;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        out->tiles[GWT_TILE_COWBOY + worker] =
            (uint16_t)(out->tiles[GWT_TILE_COWBOY + worker] + player->workers[worker]);
    out->tiles[GWT_TILE_TRADE_GREEN] = (uint16_t)(out->tiles[GWT_TILE_TRADE_GREEN] + player->trades[0]);
    out->tiles[GWT_TILE_TRADE_ALT] = (uint16_t)(out->tiles[GWT_TILE_TRADE_ALT] + player->trades[1]);
    for (unsigned hazard = 0; hazard < GWT_HAZARDS; hazard++) {
        unsigned tile = GWT_TILE_HAZARD_FIRST + hazard;
        out->tiles[tile] = (uint16_t)(out->tiles[tile] + player->hazards[hazard]);
    }
    out->buildings[seat] = (uint16_t)(out->buildings[seat] + player->buildings + player->buildings_boxed);
}

static void count_trail(const GwtGame *game, Census *out)
{
    for (unsigned space = 0; space < GWT_SPACES; space++) {
        GwtLocation at = game->on_space[space];
        if (at == 0 || space == GWT_SPACE_KANSAS_CITY)
            continue;
        if (gwt_location_is_private(at)) {
            unsigned owner = gwt_location_owner(at) % GWT_PLAYERS_MAX;
            out->buildings[owner] = (uint16_t)(out->buildings[owner] + (1u << gwt_location_number(at)));
        } else if (gwt_location_is_neutral(at)) {
            out->neutrals = (uint16_t)(out->neutrals + (1u << (at - GWT_LOCATION_NEUTRAL)));
        } else if (at < GWT_TILES) {
            out->tiles[at]++;
        }
    }
}

static void count_supply(const GwtGame *game, Census *out)
{
    for (unsigned tile = 0; tile < GWT_TILES; tile++)
        out->tiles[tile] = (uint16_t)(out->tiles[tile] + game->piles[0][tile] + game->piles[1][tile] +
                                      game->piles[2][tile] + game->tiles_boxed[tile]);
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        for (unsigned row = 0; row < 2; row++)
            out->tiles[game->foresight[column][row] % GWT_TILES]++;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        out->tiles[GWT_TILE_COWBOY + worker] =
            (uint16_t)(out->tiles[GWT_TILE_COWBOY + worker] + __builtin_popcountll(game->job_market[worker]));
    out->tiles[GWT_TILE_NONE] = 0; /* empty foresight spaces are no tiles */
}

static void count_stations(const GwtGame *game, Census *out)
{
    for (unsigned station = 0; station < GWT_MASTER_SPACES; station++) {
        unsigned master = game->station_masters[station];
        if (master >= GWT_MASTER_SPACE_WORKER)
            out->tiles[GWT_TILE_COWBOY + (master - GWT_MASTER_SPACE_WORKER) % GWT_WORKERS]++;
        else if (master)
            out->masters += 1u << master;
    }
    for (unsigned i = 0; i < 4; i++) {
        out->masters += game->masters_boxed[i] ? 1u << game->masters_boxed[i] : 0;
        out->masters += game->masters_offered[i] ? 1u << game->masters_offered[i] : 0;
    }
    memcpy(out->medium_towns, game->medium_towns, sizeof out->medium_towns);
}

static void count_markets(const GwtGame *game, Census *out)
{
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        out->cattle[card] = (uint16_t)(out->cattle[card] + game->market[card] + game->market_stack[card]);
    out->cattle[GWT_CARD_HEIFER] = (uint16_t)(out->cattle[GWT_CARD_HEIFER] + game->simmental[0]);
    out->cattle[GWT_CARD_COW] = (uint16_t)(out->cattle[GWT_CARD_COW] + game->simmental[1]);
    count_cards(&game->box, out);
    out->objectives += game->objective_stack;
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (game->display[i] >= GWT_OBJECTIVE_FIRST && game->display[i] < GWT_CARDS)
            out->objectives += gwt_objective_one(game->display[i]);
}

void census_take(const GwtGame *game, Census *out)
{
    memset(out, 0, sizeof *out);
    for (unsigned seat = 0; seat < game->players_count; seat++)
        count_player(game, seat, out);
    count_trail(game, out);
    count_supply(game, out);
    count_stations(game, out);
    count_markets(game, out);
}

/* ---- the position ---- */

void position_open(Position *position, const GwtGame *game, const Census *census, PlayRng *rng)
{
    position->game = game;
    position->census = census;
    position->rng = rng;
    position->chosen = GWT_ACTION_INVALID;
    position->count = gwt_legal_actions(game, position->legal);
    gwt_view_for(game, gwt_player_to_act(game), &position->view);
}

static int is_listed(const GwtAction *legal, size_t count, GwtAction action)
{
    for (size_t i = 0; i < count; i++)
        if (legal[i] == action)
            return 1;
    return 0;
}

static int same_legal(const Position *position, const GwtGame *other)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(other, legal);
    return count == position->count && memcmp(legal, position->legal, count * sizeof *legal) == 0;
}

/* ---- properties of the state alone ---- */

static int conserved(const Position *position, char *why)
{
    GwtProblem problem;
    if (gwt_check(position->game, &problem) != GWT_PROBLEM_NONE)
        return fail(why, "gwt_check: %s (player %u, index %u)", gwt_problem_text(problem.code), problem.player,
                    problem.index);
    Census now;
    census_take(position->game, &now);
    if (memcmp(&now, position->census, sizeof now) != 0)
        return fail(why, "the census of components has changed since the start of the game");
    return 1;
}

/* A question that nobody can answer may be passed, but the rules must never ask one. A player who spends an exchange
 * token in the middle of an action may discard what the action asks for. */
static int lapses(const Position *position)
{
    GwtDecision asked = gwt_decision(position->game);
    return position->count >= 1 && gwt_action_verb(position->legal[0]) == GWT_VERB_PASS && !asked.optional &&
           asked.kind != GWT_DECIDE_ARRIVAL && asked.kind != GWT_DECIDE_BUY;
}

static int has_tokens_in_play(const GwtGame *game)
{
    return game->edition == GWT_EDITION_SECOND || (game->options & GWT_OPTION_RAILS);
}

/* Then nothing may come of it. */
static int lapse_brings_nothing(const Position *position, char *why)
{
    const GwtPlayer *before = &position->game->players[gwt_player_to_act(position->game)];
    GwtGame after = *position->game;
    gwt_apply(&after, position->legal[0], NULL);
    const GwtPlayer *then = &after.players[gwt_player_to_act(position->game)];
    if (then->dollars > before->dollars || then->certificates > before->certificates || then->tokens > before->tokens)
        return fail(why, "a question of kind %u lapses, and its reward is paid", gwt_decision(position->game).kind);
    return 1;
}

static int has_legal_action(const Position *position, char *why)
{
    int asked = gwt_decision(position->game).kind != GWT_DECIDE_NONE;
    if (gwt_is_over(position->game))
        return position->count == 0 && !asked ? 1 : fail(why, "the game is over and still asks");
    if (position->count == 0 || position->count > GWT_ACTIONS_MAX || !asked)
        return fail(why, "%zu legal actions before the end", position->count);
    if (!lapses(position))
        return 1;
    return has_tokens_in_play(position->game) ? lapse_brings_nothing(position, why)
                                              : fail(why, "a question that must be answered has no answer");
}

static int no_duplicates(const Position *position, char *why)
{
    uint64_t seen[65536 / 64];
    for (size_t i = 0; i < position->count; i++)
        seen[position->legal[i] / 64] = 0;
    for (size_t i = 0; i < position->count; i++) {
        GwtAction action = position->legal[i];
        if (seen[action / 64] >> (action % 64) & 1)
            return fail(why, "action 0x%04X is listed twice", action);
        seen[action / 64] |= UINT64_C(1) << (action % 64);
    }
    return 1;
}

static int list_is_stable(const Position *position, char *why)
{
    GwtGame copy = *position->game;
    if (!same_legal(position, &copy))
        return fail(why, "the legal actions of a copy differ");
    if (!same_game(&copy, position->game))
        return fail(why, "listing the legal actions changed the game");
    return 1;
}

static int own_view_lists_the_same(const Position *position, char *why)
{
    return same_legal(position, &position->view) ? 1 : fail(why, "legal(full game) differs from legal(own view)");
}

/* Half of the tries are random words, half are near misses: the verb of a legal action with another argument. */
static GwtAction some_illegal(const Position *position)
{
    for (;;) {
        uint32_t word = play_below(position->rng, 0x20000);
        GwtAction action = (GwtAction)word;
        if (word & 0x10000 && position->count)
            action =
                (GwtAction)((position->legal[play_below(position->rng, position->count)] & 0xFF00u) | (word & 0xFFu));
        if (!is_listed(position->legal, position->count, action))
            return action;
    }
}

static int illegal_is_refused(const Position *position, char *why)
{
    GwtAction action = some_illegal(position);
    GwtGame copy = *position->game;
    GwtStatus expected = gwt_is_over(&copy) ? GWT_ERR_GAME_OVER : GWT_ERR_NOT_LEGAL;
    GwtStatus status = gwt_apply(&copy, action, NULL);
    if (status != expected)
        return fail(why, "illegal action 0x%04X: status %d (%s)", action, (int)status, gwt_status_text(status));
    if (!same_game(&copy, position->game))
        return fail(why, "refused action 0x%04X changed the game", action);
    return 1;
}

/* The same for all 65536 words. */
static int all_illegal_are_refused(const Position *position, char *why)
{
    GwtGame copy = *position->game;
    for (unsigned word = 0; word <= 0xFFFF; word++) {
        if (is_listed(position->legal, position->count, (GwtAction)word))
            continue;
        if (gwt_apply(&copy, (GwtAction)word, NULL) == GWT_OK)
            return fail(why, "illegal action 0x%04X was applied", word);
    }
    return same_game(&copy, position->game) ? 1 : fail(why, "a refused action changed the game");
}

/* ---- properties of the step that will be made ---- */

/* Every change of cash is exactly one DOLLARS or FEE_PAID event. */
static void sum_dollars(const GwtEvents *events, int change[GWT_PLAYERS_MAX])
{
    memset(change, 0, GWT_PLAYERS_MAX * sizeof *change);
    for (uint32_t i = 0; i < events->count; i++) {
        const GwtEvent *event = &events->list[i];
        if (event->code == GWT_EVENT_DOLLARS)
            change[event->player % GWT_PLAYERS_MAX] += event->value;
        if (event->code != GWT_EVENT_FEE_PAID)
            continue;
        change[event->player % GWT_PLAYERS_MAX] -= event->value;
        if (event->b != GWT_NONE)
            change[event->b % GWT_PLAYERS_MAX] += event->value;
    }
}

/* So is every change of exchange tokens and branchlets. */
static void sum_events(const GwtEvents *events, unsigned code, int change[GWT_PLAYERS_MAX])
{
    memset(change, 0, GWT_PLAYERS_MAX * sizeof *change);
    for (uint32_t i = 0; i < events->count; i++)
        if (events->list[i].code == code)
            change[events->list[i].player % GWT_PLAYERS_MAX] += code == GWT_EVENT_TOKENS ? events->list[i].value : 1;
}

static int any_revealed(const GwtEvents *events)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (events->list[i].revealed)
            return 1;
    return 0;
}

static int events_explain(const GwtGame *before, const GwtGame *after, const GwtEvents *events, char *why)
{
    if (events->lost)
        return fail(why, "%u events found no room", events->lost);
    int dollars[GWT_PLAYERS_MAX], tokens[GWT_PLAYERS_MAX], branchlets[GWT_PLAYERS_MAX];
    sum_dollars(events, dollars);
    sum_events(events, GWT_EVENT_TOKENS, tokens);
    sum_events(events, GWT_EVENT_BRANCHLET, branchlets);
    for (unsigned seat = 0; seat < before->players_count; seat++) {
        const GwtPlayer *was = &before->players[seat], *is = &after->players[seat];
        if (is->dollars - was->dollars != dollars[seat])
            return fail(why, "seat %u: dollars change by %d, the events say %d", seat, is->dollars - was->dollars,
                        dollars[seat]);
        if (is->tokens - was->tokens != tokens[seat])
            return fail(why, "seat %u: exchange tokens change by %d, the events say %d", seat, is->tokens - was->tokens,
                        tokens[seat]);
        if (was->branchlets & ~is->branchlets ||
            __builtin_popcount(is->branchlets ^ was->branchlets) != branchlets[seat])
            return fail(why, "seat %u: the events tell of %d branchlets", seat, branchlets[seat]);
    }
    if (after->draws != before->draws && !any_revealed(events))
        return fail(why, "something was drawn, but no event says that hidden information came up");
    return 1;
}

static int doors_agree(const Position *position, char *why)
{
    if (gwt_is_over(position->game))
        return 1;
    GwtGame checked = *position->game, unchecked = *position->game;
    GwtEvents events;
    memset(&events, 0, offsetof(GwtEvents, list));
    GwtStatus status = gwt_apply(&checked, position->chosen, &events);
    if (status != GWT_OK)
        return fail(why, "legal action 0x%04X refused: %s", position->chosen, gwt_status_text(status));
    gwt_apply_legal(&unchecked, position->chosen);
    if (!same_game(&checked, &unchecked))
        return fail(why, "gwt_apply and gwt_apply_legal differ at byte %u", first_difference(&checked, &unchecked));
    return events_explain(position->game, &checked, &events, why);
}

/* ---- exchange tokens ---- */

/* What an action of a seat that is not to act is refused with, whatever it is. */
static int other_door_refuses(const Position *position, unsigned seat, GwtAction action, char *why)
{
    GwtGame copy = *position->game;
    GwtStatus status = gwt_apply_token(&copy, seat, action, NULL);
    if (status != (gwt_is_over(&copy) ? GWT_ERR_GAME_OVER : GWT_ERR_NOT_LEGAL))
        return fail(why, "seat %u, token door, action 0x%04X: %s", seat, action, gwt_status_text(status));
    return same_game(&copy, position->game) ? 1 : fail(why, "a token that was refused changed the game");
}

/* Two words that are no token of the seat: any word, and one close to it. */
static int others_are_refused(const Position *position, unsigned seat, const GwtAction *listed, size_t count, char *why)
{
    GwtAction any = (GwtAction)play_below(position->rng, 0x10000);
    GwtAction near = gwt_action(GWT_VERB_TOKEN, play_below(position->rng, 4));
    return (is_listed(listed, count, any) || other_door_refuses(position, seat, any, why)) &&
           (is_listed(listed, count, near) || other_door_refuses(position, seat, near, why)) &&
           other_door_refuses(position, GWT_NONE, gwt_action(GWT_VERB_TOKEN, 1), why);
}

static unsigned discards_owed(const GwtGame *game, unsigned seat)
{
    unsigned owed = 0;
    for (unsigned at = 0; at < game->decisions_count; at++)
        if (game->decisions[at].kind == GWT_DECIDE_DISCARD && game->decisions[at].player == seat)
            owed += game->decisions[at].amount;
    return owed;
}

/* The token is spent, the cards are drawn, and the seat owes as many discards more. */
static int token_is_spent(const Position *position, unsigned seat, GwtAction action, char *why)
{
    const GwtGame *game = position->game;
    unsigned cards = gwt_action_argument(action);
    GwtGame after = *game;
    GwtEvents events;
    memset(&events, 0, offsetof(GwtEvents, list));
    GwtStatus status = gwt_apply_token(&after, seat, action, &events);
    if (status != GWT_OK)
        return fail(why, "seat %u is offered a token and refused it: %s", seat, gwt_status_text(status));
    GwtProblem problem;
    if (gwt_check(&after, &problem) != GWT_PROBLEM_NONE)
        return fail(why, "token of seat %u: %s", seat, gwt_problem_text(problem.code));
    if (discards_owed(&after, seat) != discards_owed(game, seat) + cards ||
        after.players[seat].hand_count != game->players[seat].hand_count + cards ||
        after.players[seat].tokens != game->players[seat].tokens - 1)
        return fail(why, "token of seat %u for %u cards: %u in hand, %u to discard", seat, cards,
                    after.players[seat].hand_count, discards_owed(&after, seat));
    if (!events_explain(game, &after, &events, why))
        return 0;
    if (seat != gwt_player_to_act(game))
        return 1;
    GwtGame other = *game;
    gwt_apply_legal(&other, action);
    return same_game(&other, &after) ? 1 : fail(why, "the two doors spend a token of seat %u differently", seat);
}

static int same_as_in_list(const Position *position, const GwtAction *listed, size_t count)
{
    size_t tokens = 0;
    for (size_t i = 0; i < position->count; i++)
        tokens += gwt_action_verb(position->legal[i]) == GWT_VERB_TOKEN;
    return tokens == count && memcmp(listed, position->legal + position->count - count, count * sizeof *listed) == 0;
}

static int tokens_hold(const Position *position, char *why)
{
    const GwtGame *game = position->game;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        GwtAction listed[2], seen[2];
        GwtGame view;
        size_t count = gwt_token_actions(game, seat, listed);
        gwt_view_for(game, seat, &view);
        if (count > (game->players[seat].tokens ? 2u : 0u))
            return fail(why, "seat %u: %zu actions for %u tokens", seat, count, game->players[seat].tokens);
        if (gwt_token_actions(&view, seat, seen) != count || memcmp(seen, listed, count * sizeof *seen) != 0)
            return fail(why, "seat %u sees other tokens than it has", seat);
        if (count && gwt_apply_token(&view, seat, listed[0], NULL) != GWT_ERR_VIEW)
            return fail(why, "a token was spent in a view");
        if (!gwt_is_over(game) && seat == gwt_player_to_act(game) && !same_as_in_list(position, listed, count))
            return fail(why, "seat %u is to act and is offered other tokens in the list", seat);
        for (size_t i = 0; i < count; i++)
            if (!token_is_spent(position, seat, listed[i], why))
                return 0;
        if (!others_are_refused(position, seat, listed, count, why))
            return 0;
    }
    return 1;
}

/* ---- description ---- */

/* The bytes of GwtActionInfo up to the end of its last member. */
#define INFO_BYTES (offsetof(GwtActionInfo, path) + GWT_ROUTE_STEPS_MAX)

static int description_holds(const Position *position, GwtAction action, char *why)
{
    const GwtGame *game = position->game;
    unsigned seat = gwt_player_to_act(game);
    GwtActionInfo info, seen;
    gwt_describe(game, action, &info);
    gwt_describe(&position->view, action, &seen);
    if (memcmp(&info, &seen, INFO_BYTES) != 0)
        return fail(why, "action 0x%04X is described differently from the own view", action);
    if (info.verb != gwt_action_verb(action))
        return fail(why, "action 0x%04X: verb %u described as %u", action, gwt_action_verb(action), info.verb);
    GwtGame after = *game;
    GwtEvents events;
    memset(&events, 0, offsetof(GwtEvents, list));
    gwt_apply(&after, action, &events);
    int change = after.players[seat].dollars - game->players[seat].dollars;
    if (change != info.dollars)
        return fail(why, "action 0x%04X: described as %d dollars, brings %d", action, info.dollars, change);
    for (unsigned other = 0; other < game->players_count; other++) {
        int received = after.players[other].dollars - game->players[other].dollars;
        if (other != seat && received != info.fees[other] && info.verb != GWT_VERB_GARTH) /* his card is unknown */
            return fail(why, "action 0x%04X: seat %u is said to get %d, gets %d", action, other, info.fees[other],
                        received);
    }
    if (any_revealed(&events) != info.reveals)
        return fail(why, "action 0x%04X: described as reveals=%u, events say otherwise", action, info.reveals);
    return 1;
}

static int chosen_is_described(const Position *position, char *why)
{
    return gwt_is_over(position->game) || description_holds(position, position->chosen, why);
}

static int all_are_described(const Position *position, char *why)
{
    for (size_t i = 0; i < position->count; i++)
        if (!description_holds(position, position->legal[i], why))
            return 0;
    return 1;
}

/* ---- views ---- */

static int view_is_safe(const GwtGame *view, unsigned seat, char *why)
{
    if (view->key[0] || view->key[1] || view->draws)
        return fail(why, "the view of seat %u carries the key", seat);
    GwtProblem problem;
    if (gwt_check(view, &problem) != GWT_PROBLEM_NONE)
        return fail(why, "view of seat %u: %s", seat, gwt_problem_text(problem.code));
    GwtGame again, touched = *view;
    gwt_view_for(view, seat, &again);
    if (!same_game(&again, view))
        return fail(why, "the view of the view of seat %u differs at byte %u", seat, first_difference(&again, view));
    GwtAction legal[GWT_ACTIONS_MAX];
    if (gwt_legal_actions(view, legal) && gwt_apply(&touched, legal[0], NULL) == GWT_OK)
        return fail(why, "an action was applied to a view");
    if (!same_game(&touched, view))
        return fail(why, "a refused action changed a view");
    return 1;
}

/* A view hides the key, and the hands, draw stacks and blind cards of the others; all else is there for everybody:
 * medium towns, branchlets, exchange tokens, Garth's deck. */
static int view_shows_the_rest(const GwtGame *game, const GwtGame *view, unsigned seat, char *why)
{
    GwtGame shown = *game;
    memset(shown.key, 0, sizeof shown.key);
    shown.draws = 0;
    shown.viewer = view->viewer;
    shown.objective_stack = view->objective_stack;
    for (unsigned other = 0; other < game->players_count; other++) {
        if (other == seat)
            continue;
        shown.players[other].hand = shown.players[other].hand_known;
        shown.players[other].draw = view->players[other].draw;
        shown.players[other].hand_blind = 0;
    }
    return same_game(&shown, view)
               ? 1
               : fail(why, "seat %u is not shown all that is open: byte %u", seat, first_difference(&shown, view));
}

static int sample_fits(const Position *position, unsigned seat, const GwtGame *view, char *why)
{
    uint64_t key[2] = { play_random(position->rng), play_random(position->rng) };
    GwtGame sample, seen;
    gwt_sample(view, key, &sample);
    GwtProblem problem;
    if (gwt_check(&sample, &problem) != GWT_PROBLEM_NONE)
        return fail(why, "game sampled for seat %u: %s (player %u, index %u)", seat, gwt_problem_text(problem.code),
                    problem.player, problem.index);
    Census census;
    census_take(&sample, &census);
    if (memcmp(&census, position->census, sizeof census) != 0)
        return fail(why, "a game sampled for seat %u has other components", seat);
    gwt_view_for(&sample, seat, &seen);
    if (!same_game(&seen, view))
        return fail(why, "seat %u can tell a sampled game from the true one at byte %u", seat,
                    first_difference(&seen, view));
    if (seat == gwt_player_to_act(position->game) && !same_legal(position, &sample))
        return fail(why, "the legal actions of a sampled game differ");
    GwtAction legal[GWT_ACTIONS_MAX];
    if (gwt_legal_actions(&sample, legal) == 0 && !gwt_is_over(&sample))
        return fail(why, "a game sampled for seat %u leaves the seat to act without a legal action", seat);
    return 1;
}

static int views_hide(const Position *position, char *why)
{
    unsigned players = position->game->players_count;
    for (unsigned i = 0; i <= players; i++) {
        unsigned seat = i < players ? i : GWT_NONE;
        GwtGame view;
        gwt_view_for(position->game, seat, &view);
        if (!view_is_safe(&view, seat, why) || !view_shows_the_rest(position->game, &view, seat, why) ||
            !sample_fits(position, seat, &view, why))
            return 0;
    }
    return 1;
}

static unsigned pick_card(const GwtCards *cards, PlayRng *rng)
{
    unsigned skip = play_below(rng, gwt_cards_count(cards));
    for (unsigned card = 0;; card++) {
        unsigned copies = gwt_cards_of(cards, card);
        if (skip < copies)
            return card;
        skip -= copies;
    }
}

/* The hand cards that no other player can name and that came from the draw stack. */
static GwtCards hidden_cards(const GwtPlayer *player)
{
    GwtCards hidden = player->hand;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        hidden.cattle[card] = (uint8_t)(hidden.cattle[card] - player->hand_known.cattle[card]);
    hidden.objectives -= player->hand_known.objectives + player->hand_blind;
    return hidden;
}

static void swap_hidden_with_draw(GwtPlayer *player, PlayRng *rng)
{
    GwtCards hidden = hidden_cards(player);
    if (!gwt_cards_count(&hidden) || !gwt_cards_count(&player->draw))
        return;
    unsigned out = pick_card(&hidden, rng), in = pick_card(&player->draw, rng);
    gwt_cards_remove(&player->hand, out);
    gwt_cards_add(&player->draw, out);
    gwt_cards_remove(&player->draw, in);
    gwt_cards_add(&player->hand, in);
}

static void swap_blind_with_stack(GwtGame *game, GwtPlayer *player, PlayRng *rng)
{
    GwtCards blind = { .objectives = player->hand_blind }, stack = { .objectives = game->objective_stack };
    if (!gwt_cards_count(&blind) || !gwt_cards_count(&stack))
        return;
    unsigned out = pick_card(&blind, rng), in = pick_card(&stack, rng);
    GwtObjectives change = gwt_objective_one(in) - gwt_objective_one(out);
    player->hand_blind += change;
    player->hand.objectives += change;
    game->objective_stack -= change;
}

/* Not by gwt_sample: swaps made by hand between what the seat cannot tell apart. */
static void redeal(GwtGame *game, unsigned seat, PlayRng *rng)
{
    game->key[0] = play_random(rng);
    game->key[1] = play_random(rng);
    game->draws += play_below(rng, 1000);
    for (unsigned other = 0; other < game->players_count; other++) {
        if (other == seat)
            continue;
        for (unsigned swaps = play_below(rng, 6); swaps; swaps--)
            swap_hidden_with_draw(&game->players[other], rng);
        swap_blind_with_stack(game, &game->players[other], rng);
    }
}

/* The seat to act must also be offered the same actions: they may not depend on what it cannot see. */
static int redealt_looks_the_same(const Position *position, char *why)
{
    unsigned players = position->game->players_count;
    unsigned to_act = gwt_player_to_act(position->game);
    for (unsigned i = 0; i <= players; i++) {
        unsigned seat = i < players ? i : GWT_NONE;
        GwtGame other = *position->game, view, seen;
        redeal(&other, seat, position->rng);
        gwt_view_for(position->game, seat, &view);
        gwt_view_for(&other, seat, &seen);
        if (gwt_check(&other, NULL) != GWT_PROBLEM_NONE)
            return fail(why, "dealing again what seat %u cannot see breaks the state", seat);
        if (!same_game(&seen, &view))
            return fail(why, "seat %u sees what it must not: byte %u", seat, first_difference(&seen, &view));
        if (seat == to_act && !same_legal(position, &other))
            return fail(why, "the legal actions of seat %u depend on what it cannot see", seat);
    }
    return 1;
}

/* ---- text forms ---- */

static int chosen_has_text(const Position *position, char *why)
{
    if (gwt_is_over(position->game))
        return 1;
    char text[256], seen[256];
    GwtAction parsed = GWT_ACTION_INVALID;
    notation_action_format(position->game, position->chosen, text, sizeof text);
    notation_action_format(&position->view, position->chosen, seen, sizeof seen);
    if (strcmp(text, seen) != 0)
        return fail(why, "'%s' is '%s' in the own view", text, seen);
    if (!notation_action_parse(position->game, text, &parsed) || parsed != position->chosen)
        return fail(why, "'%s' does not parse back to 0x%04X", text, position->chosen);
    return 1;
}

static int json_returns(const GwtGame *game, char *why)
{
    enum { TEXT_MAX = 1 << 16 };
    char text[TEXT_MAX], error[NOTATION_ERROR_MAX];
    GwtGame back;
    size_t length = notation_position_write(game, NOTATION_COMPACT, text, sizeof text);
    if (length == 0 || length >= sizeof text)
        return fail(why, "the position cannot be written");
    if (!notation_position_read(text, length, &back, error, sizeof error))
        return fail(why, "the position written is refused: %.200s", error);
    if (!same_game(&back, game))
        return fail(why, "byte %u differs after writing and reading the position", first_difference(&back, game));
    return 1;
}

static int survives_json(const Position *position, char *why)
{
    return json_returns(position->game, why) && json_returns(&position->view, why);
}

/* A fast run spends a few microseconds on a decision. What takes longer (a description of each legal action, views of
 * every seat, texts, JSON at about a millisecond) is sampled there, by chance, so that many games share the work. */
const Property properties[PROPERTIES] = {
    { "components are conserved", 1, conserved },
    { "there is a legal action until the end", 1, has_legal_action },
    { "no action is listed twice", 1, no_duplicates },
    { "the list is stable", 1, list_is_stable },
    { "own view and full game list the same", 1, own_view_lists_the_same },
    { "an illegal action is refused", 1, illegal_is_refused },
    { "both doors agree and events explain dollars, tokens, branchlets", 1, doors_agree },
    { "the action made is described truly", 1, chosen_is_described },
    { "exchange tokens, also off turn", 64, tokens_hold },
    { "every legal action is described truly", 64, all_are_described },
    { "views hide what they must, and samples fit them", 64, views_hide },
    { "what is dealt again unseen looks the same", 64, redealt_looks_the_same },
    { "the action's text parses back", 64, chosen_has_text },
    { "a position survives JSON", 1024, survives_json },
    { "no illegal action at all is accepted", 65536, all_illegal_are_refused },
};
