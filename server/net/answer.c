/* SPDX-License-Identifier: MIT */
/* answer.c - see answer.h. */
#include "answer.h"
#include <string.h>

static Answer refuse(const Request *request, unsigned status, const char *text, const char *why)
{
    return (Answer){
        .status = status,
        .refusal = why,
        .text = text,
        .sends_body = request->method != METHOD_HEAD,
        .closes = status != 404,
    };
}

/* Control characters and backslashes stand in no name of ours: whoever sends them tries something. */
static int path_is_odd(const Request *request)
{
    for (size_t i = 0; i < request->path_length; i++) {
        const unsigned char byte = (unsigned char)request->path[i];
        if (byte < ' ' || byte == 0x7f || byte == '\\')
            return 1;
    }
    return request->path_length == 0 || request->path[0] != '/';
}

Answer answer_for(const Assets *assets, const Request *request)
{
    if (request->method == METHOD_OTHER)
        return refuse(request, 405, "Only GET and HEAD are understood here.\n", "method");
    if (request->has_body)
        return refuse(request, 413, "Requests here have no body.\n", "a body where none belongs");
    if (request->is_malformed)
        return refuse(request, 400, "The request has no version or no Host.\n", "no version or no Host");
    if (path_is_odd(request))
        return refuse(request, 400, "The path is not one.\n", "odd path");
    const Asset *asset = assets_find(assets, request->path, request->path_length);
    if (!asset)
        return refuse(request, 404, "There is no such file.\n", "no such file");
    Answer answer = { .status = 200, .asset = asset, .sends_body = request->method == METHOD_GET };
    answer.encoding = asset_encoding(asset, request->accept_encoding);
    if (etag_is_listed(request->if_none_match, asset->forms[answer.encoding].etag)) {
        answer.status = 304;
        answer.sends_body = 0;
    }
    return answer;
}

const unsigned char *answer_bytes(const Answer *answer, size_t *length)
{
    if (answer->asset) {
        const AssetForm *form = &answer->asset->forms[answer->encoding];
        *length = form->length;
        return form->bytes;
    }
    *length = strlen(answer->text);
    return (const unsigned char *)answer->text;
}

const char *answer_cache_control(const Answer *answer)
{
    if (!answer->asset)
        return "no-store";
    return answer->asset->has_hash ? "public, max-age=31536000, immutable" : "no-cache";
}

int answer_varies(const Answer *answer)
{
    const Asset *asset = answer->asset;
    return asset && (asset->forms[ENCODING_GZIP].bytes || asset->forms[ENCODING_BROTLI].bytes);
}
