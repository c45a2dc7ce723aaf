/* SPDX-License-Identifier: MIT */
/* answer.h - which answer a request gets: status, file and form. Sends nothing; connections.c does. */
#ifndef SERVER_ANSWER_H
#define SERVER_ANSWER_H
#include "assets.h"

typedef enum RequestMethod { METHOD_GET, METHOD_HEAD, METHOD_OTHER } RequestMethod;

typedef struct Request {
    RequestMethod method;
    const char *path; /* percent signs decoded, without the query; any bytes */
    size_t path_length;
    const char *accept_encoding; /* "" where the header is not there */
    const char *if_none_match;
    int is_malformed; /* neither HTTP/1.0 nor HTTP/1.1, or that without Host */
    int has_body;
} Request;

typedef struct Answer {
    unsigned status;
    const char *refusal;   /* why not, for the log; NULL: all is well */
    const Asset *asset;    /* for 200 and 304 */
    Encoding encoding;
    const char *text;      /* the body where there is no asset; "" for none */
    int sends_body;        /* not for HEAD and 304 */
    int closes;            /* nothing more is read from this connection */
} Answer;

Answer answer_for(const Assets *assets, const Request *request);

/* The bytes that belong to the answer, whether they are sent or not. */
const unsigned char *answer_bytes(const Answer *answer, size_t *length);

/* For the header lines. NULL: none. */
const char *answer_cache_control(const Answer *answer);
int answer_varies(const Answer *answer);

#endif
