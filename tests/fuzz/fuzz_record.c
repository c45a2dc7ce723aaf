/* SPDX-License-Identifier: MIT */
/* fuzz_record.c - the input is a record. What verify accepts is a possible game, and writing it again gives a
 * record that verify accepts too, with the same end. */
#include <string.h>
#include "fuzz.h"
#include "gwt/check.h"
#include "notation/record.h"

enum { ACTIONS_MAX = 4096, TEXT_MAX = 1 << 18 };

static size_t read_actions(const char *text, size_t size, NotationRecordHead *head, GwtAction *actions, uint8_t *seats)
{
    char error[NOTATION_ERROR_MAX];
    NotationRecordReader reader;
    size_t count = 0;
    FUZZ_REQUIRE(notation_record_open(&reader, text, size, error, sizeof error), "open after verify: %s", error);
    while (count < ACTIONS_MAX && notation_record_next(&reader, &actions[count], NULL, error, sizeof error) == 1)
        seats[count++] = (uint8_t)reader.seat; /* not always the seat to act: exchange tokens */
    *head = reader.head;
    return count;
}

static void write_again(const char *text, size_t size, const NotationRecordResult *first)
{
    static GwtAction actions[ACTIONS_MAX];
    static uint8_t seats[ACTIONS_MAX];
    static char again[TEXT_MAX];
    NotationRecordHead head;
    size_t count = read_actions(text, size, &head, actions, seats);
    if (count != first->actions || !first->head.key_known)
        return;
    if (head.key_source == NOTATION_KEY_COMMITTED)
        head = notation_record_head_with_key(&first->head.setup);
    size_t length = notation_record_write_seats(&head, actions, seats, count, again, sizeof again);
    FUZZ_REQUIRE(length > 0, "a verified record cannot be written");
    if (length >= sizeof again)
        return;
    char error[NOTATION_ERROR_MAX];
    NotationRecordResult second;
    FUZZ_REQUIRE(notation_record_verify(again, length, &second, error, sizeof error), "written again: %s", error);
    FUZZ_REQUIRE(memcmp(&first->game, &second.game, sizeof second.game) == 0, "written again, the game ends otherwise");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char error[NOTATION_ERROR_MAX] = "";
    NotationRecordResult result;
    if (!notation_record_verify((const char *)data, size, &result, error, sizeof error)) {
        FUZZ_REQUIRE(error[0] && !strchr(error, '\n'), "a refusal is one line: '%s'", error);
        return 0;
    }
    if (!result.head.key_known)
        return 0;
    FUZZ_REQUIRE(gwt_check(&result.game, NULL) == GWT_PROBLEM_NONE, "a verified record ends in an impossible state");
    write_again((const char *)data, size, &result);
    return 0;
}
