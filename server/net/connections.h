/* SPDX-License-Identifier: MIT */
/* connections.h - the open connections: libwebsockets reads their requests, answer.c finds the answer, this sends it, and
 * ends those that are slow or send nonsense. */
#ifndef SERVER_CONNECTIONS_H
#define SERVER_CONNECTIONS_H
#include <libwebsockets.h>
#include <uv.h>
#include "assets.h"
#include "server/serve.h"


#define COMMON_HEADERS 7

typedef struct Connections {
    const ServeOptions *options;
    const Assets *assets;
    struct lws_context *lws;
    struct lws_vhost *host;
    void *loops[1];
    struct lws_protocol_vhost_options headers[COMMON_HEADERS]; /* a list, as libwebsockets wants it */
    unsigned count;
} Connections;

/* Returns 0 if libwebsockets cannot start. The options and the files must outlive the connections. */
int connections_open(Connections *connections, uv_loop_t *loop, const ServeOptions *options, const Assets *assets);

/* A ListenerAccept: takes over the socket. */
void connections_take(int fd, const char *peer, void *connections);

/* Ends all of them. Afterwards the loop has to run until it is empty; then comes connections_free. */
void connections_close(Connections *connections);
void connections_free(Connections *connections);

#endif
