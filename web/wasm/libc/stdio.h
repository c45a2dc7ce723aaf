/* SPDX-License-Identifier: MIT */
/* stdio.h - formatting as far as the error texts of notation/record_read.c use it. */
#ifndef DROVER_STDIO_H
#define DROVER_STDIO_H
#include <stdarg.h>
#include <stddef.h>

/* Known: %s %d %u %x %zu %llu %llx, %% and a width with leading zeros. */
__attribute__((format(printf, 3, 4))) int snprintf(char *out, size_t size, const char *format, ...);
__attribute__((format(printf, 3, 0))) int vsnprintf(char *out, size_t size, const char *format, va_list arguments);

#endif
