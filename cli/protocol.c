/* SPDX-License-Identifier: MIT */
/* protocol.c - the commands of the line protocol. Every answer is `= ` and one line of JSON, or `? ` and one line of
 * text, and an empty line. A command that fails leaves the session as it was. */
#define _POSIX_C_SOURCE 200809L
#include "protocol.h"
#include <inttypes.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "advice.h"
#include "args.h"
#include "bots/bot.h"
#include "game_file.h"
#include "game_json.h"
#include "game_options.h"
#include "gwt/token.h"
#include "gwt/view.h"
#include "notation/position.h"
#include "notation/record.h"
#include "thinking_options.h"

#define PERFT_DEPTH_MAX 32

struct Protocol {
    int has_game;
    int has_head;            /* the game began with a setup, so it has a record */
    NotationRecordHead head;
    GwtGame start;           /* before the first action */
    GwtGame game;
    size_t actions_count;
    GwtAction actions[NOTATION_RECORD_ACTIONS_MAX];
    uint8_t seats[NOTATION_RECORD_ACTIONS_MAX]; /* whose each was: not always the seat to act, see gwt/token.h */
    uint64_t perft_limit;
    uint32_t simulations_limit; /* 0: none */
    BotWorkspace *workspace;    /* NULL until a bot is asked */
    int quit;
};

/* A command gets the rest of its line, without spaces around it. */
typedef struct Command {
    const char *name;
    const char *arguments;
    const char *meaning;
    int needs_game;
    void (*run)(Protocol *protocol, char *rest, FILE *out);
} Command;

enum { COMMANDS = 14 };
static const Command commands[COMMANDS + 1]; /* the last one has no name */

static void answer(FILE *out, json_t *json)
{
    if (!json) {
        fputs("? not enough memory\n\n", out);
        return;
    }
    fputs("= ", out);
    json_dumpf(json, out, JSON_COMPACT | JSON_REAL_PRECISION(10));
    fputs("\n\n", out);
    json_decref(json);
}

/* Control characters cannot break the one line: they become question marks. */
static void __attribute__((format(printf, 2, 3))) refuse(FILE *out, const char *format, ...)
{
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7F)
            *c = '?';
    fprintf(out, "? %s\n\n", text);
}

static json_t *status_with(const GwtGame *game, const char *key, json_t *value)
{
    json_t *status = game_json_status(game);
    json_t *object = json_object();
    json_object_set_new(object, key, value);
    json_object_update(object, status);
    json_decref(status);
    return object;
}

static void start_game(Protocol *protocol, const GwtGame *game)
{
    protocol->has_game = 1;
    protocol->start = *game;
    protocol->game = *game;
    protocol->actions_count = 0;
}

/* Cuts the first word off text and returns it; text moves to what follows. */
static char *next_word(char **text)
{
    char *word = *text + strspn(*text, " ");
    char *end = word + strcspn(word, " ");
    *text = end + strspn(end, " ");
    *end = '\0';
    return word;
}

static void run_new(Protocol *protocol, char *rest, FILE *out)
{
    GameOptions options = game_options_default();
    char error[NOTATION_ERROR_MAX];
    while (*rest) {
        char *key = next_word(&rest), *value = strchr(key, '=');
        if (!value) {
            refuse(out, "new: '%.40s' is not KEY=VALUE", key);
            return;
        }
        *value++ = '\0';
        if (!game_options_set(&options, key, value, error, sizeof error)) {
            refuse(out, "new: %s", error);
            return;
        }
    }
    if (!game_options_finish(&options, error, sizeof error)) {
        refuse(out, "new: %s", error);
        return;
    }
    GwtGame game;
    gwt_init(&game, &options.setup);
    start_game(protocol, &game);
    protocol->has_head = 1;
    protocol->head = notation_record_head(&options.setup, options.seed);
    for (unsigned seat = 0; seat < options.seats_count; seat++)
        snprintf(protocol->head.names[seat], NOTATION_NAME_MAX, "%s", options.seats[seat]);
    json_t *json = status_with(&game, "players", json_integer(game.players_count));
    json_object_set_new(json, "seed", json_integer((json_int_t)options.seed));
    answer(out, json);
}

