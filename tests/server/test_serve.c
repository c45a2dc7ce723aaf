/* SPDX-License-Identifier: MIT */
/* test_serve.c - the server from outside, over loopback: what it serves, what it refuses, and that nobody harms it. Each
 * test has a server of its own; it must stop cleanly at the end, under sanitizers too. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <cmocka.h>
#include "client.h"
#include "page.h"

#define HOST "Host: localhost\r\n"
#define GET(path) "GET " path " HTTP/1.1\r\n" HOST "\r\n"
#define BIG "/assets/big-Zz00_aaa.wasm"

static PageServer start(void) { return page_serve(serve_options_default()); }

static void stop(PageServer *server) { assert_int_equal(page_stop(server, SIGTERM), 0); }

static void expect_header(const Reply *reply, const char *name, const char *value)
{
    char found[CLIENT_HEAD_MAX];
    assert_string_equal(reply_header(reply, name, found), value);
}

static void expect_status(const PageServer *server, const char *request, int status)
{
    Reply reply = client_ask(server->port, request);
    if (reply.status != status)
        print_error("%s", request);
    assert_int_equal(reply.status, status);
    reply_free(&reply);
}

static void expect_big(const Reply *reply)
{
    assert_int_equal(reply->status, 200);
    assert_int_equal(reply->length, PAGE_BIG_BYTES);
    for (size_t i = 0; i < PAGE_BIG_BYTES; i++)
        if (reply->body[i] != page_big_byte(i))
            fail_msg("byte %zu is wrong", i);
}

static void the_page_comes_with_its_headers(void **state)
{
    PageServer server = start();
    (void)state;
    Reply page = client_ask(server.port, GET("/"));
    assert_int_equal(page.status, 200);
    assert_string_equal((char *)page.body, PAGE_INDEX);
    expect_header(&page, "content-type", "text/html; charset=utf-8");
    expect_header(&page, "cache-control", "no-cache");
    expect_header(&page, "x-content-type-options", "nosniff");
    expect_header(&page, "referrer-policy", "no-referrer");
    expect_header(&page, "cross-origin-opener-policy", "same-origin");
    expect_header(&page, "cross-origin-embedder-policy", "require-corp");
    char policy[CLIENT_HEAD_MAX];
    reply_header(&page, "content-security-policy", policy);
    assert_non_null(strstr(policy, "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"));
    assert_null(strstr(policy, "unsafe-inline"));
    reply_free(&page);

    Reply script = client_ask(server.port, GET(PAGE_SCRIPT "?v=1&w=%20"));
    expect_header(&script, "cache-control", "public, max-age=31536000, immutable");
    expect_header(&script, "content-type", "text/javascript; charset=utf-8");
    expect_header(&script, "vary", "accept-encoding");
    reply_free(&script);

    Reply manifest = client_ask(server.port, GET("/app.webmanifest"));
    expect_header(&manifest, "content-type", "application/manifest+json");
    reply_free(&manifest);
    assert_int_equal(page_log_lines(&server, 0), 0);
    stop(&server);
}

static void head_says_what_get_would_and_sends_nothing(void **state)
{
    PageServer server = start();
    (void)state;
    int fd = client_connect(server.port);
    client_send_text(fd, "HEAD " BIG " HTTP/1.1\r\n" HOST "\r\n" GET("/sw.js"));
    Reply head = client_read(fd, 1);
    assert_int_equal(head.status, 200);
    expect_header(&head, "content-length", "3145728");
    expect_header(&head, "content-type", "application/wasm");
    Reply next = client_read(fd, 0);
    assert_int_equal(next.status, 200);
    reply_free(&head);
    reply_free(&next);
    close(fd);
    stop(&server);
}

static void what_is_known_is_not_sent_again(void **state)
{
    PageServer server = start();
    char etag[CLIENT_HEAD_MAX], request[CLIENT_HEAD_MAX + 256];
    (void)state;
    Reply first = client_ask(server.port, GET("/sw.js"));
    reply_header(&first, "etag", etag);
    reply_free(&first);
    snprintf(request, sizeof request, "GET /sw.js HTTP/1.1\r\n" HOST "If-None-Match: \"x\", W/%s\r\n\r\n", etag);
    Reply again = client_ask(server.port, request);
    assert_int_equal(again.status, 304);
    assert_int_equal(again.length, 0);
    expect_header(&again, "etag", etag);
    expect_header(&again, "cache-control", "no-cache");
    reply_free(&again);
    expect_status(&server, "GET /sw.js HTTP/1.1\r\n" HOST "If-None-Match: \"x\"\r\n\r\n", 200);
    stop(&server);
}

static void packed_forms_are_sent_to_those_who_take_them(void **state)
{
    PageServer server = start();
    (void)state;
    Reply br = client_ask(server.port, "GET " PAGE_SCRIPT " HTTP/1.1\r\n" HOST "Accept-Encoding: gzip, br\r\n\r\n");
    expect_header(&br, "content-encoding", "br");
    expect_header(&br, "content-type", "text/javascript; charset=utf-8");
    assert_string_equal((char *)br.body, "br form\n");
    Reply gzip =
        client_ask(server.port, "GET " PAGE_SCRIPT " HTTP/1.1\r\n" HOST "Accept-Encoding: gzip, br;q=0\r\n\r\n");
    expect_header(&gzip, "content-encoding", "gzip");
    assert_string_equal((char *)gzip.body, "gzipped form\n");
    Reply plain = client_ask(server.port, GET(PAGE_SCRIPT));
    expect_header(&plain, "content-encoding", "");
    reply_free(&br);
    reply_free(&gzip);
    reply_free(&plain);
    stop(&server);
}

static void large_answers_arrive_whole_however_they_are_read(void **state)
{
    PageServer server = start();
    (void)state;
    int fd = client_connect_narrow(server.port);
    client_send_text(fd, GET(BIG) GET("/") GET(BIG) GET("/none"));
    for (int i = 0; i < 2; i++) {
        Reply big = client_read(fd, 0);
        expect_big(&big);
        reply_free(&big);
        Reply small = client_read(fd, 0);
        assert_int_equal(small.status, i == 0 ? 200 : 404);
        reply_free(&small);
    }
    close(fd);
    /* Who has said that he sends no more still gets his answer. */
    fd = client_connect_narrow(server.port);
    client_send_text(fd, GET(BIG));
    shutdown(fd, SHUT_WR);
    Reply big = client_read(fd, 0);
    expect_big(&big);
    reply_free(&big);
    close(fd);
    stop(&server);
}

