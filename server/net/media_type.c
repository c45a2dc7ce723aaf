/* SPDX-License-Identifier: MIT */
/* media_type.c - see media_type.h. Only what a page is made of; anything else is bytes to download. */
#include "media_type.h"
#include <string.h>

typedef struct MediaType {
    const char *ending;
    const char *type;
} MediaType;

static const MediaType media_types[] = {
    { ".html",        "text/html; charset=utf-8" },
    { ".js",          "text/javascript; charset=utf-8" },
    { ".mjs",         "text/javascript; charset=utf-8" },
    { ".css",         "text/css; charset=utf-8" },
    { ".json",        "application/json" },
    { ".map",         "application/json" },
    { ".webmanifest", "application/manifest+json" },
    { ".wasm",        "application/wasm" },
    { ".svg",         "image/svg+xml" },
    { ".png",         "image/png" },
    { ".webp",        "image/webp" },
    { ".jpg",         "image/jpeg" },
    { ".ico",         "image/vnd.microsoft.icon" },
    { ".woff2",       "font/woff2" },
    { ".txt",         "text/plain; charset=utf-8" },
    { ".drover",      "text/plain; charset=utf-8" },
    { NULL,           NULL },
};

const char *media_type(const char *path)
{
    const char *ending = strrchr(path, '.');
    for (const MediaType *row = media_types; ending && row->ending; row++)
        if (strcmp(ending, row->ending) == 0)
            return row->type;
    return "application/octet-stream";
}