/* Takes `seat=N` off the start of rest; without it the seat is the one to act. Returns 0 if it is no seat of this game. */
static int take_seat(const GwtGame *game, char **rest, unsigned *seat)
{
    uint64_t number;
    *seat = gwt_player_to_act(game);
    if (strncmp(*rest, "seat=", 5) != 0)
        return 1;
    if (!number_parse(next_word(rest) + 5, 1, game->players_count, &number))
        return 0;
    *seat = (unsigned)number - 1;
    return 1;
}

static void refuse_seat(const Protocol *protocol, const char *command, FILE *out)
{
    refuse(out, "%s: seat= needs a seat from 1 to %u", command, (unsigned)protocol->game.players_count);
}

static void run_legal(Protocol *protocol, char *rest, FILE *out)
{
    unsigned seat;
    if (!take_seat(&protocol->game, &rest, &seat))
        refuse_seat(protocol, "legal", out);
    else if (*rest)
        refuse(out, "legal: '%.40s' is not seat=NUMBER", rest);
    else
        answer(out, game_json_legal(&protocol->game, seat));
}

static void run_do(Protocol *protocol, char *rest, FILE *out)
{
    if (gwt_is_over(&protocol->game)) {
        refuse(out, "do: %s", gwt_status_text(GWT_ERR_GAME_OVER));
        return;
    }
    if (protocol->actions_count == NOTATION_RECORD_ACTIONS_MAX) {
        refuse(out, "do: this game has %u actions, the most a record can hold", NOTATION_RECORD_ACTIONS_MAX);
        return;
    }
    GwtAction action;
    unsigned seat;
    if (!take_seat(&protocol->game, &rest, &seat)) {
        refuse_seat(protocol, "do", out);
        return;
    }
    if (!notation_seat_action_parse(&protocol->game, seat, rest, &action)) {
        if (seat == gwt_player_to_act(&protocol->game))
            refuse(out, "do: '%.96s' is not legal now, ask for legal", rest);
        else
            refuse(out, "do: seat %u is not to act and '%.96s' is no exchange token it can spend", seat + 1, rest);
        return;
    }
    GwtEvents events = { 0 };
    GwtStatus status = notation_seat_apply(&protocol->game, seat, action, &events);
    if (status != GWT_OK) {
        refuse(out, "do: %s", gwt_status_text(status));
        return;
    }
    protocol->seats[protocol->actions_count] = (uint8_t)seat;
    protocol->actions[protocol->actions_count++] = action;
    int revealed = 0;
    for (unsigned i = 0; i < events.count; i++)
        revealed |= events.list[i].revealed;
    json_t *json = status_with(&protocol->game, "action", json_string(rest));
    json_object_set_new(json, "seat", json_integer((json_int_t)seat + 1));
    json_object_set_new(json, "revealed", json_boolean(revealed));
    json_object_set_new(json, "events", game_json_events(&protocol->game, &events));
    answer(out, json);
}

/* Replays all actions but the last: the state holds the random numbers, so this gives the very same game. */
static void run_undo(Protocol *protocol, char *rest, FILE *out)
{
    (void)rest;
    if (protocol->actions_count == 0) {
        refuse(out, "undo: nothing was done yet");
        return;
    }
    protocol->actions_count--;
    protocol->game = protocol->start;
    for (size_t i = 0; i < protocol->actions_count; i++)
        if (protocol->seats[i] == gwt_player_to_act(&protocol->game))
            gwt_apply_legal(&protocol->game, protocol->actions[i]);
        else
            gwt_apply_token(&protocol->game, protocol->seats[i], protocol->actions[i], NULL);
    answer(out, status_with(&protocol->game, "actions", json_integer((json_int_t)protocol->actions_count)));
}

