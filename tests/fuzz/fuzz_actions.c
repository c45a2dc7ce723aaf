/* SPDX-License-Identifier: MIT */
/* fuzz_actions.c - the input is a game: two bytes choose the setup and the seed, the others act. Components are
 * conserved and there is a legal action in every state; the other properties are checked where the input says so.
 *
 * * A byte below 0xE0 picks a legal action (a multiple of 8 checks the cheap properties first), 0xE0..0xFD offers
 * the next two bytes to gwt_apply as they are, 0xFE and 0xFF check the dear properties too: views, samples,
 * descriptions. */
#include "fuzz.h"
#include "properties.h"

enum { BYTE_RAW = 0xE0, BYTE_DEAR = 0xFE, ACTIONS_MAX = 600 };
enum { PROPERTIES_ALWAYS = 2, PERIOD_CHEAP = 1, PERIOD_DEAR = 64 };

static void check(const Position *position, uint8_t byte)
{
    char why[PROPERTY_WHY_MAX] = "";
    unsigned period_max = byte >= BYTE_DEAR ? PERIOD_DEAR : byte % 8 == 0 ? PERIOD_CHEAP : 0;
    for (unsigned i = 0; i < PROPERTIES; i++)
        if (i < PROPERTIES_ALWAYS || properties[i].period <= period_max)
            FUZZ_REQUIRE(properties[i].holds(position, why), "%s: %s", properties[i].name, why);
}

static int is_legal(const Position *position, GwtAction action)
{
    for (size_t i = 0; i < position->count; i++)
        if (position->legal[i] == action)
            return 1;
    return 0;
}

static void offer(GwtGame *game, const Position *position, GwtAction action)
{
    GwtStatus expected = gwt_is_over(game)            ? GWT_ERR_GAME_OVER
                         : is_legal(position, action) ? GWT_OK
                                                      : GWT_ERR_NOT_LEGAL;
    GwtStatus status = gwt_apply(game, action, NULL);
    FUZZ_REQUIRE(status == expected, "action 0x%04X: %s", action, gwt_status_text(status));
}

/* Long lists need more than one byte to reach every action. */
static size_t take_index(const uint8_t *data, size_t size, size_t *at, size_t count)
{
    size_t index = data[(*at)++];
    if (count >= BYTE_RAW && *at < size)
        index = index << 8 | data[(*at)++];
    return index % count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    GwtSetup setup = play_setup(data[0] % PLAY_SETUPS, data[1]);
    GwtGame game;
    FUZZ_REQUIRE(gwt_init(&game, &setup) == GWT_OK, "setup %u refused", data[0] % PLAY_SETUPS);
    Census census;
    census_take(&game, &census);
    PlayRng rng = { data[1] };
    size_t at = 2;
    for (unsigned actions = 0; at < size && actions < ACTIONS_MAX; actions++) {
        Position position;
        position_open(&position, &game, &census, &rng);
        if (position.count)
            position.chosen = position.legal[data[at] % position.count];
        check(&position, data[at]);
        if (data[at] >= BYTE_DEAR) {
            at++;
        } else if (data[at] >= BYTE_RAW && at + 2 < size) {
            offer(&game, &position, (GwtAction)(data[at + 1] << 8 | data[at + 2]));
            at += 3;
        } else if (position.count) {
            offer(&game, &position, position.legal[take_index(data, size, &at, position.count)]);
        } else {
            break;
        }
    }
    return 0;
}
