/* SPDX-License-Identifier: MIT */
/* serve.h - serves a folder of files over HTTP/1.1 until SIGINT or SIGTERM. The files are read once, at the start: what is
 * not in that table does not exist, so no request can reach anything else. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H
#include <stddef.h>
#include <stdint.h>

#define SERVE_CONNECTIONS_MAX 4096
#define SERVE_ERROR_MAX 512
#define SERVE_URL_MAX 96

typedef struct ServeOptions {
    const char *root;         /* folder with index.html */
    const char *address;      /* IPv4 or IPv6, in numbers */
    uint16_t port;            /* 0: any free one */
    unsigned connections_max; /* 1..SERVE_CONNECTIONS_MAX; who comes then is sent away with 503 */
    unsigned request_seconds; /* a request must have arrived whole by then */
    unsigned idle_seconds;    /* how long a connection may wait for its next request */
    unsigned answer_seconds;  /* how long an answer may take, plus a second for each bytes_per_second of it */
    unsigned bytes_per_second;

    /* Called once, when connections are accepted. */
    void (*ready)(const char *url, void *context);
    void *context;
} ServeOptions;

typedef enum ServeStatus {
    SERVE_STOPPED,    /* by a signal, as it should */
    SERVE_BAD_ROOT,   /* the files cannot be read */
    SERVE_BAD_ADDRESS, /* not an address, or taken, or not allowed */
    SERVE_FAILED      /* the system lacks something */
} ServeStatus;

/* Everything but root and ready, as `drover serve` has it. */
ServeOptions serve_options_default(void);

/* Whether text is an address in numbers. */
int serve_address_is_valid(const char *text);

/* On any status but SERVE_STOPPED error holds one line that says what is wrong. Refused requests are told on stderr, a
 * line each. */
ServeStatus serve_run(const ServeOptions *options, char error[SERVE_ERROR_MAX]);

#endif
