/* SPDX-License-Identifier: MIT */
/* peer_socket.c - see peer_socket.h. */
#define _GNU_SOURCE
#include "peer_socket.h"
#include <linux/tcp.h> /* the C library's own struct tcp_info ends before the count of bytes */
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

#define DRAIN_ROUNDS 16

uint64_t peer_socket_received(int fd)
{
    struct tcp_info info;
    socklen_t size = sizeof info;
    memset(&info, 0, sizeof info);
    if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &size) != 0)
        return 0;
    return info.tcpi_bytes_received;
}

void peer_socket_drain(int fd)
{
    char bytes[4096];
    for (int i = 0; i < DRAIN_ROUNDS; i++)
        if (recv(fd, bytes, sizeof bytes, MSG_DONTWAIT) <= 0)
            return;
}
