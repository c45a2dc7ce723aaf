/* SPDX-License-Identifier: MIT */
/* serve.c - see serve.h: files, loop, listener and connections, from the start to the signal that ends it. */
#define _POSIX_C_SOURCE 200809L
#include "server/serve.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <uv.h>
#include "assets.h"
#include "connections.h"
#include "listener.h"

#define DESCRIPTORS_EACH 2  /* of a connection */
#define DESCRIPTORS_MORE 64 /* for everything else */

typedef struct Serve {
    ServeOptions options;
    Assets assets;
    uv_loop_t loop;
    uv_signal_t signals[2];
    Listener listener;
    Connections connections;
} Serve;

ServeOptions serve_options_default(void)
{
    return (ServeOptions){
        .address = "127.0.0.1",
        .port = 8080,
        .connections_max = 1024,
        .request_seconds = 10,
        .idle_seconds = 30,
        .answer_seconds = 20,
        .bytes_per_second = 4096,
    };
}

int serve_address_is_valid(const char *text)
{
    struct sockaddr_storage address;
    return listener_address(text, 0, &address);
}

/* libwebsockets makes its tables as large as the limit on descriptors, which may be a billion: set it to what is needed. */
static void limit_descriptors(ServeOptions *options)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)options->connections_max * DESCRIPTORS_EACH + DESCRIPTORS_MORE;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    if (limit.rlim_max != RLIM_INFINITY && wanted > limit.rlim_max)
        wanted = limit.rlim_max;
    limit.rlim_cur = wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (wanted > DESCRIPTORS_MORE + DESCRIPTORS_EACH)
        options->connections_max = (unsigned)((wanted - DESCRIPTORS_MORE) / DESCRIPTORS_EACH);
}

static void stop(uv_signal_t *handle, int number)
{
    Serve *serve = handle->data;
    (void)number;
    for (int i = 0; i < 2; i++)
        uv_close((uv_handle_t *)&serve->signals[i], NULL);
    listener_close(&serve->listener);
    connections_close(&serve->connections);
}

static void watch_signals(Serve *serve)
{
    static const int numbers[2] = { SIGINT, SIGTERM };
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&serve->loop, &serve->signals[i]);
        serve->signals[i].data = serve;
        uv_signal_start(&serve->signals[i], stop, numbers[i]);
    }
    signal(SIGPIPE, SIG_IGN);
}

/* People say localhost, a browser keeps saved games by the name it was given, and 0.0.0.0 is no place to go to. */
static const char *name_for_people(const char *address)
{
    static const char *const local[] = { "127.0.0.1", "0.0.0.0", "::" };
    for (size_t i = 0; i < sizeof local / sizeof *local; i++)
        if (strcmp(address, local[i]) == 0)
            return "localhost";
    return address;
}

static void tell_ready(const Serve *serve)
{
    const char *name = name_for_people(serve->options.address);
    const int is_ip6 = strchr(name, ':') != NULL;
    char url[SERVE_URL_MAX];
    snprintf(url, sizeof url, "http://%s%s%s:%u/", is_ip6 ? "[" : "", name, is_ip6 ? "]" : "",
             (unsigned)listener_port(&serve->listener));
    serve->options.ready(url, serve->options.context);
}

static ServeStatus run_loop(Serve *serve, char error[SERVE_ERROR_MAX])
{
    if (!listener_open(&serve->listener, &serve->loop, serve->options.address, serve->options.port, error,
                       SERVE_ERROR_MAX))
        return SERVE_BAD_ADDRESS;
    if (!connections_open(&serve->connections, &serve->loop, &serve->options, &serve->assets)) {
        snprintf(error, SERVE_ERROR_MAX, "libwebsockets does not start: is libwebsockets-evlib-uv installed?");
        listener_close(&serve->listener);
        uv_run(&serve->loop, UV_RUN_DEFAULT);
        return SERVE_FAILED;
    }
    watch_signals(serve);
    listener_start(&serve->listener, connections_take, &serve->connections);
    tell_ready(serve);
    uv_run(&serve->loop, UV_RUN_DEFAULT);
    connections_free(&serve->connections);
    return SERVE_STOPPED;
}

ServeStatus serve_run(const ServeOptions *options, char error[SERVE_ERROR_MAX])
{
    Serve *serve = calloc(1, sizeof *serve);
    ServeStatus status = SERVE_BAD_ROOT;
    if (!serve) {
        snprintf(error, SERVE_ERROR_MAX, "out of memory");
        return SERVE_FAILED;
    }
    serve->options = *options;
    if (assets_load(&serve->assets, options->root, error, SERVE_ERROR_MAX)) {
        limit_descriptors(&serve->options);
        uv_loop_init(&serve->loop);
        status = run_loop(serve, error);
        uv_loop_close(&serve->loop);
        assets_free(&serve->assets);
    }
    free(serve);
    return status;
}
