/* SPDX-License-Identifier: MIT */
/* play.c - the games to learn from: bots with the present network among themselves and against Garth. Most seats explore: now and
 * then they leave the best way, so that the network also learns what it would not choose. What came after such a turn is not
 * held against the turn before it. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/view.h"
#include "random_numbers.h"
#include "search/search.h"
#include "train.h"

#define DECISIONS_MAX 20000
static const float TASTE_FREE = 0.5f; /* points that following a taste may cost and still count as the best way */

static const float NEAR = 1.0f;        /* points behind the best line that a line may be and still be taken now and then */
static const float NEAR_CHANCE = 0.3f; /* of a turn */

/* One seat of a game. */
typedef struct Seat {
    GwtAction plan[LINE_MAX_ACTIONS];
    uint64_t expected[LINE_MAX_ACTIONS]; /* what the seat sees when each action is due, if nothing new comes to light */
    unsigned plan_count, plan_next;
    unsigned turn;          /* the last one planned */
    int explores;           /* this seat, in this game */
    int explored;           /* this turn left the best way */
    int at_random;          /* the rest of this turn is any legal action */
    Outlook best;           /* what the best way promised then */
    unsigned taste_turns;   /* own turns for which the taste lasts; after them the judgement alone decides */
    float taste[FEATURES];  /* extra points for some features: a way of playing, tried for a while */
} Seat;

/* The end of a turn, before its target is known. */
typedef struct TurnEnd {
    Row row;
    uint8_t player, explored;
    Outlook best;
    float expected[OUTPUTS]; /* of what the next turn begins with */
    float luck[OUTPUTS];     /* of what it did begin with */
    float within[OUTPUTS];   /* luck of what came up within the turn */
} TurnEnd;

typedef struct Player {
    const TrainOptions *options;
    const Network *network;
    pthread_t thread;
    uint64_t first_game;
    unsigned games;
    Row *rows;
    size_t rows_count, rows_max;
    TrainTally tally;
    uint64_t random;
    Seat seats[GWT_PLAYERS_MAX];
    Search search;
    TurnEnd ends[ROWS_PER_GAME_MAX];
    unsigned ends_count;
    TurnEnd *waiting;      /* its luck is not known yet; or NULL */
    float within[OUTPUTS]; /* luck of the present turn so far */
} Player;

int train_by_chance(uint64_t *random, float chance)
{
    return (float)(random_next(random) >> 40) * 0x1p-24f < chance;
}

/* Seats that Garth takes: all but one, or at a table of bots now and then one or two of three or four. */
static void draw_garths(const TrainOptions *options, uint64_t *random, GwtSetup *setup)
{
    unsigned people = setup->players;
    if (options->table->against_garth)
        people = 1;
    else if (people > 2 && random_below(random, 4) == 0)
        people = 2;
    unsigned first = random_below(random, setup->players);
    for (unsigned i = people; i < setup->players; i++)
        setup->garth[(first + i) % setup->players] =
            random_below(random, 6) ? GWT_GARTH_VERY_HARD : (uint8_t)(GWT_GARTH_EASY + random_below(random, 3));
}

void train_draw_board(const TrainOptions *options, uint64_t *random, unsigned players, GwtSetup *setup)
{
    *setup = gwt_setup_default();
    setup->key[0] = random_next(random);
    setup->key[1] = random_next(random);
    setup->players = (uint8_t)players;
    if (random_below(random, 100) < options->other_boards) {
        unsigned board = 1 + random_below(random, 3);
        setup->edition = board & 1;
        setup->rails = (uint8_t)(board >> 1);
        setup->simmental = setup->edition == GWT_EDITION_SECOND && random_below(random, 2);
    }
    setup->neutrals_random = random_below(random, 8) == 0;
    setup->sides_random = random_below(random, 8) == 0;
}

