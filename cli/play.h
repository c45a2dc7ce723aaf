/* SPDX-License-Identifier: MIT */
/* play.h - one game in the terminal: people at the keyboard, bots and Garth on the other seats. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H
#include <stdio.h>
#include "board_text.h"
#include "bots/bot.h"
#include "notation/record.h"

#define PLAY_UNDO_MAX 64

/* Where `undo` goes back to: the game before an action of a person. */
typedef struct PlayMemory {
    GwtGame game;
    size_t actions_count;
} PlayMemory;

typedef struct Play {
    GwtGame game;
    const Bot *bots[GWT_PLAYERS_MAX]; /* by player, see player_at_seat; NULL: a person */
    BotState bot_states[GWT_PLAYERS_MAX];
    BotBudget budget;         /* of every decision of a bot */
    BotWorkspace *workspace;  /* the caller's */
    BoardText text;
    FILE *in;
    int is_terminal;          /* the curtain may clear the screen */
    int has_head;             /* there is a record; otherwise the game began with a position */
    NotationRecordHead head;
    GwtAction *actions;       /* room for NOTATION_RECORD_ACTIONS_MAX, the caller's */
    uint8_t *seats;           /* whose each action was; the same room, the caller's too */
    size_t actions_count;
    PlayMemory memory[PLAY_UNDO_MAX];
    unsigned memory_count;
    unsigned last_person;     /* player who was at the keyboard last, GWT_NONE at the start */
    unsigned turn_shown;      /* turn whose heading was printed */
    unsigned board_shown;     /* turn and seat for which the board was printed, as turn * 4 + seat + 1 */
    int all_choices;          /* `all`: every route or bid is listed at this decision */
} Play;

/* Plays to the end, or until `quit` or the end of the input. */
void play_run(Play *play);

#endif