static void run_state(Protocol *protocol, char *rest, FILE *out)
{
    GwtGame game = protocol->game;
    uint64_t seat;
    if (number_parse(rest, 1, game.players_count, &seat)) {
        if (game.viewer != GWT_NONE && game.viewer != seat - 1) {
            refuse(out, "state: this is a view of seat %u, the others are not known", game.viewer + 1u);
            return;
        }
        gwt_view_for(&protocol->game, (unsigned)seat - 1, &game);
    } else if (*rest && strcmp(rest, "full") != 0) {
        refuse(out, "state: '%.40s' is neither full nor a seat from 1 to %u", rest, (unsigned)game.players_count);
        return;
    }
    answer(out, notation_position_json(&game));
}

static void run_load(Protocol *protocol, char *rest, FILE *out)
{
    GwtGame game;
    char error[NOTATION_ERROR_MAX];
    if (!*rest) {
        refuse(out, "load: give a position as JSON on the same line");
        return;
    }
    if (!notation_position_read(rest, strlen(rest), &game, error, sizeof error)) {
        refuse(out, "load: %s", error);
        return;
    }
    start_game(protocol, &game);
    protocol->has_head = 0;
    answer(out, status_with(&game, "players", json_integer(game.players_count)));
}

static void run_score(Protocol *protocol, char *rest, FILE *out)
{
    (void)rest;
    answer(out, game_json_scores(&protocol->game));
}

static void run_hash(Protocol *protocol, char *rest, FILE *out)
{
    (void)rest;
    json_t *json = json_object();
    json_object_set_new(json, "hash", game_json_hash(gwt_hash(&protocol->game)));
    answer(out, json);
}

static void run_record(Protocol *protocol, char *rest, FILE *out)
{
    (void)rest;
    if (!protocol->has_head) {
        refuse(out, "record: a game loaded from a position has no record, use state");
        return;
    }
    char *text = malloc(NOTATION_RECORD_MAX);
    size_t length = text ? notation_record_write_seats(&protocol->head, protocol->actions, protocol->seats,
                                                       protocol->actions_count, text, NOTATION_RECORD_MAX)
                         : 0;
    if (length == 0 || length >= NOTATION_RECORD_MAX)
        refuse(out, "record: the record does not fit %u bytes", NOTATION_RECORD_MAX);
    else
        answer(out, json_pack("{s:s,s:i}", "record", text, "actions", (int)protocol->actions_count));
    free(text);
}

static void run_replay(Protocol *protocol, char *rest, FILE *out)
{
    char error[NOTATION_ERROR_MAX + 256];
    GameFile file;
    if (!*rest || strcmp(rest, "-") == 0) {
        refuse(out, "replay: name a record file");
        return;
    }
    if (!game_file_open(&file, rest, error, sizeof error)) {
        refuse(out, "replay: %s", error);
        return;
    }
    if (file.is_record) {
        GwtGame start;
        gwt_init(&start, &file.head.setup);
        start_game(protocol, &start);
        protocol->has_head = 1;
        protocol->head = file.head;
        protocol->game = file.game;
        protocol->actions_count = file.actions_count;
        memcpy(protocol->actions, file.actions, file.actions_count * sizeof *file.actions);
        memcpy(protocol->seats, file.seats, file.actions_count);
        answer(out, status_with(&protocol->game, "actions", json_integer((json_int_t)protocol->actions_count)));
    } else {
        refuse(out, "replay: %s is a position, use load", rest);
    }
    game_file_close(&file);
}

/* Counts the sequences of exactly depth actions, and stops counting beyond the limit. */
static uint64_t perft(const GwtGame *game, unsigned depth, uint64_t limit)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    if (depth == 1)
        return count;
    uint64_t nodes = 0;
    for (size_t i = 0; i < count && nodes <= limit; i++) {
        GwtGame after = *game;
        gwt_apply_legal(&after, legal[i]);
        nodes += perft(&after, depth - 1, limit - nodes);
    }
    return nodes;
}

