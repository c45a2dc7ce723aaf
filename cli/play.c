/* SPDX-License-Identifier: MIT */
/* play.c - see play.h. What a person is shown comes from the view of that person's seat. */
#include "play.h"
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "args.h"
#include "gwt/describe.h"
#include "gwt/score.h"
#include "gwt/view.h"
#include "notation/position.h"
#include "play_text.h"
#include "score_table.h"
#include "terminal_text.h"

#define INPUT_MAX 1024
#define RULE "------------------------------------------------------------------------------"

typedef enum Answer { ANSWER_ACTION, ANSWER_AGAIN, ANSWER_LEAVE } Answer;

static const char *say(const Play *play, PlayText id) { return play_text(play->text.language, id); }

static void __attribute__((format(printf, 2, 3))) print(const Play *play, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vfprintf(play->text.out, format, list);
    va_end(list);
}

static const char *seat_name(const Play *play, unsigned seat, char out[64])
{
    char number[32];
    snprintf(number, sizeof number, say(play, PLAY_TEXT_PLAYER), seat + 1);
    const Bot *bot = play->bots[player_at_seat(&play->game, seat)];
    if (bot)
        snprintf(out, 64, "%s (%s)", number, bot->name);
    else
        snprintf(out, 64, "%s", number);
    return out;
}

static void print_turn(Play *play)
{
    char name[64];
    if (play->turn_shown == play->game.turns)
        return;
    play->turn_shown = play->game.turns;
    print(play, "\n%s\n", RULE);
    char heading[128];
    snprintf(heading, sizeof heading, say(play, PLAY_TEXT_TURN), play->turn_shown,
             seat_name(play, play->game.turn_player, name));
    print(play, play->text.styled ? "\033[1m%s\033[0m\n" : "%s\n", heading);
}

/* Events that the sentence of the action does not tell already. */
static int event_is_news(const GwtEvent *event)
{
    switch (event->code) {
    case GWT_EVENT_SHUFFLED:
    case GWT_EVENT_HAND_SHOWN:
    case GWT_EVENT_BUILDING_BOXED:
    case GWT_EVENT_TILE_PLACED:
    case GWT_EVENT_WORKER_PLACED:
    case GWT_EVENT_TILE_BOXED:
    case GWT_EVENT_TOKEN_MOVED:
    case GWT_EVENT_FORESIGHT:
    case GWT_EVENT_MARKET_CARD:
    case GWT_EVENT_OBJECTIVE_GAINED:
    case GWT_EVENT_OBJECTIVE_SHOWN:
    case GWT_EVENT_NO_DELIVERY:
    case GWT_EVENT_END_TRIGGERED:
    case GWT_EVENT_SEAT_WON:
    case GWT_EVENT_RAISED:
        return 1;
    case GWT_EVENT_TOKENS:
        return event->value > 0;
    default:
        return 0;
    }
}

/* Of a turn of Garth everything is news but the steps on the way and the pieces that only count for others. */
static int garth_event_is_news(const GwtEvents *events, unsigned i)
{
    const GwtEvent *event = &events->list[i];
    switch (event->code) {
    case GWT_EVENT_MOVED:
        for (unsigned later = i + 1; later < events->count; later++)
            if (events->list[later].code == GWT_EVENT_MOVED && events->list[later].player == event->player)
                return event->b == GWT_SPACE_KANSAS_CITY;
        return event->b != GWT_SPACE_START;
    case GWT_EVENT_TURN_STARTED:
    case GWT_EVENT_DISC:
        return 0;
    default:
        return 1;
    }
}

static void print_news(const Play *play, const GwtEvents *events, int of_garth)
{
    for (unsigned i = 0; i < events->count; i++) {
        char sentence[NOTATION_TEXT_MAX];
        if (!(of_garth ? garth_event_is_news(events, i) : event_is_news(&events->list[i])))
            continue;
        notation_event_say(&play->game, &events->list[i], play->text.language, sentence, sizeof sentence);
        print(play, "      ");
        terminal_wrap(play->text.out, sentence, 6, 8);
    }
}

static int events_reveal(const GwtEvents *events)
{
    for (unsigned i = 0; i < events->count; i++)
        if (events->list[i].revealed)
            return 1;
    return events->lost > 0;
}

static void remember_garth_card(Play *play, const GwtEvents *events)
{
    for (unsigned i = 0; i < events->count; i++)
        if (events->list[i].code == GWT_EVENT_GARTH_CARD)
            play->text.garth_card[events->list[i].player] = events->list[i].a;
}

