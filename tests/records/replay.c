/* SPDX-License-Identifier: MIT */
/* replay.c - every stored game replays to its exact scores, winners and hash, and together they cover, for the first
 * edition, every mix of player count, neutral buildings and sides, and every promo with every player count; and every
 * cell of edition, Rails to the North, Simmental, players and seats of Garth (none, one, all but one, all), every level
 * of his, every option, and exchange tokens spent off turn. `replay FOLDER`. */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/check.h"
#include "notation/record.h"

enum { GAMES_MIN = 204, SIDES_A = 0, SIDES_B = 1, SIDES_RANDOM = 2, SIDES = 3 };

static unsigned games, failures;
static unsigned mixes[GWT_PLAYERS_MAX + 1][2][SIDES];
static unsigned promos[GWT_PLAYERS_MAX + 1][2][2];
static unsigned cells[GWT_EDITIONS][2][2][GWT_PLAYERS_MAX + 1][GWT_PLAYERS_MAX + 1];
static unsigned levels[GWT_GARTH_LEVELS], balanced, reused, bid, off_turn;
static char text[NOTATION_RECORD_MAX];

static void wrong(const char *name, const char *reason)
{
    printf("%s: %s\n", name, reason);
    failures++;
}

static void count_setup(const GwtSetup *setup)
{
    unsigned garths = 0;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        garths += setup->garth[seat] != GWT_GARTH_NONE;
        levels[setup->garth[seat]]++;
    }
    cells[setup->edition][setup->rails][setup->simmental][setup->players][garths]++;
    balanced += setup->balanced;
    reused += setup->reuse;
    bid += setup->bidding;
    if (setup->edition != GWT_EDITION_FIRST || setup->rails || garths)
        return;
    unsigned sides = setup->sides_random ? SIDES_RANDOM : setup->b_sides ? SIDES_B : SIDES_A;
    mixes[setup->players][setup->neutrals_random != 0][sides]++;
    promos[setup->players][setup->promo_masters != 0][setup->promo_buildings != 0]++;
}

/* Whether somebody acted who was not to act. */
static int has_off_turn(size_t length)
{
    char error[NOTATION_ERROR_MAX];
    NotationRecordReader reader;
    GwtAction action;
    if (!notation_record_open(&reader, text, length, error, sizeof error))
        return 0;
    for (;;) {
        unsigned to_act = gwt_player_to_act(&reader.game);
        if (notation_record_next(&reader, &action, NULL, error, sizeof error) != 1)
            return 0;
        if (reader.seat != to_act)
            return 1;
    }
}

static void replay(const char *name, size_t length)
{
    char error[NOTATION_ERROR_MAX];
    NotationRecordResult result;
    games++;
    if (!notation_record_verify(text, length, &result, error, sizeof error)) {
        wrong(name, error);
        return;
    }
    if (!result.over)
        wrong(name, "the game is not played to its end");
    if (!result.has_scores || !result.has_hash)
        wrong(name, "scores, winners or hash are missing");
    if (gwt_check(&result.game, NULL) != GWT_PROBLEM_NONE)
        wrong(name, "the last state is impossible");
    count_setup(&result.head.setup);
    off_turn += (unsigned)has_off_turn(length);
}

static void replay_file(const char *folder, const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        wrong(name, "cannot be opened");
        return;
    }
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    replay(name, length);
}

static int is_record(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && strcmp(dot, ".drover") == 0;
}

static void check_cells(unsigned edition, unsigned rails, unsigned simmental)
{
    for (unsigned players = 2; players <= GWT_PLAYERS_MAX; players++)
        for (unsigned garths = 0; garths <= players; garths++)
            if ((garths <= 1 || garths + 1 >= players) && !cells[edition][rails][simmental][players][garths])
                wrong("coverage", "a cell of the matrix is missing");
}

static void check_matrix(void)
{
    for (unsigned rails = 0; rails < 2; rails++) {
        check_cells(GWT_EDITION_FIRST, rails, 0);
        check_cells(GWT_EDITION_SECOND, rails, 0);
        check_cells(GWT_EDITION_SECOND, rails, 1);
    }
    for (unsigned level = GWT_GARTH_EASY; level < GWT_GARTH_LEVELS; level++)
        if (!levels[level])
            wrong("coverage", "a level of Garth is missing");
    if (!balanced || !reused || !bid || !off_turn)
        wrong("coverage", "balanced supply, buildings used twice, bidding or a token off turn is missing");
}

static void check_coverage(void)
{
    if (games < GAMES_MIN)
        wrong("coverage", "fewer games than there were");
    check_matrix();
    for (unsigned players = 2; players <= GWT_PLAYERS_MAX; players++) {
        for (unsigned i = 0; i < 2 * SIDES; i++)
            if (!mixes[players][i / SIDES][i % SIDES])
                wrong("coverage", "a mix of players, neutral buildings and sides is missing");
        for (unsigned i = 0; i < 4; i++)
            if (!promos[players][i / 2][i % 2])
                wrong("coverage", "a mix of players and promos is missing");
    }
}

int main(int argc, char **argv)
{
    DIR *folder = argc == 2 ? opendir(argv[1]) : NULL;
    if (!folder) {
        fprintf(stderr, "usage: replay FOLDER\n");
        return 2;
    }
    for (struct dirent *entry; (entry = readdir(folder));)
        if (is_record(entry->d_name))
            replay_file(argv[1], entry->d_name);
    closedir(folder);
    check_coverage();
    printf("%u games, %u failures\n", games, failures);
    return failures != 0;
}
