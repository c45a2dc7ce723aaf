/* SPDX-License-Identifier: MIT */
/* write.c - the network as a C table. */
#include <stdio.h>
#include "train.h"

static void write_floats(FILE *file, const float *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        fprintf(file, "%s%.9ef", i ? "," : "{", (double)values[i]);
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
    fputs("},\n.deep = {\n", file);
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
        write_floats(file, network->deep[h], NETWORK_DEEP);
    fputs("},\n.deep_bias = ", file);
    write_floats(file, network->deep_bias, NETWORK_DEEP);
    fputs(".out = {\n", file);
    for (unsigned o = 0; o < OUTPUTS; o++)
        write_floats(file, network->out[o], NETWORK_HIDDEN);
    fputs("},\n.deep_out = {\n", file);
    for (unsigned o = 0; o < OUTPUTS; o++)
        write_floats(file, network->deep_out[o], NETWORK_DEEP);
    fputs("},\n.bias = ", file);
    write_floats(file, network->bias, OUTPUTS);
    fputs("};\n/* clang-format on */\n", file);
    int ok = !ferror(file);
    return fclose(file) == 0 && ok;
}
