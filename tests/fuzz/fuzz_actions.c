/* SPDX-License-Identifier: MIT */
/* fuzz_actions.c - the input is a game: its first bytes choose the setup and the seed, the others act. Components are
 * conserved and there is a legal action in every state; the other properties are checked where the input says so.
 *
 * * The first byte is a setup of the first edition, or from PLAY_SETUPS on a cell of the matrix: then two bytes after
 * the seed are the variation, which chooses every other option, and its lowest bit a rich start.
 *
 * * A byte below 0xE0 picks a legal action (a multiple of 8 checks the cheap properties first), 0xE0..0xEF offers
 * the next two bytes to gwt_apply as they are, 0xF0..0xFD spends an exchange token of some seat, 0xFE and 0xFF check
 * the dear properties too: views, samples, descriptions. */
#include "fuzz.h"
#include "properties.h"

enum { BYTE_RAW = 0xE0, BYTE_TOKEN = 0xF0, BYTE_DEAR = 0xFE, ACTIONS_MAX = 600 };
enum { PERIOD_CHEAP = 1, PERIOD_DEAR = 64 };

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

static void spend_token(GwtGame *game, uint8_t byte)
{
    unsigned seat = (byte - BYTE_TOKEN) / 2u % game->players_count;
    GwtAction action = gwt_action(GWT_VERB_TOKEN, 1 + byte % 2u), listed[2];
    size_t count = gwt_token_actions(game, seat, listed);
    GwtStatus expected = gwt_is_over(game) ? GWT_ERR_GAME_OVER : count > byte % 2u ? GWT_OK : GWT_ERR_NOT_LEGAL;
    GwtStatus status = gwt_apply_token(game, seat, action, NULL);
    FUZZ_REQUIRE(status == expected, "token of seat %u: %s", seat, gwt_status_text(status));
}

/* Returns how many bytes were read, 0 if there are too few. */
static size_t start(const uint8_t *data, size_t size, GwtGame *game)
{
    static PlayLog log;
    int cell = size > 0 && data[0] >= PLAY_SETUPS;
    size_t head = cell ? 4 : 2;
    if (size < head)
        return 0;
    unsigned variation = cell ? (unsigned)(data[2] << 8 | data[3]) : 0;
    log.seed = data[1];
    log.rich = variation & 1;
    log.setup =
        cell ? play_cell_setup((data[0] - PLAY_SETUPS) % PLAY_CELLS, variation, data[1]) : play_setup(data[0], data[1]);
    FUZZ_REQUIRE(play_start(&log, game), "setup %u, variation %u refused", data[0], variation);
    return head;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    GwtGame game;
    size_t at = start(data, size, &game);
    if (at == 0)
        return 0;
    Census census;
    census_take(&game, &census);
    PlayRng rng = { data[1] };
    for (unsigned actions = 0; at < size && actions < ACTIONS_MAX; actions++) {
        Position position;
        position_open(&position, &game, &census, &rng);
        if (position.count)
            position.chosen = position.legal[data[at] % position.count];
        check(&position, data[at]);
        if (data[at] >= BYTE_DEAR) {
            at++;
        } else if (data[at] >= BYTE_TOKEN) {
            spend_token(&game, data[at++]);
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
