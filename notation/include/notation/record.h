/* SPDX-License-Identifier: MIT */
/* record.h - a whole game as a text file (.drover): setup, key, one action a line, result. docs/notation.md describes
 * the format. Nothing here allocates: the reader works on the caller's text, the writer fills the caller's buffer. */
#ifndef NOTATION_RECORD_H
#define NOTATION_RECORD_H
#include "notation/action_text.h"

#define NOTATION_RECORD_FORMAT 1
#define NOTATION_RECORD_LINE_MAX 256       /* bytes of a line, its newline not counted */
#define NOTATION_RECORD_MAX (4u << 20)     /* bytes of a record */
#define NOTATION_RECORD_ACTIONS_MAX 65536u /* actions of a record */
#define NOTATION_NAME_MAX 64               /* bytes of a player's name, its end mark included */
#define NOTATION_ERROR_MAX 256             /* room for any error text */

typedef enum NotationKeySource {
    NOTATION_KEY_SEED,     /* `seed N`: setup.key comes from gwt_key_from_seed */
    NOTATION_KEY_GIVEN,    /* `key HEX` */
    NOTATION_KEY_COMMITTED /* `commitment HEX`, and `key HEX` once it is revealed */
} NotationKeySource;

typedef struct NotationRecordHead {
    GwtSetup setup;         /* its key is filled in when key_known */
    uint64_t seed;          /* with NOTATION_KEY_SEED */
    uint8_t commitment[32]; /* with NOTATION_KEY_COMMITTED; whoever made it knows how to check it */
    uint8_t key_source;     /* NotationKeySource */
    uint8_t key_known;
    uint16_t rules;                                 /* rules version the game was played under */
    char names[GWT_PLAYERS_MAX][NOTATION_NAME_MAX]; /* UTF-8, empty where none was given */
} NotationRecordHead;

/* A head for a new game: this engine's rules, the key of the seed, no names. */
NotationRecordHead notation_record_head(const GwtSetup *setup, uint64_t seed);
/* The same for a game whose setup.key was not made from a seed. */
NotationRecordHead notation_record_head_with_key(const GwtSetup *setup);

/* Writers. All return the length of the text without its end mark, as snprintf does. A record is the head, then every
 * action with the state it was played in, then (if wanted) the result of the last state. */
size_t notation_record_write_head(const NotationRecordHead *head, char *out, size_t size);
size_t notation_record_write_action(const GwtGame *before, GwtAction action, char *out, size_t size);
/* The same for a seat that may not be the one to act: it spends an exchange token (gwt/token.h). */
size_t notation_record_write_seat_action(const GwtGame *before, unsigned seat, GwtAction action, char *out,
                                         size_t size);
size_t notation_record_write_result(const GwtGame *game, char *out, size_t size);

/* The whole record by replay. Returns 0 if the setup or an action is not legal. */
size_t notation_record_write(const NotationRecordHead *head, const GwtAction *actions, size_t count, char *out,
                             size_t size);

/* The same with the seat of every action: those of a seat that is not to act are exchange tokens. */
size_t notation_record_write_seats(const NotationRecordHead *head, const GwtAction *actions, const uint8_t *seats,
                                   size_t count, char *out, size_t size);

/* Reading, one action at a time. text must stay in place while reading and need not end with a zero byte. */
typedef struct NotationRecordReader {
    NotationRecordHead head;
    GwtGame game; /* the state after every action read so far */
    const char *text;
    size_t length;
    size_t at;           /* byte of the next line */
    unsigned line;       /* number of the last line read, from 1 */
    unsigned actions;    /* actions read so far */
    unsigned seat;       /* whose action was read last */
    uint8_t scores_seen; /* result: bit per seat */
    uint8_t winners_seen;
    uint8_t hash_seen;
    uint8_t key_seen; /* a revealed key stands at the end */
} NotationRecordReader;

/* Reads the head and sets the game up. Returns 1, or 0 with one line in error: "line 3: ...". */
int notation_record_open(NotationRecordReader *reader, const char *text, size_t length, char *error, size_t error_size);

/* Reads the next action, checks seat and legality and performs it. Returns 1 with the action; 0 at the end, when the
 * result (if there is one) agrees with the game; -1 with an error. events may be NULL. */
int notation_record_next(NotationRecordReader *reader, GwtAction *action, GwtEvents *events, char *error,
                         size_t error_size);

typedef struct NotationRecordResult {
    NotationRecordHead head;
    GwtGame game; /* the last state */
    unsigned actions;
    uint8_t over;       /* the game was played to its end */
    uint8_t has_scores; /* the record names scores and winners, and they are right */
    uint8_t has_hash;   /* the record names the hash, and it is right */
} NotationRecordResult;

/* Replays everything and checks everything. Returns 1, or 0 with one line in error. */
int notation_record_verify(const char *text, size_t length, NotationRecordResult *result, char *error,
                           size_t error_size);

#endif