static void draw_setup(Player *self, GwtSetup *setup)
{
    const TrainOptions *options = self->options;
    unsigned kind = random_below(&self->random, 100);
    train_draw_board(options, &self->random, options->table->duel || kind < 60 ? 2 : kind < 67 ? 3 : 4, setup);
    draw_garths(options, &self->random, setup);
}

static float between(uint64_t *random, float low, float high)
{
    return low + (high - low) * ((float)(random_next(random) >> 40) * 0x1p-24f);
}

static void like(Seat *seat, unsigned first, unsigned count, float points)
{
    for (unsigned i = 0; i < count; i++)
        seat->taste[first + i] += points;
}

/* A whole way of playing, which no chance deviation of single turns would hit upon. */
static void draw_way(Player *self, Seat *seat)
{
    uint64_t *random = &self->random;
    unsigned worker = random_below(random, GWT_WORKERS);
    float much = between(random, 1, 7);
    switch (random_below(random, 10)) {
    case 0:
    case 1:
    case 2: /* one kind of worker, and what it is for */
        like(seat, FEATURE_WORKERS + 5 * worker, 1 + random_below(random, 5), much);
        if (worker == GWT_BUILDER)
            like(seat, FEATURE_BUILT_SPACE, GWT_SPACES, between(random, 0, 4));
        else if (worker == GWT_ENGINEER)
            like(seat, FEATURE_STATIONS, GWT_STATIONS, between(random, 0, 4));
        break;
    case 3: /* far cities */
        like(seat, FEATURE_CITIES + 4, GWT_CITIES - 4, much);
        like(seat, FEATURE_LAST_DISCS, 4, between(random, 0, 12));
        like(seat, FEATURE_CITIES, 4, -between(random, 0, 5));
        break;
    case 4: /* the railroad */
        like(seat, FEATURE_ENGINE, 14, much / 3);
        like(seat, FEATURE_STATIONS, GWT_STATIONS, much);
        break;
    case 5: /* a lean herd */
        like(seat, FEATURE_DECK_SIZE, 1, -8 * much);
        break;
    case 6: /* haste */
        like(seat, FEATURE_STEPS, 14, -much / 6);
        break;
    case 7: /* a long way for everybody */
        like(seat, FEATURE_LAP, 12, much / 2);
        break;
    case 8: /* a slow Garth */
        like(seat, FEATURE_GARTH_PACE, 16, -much / 3);
        like(seat, FEATURE_GARTH_FASTER, 6, -between(random, 0, 3));
        break;
    default: /* a few things at random */
        for (unsigned left = 1 + random_below(random, 8); left; left--)
            seat->taste[random_below(random, FEATURE_TOKEN_ROW)] += between(random, -3, 3);
    }
}

static void draw_seat(Player *self, Seat *seat)
{
    uint64_t *random = &self->random;
    memset(seat, 0, sizeof *seat);
    seat->explores = random_below(random, 4) != 0;
    if (!seat->explores || random_below(random, 100) >= self->options->tastes)
        return;
    seat->taste_turns = 4 + random_below(random, 36);
    for (unsigned ways = 1 + random_below(random, 2); ways; ways--)
        draw_way(self, seat);
}

/* Decisions where the network tends to be sure of itself without having tried the rest. */
static float explore_chance(unsigned kind, float explore)
{
    switch (kind) {
    case GWT_DECIDE_DELIVERY:
    case GWT_DECIDE_DELIVERY_DISC:
    case GWT_DECIDE_STATION_DISC:
        return explore;
    case GWT_DECIDE_HIRE:
    case GWT_DECIDE_BUILD:
    case GWT_DECIDE_OBJECTIVE:
    case GWT_DECIDE_STATION_MASTER:
    case GWT_DECIDE_TRASH:
    case GWT_DECIDE_BUY:
    case GWT_DECIDE_AUXILIARY:
    case GWT_DECIDE_UPGRADE:
    case GWT_DECIDE_INCOME:
    case GWT_DECIDE_FORESIGHT:
        return explore * 0.4f;
    default:
        return 0;
    }
}