/* Performs an action and says what happened. note stands in brackets before it, NULL for none. */
static void perform(Play *play, GwtAction action, const char *note)
{
    char sentence[NOTATION_TEXT_MAX];
    GwtEvents events = { 0 };
    notation_action_say(&play->game, action, play->text.language, sentence, sizeof sentence);
    if (play->actions_count < NOTATION_RECORD_ACTIONS_MAX) {
        play->seats[play->actions_count] = (uint8_t)gwt_player_to_act(&play->game);
        play->actions[play->actions_count++] = action;
    }
    gwt_apply(&play->game, action, &events);
    play->all_choices = 0;
    print(play, "  > ");
    if (note)
        print(play, "(%s) ", note);
    terminal_wrap(play->text.out, sentence, 4 + (note ? terminal_width(note) + 3 : 0), 6);
    remember_garth_card(play, &events);
    print_news(play, &events, gwt_action_verb(action) == GWT_VERB_GARTH);
    if (events_reveal(&events))
        play->memory_count = 0;
}

static void perform_of_person(Play *play, GwtAction action)
{
    if (play->memory_count == PLAY_UNDO_MAX) {
        memmove(play->memory, play->memory + 1, sizeof play->memory - sizeof play->memory[0]);
        play->memory_count--;
    }
    play->memory[play->memory_count].game = play->game;
    play->memory[play->memory_count++].actions_count = play->actions_count;
    perform(play, action, NULL);
}

static void undo(Play *play)
{
    if (play->memory_count == 0) {
        print(play, "%s\n", say(play, PLAY_TEXT_NO_UNDO));
        return;
    }
    play->memory_count--;
    play->game = play->memory[play->memory_count].game;
    play->actions_count = play->memory[play->memory_count].actions_count;
    play->all_choices = 0;
    print(play, "%s\n", say(play, PLAY_TEXT_UNDONE));
}

/* The text to store, the caller's to free: a record, or a position where the game began with one. */
static char *game_text(const Play *play, size_t *length)
{
    char *text = malloc(NOTATION_RECORD_MAX);
    if (!text)
        return NULL;
    *length = play->has_head ? notation_record_write_seats(&play->head, play->actions, play->seats, play->actions_count,
                                                           text, NOTATION_RECORD_MAX)
                             : notation_position_write(&play->game, NOTATION_INDENTED, text, NOTATION_RECORD_MAX);
    return text;
}

static void save(const Play *play, const char *path)
{
    size_t length = 0;
    if (!*path) {
        print(play, "%s\n", say(play, PLAY_TEXT_SAVE_NEEDS_NAME));
        return;
    }
    char *text = game_text(play, &length);
    FILE *file = text ? fopen(path, "wx") : NULL; /* never over an existing file */
    int done = file && fwrite(text, 1, length, file) == length;
    if (file && fclose(file) != 0)
        done = 0;
    if (done)
        print(play, say(play, PLAY_TEXT_SAVED), path);
    else
        print(play, say(play, PLAY_TEXT_NOT_SAVED), path, strerror(errno));
    print(play, "\n");
    free(text);
}

static void print_scores(const Play *play, const GwtGame *game)
{
    char names[GWT_PLAYERS_MAX][64];
    const char *columns[GWT_PLAYERS_MAX];
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        snprintf(names[seat], sizeof names[seat], say(play, PLAY_TEXT_PLAYER), seat + 1);
        columns[seat] = names[seat];
    }
    score_table_print(game, play->text.language, columns, play->text.out);
}

/* One line without its newline. Returns 0 at the end of the input; too long a line is emptied. */
static int read_line(const Play *play, char line[INPUT_MAX])
{
    fflush(play->text.out);
    if (!fgets(line, INPUT_MAX, play->in))
        return 0;
    size_t length = strcspn(line, "\r\n");
    if (line[length] == '\0' && length + 1 == INPUT_MAX) {
        int byte;
        while ((byte = fgetc(play->in)) != EOF && byte != '\n')
            continue;
        print(play, "%s\n", say(play, PLAY_TEXT_LINE_TOO_LONG));
        length = 0;
    }
    line[length] = '\0';
    return 1;
}

/* Two people share the keyboard: the second shall not read the first one's hand. */
static int draw_curtain(Play *play, unsigned seat)
{
    char name[64], line[INPUT_MAX];
    unsigned last = play->last_person;
    play->last_person = player_at_seat(&play->game, seat);
    if (last == GWT_NONE || last == play->last_person)
        return 1;
    if (play->is_terminal)
        print(play, "\033[2J\033[3J\033[H");
    print(play, "%s\n", RULE);
    print(play, say(play, PLAY_TEXT_CURTAIN), seat_name(play, seat, name));
    print(play, "\n");
    play->board_shown = 0;
    return read_line(play, line);
}

