/* SPDX-License-Identifier: MIT */
/* peer_socket.h - what libwebsockets does not tell of a connected socket. */
#ifndef SERVER_PEER_SOCKET_H
#define SERVER_PEER_SOCKET_H
#include <stdint.h>

/* How many bytes ever came in. */
uint64_t peer_socket_received(int fd);

/* Throws away what came in and was not read. Closing with unread bytes would reset the connection, and the other side could
 * lose the answer that is still on its way. */
void peer_socket_drain(int fd);

#endif
