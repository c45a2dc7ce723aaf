/* SPDX-License-Identifier: MIT */
/* foresight.c - how well a search foretells what its lines come to. Lines that look about equally good, met in games of two, against the
 * hardest Garth (duel) or among bots (people), are simulated to different depths and played out to the end many times over; printed is, for each depth, how much of
 * what they differ by at the end it explains together with the judgement of their own end, and how much weight that judgement should
 * have. What lies behind JUDGEMENT_SHARE and the turns of a level; see docs/bots.md.
 *
 *   gwt-foresight duel|people [positions [deals [seed]]] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/view.h"
#include "random_numbers.h"
#include "search/search.h"

enum { LINES = 5, DEALS_MAX = 1000, EVERY = 8 /* own turns, about, of which one is looked at */ };
static const float ABOUT_EQUAL = 2.5f; /* points */
static const BotBudget quick = { .simulations = 32 };

/* Own turns of a simulation, and the first of them that do not count. */
static const struct {
    const char *name;
    uint8_t turns, passed;
} depths[] = {
    { "turn one", 1, 0 },          { "turn two", 2, 1 },          { "turns two to four", 4, 1 },
    { "turns two to six", 6, 1 }, { "turns two to eight", 8, 1 }, { "the end", 200, 199 }, /* comes last: it is what is foretold */
};
enum { DEPTHS = sizeof depths / sizeof depths[0], END = DEPTHS - 1 };

/* Sums of products over all lines; each differs from the mean of its position. */
typedef struct Moments {
    double judged_judged, judged_seen, seen_seen, judged_end, seen_end, end_end;
    double noise; /* squares of what simulations of a line differ by, compared with the other lines in the same deal */
} Moments;

typedef struct Study {
    Search *search;
    int duel;
    unsigned lines, deals, positions;
    uint16_t candidate[LINES];
    float judged[LINES];
    float value[DEPTHS][DEALS_MAX][LINES];
    Moments moments[DEPTHS];
    uint64_t noises;
} Study;

static float simulated(Study *study, unsigned depth, unsigned line, uint64_t deal)
{
    BotLevel level = *study->search->level;
    const BotLevel *usual = study->search->level;
    Job job = { .candidate = study->candidate[line], .deal = deal };
    level.turns = level.deep_turns = depths[depth].turns;
    level.passed = depths[depth].passed;
    study->search->level = &level;
    search_run_job(study->search, &study->search->turns[0], &job);
    study->search->level = usual;
    return outlook_value(&job.result, &level.worth) - outlook_value(&job.luck, &level.worth);
}

/* Means over every second deal, from the first or the second on, less their own mean. */
static void means_of(const Study *study, unsigned depth, unsigned first, double out[LINES])
{
    const unsigned half = study->deals / 2;
    double all = 0;
    for (unsigned line = 0; line < study->lines; line++) {
        out[line] = 0;
        for (unsigned deal = first; deal < study->deals; deal += 2)
            out[line] += (double)study->value[depth][deal][line] / half;
        all += out[line] / study->lines;
    }
    for (unsigned line = 0; line < study->lines; line++)
        out[line] -= all;
}

static void add_noise(Study *study, unsigned depth)
{
    double even[LINES], odd[LINES];
    means_of(study, depth, 0, even);
    means_of(study, depth, 1, odd);
    for (unsigned deal = 0; deal < study->deals; deal++) {
        double all = 0;
        for (unsigned line = 0; line < study->lines; line++)
            all += (double)study->value[depth][deal][line] / study->lines;
        for (unsigned line = 0; line < study->lines; line++) {
            double wrong = (double)study->value[depth][deal][line] - all - (even[line] + odd[line]) / 2;
            study->moments[depth].noise += wrong * wrong;
        }
    }
}

/* What is seen in one half of the deals is compared with the end in the other half. */
static void add_position(Study *study)
{
    double judged[LINES], all = 0;
    for (unsigned line = 0; line < study->lines; line++)
        all += (double)study->judged[line] / study->lines;
    for (unsigned line = 0; line < study->lines; line++)
        judged[line] = (double)study->judged[line] - all;
    for (unsigned depth = 0; depth < DEPTHS; depth++) {
        Moments *moments = &study->moments[depth];
        for (unsigned half = 0; half < 2; half++) {
            double seen[LINES], end[LINES];
            means_of(study, depth, half, seen);
            means_of(study, END, !half, end);
            for (unsigned line = 0; line < study->lines; line++) {
                moments->judged_judged += judged[line] * judged[line];
                moments->judged_seen += judged[line] * seen[line];
                moments->seen_seen += seen[line] * seen[line];
                moments->judged_end += judged[line] * end[line];
                moments->seen_end += seen[line] * end[line];
                moments->end_end += end[line] * end[line];
            }
        }
        add_noise(study, depth);
    }
    study->noises += (study->deals - 1u) * (study->lines - 1u); /* less what was needed for the means */
    study->positions++;
}

/* Two ways to the same end come to the same: one of them is enough. */
static int is_studied(const Study *study, const Candidate *candidate)
{
    for (unsigned line = 0; line < study->lines; line++)
        if (study->search->candidates[study->candidate[line]].end == candidate->end)
            return 1;
    return 0;
}