/* Keeps a line as the plan, as the bots do. */
static void keep_plan(Seat *seat, const Line *line, const GwtGame *dealt)
{
    seat->plan_count = line->count;
    seat->plan_next = 0;
    memcpy(seat->plan, line->actions, line->count * sizeof line->actions[0]);
    search_expect(dealt, line, seat->expected);
}

/* The way of playing the seat is trying; where it costs something, the turn has left the best way. */
static void follow_taste(Player *self, Seat *seat, const GwtGame *dealt, Line *line)
{
    const BotLevel *level = &self->options->level;
    TurnSearch *turn = &self->search.turns[0];
    float best = outlook_value(&line->outlook, &level->taste);
    turn_search_begin(turn, dealt, self->network, &level->taste);
    turn->bonus = seat->taste;
    turn_search_best(turn, dealt, level->turn_budget, line);
    seat->explored |= outlook_value(&line->outlook, &level->taste) < best - TASTE_FREE;
}

/* One of the lines that look nearly as good: the judgement errs by more than what they differ by, and only what is played is learnt. */
static void take_near(Player *self, Seat *seat, Line *line)
{
    const Search *search = &self->search;
    unsigned near = 1;
    while (near < search->count && search->candidates[near].line.value > line->value - NEAR)
        near++;
    const Line *other = &search->candidates[random_below(&self->random, near)].line;
    seat->explored |= other->value < line->value - TASTE_FREE;
    *line = *other;
}

/* Plans as the bots do that do not simulate. */
static void make_plan(Player *self, Seat *seat, const GwtGame *game)
{
    Search *search = &self->search;
    uint64_t seed = random_next(&self->random);
    int explores =
        seat->turn != game->turns && seat->explores && train_by_chance(&self->random, self->options->explore);
    GwtGame view, dealt;
    gwt_view_for(game, gwt_player_to_act(game), &view);
    search_deal(&view, seed, &dealt);
    search_candidates(search, &view, self->network, &self->options->level, seed);
    Line line = search->candidates[0].line;
    seat->turn = game->turns;
    if (!seat->explored)
        seat->best = line.outlook;
    if (explores) {
        seat->explored = 1;
        seat->at_random = random_below(&self->random, 5) == 0;
        line = search->candidates[random_below(&self->random, search->count)].line;
    } else if (seat->taste_turns) {
        follow_taste(self, seat, &dealt, &line);
    } else if (seat->explores && train_by_chance(&self->random, NEAR_CHANCE)) {
        take_near(self, seat, &line);
    }
    keep_plan(seat, &line, &dealt);
}

static GwtAction choose(Player *self, Seat *seat, const GwtGame *game, const GwtAction *legal, size_t count)
{
    GwtAction any = legal[random_below(&self->random, (uint32_t)count)];
    if (seat->at_random)
        return any;
    GwtGame view;
    gwt_view_for(game, gwt_player_to_act(game), &view);
    if (seat->plan_next >= seat->plan_count || seat->expected[seat->plan_next] != gwt_hash(&view)) {
        if (count == 1)
            return any;
        make_plan(self, seat, game);
    }
    if (seat->at_random || seat->plan_count == 0)
        return any;
    GwtAction action = seat->plan[seat->plan_next++];
    if (seat->explores && any != action &&
        train_by_chance(&self->random, explore_chance(gwt_decision(game).kind, self->options->explore))) {
        seat->explored = 1;
        seat->plan_count = 0;
        return any;
    }
    return action;
}

