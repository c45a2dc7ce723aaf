/* SPDX-License-Identifier: MIT */
/* fuzz_position.c - the input is a position in JSON. What is accepted passes gwt_check, is written and read back to
 * the same bytes, shows every seat a view that samples fit, and can be played on: two hundred random actions without a
 * broken state, and never without a legal action before the end. */
#include <string.h>
#include "fuzz.h"
#include "gwt/check.h"
#include "gwt/describe.h"
#include "gwt/score.h"
#include "gwt/view.h"
#include "notation/position.h"
#include "notation/record.h"
#include "play.h"

enum { TEXT_MAX = 1 << 17, ACTIONS = 200 };

static void round_trip(const GwtGame *game)
{
    static char text[TEXT_MAX];
    char error[NOTATION_ERROR_MAX] = "";
    GwtGame back;
    size_t length = notation_position_write(game, NOTATION_INDENTED, text, sizeof text);
    FUZZ_REQUIRE(length > 0 && length < sizeof text, "an accepted position cannot be written");
    FUZZ_REQUIRE(notation_position_read(text, length, &back, error, sizeof error), "written, then refused: %s", error);
    FUZZ_REQUIRE(memcmp(game, &back, sizeof back) == 0, "written and read, the position differs");
}

static void look_at(const GwtGame *game, PlayRng *rng)
{
    GwtScore score;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        GwtGame view, sample, seen;
        uint64_t key[2] = { play_random(rng), play_random(rng) };
        gwt_score(game, seat, &score);
        gwt_view_for(game, seat, &view);
        gwt_sample(&view, key, &sample);
        gwt_view_for(&sample, seat, &seen);
        FUZZ_REQUIRE(memcmp(&view, &seen, sizeof view) == 0, "seat %u can tell a sample from the position", seat);
        FUZZ_REQUIRE(gwt_check(&sample, NULL) == GWT_PROBLEM_NONE, "a sample for seat %u is impossible", seat);
    }
    FUZZ_REQUIRE(gwt_winners(game) != 0, "nobody wins");
}

static void describe_all(const GwtGame *game, const GwtAction *legal, size_t count)
{
    char text[NOTATION_TEXT_MAX];
    for (size_t i = 0; i < count; i++) {
        GwtActionInfo info;
        gwt_describe(game, legal[i], &info);
        FUZZ_REQUIRE(notation_action_format(game, legal[i], text, sizeof text) < NOTATION_ACTION_MAX, "a long text");
        notation_action_say(game, legal[i], NOTATION_ENGLISH, text, sizeof text);
    }
}

static void play_on(GwtGame game, PlayRng *rng)
{
    for (unsigned i = 0; i < ACTIONS && !gwt_is_over(&game); i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(&game, legal);
        FUZZ_REQUIRE(count > 0 && count <= GWT_ACTIONS_MAX, "%zu legal actions", count);
        if (i % 16 == 0)
            describe_all(&game, legal, count);
        GwtStatus status = gwt_apply(&game, play_choose(PLAY_BUSY, rng, legal, count), NULL);
        FUZZ_REQUIRE(status == GWT_OK, "a legal action is refused: %s", gwt_status_text(status));
        GwtProblem problem;
        FUZZ_REQUIRE(gwt_check(&game, &problem) == GWT_PROBLEM_NONE, "played on: %s (player %u, index %u)",
                     gwt_problem_text(problem.code), problem.player, problem.index);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char error[NOTATION_ERROR_MAX] = "";
    GwtGame game;
    if (!notation_position_read((const char *)data, size, &game, error, sizeof error)) {
        FUZZ_REQUIRE(error[0] && !strchr(error, '\n'), "a refusal is one line: '%s'", error);
        return 0;
    }
    FUZZ_REQUIRE(gwt_check(&game, NULL) == GWT_PROBLEM_NONE, "an accepted position is impossible");
    round_trip(&game);
    PlayRng rng = { gwt_hash(&game) };
    GwtGame view = game;
    if (view.viewer != GWT_NONE) /* played on as one of the games it may be */
        gwt_sample(&view, view.key, &game);
    look_at(&game, &rng);
    play_on(game, &rng);
    return 0;
}