static int look_at(Study *study, const GwtGame *view, uint64_t seed)
{
    Search *search = study->search;
    Outlook outlook;
    float best, value;
    search_candidates(search, view, network_of(view, gwt_player_to_act(view)), bot_expert.level, seed);
    search_simulate(search, (SearchEffort){ .simulations = bot_expert.level->simulations }, 1, NULL, NULL);
    search_mean(search, &search->candidates[0], &outlook, &best);
    study->lines = 0;
    for (unsigned i = 0; study->lines < LINES && i < search->count; i++) {
        const Candidate *candidate = &search->candidates[i];
        search_mean(search, candidate, &outlook, &value);
        if (candidate->visits == 0 || value < best - ABOUT_EQUAL)
            break;
        if (is_studied(study, candidate))
            continue;
        study->judged[study->lines] = outlook_value(&candidate->prior, &search->level->worth);
        study->candidate[study->lines++] = (uint16_t)i;
    }
    if (study->lines < 2)
        return 0;
    for (unsigned deal = 0; deal < study->deals; deal++) {
        const uint64_t number = random_next(&seed);
        for (unsigned depth = 0; depth < DEPTHS; depth++)
            for (unsigned line = 0; line < study->lines; line++)
                study->value[depth][deal][line] = simulated(study, depth, line, number);
    }
    add_position(study);
    return 1;
}

static void play(Study *study, uint64_t seed, unsigned positions, BotWorkspace *workspace)
{
    GwtSetup setup = gwt_setup_default();
    GwtGame game, view;
    BotState state;
    setup.players = 2;
    setup.garth[seed & 1] = study->duel ? GWT_GARTH_VERY_HARD : GWT_GARTH_NONE;
    gwt_key_from_seed(seed, setup.key);
    gwt_init(&game, &setup);
    bot_state_init(&state, seed);
    for (unsigned turn = GWT_NONE; !gwt_is_over(&game) && study->positions < positions;) {
        GwtAction legal[GWT_ACTIONS_MAX];
        const unsigned player = gwt_player_to_act(&game);
        gwt_view_for(&game, player, &view);
        const size_t count = gwt_legal_actions(&view, legal);
        const int begins = count > 1 && game.turns != turn && !setup.garth[player];
        turn = game.turns;
        if (begins && random_next(&seed) % EVERY == 0 && look_at(study, &view, seed)) {
            fprintf(stderr, "\r%u of %u positions", study->positions, positions);
            fflush(stderr);
        }
        gwt_apply_legal(&game,
                        count == 1 ? legal[0] : bot_expert.choose(&bot_expert, &view, &state, &quick, workspace));
    }
}

/* The least squares of the end by the judgement and by what a depth has seen. */
static void print_depth(const Study *study, unsigned depth)
{
    const Moments *m = &study->moments[depth];
    const double bottom = m->judged_judged * m->seen_seen - m->judged_seen * m->judged_seen;
    const double judged = (m->judged_end * m->seen_seen - m->seen_end * m->judged_seen) / bottom;
    const double seen = (m->seen_end * m->judged_judged - m->judged_end * m->judged_seen) / bottom;
    printf("%-18s %8.2f %12.1f %% %14.2f\n", depths[depth].name, sqrt(m->noise / (double)study->noises),
           100 * (judged * m->judged_end + seen * m->seen_end) / m->end_end, judged / (judged + seen));
}

static int usage(void)
{
    fprintf(stderr, "use: gwt-foresight duel|people [positions [deals [seed]]], at most %d deals\n", DEALS_MAX);
    return 2;
}

int main(int argc, char **argv)
{
    unsigned long numbers[] = { 50, 160, 1 };
    if (argc < 2 || argc > 5 || (strcmp(argv[1], "duel") != 0 && strcmp(argv[1], "people") != 0))
        return usage();
    for (int i = 2; i < argc; i++) {
        char *end;
        numbers[i - 2] = strtoul(argv[i], &end, 10);
        if (*end || end == argv[i] || numbers[i - 2] < 1 || numbers[i - 2] > 100000)
            return usage();
    }
    if (numbers[1] < 2 || numbers[1] > DEALS_MAX)
        return usage();
    Study *study = calloc(1, sizeof *study);
    BotWorkspace *workspace = bot_workspace_new(), *playing = bot_workspace_new();
    if (!study || !workspace || !playing) {
        fprintf(stderr, "gwt-foresight: not enough memory\n");
        return 1;
    }
    study->search = &workspace->search;
    study->duel = strcmp(argv[1], "duel") == 0;
    study->deals = (unsigned)(numbers[1] & ~1ul);
    for (uint64_t seed = numbers[2]; study->positions < numbers[0]; seed++)
        play(study, seed, (unsigned)numbers[0], playing);
    fprintf(stderr, "\n");
    printf("%u positions, each line simulated %u times; the end explained in as many other deals\n\n", study->positions,
           study->deals / 2);
    printf("%-18s %8s %14s %14s\n", "depth", "noise", "explained", "judgement");
    for (unsigned depth = 0; depth < DEPTHS; depth++)
        print_depth(study, depth);
    bot_workspace_free(playing);
    bot_workspace_free(workspace);
    free(study);
    return 0;
}
