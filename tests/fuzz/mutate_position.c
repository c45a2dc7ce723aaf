/* SPDX-License-Identifier: MIT */
/* mutate_position.c - libFuzzer's own mutations hardly ever leave a position that is accepted. Half of the time
 * this one changes the game behind the text instead, keeps what gwt_check lets pass, and writes it again: odd
 * decision stacks, herders and engines anywhere, cards moved between heaps. */
#include <string.h>
#include "fuzz.h"
#include "gwt/check.h"
#include "notation/position.h"
#include "notation/record.h"
#include "play.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);

enum { TEXT_MAX = 1 << 17, TRIES = 64 };

static GwtDecision random_decision(const GwtGame *game, PlayRng *rng)
{
    GwtDecision decision = { 0 };
    decision.kind = (uint8_t)(play_below(rng, 4) ? 1 + play_below(rng, GWT_QUESTIONS - 1)
                                                 : GWT_STEPS + play_below(rng, GWT_DECISION_KINDS - GWT_STEPS));
    decision.player = game->turn_player;
    decision.optional = (uint8_t)play_below(rng, 2);
    decision.subject = (uint8_t)play_below(rng, play_below(rng, 2) ? 8 : 80);
    decision.amount = (uint8_t)play_below(rng, play_below(rng, 2) ? 4 : 30);
    decision.detail = (uint8_t)play_below(rng, 2);
    return decision;
}

/* Under the question on top, on top, or instead of it. */
static void change_decisions(GwtGame *game, PlayRng *rng)
{
    unsigned count = game->decisions_count;
    GwtDecision *list = game->decisions, added = random_decision(game, rng);
    if (count == 0)
        return;
    if (count < GWT_DECISIONS_MAX && play_below(rng, 2)) {
        unsigned at = play_below(rng, count + 1);
        memmove(&list[at + 1], &list[at], (count - at) * sizeof *list);
        list[at] = added;
        game->decisions_count++;
    } else {
        list[play_below(rng, count)] = added;
    }
}

static void move_card(GwtGame *game, PlayRng *rng)
{
    GwtPlayer *player = &game->players[play_below(rng, game->players_count)];
    GwtCards *heaps[] = { &player->hand, &player->draw, &player->discard };
    uint8_t *counts[] = { &player->hand_count, &player->draw_count, &player->discard_count };
    unsigned from = play_below(rng, 3), to = play_below(rng, 3), card = play_below(rng, GWT_CARDS);
    if (!gwt_cards_of(heaps[from], card))
        return;
    gwt_cards_remove(heaps[from], card);
    gwt_cards_add(heaps[to], card);
    --*counts[from];
    ++*counts[to];
}

static void change_player(GwtGame *game, PlayRng *rng)
{
    GwtPlayer *player = &game->players[play_below(rng, game->players_count)];
    switch (play_below(rng, 6)) {
    case 0:
        player->dollars = (uint16_t)play_below(rng, play_below(rng, 2) ? 10 : 500);
        break;
    case 1:
        player->herder = (uint8_t)play_below(rng, GWT_SPACES);
        break;
    case 2:
        player->engine = (uint8_t)play_below(rng, GWT_RAIL_SPACES);
        break;
    case 3:
        player->tokens = (uint8_t)play_below(rng, play_below(rng, 2) ? 4 : 101);
        break;
    case 4:
        player->branchlets ^= 1u << play_below(rng, GWT_TOWNS);
        break;
    default:
        player->certificates = (uint8_t)play_below(rng, 7);
        break;
    }
}

static void change_byte(GwtGame *game, PlayRng *rng)
{
    ((uint8_t *)game)[play_below(rng, sizeof *game)] ^= (uint8_t)(1u << play_below(rng, 8));
}

static void change_game(GwtGame *game, PlayRng *rng)
{
    switch (play_below(rng, 4)) {
    case 0:
        change_decisions(game, rng);
        break;
    case 1:
        move_card(game, rng);
        break;
    case 2:
        change_player(game, rng);
        break;
    default:
        change_byte(game, rng);
        break;
    }
}

/* Some changes that leave a possible state. */
static void mutate_game(GwtGame *game, PlayRng *rng)
{
    unsigned wanted = 1 + play_below(rng, 6);
    for (unsigned i = 0; i < TRIES && wanted; i++) {
        GwtGame changed = *game;
        change_game(&changed, rng);
        if (gwt_check(&changed, NULL) != GWT_PROBLEM_NONE)
            continue;
        *game = changed;
        wanted--;
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed)
{
    static char text[TEXT_MAX];
    char error[NOTATION_ERROR_MAX];
    PlayRng rng = { seed };
    GwtGame game;
    if (play_below(&rng, 2) || !notation_position_read((const char *)data, size, &game, error, sizeof error))
        return LLVMFuzzerMutate(data, size, max_size);
    mutate_game(&game, &rng);
    size_t length = notation_position_write(&game, NOTATION_COMPACT, text, sizeof text);
    if (length == 0 || length > max_size)
        return LLVMFuzzerMutate(data, size, max_size);
    memcpy(data, text, length);
    return length;
}
