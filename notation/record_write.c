/* SPDX-License-Identifier: MIT */
/* record_write.c - game records (.drover), writing. Reading is record_read.c. */
#include <string.h>
#include "gwt/score.h"
#include "notation/record.h"
#include "text.h"

NotationRecordHead notation_record_head_with_key(const GwtSetup *setup)
{
    NotationRecordHead head;
    memset(&head, 0, sizeof head);
    head.setup = *setup;
    head.key_source = NOTATION_KEY_GIVEN;
    head.key_known = 1;
    head.rules = GWT_RULES_VERSION;
    return head;
}

NotationRecordHead notation_record_head(const GwtSetup *setup, uint64_t seed)
{
    NotationRecordHead head = notation_record_head_with_key(setup);
    head.key_source = NOTATION_KEY_SEED;
    head.seed = seed;
    gwt_key_from_seed(seed, head.setup.key);
    return head;
}

static void put_sides(Text *text, const GwtSetup *setup)
{
    text_put(text, " sides=");
    if (setup->sides_random) {
        text_put(text, "random");
        return;
    }
    const char *separator = "";
    for (unsigned number = 1; number < GWT_BUILDINGS; number++) {
        if (!(setup->b_sides >> number & 1))
            continue;
        text_put(text, separator);
        text_put(text, notation_id(NOTATION_BUILDING, 2 * number + 1));
        separator = ",";
    }
    if (!*separator)
        text_char(text, 'a');
}

static void put_garths(Text *text, const GwtSetup *setup)
{
    const char *separator = " garth=";
    for (unsigned seat = 0; seat < setup->players && seat < GWT_PLAYERS_MAX; seat++) {
        const char *level = notation_id(NOTATION_GARTH, setup->garth[seat]);
        text_put(text, separator);
        text_put(text, level ? level : "?");
        separator = ",";
    }
}

/* Options that are off are left out, so that a game of the base box reads as it always did. */
static void put_modules(Text *text, const GwtSetup *setup)
{
    if (setup->rails)
        text_put(text, " rails=1");
    if (setup->simmental)
        text_put(text, " simmental=1");
    if (setup->balanced)
        text_put(text, " balanced=1");
    if (setup->reuse)
        text_put(text, " reuse=1");
    if (setup->bidding)
        text_put(text, " bidding=1");
    if (setup->garth[0] || setup->garth[1] || setup->garth[2] || setup->garth[3])
        put_garths(text, setup);
}

static void put_setup(Text *text, const GwtSetup *setup)
{
    const char *edition = notation_id(NOTATION_EDITION, setup->edition);
    text_put(text, "setup edition=");
    text_put(text, edition ? edition : "?");
    text_put(text, " players=");
    text_unsigned(text, setup->players);
    text_put(text, setup->neutrals_random ? " neutrals=random" : " neutrals=beginner");
    put_sides(text, setup);
    text_put(text, setup->promo_masters ? " promo-masters=1" : " promo-masters=0");
    text_put(text, setup->promo_buildings ? " promo-buildings=1" : " promo-buildings=0");
    put_modules(text, setup);
    text_char(text, '\n');
}

static void put_key(Text *text, const uint64_t key[2])
{
    text_put(text, "key ");
    text_hex(text, key[0], 16);
    text_hex(text, key[1], 16);
    text_char(text, '\n');
}

static void put_key_source(Text *text, const NotationRecordHead *head)
{
    if (head->key_source == NOTATION_KEY_SEED) {
        text_put(text, "seed ");
        text_unsigned(text, head->seed);
        text_char(text, '\n');
        return;
    }
    if (head->key_source == NOTATION_KEY_COMMITTED) {
        text_put(text, "commitment ");
        for (unsigned i = 0; i < sizeof head->commitment; i++)
            text_hex(text, head->commitment[i], 2);
        text_char(text, '\n');
    }
    if (head->key_known)
        put_key(text, head->setup.key);
}

