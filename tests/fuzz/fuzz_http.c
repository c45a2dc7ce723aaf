/* SPDX-License-Identifier: MIT */
/* fuzz_http.c - the input is a request: a byte of flags, then the path, Accept-Encoding and If-None-Match, parted by line
 * ends. Only files of the table are answered, and only in forms that were asked for; what goes to the log is printable. */
#include <string.h>
#include "answer.h"
#include "fuzz.h"
#include "server_log.h"

enum { FIELDS = 3, FIELD_MAX = 1024 };
enum { FLAG_HEAD = 1, FLAG_OTHER = 2, FLAG_MALFORMED = 4, FLAG_BODY = 8 };

static unsigned char bytes[3] = "abc";
static Asset list[] = {
    { .path = "/assets/a-Ab3_xY9z.js", .type = "text/javascript", .has_hash = 1,
      .forms = { { bytes, 3, "\"plain\"" }, { bytes, 2, "\"gz\"" }, { bytes, 1, "\"br\"" } } },
    { .path = "/index.html", .type = "text/html", .forms = { { bytes, 3, "\"index\"" } } },
};
static const Assets assets = { .list = list, .count = sizeof list / sizeof *list };

typedef struct Field {
    char text[FIELD_MAX];
    size_t length;
} Field;

/* Takes the next field off the input. */
static void take(Field *field, const uint8_t **at, const uint8_t *end)
{
    field->length = 0;
    while (*at < end && **at != '\n') {
        if (field->length + 1 < FIELD_MAX)
            field->text[field->length++] = (char)**at;
        (*at)++;
    }
    field->text[field->length] = '\0';
    *at += *at < end;
}

static void check_answer(const Request *request, const Answer *answer)
{
    size_t length;
    FUZZ_REQUIRE((answer->status < 400) == (answer->asset != NULL), "status %u", answer->status);
    FUZZ_REQUIRE((answer->refusal != NULL) == (answer->status >= 400), "status %u", answer->status);
    FUZZ_REQUIRE(answer_bytes(answer, &length) != NULL && answer_cache_control(answer), "status %u", answer->status);
    if (!answer->asset)
        return;
    const int is_index = request->path_length == 1 && answer->asset == &list[1];
    FUZZ_REQUIRE(is_index || (strlen(answer->asset->path) == request->path_length &&
                              memcmp(answer->asset->path, request->path, request->path_length) == 0),
                 "%s is not what was asked for", answer->asset->path);
    FUZZ_REQUIRE(encoding_is_accepted(request->accept_encoding, answer->encoding), "encoding %d", answer->encoding);
    FUZZ_REQUIRE(answer->status == 200 || (answer->status == 304 && !answer->sends_body), "status %u", answer->status);
}

static void check_quote(const Field *field)
{
    char out[SERVER_LOG_QUOTE_MAX];
    server_log_quote(out, field->text, field->length);
    for (const char *at = out; *at; at++)
        FUZZ_REQUIRE(*at > ' ' && *at <= '~', "byte %d in a log line", *at);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Field fields[FIELDS];
    const uint8_t *at = data, *end = data + size;
    if (size == 0)
        return 0;
    const unsigned flags = *at++;
    for (int i = 0; i < FIELDS; i++)
        take(&fields[i], &at, end);
    const Request request = {
        .method = flags & FLAG_OTHER  ? METHOD_OTHER
                  : flags & FLAG_HEAD ? METHOD_HEAD
                                      : METHOD_GET,
        .path = fields[0].text,
        .path_length = fields[0].length,
        .accept_encoding = fields[1].text,
        .if_none_match = fields[2].text,
        .is_malformed = (flags & FLAG_MALFORMED) != 0,
        .has_body = (flags & FLAG_BODY) != 0,
    };
    Answer answer = answer_for(&assets, &request);
    check_answer(&request, &answer);
    check_quote(&fields[0]);
    return 0;
}
