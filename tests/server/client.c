/* SPDX-License-Identifier: MIT */
/* client.c - see client.h. */
#define _GNU_SOURCE /* strcasestr */
#include "client.h"
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define NARROW_BYTES 4096

static int connect_with(uint16_t port, int narrow)
{
    const int bytes = NARROW_BYTES;
    struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(port) };
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd >= 0 && narrow)
        setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
    if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0) {
        perror("connect");
        abort();
    }
    return fd;
}

int client_connect(uint16_t port) { return connect_with(port, 0); }

int client_connect_narrow(uint16_t port) { return connect_with(port, 1); }

int client_send(int fd, const void *bytes, size_t length)
{
    const char *at = bytes;
    while (length > 0) {
        ssize_t sent = send(fd, at, length, MSG_NOSIGNAL);
        if (sent < 0)
            return 0;
        at += sent;
        length -= (size_t)sent;
    }
    return 1;
}

int client_send_text(int fd, const char *text) { return client_send(fd, text, strlen(text)); }

/* Returns how many bytes came: 0 at the end, on a reset and when it takes too long. */
static size_t receive(int fd, void *out, size_t size, int wait_ms)
{
    struct pollfd ready = { .fd = fd, .events = POLLIN };
    if (poll(&ready, 1, wait_ms) <= 0)
        return 0;
    ssize_t got = recv(fd, out, size, 0);
    return got > 0 ? (size_t)got : 0;
}

int client_is_closed(int fd, int wait_ms)
{
    char bytes[4096];
    struct pollfd ready = { .fd = fd, .events = POLLIN };
    while (poll(&ready, 1, wait_ms) > 0)
        if (recv(fd, bytes, sizeof bytes, 0) <= 0)
            return 1;
    return 0;
}

const char *reply_header(const Reply *reply, const char *name, char out[CLIENT_HEAD_MAX])
{
    char wanted[128];
    snprintf(wanted, sizeof wanted, "\r\n%s: ", name);
    const char *line = strcasestr(reply->head, wanted);
    const char *value = line ? line + strlen(wanted) : "";
    snprintf(out, CLIENT_HEAD_MAX, "%.*s", (int)strcspn(value, "\r"), value);
    return out;
}

void reply_free(Reply *reply)
{
    free(reply->body);
    reply->body = NULL;
}

/* Up to the empty line; a byte at a time, so that nothing of the body or of the next answer is taken. */
static int read_head(int fd, Reply *reply)
{
    size_t length = 0;
    while (length + 1 < sizeof reply->head && receive(fd, reply->head + length, 1, CLIENT_WAIT_MS)) {
        reply->head[++length] = '\0';
        if (length >= 4 && strcmp(reply->head + length - 4, "\r\n\r\n") == 0)
            return 1;
    }
    return 0;
}

Reply client_read(int fd, int is_head)
{
    Reply reply;
    char value[CLIENT_HEAD_MAX];
    memset(&reply, 0, sizeof reply);
    if (!read_head(fd, &reply) || strncmp(reply.head, "HTTP/1.", 7) != 0)
        return reply;
    size_t length = strtoul(reply_header(&reply, "content-length", value), NULL, 10);
    reply.body = calloc(1, length + 1);
    while (!is_head && reply.body && reply.length < length) {
        size_t got = receive(fd, reply.body + reply.length, length - reply.length, CLIENT_WAIT_MS);
        if (got == 0)
            return reply; /* cut off: no status */
        reply.length += got;
    }
    reply.status = (int)strtol(reply.head + strlen("HTTP/1.1 "), NULL, 10);
    return reply;
}

Reply client_ask(uint16_t port, const char *request)
{
    int fd = client_connect(port);
    client_send_text(fd, request);
    Reply reply = client_read(fd, strncmp(request, "HEAD", 4) == 0);
    close(fd);
    return reply;
}
