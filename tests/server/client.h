/* SPDX-License-Identifier: MIT */
/* client.h - a client of plain sockets: sends any bytes and reads what comes, never longer than CLIENT_WAIT_MS. */
#ifndef TESTS_SERVER_CLIENT_H
#define TESTS_SERVER_CLIENT_H
#include <stddef.h>
#include <stdint.h>

#define CLIENT_WAIT_MS 10000
#define CLIENT_HEAD_MAX 4096

typedef struct Reply {
    int status;                 /* 0: the connection ended without an answer */
    char head[CLIENT_HEAD_MAX]; /* status line and header lines */
    unsigned char *body;        /* reply_free */
    size_t length;
} Reply;

int client_connect(uint16_t port);
/* Like it, but takes in little at a time. */
int client_connect_narrow(uint16_t port);

/* Returns 0 if the other side is gone. */
int client_send(int fd, const void *bytes, size_t length);
int client_send_text(int fd, const char *text);

/* Reads one answer; one without a body where the request was HEAD. */
Reply client_read(int fd, int is_head);

/* A request with a connection of its own. */
Reply client_ask(uint16_t port, const char *request);

/* Reads on until the other side closes; returns 0 if it does not. */
int client_is_closed(int fd, int wait_ms);

/* The value of a header line, or "". */
const char *reply_header(const Reply *reply, const char *name, char out[CLIENT_HEAD_MAX]);
void reply_free(Reply *reply);

#endif
