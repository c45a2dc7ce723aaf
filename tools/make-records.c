/* SPDX-License-Identifier: MIT */
/* make-records.c - writes the whole games of tests/records: one for every mix of player count, neutral buildings, sides
 * and promos, played by bots that are named in the record. `make-records FOLDER`. Stored games are kept when rules are
 * fixed under a new version; this makes new ones. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/bot.h"
#include "gwt/view.h"
#include "notation/record.h"

enum { PLAYER_COUNTS = 3, NEUTRALS = 2, SIDES = 3, PROMOS = 4, GAMES = PLAYER_COUNTS * NEUTRALS * SIDES * PROMOS };
enum { ACTIONS_MAX = 8192, TEXT_MAX = 1 << 20 };

static const char *const neutrals_names[NEUTRALS] = { "beginner", "random" };
static const char *const sides_names[SIDES] = { "a", "b", "mixed" };
static const char *const promo_names[PROMOS] = { "", "-masters", "-buildings", "-promos" };

typedef struct Plan {
    unsigned players, neutrals, sides, promos;
} Plan;

static Plan plan_of(unsigned number)
{
    Plan plan;
    plan.players = 2 + number % PLAYER_COUNTS;
    plan.neutrals = number / PLAYER_COUNTS % NEUTRALS;
    plan.sides = number / (PLAYER_COUNTS * NEUTRALS) % SIDES;
    plan.promos = number / (PLAYER_COUNTS * NEUTRALS * SIDES);
    return plan;
}

static GwtSetup setup_of(const Plan *plan, uint64_t seed)
{
    GwtSetup setup = gwt_setup_default();
    gwt_key_from_seed(seed, setup.key);
    setup.players = (uint8_t)plan->players;
    setup.neutrals_random = (uint8_t)plan->neutrals;
    setup.promo_masters = plan->promos & 1;
    setup.promo_buildings = plan->promos >> 1;
    setup.sides_random = plan->sides == 2;
    if (plan->sides == 1)
        setup.b_sides = setup.promo_buildings ? 0x2FFE : 0x07FE; /* buildings 1 to 10, with the promos 11 and 13 */
    return setup;
}

/* Two games of three are greedy bots among themselves; in the third the seats after the first play at random. */
static const Bot *bot_of(unsigned number, unsigned seat)
{
    const Bot *greedy = bot_find("greedy");
    return number % 9 / 3 == 2 && seat > 0 ? &bot_random : greedy ? greedy : &bot_random;
}

static size_t play(unsigned number, const GwtSetup *setup, uint64_t seed, GwtAction *actions)
{
    GwtGame game;
    BotState states[GWT_PLAYERS_MAX];
    if (gwt_init(&game, setup) != GWT_OK)
        return 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        bot_state_init(&states[seat], seed * GWT_PLAYERS_MAX + seat);
    size_t count = 0;
    while (!gwt_is_over(&game) && count < ACTIONS_MAX) {
        unsigned seat = gwt_player_to_act(&game);
        GwtGame view;
        gwt_view_for(&game, seat, &view);
        actions[count] = bot_of(number, seat)->choose(&view, &states[seat]);
        if (gwt_apply(&game, actions[count++], NULL) != GWT_OK)
            return 0;
    }
    return gwt_is_over(&game) ? count : 0;
}

static int write_game(const char *folder, unsigned number)
{
    static GwtAction actions[ACTIONS_MAX];
    static char text[TEXT_MAX];
    Plan plan = plan_of(number);
    uint64_t seed = 1000 + number;
    GwtSetup setup = setup_of(&plan, seed);
    size_t count = play(number, &setup, seed, actions);
    NotationRecordHead head = notation_record_head(&setup, seed);
    for (unsigned seat = 0; seat < plan.players; seat++)
        snprintf(head.names[seat], sizeof head.names[seat], "%s", bot_of(number, seat)->name);
    size_t length = count ? notation_record_write(&head, actions, count, text, sizeof text) : 0;
    if (length == 0 || length >= sizeof text) {
        fprintf(stderr, "make-records: game %u cannot be played or written\n", number);
        return 0;
    }
    char path[4096];
    snprintf(path, sizeof path, "%s/%up-%s-%s%s.drover", folder, plan.players, neutrals_names[plan.neutrals],
             sides_names[plan.sides], promo_names[plan.promos]);
    FILE *file = fopen(path, "wb");
    int written = file && fwrite(text, 1, length, file) == length;
    if (file && fclose(file) != 0)
        written = 0;
    if (!written)
        fprintf(stderr, "make-records: %s: %s\n", path, strerror(errno));
    return written;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: make-records FOLDER\n");
        return 2;
    }
    for (unsigned number = 0; number < GAMES; number++)
        if (!write_game(argv[1], number))
            return 1;
    printf("%d games\n", GAMES);
    return 0;
}
