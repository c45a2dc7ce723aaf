/* SPDX-License-Identifier: MIT */
/* game_file.c - see game_file.h. A position starts with a brace, a record never does. */
#include "game_file.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "notation/position.h"
#include "read_file.h"

static int looks_like_json(const char *text)
{
    text += strspn(text, " \t\r\n");
    return *text == '{';
}

static int read_record(GameFile *file, const char *text, size_t length, char *error, size_t error_size)
{
    NotationRecordReader reader;
    file->is_record = 1;
    file->actions = malloc(NOTATION_RECORD_ACTIONS_MAX * sizeof *file->actions);
    file->seats = malloc(NOTATION_RECORD_ACTIONS_MAX);
    if (!file->actions || !file->seats) {
        snprintf(error, error_size, "not enough memory");
        return 0;
    }
    if (!notation_record_open(&reader, text, length, error, error_size))
        return 0;
    GwtAction action;
    int more;
    while ((more = notation_record_next(&reader, &action, NULL, error, error_size)) == 1) {
        if (file->actions_count == NOTATION_RECORD_ACTIONS_MAX) {
            snprintf(error, error_size, "more than %u actions", NOTATION_RECORD_ACTIONS_MAX);
            return 0;
        }
        file->seats[file->actions_count] = (uint8_t)reader.seat;
        file->actions[file->actions_count++] = action;
    }
    file->head = reader.head;
    file->game = reader.game;
    return more == 0;
}

int game_file_open(GameFile *file, const char *path, char *error, size_t error_size)
{
    size_t length, prefix = 0;
    memset(file, 0, sizeof *file);
    char *text = read_file(path, NOTATION_RECORD_MAX, &length, error, error_size);
    if (!text)
        return 0;
    int named = snprintf(error, error_size, "%s: ", path);
    if (named > 0 && (size_t)named < error_size)
        prefix = (size_t)named;
    int done = looks_like_json(text)
                   ? notation_position_read(text, length, &file->game, error + prefix, error_size - prefix)
                   : read_record(file, text, length, error + prefix, error_size - prefix);
    free(text);
    if (!done)
        game_file_close(file);
    return done;
}

void game_file_close(GameFile *file)
{
    free(file->actions);
    free(file->seats);
    file->actions = NULL;
    file->seats = NULL;
}
