/* SPDX-License-Identifier: MIT */
/* connections.c - see connections.h. libwebsockets owns the socket and reads the requests. Each connection keeps a second
 * descriptor of it, for two things that libwebsockets 4.1 cannot do:
 * - wait until an answer is sent without reading on. Its flow control stops writing too, and without it bytes that nobody
 *   takes wake the loop again and again. So answers are sent here, while its part of the connection is held still.
 * - tell that it closed a connection because it could not read the request. The second descriptor lives until the very end
 *   and then says whether bytes came in that made no request.
 *
 * A connection has one deadline at a time: for its request, for its answer, or for its next request. libwebsockets' own
 * timeouts are longer and only a second line. */
#define _POSIX_C_SOURCE 200809L
#include "connections.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include "answer.h"
#include "listener.h"
#include "peer_socket.h"
#include "server_log.h"

#define HEADERS_MAX 8192 /* bytes of a request; the path is part of it */
#define HEAD_MAX 2048    /* bytes of the header lines of an answer */
#define HEADER_MAX 1024  /* bytes of one header that we read; a longer one is as if it were not there */

typedef enum Phase { PHASE_REQUEST, PHASE_ANSWER, PHASE_REFUSED } Phase;

typedef struct Connection {
    Connections *all;
    struct lws *wsi;
    char peer[PEER_MAX];
    int fd; /* of our own, see above */
    uv_poll_t poll;
    Phase phase;
    uint64_t received; /* bytes when the last request was read */
    Answer answer;
    struct iovec rest[2]; /* what is still to be sent: of the header lines, of the body */
    unsigned char head[HEAD_MAX];
} Connection;

/* Sent with every answer, also with those that libwebsockets gives by itself. The page loads nothing from elsewhere, runs no
 * inline script, and cannot be framed; WebAssembly is compiled from our own files. */
static const char *const common_headers[COMMON_HEADERS][2] = {
    { "content-security-policy:",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; object-src 'none'; "
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
    { "x-content-type-options:",       "nosniff" },
    { "referrer-policy:",              "no-referrer" },
    { "cross-origin-opener-policy:",   "same-origin" },
    { "cross-origin-embedder-policy:", "require-corp" },
    { "cross-origin-resource-policy:", "same-origin" },
    { "permissions-policy:",           "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
};

/* What libwebsockets last complained of; it does not say about whom, but closes that connection next. */
static char complaint[128];

static void hear_complaint(int level, const char *line)
{
    (void)level;
    snprintf(complaint, sizeof complaint, "%.*s", (int)strcspn(line, "\n"), line);
}

static void set_deadline(struct lws *wsi, unsigned seconds)
{
    lws_set_timer_usecs(wsi, (lws_usec_t)seconds * LWS_US_PER_SEC);
}

/* Reads a header of the request into a text; "" where there is none. */
static const char *header_text(struct lws *wsi, enum lws_token_indexes token, char out[HEADER_MAX])
{
    if (lws_hdr_copy(wsi, out, HEADER_MAX, token) < 0)
        out[0] = '\0';
    return out;
}

static RequestMethod request_method(struct lws *wsi)
{
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI))
        return METHOD_GET;
    return lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) ? METHOD_HEAD : METHOD_OTHER;
}

static int request_has_body(struct lws *wsi)
{
    char length[HEADER_MAX];
    header_text(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length);
    return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0 ||
           (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0 && strcmp(length, "0") != 0);
}

static int request_is_malformed(struct lws *wsi)
{
    char version[HEADER_MAX];
    header_text(wsi, WSI_TOKEN_HTTP, version);
    if (strcmp(version, "HTTP/1.1") == 0)
        return lws_hdr_total_length(wsi, WSI_TOKEN_HOST) == 0;
    return strcmp(version, "HTTP/1.0") != 0;
}

static void log_refusal(const Connection *connection, const Request *request)
{
    static const char *const methods[] = { [METHOD_GET] = "GET", [METHOD_HEAD] = "HEAD", [METHOD_OTHER] = "other" };
    char path[SERVER_LOG_QUOTE_MAX];
    /* libwebsockets ends a path at & and ; too, and what follows the end has gaps. */
    size_t length = strnlen(request->path, request->path_length);
    server_log("%s refused: %u %s: %s %s", connection->peer, connection->answer.status, connection->answer.refusal,
               methods[request->method], server_log_quote(path, request->path, length));
}

static void find_answer(struct lws *wsi, Connection *connection, const char *path, size_t length)
{
    char accept_encoding[HEADER_MAX], if_none_match[HEADER_MAX];
    const Request request = {
        .method = request_method(wsi),
        .path = path,
        .path_length = length,
        .accept_encoding = header_text(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accept_encoding),
        .if_none_match = header_text(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, if_none_match),
        .is_malformed = request_is_malformed(wsi),
        .has_body = request_has_body(wsi),
    };
    connection->answer = answer_for(connection->all->assets, &request);
    if (connection->answer.refusal)
        log_refusal(connection, &request);
}

typedef struct HeaderLines {
    struct lws *wsi;
    unsigned char *at;
    unsigned char *end;
    int full; /* a line did not fit */
} HeaderLines;

