/* SPDX-License-Identifier: MIT */
/* string.c - see string.h. memcpy, memmove and memset are single WebAssembly instructions (bulk memory). */
#include "string.h"

#undef memcpy
#undef memmove
#undef memset

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *a, const void *b, size_t count)
{
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < count; i++)
        if (left[i] != right[i])
            return left[i] - right[i];
    return 0;
}

void *memchr(const void *in, int byte, size_t count)
{
    const unsigned char *bytes = in;
    for (size_t i = 0; i < count; i++)
        if (bytes[i] == (unsigned char)byte)
            return (void *)(bytes + i);
    return NULL;
}

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

int strncmp(const char *a, const char *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (a[i] != b[i])
            return (unsigned char)a[i] - (unsigned char)b[i];
        if (!a[i])
            return 0;
    }
    return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, (size_t)-1); }

char *strchr(const char *text, int letter)
{
    for (;; text++) {
        if (*text == (char)letter)
            return (char *)text;
        if (!*text)
            return NULL;
    }
}

size_t strspn(const char *text, const char *accepted)
{
    size_t length = 0;
    while (text[length] && strchr(accepted, text[length]))
        length++;
    return length;
}

size_t strcspn(const char *text, const char *refused)
{
    size_t length = 0;
    while (text[length] && !strchr(refused, text[length]))
        length++;
    return length;
}
