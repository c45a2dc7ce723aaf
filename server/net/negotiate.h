/* SPDX-License-Identifier: MIT */
/* negotiate.h - what the header lines of a request ask for. Reads any text without harm. */
#ifndef SERVER_NEGOTIATE_H
#define SERVER_NEGOTIATE_H

typedef enum Encoding { ENCODING_PLAIN, ENCODING_GZIP, ENCODING_BROTLI, ENCODINGS } Encoding;

/* The name in Content-Encoding; NULL for ENCODING_PLAIN. */
const char *encoding_name(Encoding encoding);

/* Whether the value of Accept-Encoding allows it; the plain form is always allowed. */
int encoding_is_accepted(const char *accept, Encoding encoding);

/* Whether the value of If-None-Match names the tag (with its quotes), or any. */
int etag_is_listed(const char *list, const char *etag);

#endif