/* The row of a turn's end; NULL where the game has too many. */
static TurnEnd *note_row(Player *self, const Seat *seat, const GwtGame *at, unsigned player)
{
    FeatureContext context;
    FeatureList own;
    if (self->ends_count == ROWS_PER_GAME_MAX)
        return NULL;
    TurnEnd *end = &self->ends[self->ends_count++];
    memset(end, 0, sizeof *end);
    feature_context(at, player, &context);
    features_of(at, player, &context, NULL, &own);
    for (unsigned i = 0; i < context.rivals.count && end->row.count < ROW_FEATURES_MAX; i++)
        end->row.items[end->row.count++] = context.rivals.items[i];
    for (unsigned i = 0; i < own.count && end->row.count < ROW_FEATURES_MAX; i++)
        end->row.items[end->row.count++] = own.items[i];
    end->player = (uint8_t)player;
    end->explored = (uint8_t)seat->explored;
    end->best = seat->best;
    return end;
}

/* Something came up by chance within a turn: cards drawn, in Kansas City a whole hand, tiles, cattle. */
static void note_chance(Player *self, const GwtGame *before, GwtAction action, const GwtGame *game, unsigned player)
{
    float expected[OUTPUTS], judged[OUTPUTS];
    luck_expect(self->network, before, player, &action, &self->random, expected);
    luck_judge(self->network, game, player, judged);
    for (unsigned o = 0; o < OUTPUTS; o++)
        self->within[o] += judged[o] - expected[o];
}

/* The cards that the last turn's end was waiting for have come. */
static void note_luck(Player *self, const GwtGame *game)
{
    TurnEnd *end = self->waiting;
    float judged[OUTPUTS];
    if (!end)
        return;
    luck_judge(self->network, game, end->player, judged);
    for (unsigned o = 0; o < OUTPUTS; o++)
        end->luck[o] = judged[o] - end->expected[o];
    self->waiting = NULL;
}

static void note_turn_end(Player *self, Seat *seat, const GwtGame *before, GwtAction action, const GwtGame *game)
{
    unsigned player = (unsigned)(seat - self->seats);
    const GwtGame *at = gwt_action_verb(action) == GWT_VERB_END ? before : game;
    TurnEnd *end = note_row(self, seat, at, player);
    if (end) {
        memcpy(end->within, self->within, sizeof end->within);
        if (self->options->table->against_garth) {
            luck_expect(self->network, at, player, NULL, &self->random, end->expected);
            self->waiting = end;
        } else if (at == before) { /* what the others will do is not luck, the own hand is */
            luck_expect(self->network, at, player, &action, &self->random, end->expected);
            self->waiting = end;
            note_luck(self, game);
        }
    }
    memset(self->within, 0, sizeof self->within);
    seat->plan_count = 0;
    seat->explored = seat->at_random = 0;
    seat->taste_turns -= seat->taste_turns > 0;
}

static int play_out(Player *self, GwtGame *game)
{
    self->ends_count = 0;
    self->waiting = NULL;
    memset(self->within, 0, sizeof self->within);
    for (unsigned decisions = 0; !gwt_is_over(game); decisions++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        unsigned player = gwt_player_to_act(game), turn = game->turns;
        Seat *seat = &self->seats[player];
        size_t count = gwt_legal_actions(game, legal);
        int garth = game->players[player].garth_level != 0;
        if (decisions == DECISIONS_MAX)
            return 0;
        if (!garth)
            note_luck(self, game);
        GwtAction action = garth ? legal[0] : choose(self, seat, game, legal, count);
        GwtGame before = *game;
        gwt_apply_legal(game, action);
        if (!garth && game->draws != before.draws && !gwt_is_over(game) && gwt_action_verb(action) != GWT_VERB_END)
            note_chance(self, &before, action, game, player);
        if (!garth && (game->turns != turn || gwt_is_over(game)))
            note_turn_end(self, seat, &before, action, game);
    }
    note_luck(self, game);
    return 1;
}

static void judge_row(const Network *network, const Row *row, float out[OUTPUTS])
{
    FeatureList list;
    list.count = row->count;
    memcpy(list.items, row->items, row->count * sizeof row->items[0]);
    judge_list(network, &list, out);
}

