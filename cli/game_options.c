/* SPDX-License-Identifier: MIT */
/* game_options.c - see game_options.h. What does not go together is refused by name, never ignored. */
#include "game_options.h"
#include <stdio.h>
#include <string.h>
#include "bots/bot.h"
#include "notation/names.h"

const GameOptionKey game_option_keys[] = {
    { "players", "2..4", "number of players (default 2)" },
    { "seats", "NAME,...", "who sits where: human, a bot or garth-LEVEL, one name per player" },
    { "garth", "LEVEL,...", "Garth's seats: none, easy, medium, hard or very-hard for each player" },
    { "seed", "N", "the same seed deals the same game" },
    { "setup", "beginner|random", "neutral buildings letter on letter, or shuffled" },
    { "sides", "a|b|random|LIST", "sides of the private buildings; LIST like 1b,4b" },
    { "edition", "first|second", "edition of the game" },
    { "rails", SWITCH_VALUES, "Rails to the North" },
    { "simmental", SWITCH_VALUES, "Simmental variant (second edition)" },
    { "balanced", SWITCH_VALUES, "supply cut to the proportions of four players (two or three players)" },
    { "bidding", SWITCH_VALUES, "points are bid for the seats before the first turn" },
    { "reuse", SWITCH_VALUES, "a building may be used twice in a turn (second edition)" },
    { "promos", SWITCH_VALUES, "both promos (first edition)" },
    { "promo-masters", SWITCH_VALUES, "two more station masters (first edition)" },
    { "promo-buildings", SWITCH_VALUES, "private buildings 11 and 13 (first edition)" },
    { NULL, NULL, NULL },
};

const char game_options_help[] =
    "  --players 2..4        players (default 2)\n"
    "  --setup beginner|random\n"
    "                        neutral buildings letter on letter, or shuffled\n"
    "  --sides a|b|random|LIST\n"
    "                        sides of the private buildings; LIST like 1b,4b\n"
    "  --edition first|second\n"
    "                        edition of the game (default first)\n"
    "  --rails               with Rails to the North\n"
    "  --simmental           Simmental variant (second edition)\n"
    "  --balanced            supply cut to the proportions of four players (2 or 3 players)\n"
    "  --bidding             points are bid for the seats before the first turn\n"
    "  --reuse               a building may be used twice in a turn (second edition)\n"
    "  --promos, --promo-masters, --promo-buildings\n"
    "                        promos, both or one of them (first edition)\n";

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

static int set_promos(GameOptions *options, const char *value, Problem problem)
{
    uint8_t wanted;
    if (!set_switch("promos", value, &wanted, problem))
        return 0;
    options->setup.promo_masters = options->setup.promo_buildings = wanted;
    return 1;
}

static int set_edition(GameOptions *options, const char *value, Problem problem)
{
    int edition = notation_id_find(NOTATION_EDITION, value, strlen(value));
    if (edition < 0)
        return refuse(problem, "edition", value, "first or second");
    options->setup.edition = (uint8_t)edition;
    return 1;
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
    int random = strcmp(value, "random") == 0, all_b = strcmp(value, "b") == 0;
    if (value[0] == '\0' || (strcmp(value, "a") != 0 && !all_b && !random && !parse_sides(value, &b_sides)))
        return refuse(problem, "sides", value, "a, b, random or a list like 1b,4b");
    options->setup.sides_random = (uint8_t)random;
    options->setup.b_sides = b_sides;
    options->sides_all_b = all_b;
    return 1;
}

/* Cuts the next name off a list. Returns 0 if there is none or it is too long. */
static int next_name(const char **list, char name[SEAT_NAME_MAX])
{
    size_t length = strcspn(*list, ",");
    if (length == 0 || length >= SEAT_NAME_MAX)
        return 0;
    memcpy(name, *list, length);
    name[length] = '\0';
    *list += length + ((*list)[length] == ',');
    return 1;
}

static int set_seats(GameOptions *options, const char *value, Problem problem)
{
    unsigned count = 0;
    const char *list = value;
    while (*list) {
        if (count == GWT_PLAYERS_MAX || !next_name(&list, options->seats[count]))
            return refuse(problem, "seats", value, "a list of 2 to 4 names");
        const char *name = options->seats[count++];
        if (strcmp(name, "human") != 0 && !bot_or_garth_find(name))
            return refuse(problem, "seats", name, "human, " BOT_NAMES);
    }
    if (count < 2)
        return refuse(problem, "seats", value, "a list of 2 to 4 names");
    options->seats_count = count;
    return 1;
}

