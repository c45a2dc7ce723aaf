/* SPDX-License-Identifier: MIT */
/* listener.c - see listener.h. */
#define _GNU_SOURCE /* accept4 */
#include "listener.h"
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define BACKLOG 256
#define ACCEPTS_AT_ONCE 64 /* then the connections that are open have their turn */
#define PAUSE_MS 200

int listener_address(const char *text, uint16_t port, struct sockaddr_storage *out)
{
    memset(out, 0, sizeof *out);
    return uv_ip4_addr(text, port, (struct sockaddr_in *)out) == 0 ||
           uv_ip6_addr(text, port, (struct sockaddr_in6 *)out) == 0;
}

static int bind_socket(int fd, const struct sockaddr_storage *address)
{
    const int on = 1;
    const int is_ip6 = address->ss_family == AF_INET6;
    const socklen_t size = is_ip6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
    return setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
           bind(fd, (const struct sockaddr *)address, size) == 0 && listen(fd, BACKLOG) == 0;
}

static void resume(uv_timer_t *timer)
{
    Listener *listener = timer->data;
    listener_start(listener, listener->accept, listener->context);
}

int listener_open(Listener *listener, uv_loop_t *loop, const char *address, uint16_t port, char *error, size_t size)
{
    struct sockaddr_storage where;
    memset(listener, 0, sizeof *listener);
    if (!listener_address(address, port, &where)) {
        snprintf(error, size, "'%s' is not an address in numbers", address);
        return 0;
    }
    listener->fd = socket(where.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (listener->fd < 0 || !bind_socket(listener->fd, &where)) {
        if (errno == EADDRINUSE)
            snprintf(error, size, "port %u of %s is in use: stop the other program or choose another --port",
                     (unsigned)port, address);
        else
            snprintf(error, size, "cannot listen on port %u of %s: %s", (unsigned)port, address, strerror(errno));
        if (listener->fd >= 0)
            close(listener->fd);
        return 0;
    }
    uv_poll_init(loop, &listener->poll, listener->fd);
    uv_timer_init(loop, &listener->pause);
    listener->poll.data = listener;
    listener->pause.data = listener;
    return 1;
}

static void name_peer(const struct sockaddr_storage *from, char peer[PEER_MAX])
{
    int failed = from->ss_family == AF_INET6 ? uv_ip6_name((const struct sockaddr_in6 *)from, peer, PEER_MAX)
                                             : uv_ip4_name((const struct sockaddr_in *)from, peer, PEER_MAX);
    if (failed)
        snprintf(peer, PEER_MAX, "unknown");
}

/* Returns 0 when nobody waits any more. */
static int accept_one(Listener *listener)
{
    struct sockaddr_storage from;
    socklen_t size = sizeof from;
    char peer[PEER_MAX];
    memset(&from, 0, sizeof from);
    int fd = accept4(listener->fd, (struct sockaddr *)&from, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd >= 0) {
        name_peer(&from, peer);
        listener->accept(fd, peer, listener->context);
        return 1;
    }
    if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
        /* The socket stays readable: asking again at once would spin. */
        uv_poll_stop(&listener->poll);
        uv_timer_start(&listener->pause, resume, PAUSE_MS, 0);
        return 0;
    }
    return errno == ECONNABORTED || errno == EINTR;
}

static void on_readable(uv_poll_t *poll, int status, int events)
{
    (void)status;
    (void)events;
    for (int i = 0; i < ACCEPTS_AT_ONCE; i++)
        if (!accept_one(poll->data))
            break;
}

void listener_start(Listener *listener, ListenerAccept *accept, void *context)
{
    listener->accept = accept;
    listener->context = context;
    uv_poll_start(&listener->poll, UV_READABLE, on_readable);
}

uint16_t listener_port(const Listener *listener)
{
    struct sockaddr_storage where;
    socklen_t size = sizeof where;
    memset(&where, 0, sizeof where);
    getsockname(listener->fd, (struct sockaddr *)&where, &size);
    return ntohs(where.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&where)->sin6_port
                                             : ((struct sockaddr_in *)&where)->sin_port);
}

static void close_socket(uv_handle_t *handle)
{
    const Listener *listener = handle->data;
    close(listener->fd);
}

void listener_close(Listener *listener)
{
    uv_close((uv_handle_t *)&listener->poll, close_socket);
    uv_close((uv_handle_t *)&listener->pause, NULL);
}