/* A name may hold anything but what would break the line: control characters, and # which starts a comment. */
static void put_name(Text *text, unsigned seat, const char *name)
{
    text_put(text, "name ");
    text_unsigned(text, seat + 1);
    text_char(text, ' ');
    for (; *name; name++)
        text_char(text, (unsigned char)*name < ' ' || *name == 0x7f || *name == '#' ? '_' : *name);
    text_char(text, '\n');
}

size_t notation_record_write_head(const NotationRecordHead *head, char *out, size_t size)
{
    Text text = text_into(out, size);
    text_put(&text, "drover-record ");
    text_unsigned(&text, NOTATION_RECORD_FORMAT);
    text_put(&text, "\nrules ");
    text_unsigned(&text, head->rules);
    text_char(&text, '\n');
    put_setup(&text, &head->setup);
    put_key_source(&text, head);
    for (unsigned seat = 0; seat < head->setup.players && seat < GWT_PLAYERS_MAX; seat++)
        if (head->names[seat][0])
            put_name(&text, seat, head->names[seat]);
    text_char(&text, '\n');
    return text_end(&text);
}

size_t notation_record_write_seat_action(const GwtGame *before, unsigned seat, GwtAction action, char *out, size_t size)
{
    char words[NOTATION_ACTION_MAX];
    notation_action_format(before, action, words, sizeof words);
    Text text = text_into(out, size);
    text_unsigned(&text, seat + 1);
    text_char(&text, ' ');
    text_put(&text, words);
    text_char(&text, '\n');
    return text_end(&text);
}

size_t notation_record_write_action(const GwtGame *before, GwtAction action, char *out, size_t size)
{
    return notation_record_write_seat_action(before, gwt_player_to_act(before), action, out, size);
}

static void put_score(Text *text, const GwtGame *game, unsigned seat)
{
    GwtScore score;
    gwt_score(game, seat, &score);
    text_put(text, "score ");
    text_unsigned(text, seat + 1);
    text_char(text, ' ');
    text_number(text, score.total);
    for (unsigned category = 0; category < GWT_SCORE_CATEGORIES; category++) {
        text_char(text, ' ');
        text_number(text, score.category[category]);
    }
    text_char(text, '\n');
}

static void put_winners(Text *text, const GwtGame *game)
{
    unsigned winners = gwt_winners(game);
    text_put(text, "winners");
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        if (!(winners >> seat & 1))
            continue;
        text_char(text, ' ');
        text_unsigned(text, seat + 1);
    }
    text_char(text, '\n');
}

size_t notation_record_write_result(const GwtGame *game, char *out, size_t size)
{
    Text text = text_into(out, size);
    text_char(&text, '\n');
    if (gwt_is_over(game)) {
        for (unsigned seat = 0; seat < game->players_count; seat++)
            put_score(&text, game, seat);
        put_winners(&text, game);
    }
    text_put(&text, "hash ");
    text_hex(&text, gwt_hash(game), 16);
    text_char(&text, '\n');
    return text_end(&text);
}

/* Room left after length bytes; beyond the end there is none, and nothing is written. */
static char *rest(char *out, size_t size, size_t length, size_t *left)
{
    *left = length < size ? size - length : 0;
    return *left ? out + length : NULL;
}

size_t notation_record_write_seats(const NotationRecordHead *head, const GwtAction *actions, const uint8_t *seats,
                                   size_t count, char *out, size_t size)
{
    GwtGame game;
    if (gwt_init(&game, &head->setup) != GWT_OK)
        return 0;
    size_t left, length = notation_record_write_head(head, out, size);
    for (size_t i = 0; i < count; i++) {
        GwtGame before = game;
        unsigned seat = seats ? seats[i] : gwt_player_to_act(&game);
        if (notation_seat_apply(&game, seat, actions[i], NULL) != GWT_OK)
            return 0;
        char *at = rest(out, size, length, &left);
        length += notation_record_write_seat_action(&before, seat, actions[i], at, left);
    }
    char *at = rest(out, size, length, &left);
    return length + notation_record_write_result(&game, at, left);
}

size_t notation_record_write(const NotationRecordHead *head, const GwtAction *actions, size_t count, char *out,
                             size_t size)
{
    return notation_record_write_seats(head, actions, NULL, count, out, size);
}