static void run_perft(Protocol *protocol, char *rest, FILE *out)
{
    uint64_t depth;
    if (!number_parse(rest, 1, PERFT_DEPTH_MAX, &depth)) {
        refuse(out, "perft: '%.40s' is not a depth from 1 to %d", rest, PERFT_DEPTH_MAX);
        return;
    }
    if (protocol->game.viewer != GWT_NONE) {
        refuse(out, "perft: %s", gwt_status_text(GWT_ERR_VIEW));
        return;
    }
    uint64_t nodes = perft(&protocol->game, (unsigned)depth, protocol->perft_limit);
    if (nodes > protocol->perft_limit)
        refuse(out, "perft: more than %" PRIu64 " sequences, ask for a smaller depth", protocol->perft_limit);
    else
        answer(out, json_pack("{s:i,s:I}", "depth", (int)depth, "nodes", (json_int_t)nodes));
}

/* What follows the name of a bot: KEY=NUMBER. */
enum { BOT_SEED, BOT_SIMS, BOT_MS, BOT_THREADS, BOT_ANALYZE, BOT_TOP, BOT_KEYS };
static const struct BotKey {
    const char *name;
    uint64_t low, high, usual;
} bot_keys[BOT_KEYS] = {
    [BOT_SEED] = { "seed", 0, SEED_MAX, 0 },
    [BOT_SIMS] = { "sims", 1, SIMULATIONS_MAX, 0 },
    [BOT_MS] = { "ms", 1, MILLISECONDS_MAX, 0 },
    [BOT_THREADS] = { "threads", 1, THINKING_THREADS_MAX, 1 },
    [BOT_ANALYZE] = { "analyze", 0, 1, 0 },
    [BOT_TOP] = { "top", 1, ADVICE_MAX, 5 },
};

/* Returns 0 after a refusal. */
static int read_bot_key(char *word, uint64_t values[BOT_KEYS], FILE *out)
{
    size_t length = strcspn(word, "=");
    unsigned key = 0;
    while (key < BOT_KEYS && (strlen(bot_keys[key].name) != length || strncmp(bot_keys[key].name, word, length) != 0))
        key++;
    if (key == BOT_KEYS || word[length] != '=') {
        refuse(out, "bot: '%.40s' is none of seed=N, sims=N, ms=N, threads=N, analyze=1, top=N", word);
        return 0;
    }
    if (!number_parse(word + length + 1, bot_keys[key].low, bot_keys[key].high, &values[key])) {
        refuse(out, "bot: %s: '%.40s' is not a number from %" PRIu64 " to %" PRIu64, bot_keys[key].name,
               word + length + 1, bot_keys[key].low, bot_keys[key].high);
        return 0;
    }
    return 1;
}

static int read_bot_keys(char *rest, uint64_t values[BOT_KEYS], FILE *out)
{
    int has_top = 0;
    for (unsigned key = 0; key < BOT_KEYS; key++)
        values[key] = bot_keys[key].usual;
    while (*rest) {
        char *word = next_word(&rest);
        has_top |= strncmp(word, "top=", 4) == 0;
        if (!read_bot_key(word, values, out))
            return 0;
    }
    if (has_top && !values[BOT_ANALYZE]) {
        refuse(out, "bot: top= belongs to analyze=1");
        return 0;
    }
    return 1;
}

static BotBudget bot_budget(const Protocol *protocol, const uint64_t values[BOT_KEYS])
{
    BotBudget budget = { .simulations = (uint32_t)values[BOT_SIMS],
                         .milliseconds = (uint32_t)values[BOT_MS],
                         .threads = (uint32_t)values[BOT_THREADS] };
    const uint32_t limit = protocol->simulations_limit;
    if (limit) {
        budget.milliseconds = 0;
        if (budget.simulations == 0 || budget.simulations > limit)
            budget.simulations = limit;
    }
    return budget;
}

