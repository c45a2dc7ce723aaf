/* SPDX-License-Identifier: MIT */
/* assets.h - the files of a folder, read into memory. Links, hidden names and whatever is no plain file are left out. A
 * file NAME.br or NAME.gz beside NAME is a form of it, not a file of its own. */
#ifndef SERVER_ASSETS_H
#define SERVER_ASSETS_H
#include <stddef.h>
#include "negotiate.h"

#define ASSETS_MAX 4096                        /* files */
#define ASSETS_BYTES_MAX ((size_t)256 << 20)   /* all of them together */
#define ASSET_PATH_MAX 512
#define ASSET_ETAG_MAX 40

typedef struct AssetForm {
    unsigned char *bytes; /* NULL: there is no such form */
    size_t length;
    char etag[ASSET_ETAG_MAX]; /* by the content, with its quotes */
} AssetForm;

typedef struct Asset {
    char *path;       /* as in a request: "/index.html" */
    const char *type; /* media type */
    int has_hash;     /* the name holds a hash of the content: it never changes */
    AssetForm forms[ENCODINGS];
} Asset;

typedef struct Assets {
    Asset *list; /* sorted by path */
    size_t count;
    size_t capacity;
    size_t bytes;
} Assets;

/* Returns 0 with one line in error if the folder cannot be read or has no index.html; out is empty then. */
int assets_load(Assets *out, const char *root, char *error, size_t size);
void assets_free(Assets *assets);

/* By the path of a request; "/" is "/index.html". NULL: none. The path may hold any bytes. */
const Asset *assets_find(const Assets *assets, const char *path, size_t length);

/* The smallest form that the value of Accept-Encoding allows. */
Encoding asset_encoding(const Asset *asset, const char *accept);

#endif