static void add_line(HeaderLines *lines, const char *name, const char *value)
{
    lines->full |= lws_add_http_header_by_name(lines->wsi, (const unsigned char *)name, (const unsigned char *)value,
                                               (int)strlen(value), &lines->at, lines->end);
}

static void add_asset_lines(HeaderLines *lines, const Answer *answer)
{
    const char *encoding = encoding_name(answer->encoding);
    add_line(lines, "etag:", answer->asset->forms[answer->encoding].etag);
    if (answer_varies(answer))
        add_line(lines, "vary:", "accept-encoding");
    if (answer->status == 304)
        return;
    add_line(lines, "content-type:", answer->asset->type);
    if (encoding)
        add_line(lines, "content-encoding:", encoding);
}

/* Returns how many bytes the header lines take, or 0 if they do not fit. */
static size_t write_head(struct lws *wsi, const Answer *answer, size_t body_length, unsigned char head[HEAD_MAX])
{
    HeaderLines lines = { .wsi = wsi, .at = head, .end = head + HEAD_MAX };
    char length[24];
    snprintf(length, sizeof length, "%zu", body_length);
    lines.full = lws_add_http_header_status(wsi, answer->status, &lines.at, lines.end);
    add_line(&lines, "cache-control:", answer_cache_control(answer));
    if (answer->asset)
        add_asset_lines(&lines, answer);
    else
        add_line(&lines, "content-type:", "text/plain; charset=utf-8");
    if (answer->status != 304)
        add_line(&lines, "content-length:", length);
    if (answer->status == 405)
        add_line(&lines, "allow:", "GET, HEAD");
    if (answer->closes)
        add_line(&lines, "connection:", "close");
    lines.full |= lws_finalize_http_header(wsi, &lines.at, lines.end);
    return lines.full ? 0 : (size_t)(lines.at - head);
}

static size_t rest_length(const Connection *connection)
{
    return connection->rest[0].iov_len + connection->rest[1].iov_len;
}

/* Sends what the socket takes. Returns -1 if the connection is dead. */
static int send_rest(Connection *connection)
{
    const struct msghdr message = { .msg_iov = connection->rest, .msg_iovlen = 2 };
    ssize_t sent = sendmsg(connection->fd, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : -1;
    for (int i = 0; i < 2; i++) {
        struct iovec *part = &connection->rest[i];
        size_t done = (size_t)sent < part->iov_len ? (size_t)sent : part->iov_len;
        part->iov_base = (unsigned char *)part->iov_base + done;
        part->iov_len -= done;
        sent -= (ssize_t)done;
    }
    return 0;
}

/* Returns -1 if the connection is to be closed. */
static int end_answer(Connection *connection)
{
    if (connection->answer.closes) {
        connection->phase = PHASE_REFUSED;
        return -1;
    }
    connection->phase = PHASE_REQUEST;
    set_deadline(connection->wsi, connection->all->options->idle_seconds);
    return lws_http_transaction_completed(connection->wsi) ? -1 : 0;
}

static void on_writable(uv_poll_t *poll, int status, int events)
{
    Connection *connection = poll->data;
    (void)events;
    int dead = status < 0 || send_rest(connection);
    if (!dead && rest_length(connection) > 0)
        return;
    uv_poll_stop(poll);
    lws_rx_flow_control(connection->wsi, 1);
    if (dead || end_answer(connection))
        lws_set_timeout(connection->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

/* Sets what is to be sent; returns 0 if that is not possible. */
static int prepare(struct lws *wsi, Connection *connection)
{
    const Answer *answer = &connection->answer;
    size_t length;
    const unsigned char *bytes = answer_bytes(answer, &length);
    size_t head_length = write_head(wsi, answer, length, connection->head);
    connection->rest[0] = (struct iovec){ .iov_base = connection->head, .iov_len = head_length };
    connection->rest[1] = (struct iovec){ .iov_base = (void *)bytes, .iov_len = answer->sends_body ? length : 0 };
    return head_length > 0;
}

static int on_request(struct lws *wsi, Connection *connection, const char *path, size_t length)
{
    const ServeOptions *options = connection->all->options;
    connection->phase = PHASE_ANSWER;
    connection->received = peer_socket_received(connection->fd);
    find_answer(wsi, connection, path, length);
    if (!prepare(wsi, connection) || send_rest(connection))
        return -1;
    if (rest_length(connection) == 0)
        return end_answer(connection);
    lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0);
    lws_rx_flow_control(wsi, 0);
    set_deadline(wsi, options->answer_seconds + (unsigned)(rest_length(connection) / options->bytes_per_second));
    return uv_poll_start(&connection->poll, UV_WRITABLE, on_writable) ? -1 : 0;
}

static int request_has_begun(const Connection *connection)
{
    /* The end of a connection counts as a byte. */
    return connection->phase == PHASE_REQUEST && peer_socket_received(connection->fd) > connection->received + 1;
}

static int on_deadline(Connection *connection)
{
    if (connection->phase == PHASE_ANSWER)
        server_log("%s closed: took too long to read its answer", connection->peer);
    else if (request_has_begun(connection))
        server_log("%s closed: took too long to send its request", connection->peer);
    connection->phase = PHASE_REFUSED;
    return -1;
}

static int refuse(Connection *connection, const char *why)
{
    server_log("%s refused: %s", connection->peer, why);
    connection->phase = PHASE_REFUSED;
    return -1;
}

static void free_connection(uv_handle_t *handle)
{
    Connection *connection = handle->data;
    close(connection->fd);
    free(connection);
}

static void on_end(Connection *connection)
{
    if (request_has_begun(connection))
        server_log("%s refused: not a whole and well-formed request%s%s", connection->peer, complaint[0] ? ": " : "",
                   complaint);
    complaint[0] = '\0';
    peer_socket_drain(connection->fd);
    connection->all->count--;
    uv_close((uv_handle_t *)&connection->poll, free_connection);
}

/* Whatever is not named here is libwebsockets' own business. */
static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    Connection *connection = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (!connection)
        return 0;
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return on_request(wsi, connection, in, length);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        /* After an upgrade that libwebsockets does not know, in points to freed memory: it is not for reading. */
        return refuse(connection, "upgrade to another protocol");
    case LWS_CALLBACK_RAW_ADOPT:
        return refuse(connection, "CONNECT");
    case LWS_CALLBACK_TIMER:
        return on_deadline(connection);
    case LWS_CALLBACK_WSI_DESTROY:
        lws_set_opaque_user_data(wsi, NULL);
        on_end(connection);
        return 0;
    default:
        return 0;
    }
}