/* Why this bot cannot be asked now, NULL if it can; text has room for the words. */
static const char *bot_problem(const Protocol *protocol, const Bot *bot, int analyze, char *text, size_t size)
{
    const unsigned seat = gwt_player_to_act(&protocol->game);
    if (analyze && !bot->level) {
        snprintf(text, size, "%s does not analyze, ask easy, normal, heuristic, hard or expert", bot->name);
        return text;
    }
    if (gwt_is_over(&protocol->game))
        return gwt_status_text(GWT_ERR_GAME_OVER);
    if (protocol->game.viewer != GWT_NONE && protocol->game.viewer != seat) {
        snprintf(text, size, "seat %u is to act, and this is not its view", seat + 1);
        return text;
    }
    return protocol->workspace ? NULL : "not enough memory";
}

/* The choice, or with analyze=1 the choices, best first. */
static json_t *bot_answer(Protocol *protocol, const Bot *bot, const uint64_t values[BOT_KEYS])
{
    const BotBudget budget = bot_budget(protocol, values);
    const unsigned seat = gwt_player_to_act(&protocol->game);
    GwtGame view;
    BotState state;
    BotAdvice advice[ADVICE_MAX];
    size_t count = 0;
    char text[NOTATION_ACTION_MAX], description[NOTATION_TEXT_MAX];
    gwt_view_for(&protocol->game, seat, &view);
    bot_state_init(&state, values[BOT_SEED]);
    if (values[BOT_ANALYZE])
        count = bot_analyze(bot, &view, values[BOT_SEED], &budget, protocol->workspace, advice, values[BOT_TOP]);
    GwtAction action = count ? advice[0].action : bot->choose(bot, &view, &state, &budget, protocol->workspace);
    notation_action_format(&view, action, text, sizeof text);
    notation_action_say(&view, action, NOTATION_ENGLISH, description, sizeof description);
    json_t *json = json_pack("{s:s,s:i,s:s,s:s}", "bot", bot->name, "seat", (int)seat + 1, "action", text,
                             "description", description);
    if (values[BOT_ANALYZE])
        json_object_set_new(json, "choices", advice_json(&view, advice, count));
    return json;
}

static void run_bot(Protocol *protocol, char *rest, FILE *out)
{
    const char *name = next_word(&rest);
    const Bot *bot = bot_find(name);
    uint64_t values[BOT_KEYS];
    char text[128];
    if (!bot) {
        refuse(out, "bot: there is no bot '%.40s', ask for help", name);
        return;
    }
    if (!read_bot_keys(rest, values, out))
        return;
    if (!protocol->workspace)
        protocol->workspace = bot_workspace_new();
    const char *problem = bot_problem(protocol, bot, (int)values[BOT_ANALYZE], text, sizeof text);
    if (problem)
        refuse(out, "bot: %s", problem);
    else
        answer(out, bot_answer(protocol, bot, values));
}

static void run_help(Protocol *protocol, char *rest, FILE *out)
{
    (void)protocol;
    (void)rest;
    json_t *command_list = json_array(), *bot_list = json_array(), *option_list = json_array();
    for (const Command *command = commands; command->name; command++)
        json_array_append_new(command_list, json_pack("{s:s,s:s,s:s}", "name", command->name, "arguments",
                                                      command->arguments, "meaning", command->meaning));
    for (size_t i = 0; bots[i]; i++)
        json_array_append_new(bot_list, json_pack("{s:s,s:s}", "name", bots[i]->name, "summary", bots[i]->summary));
    for (const GameOptionKey *option = game_option_keys; option->key; option++)
        json_array_append_new(option_list, json_pack("{s:s,s:s,s:s}", "key", option->key, "values", option->values,
                                                     "meaning", option->meaning));
    answer(out, json_pack("{s:o,s:o,s:o}", "commands", command_list, "new", option_list, "bots", bot_list));
}

static void run_quit(Protocol *protocol, char *rest, FILE *out)
{
    (void)rest;
    protocol->quit = 1;
    answer(out, json_object());
}

