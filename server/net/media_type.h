/* SPDX-License-Identifier: MIT */
/* media_type.h - what kind of file a name stands for. */
#ifndef SERVER_MEDIA_TYPE_H
#define SERVER_MEDIA_TYPE_H

/* The value of Content-Type, by the ending of the path; never NULL. */
const char *media_type(const char *path);

#endif
