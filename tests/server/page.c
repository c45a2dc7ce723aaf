/* SPDX-License-Identifier: MIT */
/* page.c - see page.h. */
#define _GNU_SOURCE
#include "page.h"
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define TRIES 500
#define TRY_MS 10
#define STOP_SECONDS 20

static char folder[64];

static void need(int fine, const char *what)
{
    if (!fine) {
        perror(what);
        abort();
    }
}

static void write_file(const char *name, const void *bytes, size_t length)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    need(file && fwrite(bytes, 1, length, file) == length && fclose(file) == 0, path);
}

static void write_text(const char *name, const char *text) { write_file(name, text, strlen(text)); }

static void make_special(const char *name, int (*make)(const char *path))
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    need(make(path) == 0, path);
}

static int make_folder(const char *path) { return mkdir(path, 0700); }
static int make_pipe(const char *path) { return mkfifo(path, 0600); }
static int make_file_link(const char *path) { return symlink("/etc/passwd", path); }
static int make_folder_link(const char *path) { return symlink("/etc", path); }

unsigned char page_big_byte(size_t place) { return (unsigned char)((place * 2654435761u) >> 13); }

static void write_big(void)
{
    unsigned char *bytes = malloc(PAGE_BIG_BYTES);
    need(bytes != NULL, "malloc");
    for (size_t i = 0; i < PAGE_BIG_BYTES; i++)
        bytes[i] = page_big_byte(i);
    write_file("assets/big-Zz00_aaa.wasm", bytes, PAGE_BIG_BYTES);
    free(bytes);
}

const char *page_make(void)
{
    if (folder[0])
        return folder;
    snprintf(folder, sizeof folder, "/tmp/drover-page-XXXXXX");
    need(mkdtemp(folder) != NULL, folder);
    make_special("assets", make_folder);
    make_special("empty", make_folder);
    make_special("pipe", make_pipe);
    make_special("passwd", make_file_link);
    make_special("etc", make_folder_link);
    write_text("index.html", PAGE_INDEX);
    write_text("sw.js", "self.skipWaiting();\n");
    write_text("app.webmanifest", "{}\n");
    write_text(".hidden", "secret\n");
    write_text("assets/app-Ab3_xY9z.js", "console.log('a long enough script');\n");
    write_text("assets/app-Ab3_xY9z.js.gz", "gzipped form\n");
    write_text("assets/app-Ab3_xY9z.js.br", "br form\n");
    write_text("alone.gz", "a file of its own\n");
    write_big();
    return folder;
}

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *place)
{
    (void)about;
    (void)type;
    (void)place;
    return remove(path);
}

void page_remove(void)
{
    if (folder[0])
        nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
    folder[0] = '\0';
}

static void tell_parent(const char *url, void *context)
{
    const int *fd = context;
    need(write(*fd, url, strlen(url)) > 0, "write");
    close(*fd);
}

static _Noreturn void run_child(ServeOptions options, int ready, const char *log)
{
    char error[SERVE_ERROR_MAX] = "";
    /* It must not outlive a test that is broken off. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    int fd = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
    need(fd >= 0 && dup2(fd, STDERR_FILENO) >= 0, log);
    options.ready = tell_parent;
    options.context = &ready;
    ServeStatus status = serve_run(&options, error);
    if (status != SERVE_STOPPED)
        fprintf(stderr, "serve_run: %s\n", error);
    exit(status == SERVE_STOPPED ? 0 : 10 + (int)status);
}

PageServer page_serve(ServeOptions options)
{
    static int count;
    PageServer server;
    char url[SERVE_URL_MAX] = "";
    int ends[2];
    memset(&server, 0, sizeof server);
    snprintf(server.log, sizeof server.log, "%s/.log-%d", page_make(), count++);
    options.root = folder;
    options.port = 0;
    need(pipe(ends) == 0, "pipe");
    fflush(NULL);
    server.pid = fork();
    need(server.pid >= 0, "fork");
    if (server.pid == 0) {
        close(ends[0]);
        run_child(options, ends[1], server.log);
    }
    close(ends[1]);
    need(read(ends[0], url, sizeof url - 1) > 0, "the server did not start");
    close(ends[0]);
    server.port = (uint16_t)strtoul(strrchr(url, ':') + 1, NULL, 10);
    return server;
}

static void wait_a_little(void) { poll(NULL, 0, TRY_MS); }

int page_stop(PageServer *server, int signal_number)
{
    int status = 0;
    kill(server->pid, signal_number);
    for (int i = 0; i < STOP_SECONDS * 1000 / TRY_MS; i++) {
        if (waitpid(server->pid, &status, WNOHANG) == server->pid) {
            if (status != 0)
                page_log_has(server, NULL);
            return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
        }
        wait_a_little();
    }
    kill(server->pid, SIGKILL);
    waitpid(server->pid, &status, 0);
    return -1;
}

static unsigned count_lines(const char *path)
{
    unsigned lines = 0;
    FILE *file = fopen(path, "r");
    need(file != NULL, path);
    for (int c; (c = fgetc(file)) != EOF;)
        lines += c == '\n';
    fclose(file);
    return lines;
}

unsigned page_log_lines(const PageServer *server, unsigned at_least)
{
    unsigned lines = count_lines(server->log);
    for (int i = 0; lines < at_least && i < TRIES; i++) {
        wait_a_little();
        lines = count_lines(server->log);
    }
    return lines;
}

int page_log_has(const PageServer *server, const char *text)
{
    char line[2048];
    int has = 0;
    FILE *file = fopen(server->log, "r");
    need(file != NULL, server->log);
    while (fgets(line, sizeof line, file)) {
        if (!text)
            fputs(line, stderr);
        else
            has |= strstr(line, text) != NULL;
    }
    fclose(file);
    return has;
}

double page_server_seconds(const PageServer *server)
{
    char path[64], text[1024];
    unsigned long user = 0, kernel = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)server->pid);
    FILE *file = fopen(path, "r");
    need(file && fgets(text, sizeof text, file), path);
    fclose(file);
    /* The name stands in brackets and may hold anything; the times are the 14th and 15th word. */
    need(sscanf(strrchr(text, ')') + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &kernel) == 2,
         path);
    return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}