/* Choices of one group stand for each other in the list: routes to one place, bids for one seat. */
static int same_group(GwtAction a, GwtAction b)
{
    const unsigned verb = gwt_action_verb(a);
    if (verb != gwt_action_verb(b))
        return 0;
    if (verb == GWT_VERB_ROUTE)
        return gwt_action_route_space(a) == gwt_action_route_space(b);
    return verb == GWT_VERB_BID && gwt_action_argument(a) / 64 == gwt_action_argument(b) / 64;
}

/* The cheaper route, then the shorter one; the lower bid. */
static int is_better(const GwtGame *game, GwtAction a, GwtAction b)
{
    GwtActionInfo left, right;
    gwt_describe(game, a, &left);
    gwt_describe(game, b, &right);
    if (left.verb == GWT_VERB_BID)
        return left.amount < right.amount;
    return left.dollars != right.dollars ? left.dollars > right.dollars : left.steps < right.steps;
}

/* Of a group only the best is shown, unless all were asked for. Returns how many are shown. */
static size_t list_choices(const Play *play, const GwtAction *legal, size_t count, GwtAction *shown)
{
    size_t choices = 0;
    for (size_t i = 0; i < count; i++) {
        size_t same = choices;
        if (!play->all_choices)
            for (same = 0; same < choices && !same_group(shown[same], legal[i]);)
                same++;
        if (same == choices)
            shown[choices++] = legal[i];
        else if (is_better(&play->game, legal[i], shown[same]))
            shown[same] = legal[i];
    }
    return choices;
}

/* What a building does, under the choice to build it. */
static void print_building(const Play *play, GwtAction action)
{
    const unsigned seat = gwt_player_to_act(&play->game);
    Line line = { .length = 0 };
    board_text_building(&play->game, play->text.language, gwt_location_private(seat, gwt_action_argument(action)),
                        &line);
    print(play, play->text.styled ? "       \033[2m" : "       ");
    terminal_wrap(play->text.out, line.bytes, 7, 9);
    if (play->text.styled)
        print(play, "\033[0m");
}

/* The sentence at the left and, where there is room, the action's own text at the right. */
static void print_choice(const Play *play, size_t number, GwtAction action)
{
    char sentence[NOTATION_TEXT_MAX], action_text[NOTATION_ACTION_MAX];
    notation_action_say(&play->game, action, play->text.language, sentence, sizeof sentence);
    notation_action_format(&play->game, action, action_text, sizeof action_text);
    size_t used = 5 + terminal_width(sentence), wanted = terminal_width(action_text) + 2;
    print(play, "%3zu  ", number);
    if (used + wanted >= TERMINAL_WIDTH) {
        terminal_wrap(play->text.out, sentence, 5, 7);
    } else {
        print(play, "%s%*s", sentence, (int)(TERMINAL_WIDTH - 1 - used - wanted + 2), "");
        print(play, play->text.styled ? "\033[2m%s\033[0m\n" : "%s\n", action_text);
    }
    if (gwt_action_verb(action) == GWT_VERB_BUILD)
        print_building(play, action);
}

static void print_question(const Play *play, const GwtAction *shown, size_t choices, size_t hidden)
{
    char question[NOTATION_TEXT_MAX], name[64];
    notation_question_say(&play->game, play->text.language, question, sizeof question);
    print(play, "\n");
    size_t at = board_text_heading(&play->text, seat_name(play, gwt_player_to_act(&play->game), name));
    terminal_wrap(play->text.out, question, at, 6);
    for (size_t i = 0; i < choices; i++)
        print_choice(play, i + 1, shown[i]);
    if (hidden) {
        const int bids = gwt_decision(&play->game).kind == GWT_DECIDE_BID;
        print(play, "     ");
        print(play, say(play, bids ? PLAY_TEXT_MORE_BIDS : PLAY_TEXT_MORE_ROUTES), (unsigned)hidden);
        print(play, "\n");
    }
}

static void info(const Play *play, const GwtGame *view, const char *id)
{
    if (!*id)
        print(play, "%s\n", say(play, PLAY_TEXT_INFO_NEEDS_ID));
    else if (!board_text_info(&play->text, view, id)) {
        print(play, say(play, PLAY_TEXT_INFO_UNKNOWN), id);
        print(play, "\n");
    }
}

/* What follows a command word and spaces; NULL if the line starts with another word. */
static const char *after_word(const char *line, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
        return NULL;
    return line + length + strspn(line + length, " ");
}

