/* SPDX-License-Identifier: MIT */
/* read_file.h - a whole regular file into memory, up to a limit. */
#ifndef CLI_READ_FILE_H
#define CLI_READ_FILE_H
#include <stddef.h>

/* Returns the bytes with a zero byte behind them, to be freed by the caller; or NULL with one line in error. "-" is
 * standard input. Devices, pipes and directories are refused, so that no name can make the reader hang. */
char *read_file(const char *path, size_t limit, size_t *length, char *error, size_t error_size);

#endif
