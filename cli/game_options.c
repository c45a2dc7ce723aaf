/* SPDX-License-Identifier: MIT */
/* game_options.c - see game_options.h. What cannot be played yet is refused by name, never ignored. */
#include "game_options.h"
#include <stdio.h>
#include <string.h>
#include "bots/bot.h"

#define ALL_BUILDINGS 0x3FFEu /* bit per building number 1..13 */

const GameOptionKey game_option_keys[] = {
    { "players", "2..4", "number of players (default 2)" },
    { "seats", "NAME,...", "who sits where: human or a bot, one name per player" },
    { "seed", "N", "the same seed deals the same game" },
    { "setup", "beginner|random", "neutral buildings letter on letter, or shuffled" },
    { "sides", "a|b|random|LIST", "sides of the private buildings; LIST like 1b,4b" },
    { "edition", "first", "edition of the game" },
    { "rails", "0", "Rails to the North" },
    { "simmental", "0", "Simmental variant" },
    { "promo-masters", "0|1", "two more station masters" },
    { "promo-buildings", "0|1", "private buildings 11 and 13" },
    { NULL, NULL, NULL },
};

typedef struct Problem {
    char *text;
    size_t size;
} Problem;

GameOptions game_options_default(void)
{
    GameOptions options;
    memset(&options, 0, sizeof options);
    options.setup = gwt_setup_default();
    return options;
}

static int refuse(Problem problem, const char *key, const char *value, const char *wanted)
{
    snprintf(problem.text, problem.size, "%s: '%.40s' is not %s", key, value, wanted);
    return 0;
}

static int set_switch(const char *key, const char *value, uint8_t *out, Problem problem)
{
    uint64_t number;
    if (!number_parse(value, 0, 1, &number))
        return refuse(problem, key, value, "0 or 1");
    *out = (uint8_t)number;
    return 1;
}

/* A part of the game that this version does not have: only 0 is accepted. */
static int set_absent(const char *key, const char *value, Problem problem)
{
    uint8_t wanted = 0;
    if (!set_switch(key, value, &wanted, problem))
        return 0;
    if (wanted)
        snprintf(problem.text, problem.size, "%s: not in this version of drover, leave it out", key);
    return !wanted;
}

static int set_edition(const char *value, Problem problem)
{
    if (strcmp(value, "first") == 0)
        return 1;
    if (strcmp(value, "second") != 0)
        return refuse(problem, "edition", value, "first or second");
    snprintf(problem.text, problem.size, "edition: second is not in this version of drover, use first");
    return 0;
}

static int set_neutrals(GameOptions *options, const char *value, Problem problem)
{
    if (strcmp(value, "beginner") != 0 && strcmp(value, "random") != 0)
        return refuse(problem, "setup", value, "beginner or random");
    options->setup.neutrals_random = value[0] == 'r';
    return 1;
}

/* A list of building numbers with their sides, such as 1b,4b,10a. */
static int parse_sides(const char *value, uint16_t *b_sides)
{
    unsigned sides = 0;
    while (*value) {
        unsigned number = 0;
        for (; *value >= '0' && *value <= '9' && number < GWT_BUILDINGS; value++)
            number = number * 10 + (unsigned)(*value - '0');
        if (number < 1 || number >= GWT_BUILDINGS || (*value != 'a' && *value != 'b'))
            return 0;
        if (*value++ == 'b')
            sides |= 1u << number;
        if (*value == ',' && value[1] != '\0')
            value++;
        else if (*value != '\0')
            return 0;
    }
    *b_sides = (uint16_t)sides;
    return 1;
}

static int set_sides(GameOptions *options, const char *value, Problem problem)
{
    uint16_t b_sides = 0;
    int random = strcmp(value, "random") == 0;
    if (strcmp(value, "b") == 0)
        b_sides = ALL_BUILDINGS;
    else if (value[0] == '\0' || (strcmp(value, "a") != 0 && !random && !parse_sides(value, &b_sides)))
        return refuse(problem, "sides", value, "a, b, random or a list like 1b,4b");
    options->setup.sides_random = (uint8_t)random;
    options->setup.b_sides = b_sides;
    return 1;
}

