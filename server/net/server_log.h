/* SPDX-License-Identifier: MIT */
/* server_log.h - one line on stderr for what an operator should know. Whoever sends bad requests in masses does not fill the
 * disk: beyond SERVER_LOG_LINES_PER_SECOND lines are counted, not written. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H
#include <stddef.h>

#define SERVER_LOG_LINES_PER_SECOND 100
#define SERVER_LOG_QUOTE_MAX 128

void server_log(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Bytes of a stranger as they may stand in a log line: printable, no line ends, cut where they are too long. Returns out. */
const char *server_log_quote(char out[SERVER_LOG_QUOTE_MAX], const char *bytes, size_t length);

#endif