static int set_garth(GameOptions *options, const char *value, Problem problem)
{
    unsigned count = 0;
    const char *list = value;
    while (*list) {
        char name[SEAT_NAME_MAX];
        if (count == GWT_PLAYERS_MAX || !next_name(&list, name))
            return refuse(problem, "garth", value, "a list of 2 to 4 levels");
        int level = notation_id_find(NOTATION_GARTH, name, strlen(name));
        if (level < 0)
            return refuse(problem, "garth", name, "none, easy, medium, hard or very-hard");
        options->garth[count++] = (uint8_t)level;
    }
    if (count < 2)
        return refuse(problem, "garth", value, "a list of 2 to 4 levels");
    options->garth_count = count;
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

/* The switch of that key, NULL if it is none. */
static uint8_t *switch_of(GwtSetup *setup, const char *key)
{
    const struct {
        const char *key;
        uint8_t *value;
    } switches[] = {
        { "rails", &setup->rails },
        { "simmental", &setup->simmental },
        { "balanced", &setup->balanced },
        { "bidding", &setup->bidding },
        { "reuse", &setup->reuse },
        { "promo-masters", &setup->promo_masters },
        { "promo-buildings", &setup->promo_buildings },
    };
    for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
        if (strcmp(switches[i].key, key) == 0)
            return switches[i].value;
    return NULL;
}

int game_options_set(GameOptions *options, const char *key, const char *value, char *error, size_t error_size)
{
    Problem problem = { error, error_size };
    uint8_t *value_of_switch = switch_of(&options->setup, key);
    if (value_of_switch)
        return set_switch(key, value, value_of_switch, problem);
    if (strcmp(key, "players") == 0)
        return set_players(options, value, problem);
    if (strcmp(key, "seats") == 0)
        return set_seats(options, value, problem);
    if (strcmp(key, "garth") == 0)
        return set_garth(options, value, problem);
    if (strcmp(key, "seed") == 0)
        return options->seed_given = set_number(key, value, 0, SEED_MAX, &options->seed, problem);
    if (strcmp(key, "setup") == 0)
        return set_neutrals(options, value, problem);
    if (strcmp(key, "sides") == 0)
        return set_sides(options, value, problem);
    if (strcmp(key, "edition") == 0)
        return set_edition(options, value, problem);
    if (strcmp(key, "promos") == 0)
        return set_promos(options, value, problem);
    snprintf(error, error_size, "unknown option '%.40s'", key);
    return 0;
}

int args_game_option(Args *args, GameOptions *options)
{
    for (const GameOptionKey *option = game_option_keys; option->key; option++) {
        char name[SEAT_NAME_MAX], error[256];
        const char *value;
        snprintf(name, sizeof name, "--%s", option->key);
        if (!(strcmp(option->values, SWITCH_VALUES) == 0 ? args_switch(args, name, &value)
                                                         : args_value(args, name, &value)))
            continue;
        if (!args->bad && !game_options_set(options, option->key, value, error, sizeof error))
            args_error(args, "--%s", error);
        return 1;
    }
    return 0;
}

static int count_players(GameOptions *options, Problem problem)
{
    unsigned named = options->seats_count ? options->seats_count : options->garth_count;
    if (named && !options->players_given)
        options->setup.players = (uint8_t)named;
    if (options->seats_count && options->seats_count != options->setup.players)
        snprintf(problem.text, problem.size, "seats: %u names for %u players", options->seats_count,
                 (unsigned)options->setup.players);
    else if (options->garth_count && options->garth_count != options->setup.players)
        snprintf(problem.text, problem.size, "garth: %u levels for %u players", options->garth_count,
                 (unsigned)options->setup.players);
    else
        return 1;
    return 0;
}

/* Garth can be named among the seats, or in his own list; both must agree. */
static int seat_garth(GameOptions *options, Problem problem)
{
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++) {
        const Bot *named = seat < options->seats_count ? bot_or_garth_find(options->seats[seat]) : NULL;
        uint8_t level = named ? named->garth : 0;
        if (options->garth_count && options->seats_count && level != options->garth[seat]) {
            snprintf(problem.text, problem.size, "garth: seat %u is %s in seats and %s in garth", seat + 1,
                     options->seats[seat], notation_id(NOTATION_GARTH, options->garth[seat]));
            return 0;
        }
        options->setup.garth[seat] = options->garth_count ? options->garth[seat] : level;
    }
    return 1;
}

static int has_garth(const GwtSetup *setup)
{
    return setup->garth[0] || setup->garth[1] || setup->garth[2] || setup->garth[3];
}

/* Why the engine would refuse these options, NULL if it does not. */
static const char *clash_of(const GwtSetup *setup)
{
    const int first = setup->edition == GWT_EDITION_FIRST;
    if (setup->promo_masters && !first)
        return "promo-masters: belongs to edition first";
    if (setup->promo_buildings && !first)
        return "promo-buildings: belongs to edition first";
    if (setup->promo_masters && setup->rails)
        return "promo-masters: these station masters are part of rails already, leave it out";
    if (setup->simmental && first)
        return "simmental: belongs to edition second";
    if (setup->reuse && first)
        return "reuse: belongs to edition second";
    if (setup->balanced && setup->players == GWT_PLAYERS_MAX)
        return "balanced: is for two or three players";
    if (setup->bidding && has_garth(setup))
        return "bidding: Garth cannot bid, take him or bidding out";
    return NULL;
}

/* The buildings of this game, which the options before decide, must have the sides asked for. */
static int settle_sides(GameOptions *options, Problem problem)
{
    GwtSetup plain = options->setup;
    GwtGame game;
    plain.b_sides = 0;
    if (gwt_init(&game, &plain) != GWT_OK) {
        snprintf(problem.text, problem.size, "%s", gwt_status_text(GWT_ERR_SETUP));
        return 0;
    }
    const unsigned in_game = game.players[0].buildings;
    if (options->sides_all_b)
        options->setup.b_sides = (uint16_t)in_game;
    for (unsigned number = 1; number < GWT_BUILDINGS; number++)
        if (options->setup.b_sides & ~in_game & 1u << number) {
            snprintf(problem.text, problem.size, "sides: there is no building %u in this game", number);
            return 0;
        }
    return 1;
}

int game_options_finish(GameOptions *options, char *error, size_t error_size)
{
    Problem problem = { error, error_size };
    if (!count_players(options, problem) || !seat_garth(options, problem))
        return 0;
    const char *clash = clash_of(&options->setup);
    if (clash) {
        snprintf(error, error_size, "%s", clash);
        return 0;
    }
    gwt_key_from_seed(options->seed, options->setup.key);
    return settle_sides(options, problem);
}
