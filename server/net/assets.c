/* SPDX-License-Identifier: MIT */
/* assets.c - see assets.h. Folders are walked by descriptors and nothing is opened through a link, so that the walk cannot
 * be led out of the root. */
#define _POSIX_C_SOURCE 200809L
#include "assets.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "media_type.h"

#define DEPTH_MAX 8
#define HASH_LENGTH 8 /* of the names that the bundler gives: assets/board-Dk3x_9Qz.js */

typedef struct Walk {
    Assets *assets;
    char path[ASSET_PATH_MAX]; /* of the folder or file at hand, from the root on */
    char *error;
    size_t error_size;
} Walk;

__attribute__((format(printf, 2, 3))) static int walk_failed(const Walk *walk, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(walk->error, walk->error_size, format, list);
    va_end(list);
    return 0;
}

/* Two letters of lower case after a dash may be a word; a hash has other signs too. */
static int name_has_hash(const char *path)
{
    const char *name = strrchr(path, '/') + 1;
    const char *ending = strrchr(name, '.');
    if (strncmp(path, "/assets/", 8) != 0 || !ending || ending - name < HASH_LENGTH + 2)
        return 0;
    const char *hash = ending - HASH_LENGTH;
    int signs = 0;
    if (hash[-1] != '-')
        return 0;
    for (const char *at = hash; at < ending; at++) {
        int lower = *at >= 'a' && *at <= 'z';
        if (!lower && !(*at >= 'A' && *at <= 'Z') && !(*at >= '0' && *at <= '9') && *at != '-' && *at != '_')
            return 0;
        signs += !lower;
    }
    return signs > 0;
}

/* FNV-1a: the tag tells versions of our own files apart, it need not withstand an attack. */
static void form_set_etag(AssetForm *form)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < form->length; i++)
        hash = (hash ^ form->bytes[i]) * 0x100000001b3u;
    snprintf(form->etag, sizeof form->etag, "\"%016llx-%zx\"", (unsigned long long)hash, form->length);
}

static int read_bytes(int fd, unsigned char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t got = read(fd, bytes, length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return 0;
        bytes += got;
        length -= (size_t)got;
    }
    return 1;
}

static Asset *assets_add(Assets *assets)
{
    if (assets->count == assets->capacity) {
        size_t capacity = assets->capacity ? 2 * assets->capacity : 64;
        Asset *list = realloc(assets->list, capacity * sizeof *list);
        if (!list)
            return NULL;
        assets->list = list;
        assets->capacity = capacity;
    }
    Asset *asset = &assets->list[assets->count++];
    memset(asset, 0, sizeof *asset);
    return asset;
}

/* Reads the open file at walk->path. */
static int add_file(Walk *walk, int fd, size_t length)
{
    Assets *assets = walk->assets;
    if (assets->count == ASSETS_MAX || length > ASSETS_BYTES_MAX - assets->bytes)
        return walk_failed(walk, "more than %d files or %zu MiB", ASSETS_MAX, ASSETS_BYTES_MAX >> 20);
    Asset *asset = assets_add(assets);
    if (!asset)
        return walk_failed(walk, "out of memory");
    AssetForm *plain = &asset->forms[ENCODING_PLAIN];
    asset->path = strdup(walk->path);
    plain->bytes = malloc(length + 1);
    plain->length = length;
    if (!asset->path || !plain->bytes)
        return walk_failed(walk, "out of memory");
    if (!read_bytes(fd, plain->bytes, length))
        return walk_failed(walk, "%s: cannot be read whole", walk->path);
    assets->bytes += length;
    asset->type = media_type(asset->path);
    asset->has_hash = name_has_hash(asset->path);
    form_set_etag(plain);
    return 1;
}

static int walk_folder(Walk *walk, int folder, int depth);

/* Takes over the descriptor. */
static int walk_entry(Walk *walk, int fd, int depth)
{
    struct stat about;
    if (fstat(fd, &about) != 0) {
        close(fd);
        return walk_failed(walk, "%s: %s", walk->path, strerror(errno));
    }
    if (S_ISDIR(about.st_mode))
        return walk_folder(walk, fd, depth + 1);
    int done = !S_ISREG(about.st_mode) || add_file(walk, fd, (size_t)about.st_size);
    close(fd);
    return done;
}

static int walk_name(Walk *walk, int folder, const char *name, int depth)
{
    const size_t end = strlen(walk->path);
    if (end + 1 + strlen(name) >= sizeof walk->path)
        return walk_failed(walk, "%s/%s: the path is too long", walk->path, name);
    /* O_NONBLOCK: a pipe must not hold up the start. */
    int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0 && (errno == ELOOP || errno == ENXIO))
        return 1; /* a link or a socket */
    snprintf(walk->path + end, sizeof walk->path - end, "/%s", name);
    int done = fd < 0 ? walk_failed(walk, "%s: %s", walk->path, strerror(errno)) : walk_entry(walk, fd, depth);
    walk->path[end] = '\0';
    return done;
}

