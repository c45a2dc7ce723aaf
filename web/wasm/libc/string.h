/* SPDX-License-Identifier: MIT */
/* string.h - the few functions of the C library that notation/ and bots/ call, for WebAssembly, where there is none. */
#ifndef DROVER_STRING_H
#define DROVER_STRING_H
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *a, const void *b, size_t count);
void *memchr(const void *in, int byte, size_t count);
size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t count);
char *strchr(const char *text, int letter);
size_t strspn(const char *text, const char *accepted);
size_t strcspn(const char *text, const char *refused);

#endif
