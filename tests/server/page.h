/* SPDX-License-Identifier: MIT */
/* page.h - a small page in a folder of its own, with things in it that must not be served; and a server for it in a child
 * process, whose log can be read. */
#ifndef TESTS_SERVER_PAGE_H
#define TESTS_SERVER_PAGE_H
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include "server/serve.h"

#define PAGE_BIG_BYTES (3u << 20)
#define PAGE_INDEX "<!doctype html><title>page</title>\n"
#define PAGE_SCRIPT "/assets/app-Ab3_xY9z.js"

typedef struct PageServer {
    pid_t pid;
    uint16_t port;
    char log[64]; /* file */
} PageServer;

/* Makes the folder once; returns its path. page_remove takes it away. */
const char *page_make(void);
void page_remove(void);

/* The byte at a place of /assets/big-Zz00_aaa.wasm, which has PAGE_BIG_BYTES. */
unsigned char page_big_byte(size_t place);

/* Starts a server on a free port and waits until it is ready. Root and port of the options are set here. */
PageServer page_serve(ServeOptions options);

/* Sends the signal and waits; returns the exit code: 0 when it stopped as it should and no sanitizer complained. */
int page_stop(PageServer *server, int signal_number);

/* How many lines the log has, once it has at least so many (it waits a while for them). */
unsigned page_log_lines(const PageServer *server, unsigned at_least);

/* Whether the log holds the text. */
int page_log_has(const PageServer *server, const char *text);

/* Processor time the server has used. */
double page_server_seconds(const PageServer *server);

#endif