/* Takes over the descriptor. */
static int walk_folder(Walk *walk, int folder, int depth)
{
    DIR *names = fdopendir(folder);
    int done = 1;
    if (!names) {
        close(folder);
        return walk_failed(walk, "%s: %s", walk->path, strerror(errno));
    }
    if (depth > DEPTH_MAX)
        done = walk_failed(walk, "%s: more than %d folders deep", walk->path, DEPTH_MAX);
    const struct dirent *entry;
    while (done && (entry = readdir(names)))
        if (entry->d_name[0] != '.')
            done = walk_name(walk, folder, entry->d_name, depth);
    closedir(names);
    return done;
}

static int compare_paths(const void *a, const void *b)
{
    return strcmp(((const Asset *)a)->path, ((const Asset *)b)->path);
}

static Asset *find_path(const Assets *assets, char *path)
{
    const Asset wanted = { .path = path };
    return assets->count ? bsearch(&wanted, assets->list, assets->count, sizeof wanted, compare_paths) : NULL;
}

static void asset_free(Asset *asset)
{
    free(asset->path);
    for (int encoding = 0; encoding < ENCODINGS; encoding++)
        free(asset->forms[encoding].bytes);
}

/* The file that this one is a packed form of, or NULL. */
static Asset *packed_original(const Assets *assets, const Asset *asset, Encoding *encoding)
{
    const char *ending = strrchr(asset->path, '.');
    char path[ASSET_PATH_MAX];
    if (ending && strcmp(ending, ".br") == 0)
        *encoding = ENCODING_BROTLI;
    else if (ending && strcmp(ending, ".gz") == 0)
        *encoding = ENCODING_GZIP;
    else
        return NULL;
    snprintf(path, sizeof path, "%.*s", (int)(ending - asset->path), asset->path);
    return find_path(assets, path);
}

static void fold_packed_forms(Assets *assets)
{
    for (size_t i = 0; i < assets->count; i++) {
        Encoding encoding;
        Asset *original = packed_original(assets, &assets->list[i], &encoding);
        if (original) {
            original->forms[encoding] = assets->list[i].forms[ENCODING_PLAIN];
            assets->list[i].forms[ENCODING_PLAIN].bytes = NULL;
        }
    }
    size_t kept = 0;
    for (size_t i = 0; i < assets->count; i++) {
        if (assets->list[i].forms[ENCODING_PLAIN].bytes)
            assets->list[kept++] = assets->list[i];
        else
            asset_free(&assets->list[i]);
    }
    assets->count = kept;
}

int assets_load(Assets *out, const char *root, char *error, size_t size)
{
    char reason[ASSET_PATH_MAX + 64];
    Walk walk = { .assets = out, .error = reason, .error_size = sizeof reason };
    memset(out, 0, sizeof *out);
    int folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int done = folder < 0 ? walk_failed(&walk, "%s", strerror(errno)) : walk_folder(&walk, folder, 0);
    if (done) {
        if (out->count)
            qsort(out->list, out->count, sizeof *out->list, compare_paths);
        fold_packed_forms(out);
        done = assets_find(out, "/", 1) != NULL || walk_failed(&walk, "there is no index.html");
    }
    if (!done) {
        snprintf(error, size, "%s: %s", root, reason);
        assets_free(out);
    }
    return done;
}

void assets_free(Assets *assets)
{
    for (size_t i = 0; i < assets->count; i++)
        asset_free(&assets->list[i]);
    free(assets->list);
    memset(assets, 0, sizeof *assets);
}

const Asset *assets_find(const Assets *assets, const char *path, size_t length)
{
    char wanted[ASSET_PATH_MAX];
    if (length == 1 && path[0] == '/')
        return assets_find(assets, "/index.html", strlen("/index.html"));
    if (length >= sizeof wanted || memchr(path, '\0', length))
        return NULL;
    memcpy(wanted, path, length);
    wanted[length] = '\0';
    return find_path(assets, wanted);
}

Encoding asset_encoding(const Asset *asset, const char *accept)
{
    Encoding best = ENCODING_PLAIN;
    for (int encoding = ENCODING_PLAIN + 1; encoding < ENCODINGS; encoding++) {
        const AssetForm *form = &asset->forms[encoding];
        if (form->bytes && form->length < asset->forms[best].length && encoding_is_accepted(accept, (Encoding)encoding))
            best = (Encoding)encoding;
    }
    return best;
}