static void link_common_headers(Connections *connections)
{
    for (int i = 0; i < COMMON_HEADERS; i++)
        connections->headers[i] = (struct lws_protocol_vhost_options){
            .next = i + 1 < COMMON_HEADERS ? &connections->headers[i + 1] : NULL,
            .name = common_headers[i][0],
            .value = common_headers[i][1],
        };
}

int connections_open(Connections *connections, uv_loop_t *loop, const ServeOptions *options, const Assets *assets)
{
    static const struct lws_protocols protocols[] = {
        { .name = "http", .callback = callback },
        { .name = NULL },
    };
    const unsigned second_line = 60 + options->request_seconds + options->idle_seconds;
    memset(connections, 0, sizeof *connections);
    connections->options = options;
    connections->assets = assets;
    connections->loops[0] = loop;
    link_common_headers(connections);
    const struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocols,
        .headers = connections->headers,
        .options = LWS_SERVER_OPTION_LIBUV,
        .foreign_loops = connections->loops,
        .user = connections,
        .server_string = "drover",
        .max_http_header_data2 = HEADERS_MAX,
        .timeout_secs = second_line,
        .timeout_secs_ah_idle = second_line,
        .keepalive_timeout = (int)second_line,
        .gid = -1,
        .uid = -1,
    };
    lws_set_log_level(LLL_ERR | LLL_WARN, hear_complaint);
    complaint[0] = '\0';
    connections->lws = lws_create_context(&info);
    connections->host = connections->lws ? lws_get_vhost_by_name(connections->lws, "default") : NULL;
    return connections->host != NULL;
}

static void send_away(int fd, const char *peer)
{
    static const char busy[] =
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    server_log("%s refused: 503 too many connections", peer);
    if (send(fd, busy, sizeof busy - 1, MSG_DONTWAIT | MSG_NOSIGNAL) > 0)
        peer_socket_drain(fd);
    close(fd);
}

/* NULL: the system has no room. */
static Connection *connection_new(Connections *all, int fd, const char *peer)
{
    Connection *connection = calloc(1, sizeof *connection);
    if (!connection)
        return NULL;
    connection->all = all;
    connection->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    snprintf(connection->peer, sizeof connection->peer, "%s", peer);
    if (connection->fd < 0 || uv_poll_init(all->loops[0], &connection->poll, connection->fd) != 0) {
        if (connection->fd >= 0)
            close(connection->fd);
        free(connection);
        return NULL;
    }
    connection->poll.data = connection;
    return connection;
}

void connections_take(int fd, const char *peer, void *context)
{
    Connections *all = context;
    Connection *connection = all->count < all->options->connections_max ? connection_new(all, fd, peer) : NULL;
    if (!connection) {
        send_away(fd, peer);
        return;
    }
    lws_adopt_desc_t adoption = {
        .vh = all->host,
        .type = LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP,
        .fd = { .sockfd = fd },
    };
    connection->wsi = lws_adopt_descriptor_vhost_via_info(&adoption);
    if (!connection->wsi) {
        /* It has closed its descriptor. */
        server_log("%s refused: libwebsockets has no room", peer);
        uv_close((uv_handle_t *)&connection->poll, free_connection);
        return;
    }
    all->count++;
    lws_set_opaque_user_data(connection->wsi, connection);
    set_deadline(connection->wsi, all->options->request_seconds);
}

void connections_close(Connections *connections) { lws_context_destroy(connections->lws); }

void connections_free(Connections *connections) { lws_context_destroy(connections->lws); }