static void a_connection_serves_many_requests(void **state)
{
    PageServer server = start();
    (void)state;
    int fd = client_connect(server.port);
    for (int i = 0; i < 50; i++) {
        client_send_text(fd, i % 2 ? GET("/") : GET("/none"));
        Reply reply = client_read(fd, 0);
        assert_int_equal(reply.status, i % 2 ? 200 : 404);
        reply_free(&reply);
    }
    client_send_text(fd, "GET / HTTP/1.1\r\n" HOST "Connection: close\r\n\r\n");
    Reply last = client_read(fd, 0);
    assert_int_equal(last.status, 200);
    reply_free(&last);
    assert_true(client_is_closed(fd, CLIENT_WAIT_MS));
    close(fd);
    stop(&server);
}

/* Every one gets this status (0: the connection is closed without an answer) and one line in the log, and is closed unless
 * the status is 404. */
static const struct {
    const char *request;
    int status;
} bad_requests[] = {
    { GET("/none"), 404 },
    { GET("/assets"), 404 },
    { GET("/assets/"), 404 },
    { GET("/passwd"), 404 },
    { GET("/.hidden"), 404 },
    { GET("/../../../../etc/passwd"), 404 },
    { GET("/assets/../../etc/passwd"), 404 },
    { GET("/%2e%2e/%2e%2e/etc/passwd"), 404 },
    { GET("/..%2f..%2fetc%2fpasswd"), 404 },
    { GET("//etc/passwd"), 404 },
    { GET("/%252e%252e/etc/passwd"), 404 },
    { GET("/" "\xc0\xae\xc0\xae/etc/passwd"), 404 },
    { GET("/..\\..\\etc\\passwd"), 400 },
    { GET("/..%5c..%5cetc"), 400 },
    { GET("/index.html%00.js"), 0 },
    { GET("/%00index.html"), 400 },
    { GET("/a%0d%0aSet-Cookie:x"), 400 },
    { GET("/%zz"), 403 },
    { GET("/index.html&a;b"), 400 },
    { GET("http://elsewhere/"), 403 },
    { GET("*"), 403 },
    { "GET / HTTP/1.1\r\n\r\n", 400 },
    { "GET / HTTP/9.9\r\n" HOST "\r\n", 400 },
    { "GET /\r\n" HOST "\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 5\r\n\r\nhello", 405 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 99999999999999999999\r\n\r\nhello", 405 },
    { "PUT / HTTP/1.1\r\n" HOST "\r\n", 405 },
    { "DELETE / HTTP/1.1\r\n" HOST "\r\n", 405 },
    { "OPTIONS / HTTP/1.1\r\n" HOST "\r\n", 405 },
    { "GET / HTTP/1.1\r\n" HOST "Content-Length: 5\r\n\r\nhello", 413 },
    { "GET / HTTP/1.1\r\n" HOST "Content-Length: -1\r\n\r\n", 413 },
    { "GET / HTTP/1.1\r\n" HOST "Content-Length: 0\r\nContent-Length: 7\r\n\r\n", 413 },
    { "GET / HTTP/1.1\r\n" HOST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 413 },
    { "BREW / HTTP/1.1\r\n" HOST "\r\n", 403 },
    { "CONNECT elsewhere:443 HTTP/1.1\r\n" HOST "\r\n", 0 },
    { "GET / HTTP/1.1\r\n" HOST "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", 0 },
    { "GET / HTTP/1.1\r\n" HOST "Upgrade: h2c\r\nConnection: Upgrade\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n", 0 },
    { "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 403 },
    { "\x16\x03\x01\x02\x01\x01\x01\xfc\x03\x03", 403 },
};

static void bad_requests_are_refused_and_told_in_one_line_each(void **state)
{
    PageServer server = start();
    unsigned lines = 0;
    (void)state;
    for (size_t i = 0; i < sizeof bad_requests / sizeof *bad_requests; i++) {
        int fd = client_connect(server.port);
        client_send_text(fd, bad_requests[i].request);
        Reply reply = client_read(fd, 0);
        if (reply.status != bad_requests[i].status)
            print_error("%s", bad_requests[i].request);
        assert_int_equal(reply.status, bad_requests[i].status);
        if (reply.status != 404)
            assert_true(client_is_closed(fd, CLIENT_WAIT_MS));
        reply_free(&reply);
        close(fd);
        lines++;
        if (page_log_lines(&server, lines) != lines)
            print_error("%s", bad_requests[i].request);
        assert_int_equal(page_log_lines(&server, lines), lines);
    }
    expect_status(&server, GET("/"), 200);
    stop(&server);
}

static void an_unknown_upgrade_is_refused(void **state)
{
    PageServer server = start();
    (void)state;
    int fd = client_connect(server.port);
    client_send_text(fd, "GET / HTTP/1.1\r\n" HOST "Upgrade: something\r\nConnection: Upgrade\r\n\r\n" GET("/"));
    assert_true(client_is_closed(fd, CLIENT_WAIT_MS));
    close(fd);
    expect_status(&server, GET("/"), 200);
    stop(&server);
}

/* Sends a start and then so many times a part; the server must close before or after. */
static void expect_flood_refused(const PageServer *server, const char *start_text, const char *part, size_t parts)
{
    int fd = client_connect(server->port);
    int open = client_send_text(fd, start_text);
    for (size_t i = 0; open && i < parts; i++)
        open = client_send_text(fd, part);
    assert_true(client_is_closed(fd, CLIENT_WAIT_MS));
    close(fd);
}

static void huge_requests_are_refused(void **state)
{
    PageServer server = start();
    (void)state;
    expect_flood_refused(&server, "GET /", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 4096);
    assert_true(page_log_has(&server, "header data space") || page_log_lines(&server, 1) == 1);
    expect_flood_refused(&server, "GET / HTTP/1.1\r\nX-Long: ", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 4096);
    expect_flood_refused(&server, "GET / HTTP/1.1\r\nAccept: ", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 4096);
    expect_flood_refused(&server, "GET / HTTP/1.1\r\n", "X-Many: 1\r\n", 4096);
    expect_flood_refused(&server, "GET / HTTP/1.1\r\n", "Accept: 1\r\n", 4096);
    expect_flood_refused(&server, "GET /?", "a=1&", 4096);
    expect_flood_refused(&server, "", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 4096);
    expect_flood_refused(&server, "POST / HTTP/1.1\r\n" HOST "Content-Length: 9999999\r\n\r\n",
                         "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 4096);
    assert_int_equal(page_log_lines(&server, 8), 8);
    expect_status(&server, GET("/"), 200);
    stop(&server);
}

static void slow_requests_are_ended(void **state)
{
    ServeOptions options = serve_options_default();
    (void)state;
    options.request_seconds = 1;
    options.idle_seconds = 1;
    PageServer server = page_serve(options);
    int silent = client_connect(server.port), dripping = client_connect(server.port),
        idle = client_connect(server.port);
    client_send_text(idle, GET("/"));
    Reply reply = client_read(idle, 0);
    assert_int_equal(reply.status, 200);
    reply_free(&reply);
    /* A header line a time: each one is progress, but the whole is too slow. */
    client_send_text(dripping, "GET / HTTP/1.1\r\n" HOST);
    int drips = 0;
    while (drips < 100 && !client_is_closed(dripping, 100) && client_send_text(dripping, "X-Slow: 1\r\n"))
        drips++;
    assert_in_range(drips, 1, 60);
    assert_true(client_is_closed(silent, CLIENT_WAIT_MS));
    assert_true(client_is_closed(idle, CLIENT_WAIT_MS));
    close(silent);
    close(dripping);
    close(idle);
    /* Who says nothing has done nothing wrong. */
    assert_int_equal(page_log_lines(&server, 1), 1);
    assert_true(page_log_has(&server, "too long to send its request"));
    expect_status(&server, GET("/"), 200);
    stop(&server);
}

static void who_does_not_read_is_ended_and_costs_nothing(void **state)
{
    ServeOptions options = serve_options_default();
    (void)state;
    options.answer_seconds = 2;
    options.bytes_per_second = 1u << 30;
    PageServer server = page_serve(options);
    int piping = client_connect_narrow(server.port), leaving = client_connect_narrow(server.port);
    client_send_text(piping, GET(BIG) GET(BIG) "GET / HTTP");
    client_send_text(leaving, GET(BIG));
    shutdown(leaving, SHUT_WR);
    double before = page_server_seconds(&server);
    assert_int_equal(page_log_lines(&server, 2), 2);
    assert_true(page_server_seconds(&server) - before < 0.5);
    assert_true(page_log_has(&server, "too long to read its answer"));
    close(piping);
    close(leaving);
    expect_status(&server, GET("/"), 200);
    stop(&server);
}

static void who_comes_when_all_places_are_taken_is_sent_away(void **state)
{
    enum { PLACES = 8 };
    ServeOptions options = serve_options_default();
    int taken[PLACES];
    (void)state;
    options.connections_max = PLACES;
    PageServer server = page_serve(options);
    for (int i = 0; i < PLACES; i++) {
        taken[i] = client_connect(server.port);
        client_send_text(taken[i], GET("/"));
        Reply reply = client_read(taken[i], 0);
        assert_int_equal(reply.status, 200);
        reply_free(&reply);
    }
    expect_status(&server, GET("/"), 503);
    assert_true(page_log_has(&server, "too many connections"));
    /* They go on, and a place that becomes free is given away again. */
    client_send_text(taken[0], GET("/"));
    Reply reply = client_read(taken[0], 0);
    assert_int_equal(reply.status, 200);
    reply_free(&reply);
    client_send_text(taken[0], "GET / HTTP/1.1\r\n" HOST "Connection: close\r\n\r\n");
    assert_true(client_is_closed(taken[0], CLIENT_WAIT_MS));
    int status = 503;
    for (int i = 0; i < 100 && status == 503; i++) {
        Reply again = client_ask(server.port, GET("/"));
        status = again.status;
        reply_free(&again);
    }
    assert_int_equal(status, 200);
    for (int i = 0; i < PLACES; i++)
        close(taken[i]);
    stop(&server);
}

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

static const char *const noise_words[] = {
    GET("/"), GET(BIG), "HEAD / HTTP/1.0\r\n\r\n", "\r\n", "\r", "\n", "%2e", "%", "/../", "?a=b&c;d=%00", ":",
    "Accept-Encoding: gzip", "If-None-Match: \"", "Content-Length: ", "Transfer-Encoding: chunked\r\n", "Upgrade: x\r\n",
    "Connection: close\r\n", "HTTP/1.1", "HTTP/1.0\r\n\r\n", "POST ", "CONNECT ", "Cookie: a=b; c\r\n", "Host:\r\n",
};

/* Words of requests in any order, with a few bytes put in or changed. */
static size_t make_noise(uint64_t *seed, char *out, size_t size)
{
    size_t length = 0;
    for (uint64_t parts = 1 + next_random(seed) % 12; parts > 0; parts--) {
        const char *word = noise_words[next_random(seed) % (sizeof noise_words / sizeof *noise_words)];
        if (length + strlen(word) + 2 >= size)
            break;
        length += (size_t)snprintf(out + length, size - length, "%s", word);
        if (next_random(seed) % 4 == 0)
            out[length++] = (char)next_random(seed);
    }
    for (uint64_t changes = next_random(seed) % 4; changes > 0; changes--)
        out[next_random(seed) % length] = (char)next_random(seed);
    return length;
}

static void noise_does_no_harm(void **state)
{
    enum { ROUNDS = 1500 };
    PageServer server = start();
    uint64_t seed = 0x9e3779b97f4a7c15u;
    char noise[4096];
    (void)state;
    for (int i = 0; i < ROUNDS; i++) {
        int fd = client_connect(server.port);
        for (uint64_t pieces = 1 + next_random(&seed) % 3; pieces > 0; pieces--) {
            size_t length = make_noise(&seed, noise, sizeof noise);
            if (!client_send(fd, noise, length))
                break;
        }
        if (i % 3 == 0)
            client_is_closed(fd, 1);
        close(fd);
    }
    expect_status(&server, GET("/"), 200);
    stop(&server);
}

static void signals_end_it_whatever_is_going_on(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        PageServer server = start();
        int idle = client_connect(server.port), busy = client_connect_narrow(server.port),
            half = client_connect(server.port);
        client_send_text(idle, GET("/"));
        Reply reply = client_read(idle, 0);
        assert_int_equal(reply.status, 200);
        reply_free(&reply);
        client_send_text(busy, GET(BIG) GET(BIG));
        client_send_text(half, "GET / HTTP/1.1\r\nHo");
        expect_status(&server, GET("/"), 200);
        assert_int_equal(page_stop(&server, i ? SIGINT : SIGTERM), 0);
        close(idle);
        close(busy);
        close(half);
    }
}

static void an_address_that_is_taken_or_none_is_told(void **state)
{
    PageServer server = start();
    ServeOptions options = serve_options_default();
    char error[SERVE_ERROR_MAX];
    (void)state;
    options.root = page_make();
    options.port = server.port;
    assert_int_equal(serve_run(&options, error), SERVE_BAD_ADDRESS);
    assert_non_null(strstr(error, "in use"));
    options.address = "localhost";
    assert_int_equal(serve_run(&options, error), SERVE_BAD_ADDRESS);
    assert_false(serve_address_is_valid("localhost"));
    assert_true(serve_address_is_valid("::1"));
    options.root = "/nowhere";
    assert_int_equal(serve_run(&options, error), SERVE_BAD_ROOT);
    stop(&server);
}

static int remove_page(void **state)
{
    (void)state;
    page_remove();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_comes_with_its_headers),
        cmocka_unit_test(head_says_what_get_would_and_sends_nothing),
        cmocka_unit_test(what_is_known_is_not_sent_again),
        cmocka_unit_test(packed_forms_are_sent_to_those_who_take_them),
        cmocka_unit_test(large_answers_arrive_whole_however_they_are_read),
        cmocka_unit_test(a_connection_serves_many_requests),
        cmocka_unit_test(bad_requests_are_refused_and_told_in_one_line_each),
        cmocka_unit_test(an_unknown_upgrade_is_refused),
        cmocka_unit_test(huge_requests_are_refused),
        cmocka_unit_test(slow_requests_are_ended),
        cmocka_unit_test(who_does_not_read_is_ended_and_costs_nothing),
        cmocka_unit_test(who_comes_when_all_places_are_taken_is_sent_away),
        cmocka_unit_test(noise_does_no_harm),
        cmocka_unit_test(signals_end_it_whatever_is_going_on),
        cmocka_unit_test(an_address_that_is_taken_or_none_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, remove_page);
}
