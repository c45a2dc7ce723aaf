/* SPDX-License-Identifier: MIT */
/* write.c - the network as a C table. */
#include <stdio.h>
#include "train.h"

void write_floats(FILE *file, const float *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        fprintf(file, "%s%.9ef", i ? "," : "{", (double)values[i]);
    fputs("},\n", file);
}

static void write_rows(FILE *file, const char *name, const float *values, unsigned rows, unsigned columns)
{
    fprintf(file, ".%s = {\n", name);
    for (unsigned row = 0; row < rows; row++)
        write_floats(file, values + (size_t)row * columns, columns);
    fputs("},\n", file);
}

int write_network(const Network *network, const char *name, const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return 0;
    fprintf(
        file,
        "/* SPDX-License-Identifier: MIT */\n"
        "/* network_%s.c - written by gwt-train (make train): do not edit. One line for each feature, in 1/4096. */\n"
        "#include \"network.h\"\n\n/* clang-format off */\nconst Network network_%s = {\n.in = {\n",
        name, name);
    for (unsigned i = 0; i < FEATURES; i++) {
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            fprintf(file, "%s%d", h ? "," : "{", network->in[i][h]);
        fputs("},\n", file);
    }
    fputs("},\n", file);
    write_rows(file, "deep", network->deep[0], NETWORK_HIDDEN, NETWORK_DEEP);
    fputs(".deep_bias = ", file);
    write_floats(file, network->deep_bias, NETWORK_DEEP);
    write_rows(file, "out", network->out[0], OUTPUTS, NETWORK_HIDDEN);
    write_rows(file, "deep_out", network->deep_out[0], OUTPUTS, NETWORK_DEEP);
    fputs(".bias = ", file);
    write_floats(file, network->bias, OUTPUTS);
    fputs("};\n/* clang-format on */\n", file);
    int ok = !ferror(file);
    return fclose(file) == 0 && ok;
}
