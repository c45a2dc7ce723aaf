/* SPDX-License-Identifier: MIT */
/* json_get.c - reads one JSON value from standard input and prints what stands at a path such as bots.0.win_share:
 * strings bare, everything else as JSON. For the shell tests. Exit code 1: no such place, 2: not JSON. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static json_t *step(json_t *value, const char *key)
{
    if (json_is_array(value))
        return json_array_get(value, (size_t)strtoul(key, NULL, 10));
    return json_object_get(value, key);
}

static void print_value(const json_t *value)
{
    if (json_is_string(value))
        puts(json_string_value(value));
    else {
        json_dumpf(value, stdout, JSON_COMPACT | JSON_ENCODE_ANY);
        putchar('\n');
    }
}

int main(int argc, char **argv)
{
    json_error_t error;
    json_t *root = json_loadf(stdin, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    if (!root) {
        fprintf(stderr, "json_get: not JSON: %s\n", error.text);
        return 2;
    }
    json_t *value = root;
    char path[256];
    snprintf(path, sizeof path, "%s", argc > 1 ? argv[1] : "");
    for (char *key = strtok(path, "."); key && value; key = strtok(NULL, "."))
        value = step(value, key);
    if (value)
        print_value(value);
    else
        fprintf(stderr, "json_get: nothing at %s\n", argc > 1 ? argv[1] : "");
    json_decref(root);
    return value ? 0 : 1;
}