static int set_seats(GameOptions *options, const char *value, Problem problem)
{
    unsigned count = 0;
    const char *list = value;
    while (*value) {
        size_t length = strcspn(value, ",");
        if (count == GWT_PLAYERS_MAX || length == 0 || length >= SEAT_NAME_MAX)
            return refuse(problem, "seats", list, "a list of 2 to 4 names");
        char *name = options->seats[count++];
        memcpy(name, value, length);
        name[length] = '\0';
        if (strcmp(name, "human") != 0 && !bot_find(name))
            return refuse(problem, "seats", name, "human, random or greedy");
        value += length + (value[length] == ',');
    }
    if (count < 2)
        return refuse(problem, "seats", list, "a list of 2 to 4 names");
    options->seats_count = count;
    return 1;
}

static int set_number(const char *key, const char *value, uint64_t low, uint64_t high, uint64_t *out, Problem problem)
{
    if (number_parse(value, low, high, out))
        return 1;
    snprintf(problem.text, problem.size, "%s: '%.40s' is not a number from %llu to %llu", key, value,
             (unsigned long long)low, (unsigned long long)high);
    return 0;
}

static int set_players(GameOptions *options, const char *value, Problem problem)
{
    uint64_t players;
    if (!set_number("players", value, 2, GWT_PLAYERS_MAX, &players, problem))
        return 0;
    options->setup.players = (uint8_t)players;
    options->players_given = 1;
    return 1;
}

int game_options_set(GameOptions *options, const char *key, const char *value, char *error, size_t error_size)
{
    Problem problem = { error, error_size };
    if (strcmp(key, "players") == 0)
        return set_players(options, value, problem);
    if (strcmp(key, "seats") == 0)
        return set_seats(options, value, problem);
    if (strcmp(key, "seed") == 0)
        return options->seed_given = set_number(key, value, 0, SEED_MAX, &options->seed, problem);
    if (strcmp(key, "setup") == 0)
        return set_neutrals(options, value, problem);
    if (strcmp(key, "sides") == 0)
        return set_sides(options, value, problem);
    if (strcmp(key, "edition") == 0)
        return set_edition(value, problem);
    if (strcmp(key, "rails") == 0 || strcmp(key, "simmental") == 0)
        return set_absent(key, value, problem);
    if (strcmp(key, "promo-masters") == 0)
        return set_switch(key, value, &options->setup.promo_masters, problem);
    if (strcmp(key, "promo-buildings") == 0)
        return set_switch(key, value, &options->setup.promo_buildings, problem);
    snprintf(error, error_size, "unknown option '%.40s'", key);
    return 0;
}

int args_game_option(Args *args, GameOptions *options)
{
    for (const GameOptionKey *option = game_option_keys; option->key; option++) {
        char name[SEAT_NAME_MAX], error[256];
        const char *value;
        snprintf(name, sizeof name, "--%s", option->key);
        if (!args_value(args, name, &value))
            continue;
        if (!args->bad && !game_options_set(options, option->key, value, error, sizeof error))
            args_error(args, "--%s", error);
        return 1;
    }
    return 0;
}

int game_options_finish(GameOptions *options, char *error, size_t error_size)
{
    if (options->seats_count && !options->players_given)
        options->setup.players = (uint8_t)options->seats_count;
    if (options->seats_count && options->seats_count != options->setup.players) {
        snprintf(error, error_size, "seats: %u names for %u players", options->seats_count,
                 (unsigned)options->setup.players);
        return 0;
    }
    gwt_key_from_seed(options->seed, options->setup.key);
    GwtGame game;
    GwtStatus status = gwt_init(&game, &options->setup);
    if (status != GWT_OK)
        snprintf(error, error_size, "%s", gwt_status_text(status));
    return status == GWT_OK;
}