static const Command commands[COMMANDS + 1] = {
    { "new", "KEY=VALUE...", "start a game", 0, run_new },
    { "legal", "[seat=N]", "the legal actions, with what they are about and cost", 1, run_legal },
    { "do", "[seat=N] ACTION", "perform a legal action", 1, run_do },
    { "undo", "", "take the last action back", 1, run_undo },
    { "state", "[full|SEAT]", "the position, whole or as a seat sees it", 1, run_state },
    { "load", "JSON", "play on from a position", 0, run_load },
    { "score", "", "the score table, as if the game ended now", 1, run_score },
    { "hash", "", "the hash of the state", 1, run_hash },
    { "record", "", "the game so far as a record", 1, run_record },
    { "replay", "FILE", "check a record and continue from its end", 0, run_replay },
    { "perft", "DEPTH", "count the action sequences of that length", 1, run_perft },
    { "bot", "NAME [seed=N] [sims=N] [ms=N] [threads=N] [analyze=1] [top=N]",
      "ask a bot for its action, without performing it", 1, run_bot },
    { "help", "", "this list", 0, run_help },
    { "quit", "", "end the session", 0, run_quit },
    { NULL, NULL, NULL, 0, NULL },
};

Protocol *protocol_open(void)
{
    Protocol *protocol = calloc(1, sizeof *protocol);
    if (protocol)
        protocol->perft_limit = PROTOCOL_PERFT_NODES;
    return protocol;
}

void protocol_close(Protocol *protocol)
{
    bot_workspace_free(protocol->workspace);
    free(protocol);
}

void protocol_set_perft_limit(Protocol *protocol, uint64_t nodes) { protocol->perft_limit = nodes; }

void protocol_set_simulations_limit(Protocol *protocol, uint32_t simulations)
{
    protocol->simulations_limit = simulations;
}

/* Strict UTF-8: no overlong forms, no surrogates, nothing beyond U+10FFFF. */
static int utf8_is_valid(const unsigned char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        unsigned char lead = text[i];
        size_t follow = lead < 0x80                   ? 0
                        : lead >= 0xC2 && lead < 0xE0 ? 1
                        : lead >= 0xE0 && lead < 0xF0 ? 2
                        : lead >= 0xF0 && lead < 0xF5 ? 3
                                                      : length;
        if (follow >= length - i)
            return 0;
        for (size_t k = 1; k <= follow; k++)
            if ((text[i + k] & 0xC0) != 0x80)
                return 0;
        if ((lead == 0xE0 && text[i + 1] < 0xA0) || (lead == 0xED && text[i + 1] > 0x9F) ||
            (lead == 0xF0 && text[i + 1] < 0x90) || (lead == 0xF4 && text[i + 1] > 0x8F))
            return 0;
        i += follow + 1;
    }
    return 1;
}

static void run_line(Protocol *protocol, char *line, FILE *out)
{
    for (char *c = line; *c; c++)
        if (*c == '\t')
            *c = ' ';
    for (size_t length = strlen(line); length > 0 && line[length - 1] == ' '; length--)
        line[length - 1] = '\0';
    const char *name = next_word(&line);
    if (*name == '\0' || *name == '#')
        return;
    const Command *command = commands;
    while (command->name && strcmp(command->name, name) != 0)
        command++;
    if (!command->name)
        refuse(out, "unknown command '%.40s', ask for help", name);
    else if (command->arguments[0] == '\0' && *line)
        refuse(out, "%s: takes no argument", name);
    else if (command->needs_game && !protocol->has_game)
        refuse(out, "%s: there is no game yet, use new, load or replay", name);
    else
        command->run(protocol, line, out);
}

int protocol_line(Protocol *protocol, const char *line, size_t length, FILE *out)
{
    if (length > 0 && line[length - 1] == '\r')
        length--;
    if (length > PROTOCOL_LINE_MAX) {
        refuse(out, "line too long");
    } else if (memchr(line, '\0', length)) {
        refuse(out, "the line holds a zero byte");
    } else if (!utf8_is_valid((const unsigned char *)line, length)) {
        refuse(out, "the line is not valid UTF-8");
    } else {
        char *copy = malloc(length + 1);
        if (copy) {
            memcpy(copy, line, length);
            copy[length] = '\0';
            run_line(protocol, copy, out);
        } else {
            refuse(out, "not enough memory");
        }
        free(copy);
    }
    return !protocol->quit;
}
