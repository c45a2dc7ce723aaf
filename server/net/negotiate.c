/* SPDX-License-Identifier: MIT */
/* negotiate.c - see negotiate.h. */
#include "negotiate.h"
#include <stddef.h>
#include <string.h>
#include <strings.h>

static const char *const encoding_names[ENCODINGS] = {
    [ENCODING_GZIP] = "gzip",
    [ENCODING_BROTLI] = "br",
};

const char *encoding_name(Encoding encoding) { return encoding_names[encoding]; }

static const char *skip_blanks(const char *text) { return text + strspn(text, " \t"); }

/* `;q=0`, also `; q=0.000`: not wanted. Anything else is read as wanted. */
static int weight_is_zero(const char *parameters, size_t length)
{
    const char *end = parameters + length;
    const char *at = skip_blanks(parameters);
    if (at >= end || *at != ';')
        return 0;
    at = skip_blanks(at + 1);
    if (end - at < 3 || (*at != 'q' && *at != 'Q') || at[1] != '=' || at[2] != '0')
        return 0;
    at += 3;
    at += strspn(at, ".0");
    return skip_blanks(at) >= end;
}

int encoding_is_accepted(const char *accept, Encoding encoding)
{
    const char *name = encoding_names[encoding];
    int any = 0;
    if (!name)
        return 1;
    while (*accept) {
        accept = skip_blanks(accept);
        size_t length = strcspn(accept, ",");
        size_t word = strcspn(accept, ",; \t");
        int wanted = !weight_is_zero(accept + word, length - word);
        if (word == strlen(name) && strncasecmp(accept, name, word) == 0)
            return wanted;
        if (word == 1 && *accept == '*')
            any = wanted;
        accept += length + (accept[length] == ',');
    }
    return any;
}

int etag_is_listed(const char *list, const char *etag)
{
    const size_t wanted = strlen(etag);
    for (;;) {
        list += strspn(list, " \t,");
        if (*list == '*')
            return 1;
        if (strncmp(list, "W/", 2) == 0)
            list += 2;
        if (*list != '"')
            return 0;
        size_t length = strcspn(list + 1, "\"") + 2;
        if (list[length - 1] != '"')
            return 0;
        if (length == wanted && memcmp(list, etag, length) == 0)
            return 1;
        list += length;
    }
}
