/* SPDX-License-Identifier: MIT */
/* run_seeds.c - runs a fuzz target on stored inputs, without libFuzzer and under any compiler: every crash that was
 * ever found stays found. Arguments are folders; `run_seeds` fails when they hold no file. */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <limits.h>
#include <sys/stat.h>
#include "fuzz.h"

enum { SEED_MAX = 1 << 20 };

static int run_file(const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode))
        return 0;
    FILE *file = fopen(path, "rb");
    uint8_t *data = malloc(SEED_MAX);
    if (!file || !data)
        exit(1);
    size_t size = fread(data, 1, SEED_MAX, file);
    fclose(file);
    uint8_t *exact = malloc(size + 1); /* a read past the end is seen by AddressSanitizer */
    for (size_t i = 0; exact && i < size; i++)
        exact[i] = data[i];
    free(data);
    fprintf(stderr, "%s\n", path);
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return 1;
}

static int run_folder(const char *folder)
{
    DIR *directory = opendir(folder);
    int files = 0;
    if (!directory)
        return 0;
    for (struct dirent *entry; (entry = readdir(directory));) {
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        files += run_file(path);
    }
    closedir(directory);
    return files;
}

int main(int argc, char **argv)
{
    int files = 0;
    for (int i = 1; i < argc; i++)
        files += run_folder(argv[i]);
    printf("%d inputs\n", files);
    return files == 0;
}