/* Walks back from the final score of one player; on the way the judgements of later turns come in by (1 - lambda). */
static void set_targets(Player *self, unsigned player, const float final[OUTPUTS])
{
    float lambda = self->options->lambda, target[OUTPUTS];
    memcpy(target, final, sizeof target);
    for (unsigned i = self->ends_count; i-- > 0;) {
        TurnEnd *end = &self->ends[i];
        float judged[OUTPUTS];
        if (end->player != player)
            continue;
        for (unsigned o = 0; o < OUTPUTS; o++)
            end->row.target[o] = target[o] -= end->luck[o];
        judge_row(self->network, &end->row, judged);
        for (unsigned o = 0; o < OUTPUTS; o++)
            target[o] = lambda * target[o] + (1 - lambda) * judged[o] - end->within[o];
        if (end->explored)
            outlook_targets(&end->best, target);
    }
}

static void count_game(Player *self, const GwtGame *game, unsigned player, const Outlook *final)
{
    TrainTally *tally = &self->tally;
    if (game->players_count != 2 || self->seats[player].explores)
        return;
    unsigned garth = game->players[1 - player].garth_level;
    if (garth == GWT_GARTH_VERY_HARD) {
        tally->own += (double) final->own;
        tally->garth += (double) final->rival;
        tally->wins += (double) final->win;
        tally->garth_games++;
    } else if (!garth) {
        tally->self += (double) final->own;
        tally->self_seats++;
    }
}

static void finish_game(Player *self, const GwtGame *game)
{
    for (unsigned player = 0; player < game->players_count; player++) {
        Outlook final;
        float targets[OUTPUTS];
        if (game->players[player].garth_level)
            continue;
        turn_search_final(game, player, &final);
        outlook_targets(&final, targets);
        set_targets(self, player, targets);
        count_game(self, game, player, &final);
    }
    for (unsigned i = 0; i < self->ends_count && self->rows_count < self->rows_max; i++)
        self->rows[self->rows_count++] = self->ends[i].row;
}

static void *work(void *argument)
{
    Player *self = argument;
    for (unsigned i = 0; i < self->games; i++) {
        GwtSetup setup;
        GwtGame game;
        self->random = self->first_game + i;
        draw_setup(self, &setup);
        for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
            draw_seat(self, &self->seats[seat]);
        if (gwt_init(&game, &setup) == GWT_OK && play_out(self, &game))
            finish_game(self, &game);
    }
    return NULL;
}

static void add_tally(TrainTally *sum, const TrainTally *more)
{
    sum->own += more->own;
    sum->garth += more->garth;
    sum->wins += more->wins;
    sum->garth_games += more->garth_games;
    sum->self += more->self;
    sum->self_seats += more->self_seats;
}

/* Every game depends on its number alone and every thread fills its own part of the rows, so a run can be repeated. */
size_t train_play(const TrainOptions *options, const Network *network, unsigned iteration, Row *rows, size_t rows_max,
                  TrainTally *tally)
{
    unsigned threads = options->threads;
    size_t part = rows_max / threads, count = 0;
    Player *players = calloc(threads, sizeof *players);
    if (!players)
        return 0;
    for (unsigned i = 0; i < threads; i++) {
        players[i].options = options;
        players[i].network = network;
        players[i].first_game = (options->seed * 1000003u + iteration) * 1000003u + i * 100000u;
        players[i].games = options->games / threads;
        players[i].rows = rows + i * part;
        players[i].rows_max = part;
        if (i > 0 && pthread_create(&players[i].thread, NULL, work, &players[i]) != 0)
            players[i].games = 0;
    }
    work(&players[0]);
    for (unsigned i = 0; i < threads; i++) {
        if (i > 0 && players[i].games)
            pthread_join(players[i].thread, NULL);
        memmove(rows + count, players[i].rows, players[i].rows_count * sizeof rows[0]);
        count += players[i].rows_count;
        add_tally(tally, &players[i].tally);
    }
    free(players);
    return count;
}