/* Commands that are not moves. Returns 0 if the word is none of them. */
static int run_command(Play *play, const GwtGame *view, const char *line)
{
    if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0) {
        print(play, "%s\n", say(play, PLAY_TEXT_HELP));
    } else if (strcmp(line, "undo") == 0) {
        undo(play);
    } else if (strcmp(line, "state") == 0) {
        board_text_print(&play->text, view);
    } else if (strcmp(line, "score") == 0) {
        print(play, "%s\n", say(play, PLAY_TEXT_SCORE_NOW));
        print_scores(play, view);
    } else if (strcmp(line, "all") == 0) {
        play->all_choices = 1;
    } else if (after_word(line, "save")) {
        save(play, after_word(line, "save"));
    } else if (after_word(line, "info")) {
        info(play, view, after_word(line, "info"));
    } else {
        return 0;
    }
    return 1;
}

static Answer ask(Play *play, const GwtGame *view, const GwtAction *shown, size_t choices, GwtAction *action)
{
    char buffer[INPUT_MAX];
    print(play, "%s", say(play, PLAY_TEXT_PROMPT));
    if (!read_line(play, buffer)) {
        print(play, "\n");
        return ANSWER_LEAVE;
    }
    if (!play->is_terminal)
        print(play, "%s\n", buffer); /* a piped game reads like a typed one */
    char *line = buffer + strspn(buffer, " \t");
    for (size_t length = strlen(line); length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t'); length--)
        line[length - 1] = '\0';
    uint64_t number;
    if (*line == '\0' || run_command(play, view, line))
        return ANSWER_AGAIN;
    if (strcmp(line, "quit") == 0)
        return ANSWER_LEAVE;
    if (number_parse(line, 1, choices, &number)) {
        *action = shown[number - 1];
        return ANSWER_ACTION;
    }
    if (notation_action_parse(&play->game, line, action))
        return ANSWER_ACTION;
    print(play, say(play, PLAY_TEXT_NOT_UNDERSTOOD), line);
    print(play, "\n");
    return ANSWER_AGAIN;
}

/* The board once a turn, the hand at every further question. */
static void show_position(Play *play, const GwtGame *view, unsigned seat)
{
    unsigned mark = play->game.turns * GWT_PLAYERS_MAX + seat + 1;
    print(play, "\n");
    if (play->board_shown != mark)
        board_text_print(&play->text, view);
    play->board_shown = mark;
    board_text_hand(&play->text, view, seat);
}

/* Returns 0 when the person leaves. */
static int turn_of_person(Play *play, unsigned seat, const GwtAction *legal, size_t count)
{
    GwtGame view;
    GwtAction shown[GWT_ACTIONS_MAX], action;
    if (!draw_curtain(play, seat))
        return 0;
    gwt_view_for(&play->game, seat, &view);
    show_position(play, &view, seat);
    size_t choices = list_choices(play, legal, count, shown);
    print_question(play, shown, choices, count - choices);
    switch (ask(play, &view, shown, choices, &action)) {
    case ANSWER_LEAVE:
        return 0;
    case ANSWER_ACTION:
        perform_of_person(play, action);
        break;
    case ANSWER_AGAIN:
        break;
    }
    return 1;
}

static void turn_of_bot(Play *play, unsigned seat)
{
    GwtGame view;
    gwt_view_for(&play->game, seat, &view);
    unsigned player = player_at_seat(&play->game, seat);
    const Bot *bot = play->bots[player];
    fflush(play->text.out); /* a bot may think for a while: the person sees all there is */
    GwtAction action = bot->choose(bot, &view, &play->bot_states[player], &play->budget, play->workspace);
    play->memory_count = 0; /* nobody may try out what a bot would answer */
    perform(play, action, NULL);
}

static void print_result(const Play *play)
{
    unsigned winners = gwt_winners(&play->game);
    char names[256] = "";
    for (unsigned seat = 0; seat < play->game.players_count; seat++) {
        char name[64];
        size_t length = strlen(names);
        if (winners >> seat & 1)
            snprintf(names + length, sizeof names - length, "%s%s", length ? ", " : "", seat_name(play, seat, name));
    }
    print(play, "\n%s\n%s\n", RULE, say(play, PLAY_TEXT_GAME_OVER));
    print_scores(play, &play->game);
    print(play, say(play, winners & (winners - 1) ? PLAY_TEXT_WINNERS : PLAY_TEXT_WINNER), names);
    print(play, "\n");
}

void play_run(Play *play)
{
    while (!gwt_is_over(&play->game)) {
        GwtAction legal[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(&play->game, legal);
        unsigned seat = gwt_player_to_act(&play->game);
        print_turn(play);
        if (play->bots[player_at_seat(&play->game, seat)]) {
            turn_of_bot(play, seat);
        } else if (count == 1) {
            perform(play, legal[0], say(play, PLAY_TEXT_FORCED));
        } else if (!turn_of_person(play, seat, legal, count)) {
            print(play, "%s\n", say(play, PLAY_TEXT_GOODBYE));
            return;
        }
    }
    print_result(play);
}
