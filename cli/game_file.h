/* SPDX-License-Identifier: MIT */
/* game_file.h - a game from a file that is either a record (.drover) or a position (JSON). */
#ifndef CLI_GAME_FILE_H
#define CLI_GAME_FILE_H
#include "notation/record.h"

typedef struct GameFile {
    GwtGame game;                  /* the position, or the last state of the record */
    int is_record;
    NotationRecordHead head;       /* of a record */
    GwtAction *actions;            /* of a record; freed by game_file_close */
    uint8_t *seats;                /* whose each was: a seat not to act may spend an exchange token */
    size_t actions_count;
} GameFile;

/* Returns 1; or 0 with one line in error. Close it with game_file_close. */
int game_file_open(GameFile *file, const char *path, char *error, size_t error_size);
void game_file_close(GameFile *file);

#endif
