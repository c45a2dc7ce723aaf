/* SPDX-License-Identifier: MIT */
/* command_serve.c - `drover serve`: finds the built page and serves it (server/serve.h) until it is told to stop. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "args.h"
#include "commands.h"
#include "server/serve.h"

#define PATH_SIZE 4096

static const char help[] =
    "Usage: drover serve [OPTION]...\n\n"
    "Serves the game for the browser and prints its address. SIGINT (Ctrl-C) or SIGTERM\n"
    "stops it. The files are read once, at the start. Refused requests are told on\n"
    "stderr, a line each.\n\n"
    "Options:\n"
    "  --port N        port to listen on (default 8080; 0: any free one)\n"
    "  --address IP    address to listen on, in numbers (default 127.0.0.1: this machine\n"
    "                  only; 0.0.0.0 or :: for the whole network)\n"
    "  --root DIR      folder with the page (default: web beside the program, as in build/,\n"
    "                  or ../share/drover/web from it, where it is installed)\n"
    "  --help          this text\n";

/* Where the page may lie, from the folder of the program. */
static const char *const page_folders[] = { "web", "../share/drover/web", NULL };

/* Writes the folder of the running program; returns 0 if the system does not tell. */
static int program_folder(char out[PATH_SIZE])
{
    ssize_t length = readlink("/proc/self/exe", out, PATH_SIZE - 1);
    if (length <= 0)
        return 0;
    out[length] = '\0';
    char *name = strrchr(out, '/');
    if (!name)
        return 0;
    *name = '\0';
    return 1;
}

/* Returns 0 if there is none. */
static int find_page(char out[PATH_SIZE])
{
    char folder[PATH_SIZE], index[PATH_SIZE + sizeof "/index.html"];
    if (!program_folder(folder))
        return 0;
    for (const char *const *page = page_folders; *page; page++) {
        if (snprintf(out, PATH_SIZE, "%s/%s", folder, *page) >= PATH_SIZE)
            continue;
        snprintf(index, sizeof index, "%s/index.html", out);
        if (access(index, R_OK) == 0)
            return 1;
    }
    return 0;
}

/* Returns 0 if the help was asked for. */
static int read_options(Args *args, ServeOptions *options)
{
    uint64_t number;
    while (args_more(args)) {
        if (args_flag(args, "--help"))
            return 0;
        if (args_number(args, "--port", 0, UINT16_MAX, &number)) {
            options->port = (uint16_t)number;
        } else if (args_value(args, "--address", &options->address)) {
            if (!args->bad && !serve_address_is_valid(options->address))
                args_error(args, "--address: '%s' is not an address in numbers, such as 127.0.0.1 or ::1",
                           options->address);
        } else if (!args_value(args, "--root", &options->root)) {
            args_unknown(args);
        }
    }
    return 1;
}

static void print_address(const char *url, void *context)
{
    (void)context;
    printf("Drover is at %s (Ctrl-C stops it)\n", url);
    fflush(stdout);
}

int command_serve(int argc, char **argv)
{
    Args args = args_start("serve", argc, argv);
    ServeOptions options = serve_options_default();
    char page[PATH_SIZE], error[SERVE_ERROR_MAX];
    if (!read_options(&args, &options)) {
        fputs(help, stdout);
        return EXIT_DONE;
    }
    if (args.bad)
        return EXIT_USAGE;
    if (!options.root && !find_page(page))
        return complain("serve", "there is no page to serve: build it with `make web`, or name its folder with --root");
    if (!options.root)
        options.root = page;
    options.ready = print_address;
    ServeStatus status = serve_run(&options, error);
    if (status == SERVE_STOPPED)
        return EXIT_DONE;
    complain("serve", "%s", error);
    return status == SERVE_BAD_ADDRESS ? EXIT_USAGE : EXIT_CHECK_FAILED;
}
