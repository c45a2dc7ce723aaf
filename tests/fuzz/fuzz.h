/* SPDX-License-Identifier: MIT */
/* fuzz.h - what the fuzz targets share. A target is one LLVMFuzzerTestOneInput; libFuzzer calls it with what it
 * invents, run_seeds.c with the files in seeds/. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* On in every build: a broken promise must end the process, for libFuzzer to keep the input. */
#define FUZZ_REQUIRE(condition, ...) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: ", __FILE__, __LINE__); \
            fprintf(stderr, __VA_ARGS__); \
            fputc('\n', stderr); \
            abort(); \
        } \
    } while (0)

#endif
