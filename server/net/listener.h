/* SPDX-License-Identifier: MIT */
/* listener.h - the listening socket on the event loop. It is ours and not libwebsockets', so that errors have names, and
 * several processes can share a port later. */
#ifndef SERVER_LISTENER_H
#define SERVER_LISTENER_H
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

#define PEER_MAX 64 /* an address in numbers */

/* Takes over the connected socket. */
typedef void ListenerAccept(int fd, const char peer[PEER_MAX], void *context);

typedef struct Listener {
    int fd;
    uv_poll_t poll;
    uv_timer_t pause; /* after the system had no descriptor left */
    ListenerAccept *accept;
    void *context;
} Listener;

/* Returns 0 with a line in error. Nothing is on the loop then. */
int listener_open(Listener *listener, uv_loop_t *loop, const char *address, uint16_t port, char *error, size_t size);
void listener_start(Listener *listener, ListenerAccept *accept, void *context);
uint16_t listener_port(const Listener *listener);

/* The loop has to run once more to let go of the handles. */
void listener_close(Listener *listener);

/* Returns 0 if text is no address in numbers. */
int listener_address(const char *text, uint16_t port, struct sockaddr_storage *out);

#endif
