/* SPDX-License-Identifier: MIT */
/* read_file.c - see read_file.h. */
#define _POSIX_C_SOURCE 200809L
#include "read_file.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PORTION 65536u

static char *read_all(FILE *in, const char *path, size_t limit, size_t *length, char *error, size_t error_size)
{
    size_t capacity = PORTION, count = 0;
    char *bytes = malloc(capacity + 1);
    while (bytes) {
        count += fread(bytes + count, 1, capacity - count, in);
        if (count > limit) {
            snprintf(error, error_size, "%s: longer than %zu bytes", path, limit);
            break;
        }
        if (ferror(in)) {
            snprintf(error, error_size, "%s: %s", path, strerror(errno));
            break;
        }
        if (count < capacity) {
            bytes[count] = '\0';
            *length = count;
            return bytes;
        }
        capacity *= 2;
        char *larger = realloc(bytes, capacity + 1);
        if (!larger)
            free(bytes);
        bytes = larger;
    }
    if (!bytes)
        snprintf(error, error_size, "%s: not enough memory", path);
    free(bytes);
    return NULL;
}

static FILE *open_regular(const char *path, char *error, size_t error_size)
{
    struct stat about;
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0 || fstat(file, &about) != 0) {
        snprintf(error, error_size, "%s: %s", path, strerror(errno));
    } else if (!S_ISREG(about.st_mode)) {
        snprintf(error, error_size, "%s: not a regular file", path);
    } else {
        FILE *in = fdopen(file, "rb");
        if (in)
            return in;
        snprintf(error, error_size, "%s: %s", path, strerror(errno));
    }
    if (file >= 0)
        close(file);
    return NULL;
}

char *read_file(const char *path, size_t limit, size_t *length, char *error, size_t error_size)
{
    if (strcmp(path, "-") == 0)
        return read_all(stdin, "standard input", limit, length, error, error_size);
    FILE *in = open_regular(path, error, error_size);
    if (!in)
        return NULL;
    char *bytes = read_all(in, path, limit, length, error, error_size);
    fclose(in);
    return bytes;
}
