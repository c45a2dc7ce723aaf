/* SPDX-License-Identifier: MIT */
/* test_parts.c - the parts of the server that need no network: which files there are, and which answer a request gets. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>
#include "answer.h"
#include "assets.h"
#include "media_type.h"
#include "negotiate.h"
#include "page.h"
#include "server_log.h"

static void encodings_are_read_with_their_weights(void **state)
{
    (void)state;
    assert_true(encoding_is_accepted("", ENCODING_PLAIN));
    assert_false(encoding_is_accepted("", ENCODING_GZIP));
    assert_true(encoding_is_accepted("gzip, deflate, br", ENCODING_BROTLI));
    assert_true(encoding_is_accepted("GZIP", ENCODING_GZIP));
    assert_true(encoding_is_accepted(" br ; q=0.001,gzip;q=0", ENCODING_BROTLI));
    assert_false(encoding_is_accepted("br;q=0.9, gzip;q=0", ENCODING_GZIP));
    assert_false(encoding_is_accepted("gzip; Q=0.000 ,br", ENCODING_GZIP));
    assert_true(encoding_is_accepted("*", ENCODING_GZIP));
    assert_false(encoding_is_accepted("*;q=0", ENCODING_GZIP));
    assert_false(encoding_is_accepted("gzip;q=0, *", ENCODING_GZIP));
    assert_false(encoding_is_accepted("xgzip, gzipx, g", ENCODING_GZIP));
    assert_false(encoding_is_accepted(",,;;q=,;q=0", ENCODING_GZIP));
    assert_true(encoding_is_accepted("gzip;", ENCODING_GZIP));
    assert_true(encoding_is_accepted("gzip;q", ENCODING_GZIP));
}

static void etags_are_found_in_lists(void **state)
{
    (void)state;
    assert_true(etag_is_listed("\"a\"", "\"a\""));
    assert_true(etag_is_listed("W/\"a\"", "\"a\""));
    assert_true(etag_is_listed("\"b\", W/\"c\" ,\"a\"", "\"a\""));
    assert_true(etag_is_listed("*", "\"a\""));
    assert_false(etag_is_listed("", "\"a\""));
    assert_false(etag_is_listed("a", "\"a\""));
    assert_false(etag_is_listed("\"a", "\"a\""));
    assert_false(etag_is_listed("\"aa\"", "\"a\""));
    assert_false(etag_is_listed("\"", "\"a\""));
}

static void media_types_go_by_the_ending(void **state)
{
    (void)state;
    assert_string_equal(media_type("/a.wasm"), "application/wasm");
    assert_string_equal(media_type("/a.b.mjs"), "text/javascript; charset=utf-8");
    assert_string_equal(media_type("/font.woff2"), "font/woff2");
    assert_string_equal(media_type("/app.webmanifest"), "application/manifest+json");
    assert_string_equal(media_type("/i.svg"), "image/svg+xml");
    assert_string_equal(media_type("/none"), "application/octet-stream");
}

static const Asset *find(const Assets *assets, const char *path) { return assets_find(assets, path, strlen(path)); }

static void a_folder_gives_its_plain_files_and_nothing_else(void **state)
{
    char error[256];
    Assets assets;
    (void)state;
    assert_true(assets_load(&assets, page_make(), error, sizeof error));
    assert_ptr_equal(find(&assets, "/"), find(&assets, "/index.html"));
    assert_non_null(find(&assets, "/sw.js"));
    assert_non_null(find(&assets, "/alone.gz"));
    assert_null(find(&assets, "/passwd"));
    assert_null(find(&assets, "/etc/passwd"));
    assert_null(find(&assets, "/.hidden"));
    assert_null(find(&assets, "/pipe"));
    assert_null(find(&assets, "/assets"));
    assert_null(find(&assets, "/assets/"));
    assert_null(find(&assets, ""));
    assert_null(assets_find(&assets, "/index.html\0.js", 15));
    assert_true(find(&assets, PAGE_SCRIPT)->has_hash);
    assert_false(find(&assets, "/sw.js")->has_hash);
    assets_free(&assets);
}

static void packed_forms_belong_to_their_file(void **state)
{
    char error[256];
    Assets assets;
    (void)state;
    assert_true(assets_load(&assets, page_make(), error, sizeof error));
    const Asset *script = find(&assets, PAGE_SCRIPT);
    assert_null(find(&assets, PAGE_SCRIPT ".br"));
    assert_null(find(&assets, PAGE_SCRIPT ".gz"));
    assert_int_equal(asset_encoding(script, "gzip"), ENCODING_GZIP);
    assert_int_equal(asset_encoding(script, "gzip, br"), ENCODING_BROTLI);
    assert_int_equal(asset_encoding(script, ""), ENCODING_PLAIN);
    assert_int_equal(asset_encoding(find(&assets, "/sw.js"), "gzip, br"), ENCODING_PLAIN);
    assert_string_not_equal(script->forms[ENCODING_GZIP].etag, script->forms[ENCODING_PLAIN].etag);
    assets_free(&assets);
}

static void a_folder_without_a_page_is_refused(void **state)
{
    char path[256], error[256];
    Assets assets;
    (void)state;
    snprintf(path, sizeof path, "%s/empty", page_make());
    assert_false(assets_load(&assets, path, error, sizeof error));
    assert_non_null(strstr(error, "no index.html"));
    assert_false(assets_load(&assets, "/nowhere/at/all", error, sizeof error));
    assert_non_null(strstr(error, "/nowhere/at/all"));
    snprintf(path, sizeof path, "%s/index.html", page_make());
    assert_false(assets_load(&assets, path, error, sizeof error));
}

static void answers_have_the_right_status(void **state)
{
    static const struct {
        Request request;
        unsigned status;
        int sends_body, closes;
    } cases[] = {
        { { .path = "/" }, 200, 1, 0 },
        { { .path = "/", .method = METHOD_HEAD }, 200, 0, 0 },
        { { .path = "/", .if_none_match = "*" }, 304, 0, 0 },
        { { .path = "/none" }, 404, 1, 0 },
        { { .path = "/none", .method = METHOD_HEAD }, 404, 0, 0 },
        { { .path = "/", .method = METHOD_OTHER }, 405, 1, 1 },
        { { .path = "/", .has_body = 1 }, 413, 1, 1 },
        { { .path = "/", .is_malformed = 1 }, 400, 1, 1 },
        { { .path = "/a\\b" }, 400, 1, 1 },
        { { .path = "/a\x01" }, 400, 1, 1 },
        { { .path = "index.html" }, 400, 1, 1 },
        { { .path = "" }, 400, 1, 1 },
    };
    char error[256];
    Assets assets;
    (void)state;
    assert_true(assets_load(&assets, page_make(), error, sizeof error));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Request request = cases[i].request;
        request.path_length = strlen(request.path);
        request.accept_encoding = "";
        if (!request.if_none_match)
            request.if_none_match = "";
        Answer answer = answer_for(&assets, &request);
        assert_int_equal(answer.status, cases[i].status);
        assert_int_equal(answer.sends_body, cases[i].sends_body);
        assert_int_equal(answer.closes, cases[i].closes);
    }
    assets_free(&assets);
}

static void log_lines_hold_no_bytes_of_a_stranger_as_they_are(void **state)
{
    char out[SERVER_LOG_QUOTE_MAX], longer[1000];
    (void)state;
    assert_string_equal(server_log_quote(out, "/a b\n\x1b%", 7), "/a%20b%0A%1B%25");
    memset(longer, '\n', sizeof longer);
    assert_true(strlen(server_log_quote(out, longer, sizeof longer)) < sizeof out);
    assert_non_null(strstr(out, "..."));
    assert_string_equal(server_log_quote(out, "", 0), "");
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
        cmocka_unit_test(encodings_are_read_with_their_weights),
        cmocka_unit_test(etags_are_found_in_lists),
        cmocka_unit_test(media_types_go_by_the_ending),
        cmocka_unit_test(a_folder_gives_its_plain_files_and_nothing_else),
        cmocka_unit_test(packed_forms_belong_to_their_file),
        cmocka_unit_test(a_folder_without_a_page_is_refused),
        cmocka_unit_test(answers_have_the_right_status),
        cmocka_unit_test(log_lines_hold_no_bytes_of_a_stranger_as_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, remove_page);
}
