/* SPDX-License-Identifier: MIT */
/* search.c - see search.h. */
#include "search.h"
#include <string.h>
#include "../random_numbers.h"
#include "gwt/score.h"
#include "gwt/view.h"

enum {
    TURN_DECISIONS_MAX = 80,
    LUCK_DEALS = 16,   /* over which the cards of a simulation are compared with others */
    DEEP_LINES = 4,    /* so few lines left are looked into farther */
    TURNS_MAX = 200
};
static const float HOPELESS = 4.0f; /* points behind the best judgement: not worth simulating */
/* Of a line's worth so much is the judgement of its own end, the rest the mean of its simulations: both err, and not in the same way.
 * Few simulations err by chance too: the judgement has as much of their part as so many of them would have. */
static const float JUDGEMENT_SHARE = 0.25f, JUDGEMENT_VISITS = 3;
/* Where simulations come to the end of the game their points are counted and not judged: so far as they do, nothing is left to the
 * judgement, and what counts then is to win. */
static const float WIN_IN_SIGHT = 40.0f; /* points that a certain win is worth more there */
/* A line is dropped that is so many times farther behind the best one than simulations of the two differ by chance. */
static const float CLEARLY = 1.6f;
enum { NOISES_MIN = 6 }; /* before so many nobody knows how much that is */
static const float AS_GOOD = 0.05f; /* points for which a plan is not changed */

void search_deal(const GwtGame *view, uint64_t number, GwtGame *out)
{
    uint64_t state = number, key[2];
    key[0] = random_next(&state);
    key[1] = random_next(&state);
    gwt_sample(view, key, out);
}

static void turn_begin(const Search *search, TurnSearch *turn, const GwtGame *game)
{
    turn_search_begin(turn, game, search->network, &search->level->taste);
}

static void look(const Search *search, TurnSearch *turn, const GwtGame *game, int budget, Line *out)
{
    turn_search_guided(turn, game, budget, search->level->look_margin, out);
}

static int is_turn_of(const GwtGame *game, unsigned player, unsigned turn)
{
    return !gwt_is_over(game) && game->turns == turn && gwt_player_to_act(game) == player;
}

static int is_legal(const GwtGame *game, GwtAction action)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    for (size_t i = 0; i < count; i++)
        if (legal[i] == action)
            return 1;
    return 0;
}

/* The line as far as it can be followed: hidden cards may turn up differently. */
static void follow(GwtGame *game, const Line *line, unsigned player)
{
    unsigned turn = game->turns;
    for (unsigned i = 0; i < line->count && is_turn_of(game, player, turn) && is_legal(game, line->actions[i]); i++)
        gwt_apply_legal(game, line->actions[i]);
}

static uint64_t hash_of_view(const GwtGame *game, unsigned player)
{
    GwtGame view;
    gwt_view_for(game, player, &view);
    return gwt_hash(&view);
}

void search_expect(const GwtGame *game, const Line *line, uint64_t expected[LINE_MAX_ACTIONS])
{
    GwtGame at = *game;
    unsigned player = gwt_player_to_act(game);
    for (unsigned i = 0; i < line->count; i++) {
        expected[i] = hash_of_view(&at, player);
        gwt_apply_legal(&at, line->actions[i]);
    }
}

/* Finishes the turn of the player to act by the judgement alone. */
static void play_turn(const Search *search, TurnSearch *turn, GwtGame *game)
{
    unsigned player = gwt_player_to_act(game), number = game->turns;
    for (unsigned i = 0; i < TURN_DECISIONS_MAX && is_turn_of(game, player, number); i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        Line line;
        if (gwt_legal_actions(game, legal) == 1 || gwt_decision(game).kind == GWT_DECIDE_BID) {
            gwt_apply_legal(game, legal[0]);
            continue;
        }
        turn_begin(search, turn, game);
        look(search, turn, game, search->level->rollout_budget, &line);
        if (line.count == 0)
            gwt_apply_legal(game, legal[0]);
        else
            follow(game, &line, player);
    }
}

/* A plan on its way through a simulation. */
typedef struct Course {
    Line line;
    uint64_t expected[LINE_MAX_ACTIONS];
    unsigned next;
    GwtGame end;    /* before the last action: cards are drawn with it */
    GwtAction last;
} Course;

static void take(GwtGame *game, GwtAction action, Course *course)
{
    course->end = *game;
    course->last = action;
    gwt_apply_legal(game, action);
}

static void keep_course(const Search *search, GwtGame *game, Course *course)
{
    while (course->next < course->line.count && is_turn_of(game, search->player, search->view.turns) &&
           hash_of_view(game, search->player) == course->expected[course->next])
        take(game, course->line.actions[course->next++], course);
}

/* Something new has come up: as at the table, the rest of the turn is planned once more, in a deal of what is still hidden. The old
 * plan goes on where it is as good. */
static void change_course(const Search *search, TurnSearch *turn, const GwtGame *game, uint64_t number, Course *course)
{
    GwtGame view, dealt;
    Line better;
    gwt_view_for(game, search->player, &view);
    search_deal(&view, number, &dealt);
    turn_begin(search, turn, &dealt);
    unsigned left = course->line.count - course->next;
    float old = left ? turn_search_line(turn, &dealt, &course->line.actions[course->next], left) : TURN_SEARCH_NOTHING;
    look(search, turn, &dealt, search->level->rollout_budget, &better);
    if (better.value > old + AS_GOOD) {
        course->line = better;
    } else {
        course->line.count = (uint8_t)left;
        memmove(course->line.actions, &course->line.actions[course->next],
                course->line.count * sizeof course->line.actions[0]);
    }
    course->next = 0;
    search_expect(&dealt, &course->line, course->expected);
}

/* The own turn as it was planned, and what becomes of it when the cards come otherwise. */
static void play_course(const Search *search, TurnSearch *turn, GwtGame *game, const Job *job, Course *course)
{
    const Candidate *candidate = &search->candidates[job->candidate];
    uint64_t random = job->deal;
    course->line = candidate->line;
    course->next = 0;
    memcpy(course->expected, candidate->expected, sizeof course->expected);
    for (unsigned i = 0; i < TURN_DECISIONS_MAX; i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        keep_course(search, game, course);
        if (!is_turn_of(game, search->player, search->view.turns))
            return;
        if (gwt_legal_actions(game, legal) > 1) {
            change_course(search, turn, game, random_next(&random), course);
        } else {
            course->next += course->next < course->line.count && course->line.actions[course->next] == legal[0];
            take(game, legal[0], course);
        }
    }
}

void search_next_turn(const GwtGame *end, unsigned player, GwtAction last, uint64_t number, GwtGame *out)
{
    search_deal(end, number, out);
    if (is_turn_of(out, player, end->turns))
        gwt_apply_legal(out, last);
    for (unsigned i = 0; i < TURNS_MAX && !gwt_is_over(out) && gwt_player_to_act(out) != player; i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        gwt_legal_actions(out, legal);
        gwt_apply_legal(out, legal[0]);
    }
}

/* A position in which the player's turn begins, as it stands. One differs little from the next, so that only the changes are summed. */
static void judge_beginning(const Search *search, const GwtGame *game, Accumulator *sums, Outlook *out)
{
    if (gwt_is_over(game)) {
        turn_search_final(game, search->player, out);
        return;
    }
    FeatureContext context = search->context;
    FeatureList features;
    feature_context_anew(game, search->player, &context);
    features_of(game, search->player, &context, NULL, &features);
    for (unsigned i = 0; i < context.rivals.count && features.count < FEATURES_ACTIVE_MAX; i++)
        features.items[features.count++] = context.rivals.items[i];
    network_change(search->network, NULL, &features, sums);
    network_outlook(search->network, sums, out);
}

/* What Garth's card and the own hand came to in this deal, compared with others: judged as the next turn begins, less the mean of
 * that. All lines meet the same deals, but not with the same hand and at the same places, and luck would decide between them. */
static void add_luck(const Search *search, TurnSearch *turn, const Course *course, const GwtGame *next, uint64_t number,
                     Outlook *out)
{
    static const FeatureList none = { 0 };
    GwtGame view, other;
    Outlook outlook;
    Accumulator *sums = &turn->sums;
    network_begin(search->network, NULL, &none, sums);
    gwt_view_for(&course->end, search->player, &view);
    judge_beginning(search, next, sums, &outlook);
    outlook_add(out, &outlook, 1);
    for (unsigned deal = 1; deal <= LUCK_DEALS; deal++) {
        search_next_turn(&view, search->player, course->last, number + deal, &other);
        judge_beginning(search, &other, sums, &outlook);
        outlook_add(out, &outlook, -1.0f / LUCK_DEALS);
    }
    turn->judged_in_all += LUCK_DEALS + 1;
}

/* The line to its end; what came up by chance on the way goes into luck, as far as it can be told. */
static void play_line(const Search *search, TurnSearch *turn, GwtGame *game, const Line *line, Course *course, Outlook *luck)
{
    unsigned number = game->turns;
    Outlook judged;
    for (unsigned i = 0; i < line->count; i++)
        take(game, line->actions[i], course);
    if (game->token_owner == GWT_NONE && !is_turn_of(game, search->player, number)) {
        turn_search_judge(turn, gwt_action_verb(course->last) == GWT_VERB_END ? &course->end : game, &judged);
        outlook_add(luck, &judged, 1);
        outlook_add(luck, &line->outlook, -1);
    }
    for (unsigned i = 0; i < TURN_DECISIONS_MAX && is_turn_of(game, search->player, number); i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        gwt_legal_actions(game, legal);
        take(game, legal[0], course);
    }
}

static void play_others(const Search *search, TurnSearch *turn, GwtGame *game)
{
    for (unsigned i = 0; i < TURNS_MAX && !gwt_is_over(game) && game->turn_player != search->player; i++)
        play_turn(search, turn, game);
}

/* 1 if the own points are known at the end of the line: no other own turn will follow. */
static int is_last_turn(const GwtGame *game, const Line *line)
{
    GwtGame at = *game;
    for (unsigned i = 0; i < line->count && at.token_owner == GWT_NONE; i++)
        gwt_apply_legal(&at, line->actions[i]);
    return at.token_owner != GWT_NONE;
}

/* The best line of an own turn within a simulation and what its end is judged, or what the game came to if it is over. Returns 1 if
 * the own points were counted and not judged. */
static int judge_turn(const Search *search, TurnSearch *turn, const GwtGame *game, Line *line, Outlook *result)
{
    if (gwt_is_over(game)) {
        turn_search_final(game, search->player, result);
        return 1;
    }
    turn_begin(search, turn, game);
    look(search, turn, game, search->level->final_budget, line);
    *result = line->outlook;
    return is_last_turn(game, line);
}

/* Own turns that the simulations of this round look at. */
static unsigned turns_ahead(const Search *search)
{
    return search->only_garths && search->alive <= DEEP_LINES ? search->level->deep_turns : search->level->turns;
}

/* The line, the turns of the others, and own turns again, where the network is at home: the best line of each is judged, and all but
 * the last are played too. What the network overrates shows some turns later, so the first of them count for nothing. */
void search_run_job(const Search *search, TurnSearch *turn, Job *job)
{
    const BotLevel *level = search->level;
    const unsigned turns = turns_ahead(search);
    const float each = 1.0f / (float)(turns - level->passed);
    GwtGame game;
    Course course;
    Line line;
    Outlook result, luck = { 0 };
    float weight = 1; /* of what is still to come */
    turn->judged_in_all = 0;
    search_deal(&search->view, job->deal, &game);
    play_course(search, turn, &game, job, &course);
    for (unsigned ahead = 1; weight > 0; ahead++) {
        play_others(search, turn, &game);
        if (search->only_garths)
            add_luck(search, turn, &course, &game, job->deal + ahead * LUCK_DEALS, &luck);
        const int known = judge_turn(search, turn, &game, &line, &result);
        const int last = ahead >= turns || gwt_is_over(&game);
        const float share = last ? weight : ahead <= level->passed ? 0 : each;
        outlook_add(&job->result, &result, share);
        outlook_add(&job->luck, &luck, share);
        job->known += known ? share : 0;
        weight = last ? 0 : weight - share;
        if (!last)
            play_line(search, turn, &game, &line, &course, &luck);
    }
    job->positions = turn->judged_in_all;
    job->done = 1;
}

/* What simulated lines go by: to win counts the more, the more of the simulations come to the end of the game. */
static Taste taste_of(const Search *search)
{
    Taste taste = search->visits ? search->level->worth : search->level->taste;
    if (search->visits)
        taste.win += WIN_IN_SIGHT * search->known / (float)search->visits;
    return taste;
}

void search_mean(const Search *search, const Candidate *candidate, Outlook *outlook, float *value)
{
    const float visits = (float)candidate->visits;
    const float judged = visits > 0 ? 1 - candidate->known / visits : 1; /* the part that is not known */
    const float share = judged * (1 - (1 - JUDGEMENT_SHARE) * visits / (visits + JUDGEMENT_VISITS));
    const Taste taste = taste_of(search);
    *outlook = (Outlook){ 0 };
    outlook_add(outlook, &candidate->prior, share);
    if (visits > 0)
        outlook_add(outlook, &candidate->sum, (1 - share) / visits);
    *value = outlook_value(outlook, &taste);
    outlook->win = outlook->win < 0 ? 0 : outlook->win > 1 ? 1 : outlook->win; /* luck is only estimated */
}

static float mean_value(const Search *search, const Candidate *candidate)
{
    Outlook outlook;
    float value;
    search_mean(search, candidate, &outlook, &value);
    return value;
}

static void sort_candidates(Search *search, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        Candidate moved = search->candidates[i];
        float value = mean_value(search, &moved);
        unsigned place = i;
        for (; place > 0 && mean_value(search, &search->candidates[place - 1]) < value; place--)
            search->candidates[place] = search->candidates[place - 1];
        search->candidates[place] = moved;
    }
}

/* Keeps the line if it is among the best so far. */
static void offer_line(Search *search, const Line *line)
{
    unsigned last = search->count;
    if (search->count == CANDIDATES_MAX) {
        last = CANDIDATES_MAX - 1;
        if (line->value <= search->candidates[last].line.value)
            return;
    } else {
        search->count++;
    }
    while (last > 0 && search->candidates[last - 1].line.value < line->value) {
        search->candidates[last] = search->candidates[last - 1];
        last--;
    }
    Candidate *candidate = &search->candidates[last];
    memset(candidate, 0, sizeof *candidate);
    candidate->line = *line;
    candidate->prior = line->outlook;
}

void search_candidates(Search *search, const GwtGame *view, const Network *network, const BotLevel *level, uint64_t seed)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    GwtGame game;
    TurnSearch *turn = &search->turns[0];
    search->level = level;
    search->view = *view;
    search->player = gwt_player_to_act(view);
    search->network = network;
    search->only_garths = features_only_garths(view, search->player);
    search->seed = seed;
    search->count = search->visits = 0;
    search_deal(view, seed, &game);
    turn_begin(search, turn, &game);
    search->context = turn->context;
    turn->leaves = level->lines > 1 ? &search->leaves : NULL;
    size_t count = turn_search_actions(&game, actions);
    for (size_t i = 0; i < count; i++) {
        Line best;
        search->leaves.count = 0;
        search->leaves.limit = level->lines;
        int left = (int)(level->turn_budget - turn->judged), share = left > 0 ? left / (int)(count - i) : 0;
        if (level->margin > 0)
            turn_search_guided_after(turn, &game, actions[i], share + 1, level->margin, &best);
        else
            turn_search_after(turn, &game, actions[i], share + 1, &best);
        offer_line(search, &best);
        for (unsigned k = 0; k < search->leaves.count; k++)
            if (search->leaves.items[k].line.value < best.value)
                offer_line(search, &search->leaves.items[k].line);
    }
}

/* 1 if all lines were simulated in this deal of the round: there may have been no time for some. */
static int is_whole(const Search *search, unsigned deal)
{
    for (unsigned i = 0; i < search->alive; i++)
        if (!search->jobs[deal * search->alive + i].done)
            return 0;
    return 1;
}

/* A deal that not all lines have met would tell for or against those that have. */
static void collect(Search *search)
{
    for (unsigned i = 0; i < search->jobs_count; i++) {
        const Job *job = &search->jobs[i];
        if (!is_whole(search, i / search->alive))
            continue;
        Candidate *candidate = &search->candidates[job->candidate];
        outlook_add(&candidate->sum, &job->result, 1);
        outlook_add(&candidate->sum, &job->luck, -1);
        candidate->known += job->known;
        candidate->visits++;
        search->known += job->known;
        search->positions += job->positions;
        search->visits++;
    }
}

/* What each line's result in a deal differs by from the mean of all lines in it. */
static void differences_in_deal(const Search *search, unsigned deal, const Taste *taste, float out[CANDIDATES_MAX])
{
    float mean = 0;
    for (unsigned i = 0; i < search->alive; i++) {
        const Job *job = &search->jobs[deal * search->alive + i];
        out[i] = outlook_value(&job->result, taste) - outlook_value(&job->luck, taste);
        mean += out[i] / (float)search->alive;
    }
    for (unsigned i = 0; i < search->alive; i++)
        out[i] -= mean;
}

static void note_noise(Search *search)
{
    const Taste taste = taste_of(search);
    float sum[CANDIDATES_MAX] = { 0 }, squares = 0, difference[CANDIDATES_MAX];
    unsigned deals = 0;
    for (unsigned deal = 0; deal < search->jobs_count / search->alive; deal++) {
        if (!is_whole(search, deal))
            continue;
        differences_in_deal(search, deal, &taste, difference);
        deals++;
        for (unsigned i = 0; i < search->alive; i++) {
            sum[i] += difference[i];
            squares += difference[i] * difference[i];
        }
    }
    if (deals < 2)
        return;
    for (unsigned i = 0; i < search->alive; i++)
        squares -= sum[i] * sum[i] / (float)deals;
    search->noise += squares;
    search->noises += (deals - 1) * (search->alive - 1);
}

/* By chance two lines differ by the noise of both, the less the more simulations there are. */
static int is_clearly_worse(const Search *search, const Candidate *candidate, const Candidate *best)
{
    const float behind = mean_value(search, best) - mean_value(search, candidate);
    return search->noises >= NOISES_MIN &&
           behind * behind * (float)candidate->visits * (float)search->noises > CLEARLY * CLEARLY * 2 * search->noise;
}

/* Every candidate of the round meets the same deals. */
static void list_jobs(Search *search, unsigned alive, unsigned each, uint64_t first_deal)
{
    search->jobs_count = 0;
    for (unsigned k = 0; k < each; k++) {
        uint64_t state = search->seed + 0x9E3779B97F4A7C15u * (first_deal + k + 1);
        uint64_t number = random_next(&state);
        for (unsigned i = 0; i < alive; i++)
            search->jobs[search->jobs_count++] = (Job){ .candidate = (uint16_t)i, .deal = number };
    }
}

static int is_settled(const Search *search) { return search->round >= SEARCH_ROUNDS || search->alive <= 1; }

/* Simulations of the next round: its part of those wanted, or as many as its part of the positions that are left is enough for. */
static uint32_t simulations_of_round(const Search *search)
{
    uint32_t wanted = search->effort.simulations / SEARCH_ROUNDS;
    if (!search->effort.positions || !search->visits)
        return wanted;
    uint32_t left = search->effort.positions > search->positions ? search->effort.positions - search->positions : 0,
             cost = search->positions / search->visits * turns_ahead(search) / search->level->turns + 1,
             affordable = left / (SEARCH_ROUNDS - search->round) / cost;
    return affordable < wanted ? affordable : wanted;
}

static void begin_round(Search *search)
{
    unsigned each = simulations_of_round(search) / search->alive;
    each = each < 1 ? 1 : each > SEARCH_JOBS_MAX / search->alive ? SEARCH_JOBS_MAX / search->alive : each;
    list_jobs(search, search->alive, each, search->deals);
    search->deals += each;
    search->jobs_run = 0;
}

/* Lines with the same end were simulated once, for all of them; they come to stand behind the one that was. */
static void share_with_twins(Search *search)
{
    for (unsigned i = 1; i < search->count; i++) {
        Candidate twin = search->candidates[i];
        unsigned one = 0;
        while (one < i && search->candidates[one].end != twin.end)
            one++;
        if (one == i || twin.visits > 0)
            continue;
        twin.sum = search->candidates[one].sum;
        twin.known = search->candidates[one].known;
        twin.visits = search->candidates[one].visits;
        memmove(&search->candidates[one + 2], &search->candidates[one + 1], (i - one - 1) * sizeof twin);
        search->candidates[one + 1] = twin;
    }
}

/* The worse half is dropped, and what is clearly worse than the best; the last two are compared as long as there are simulations for
 * both. */
static void end_round(Search *search)
{
    collect(search);
    note_noise(search);
    sort_candidates(search, search->alive);
    if (++search->round < SEARCH_ROUNDS && (search->alive > 2 || simulations_of_round(search) < 2))
        search->alive = (search->alive + 1) / 2;
    while (search->alive > 1 &&
           is_clearly_worse(search, &search->candidates[search->alive - 1], &search->candidates[0]))
        search->alive--;
    if (is_settled(search))
        share_with_twins(search);
}

/* The lines to be simulated come to the head: the best, as many as there may be, of those with the same end one. */
static void choose_candidates(Search *search, unsigned most)
{
    const float hopeless = search->candidates[0].line.value - HOPELESS;
    search->alive = 0;
    for (unsigned i = 0; i < search->count && search->alive < most && search->candidates[i].line.value >= hopeless;
         i++) {
        int is_new = 1;
        for (unsigned k = 0; k < search->alive; k++)
            is_new &= search->candidates[k].end != search->candidates[i].end;
        if (is_new) {
            Candidate chosen = search->candidates[i];
            search->candidates[i] = search->candidates[search->alive];
            search->candidates[search->alive++] = chosen;
        }
    }
}

static void begin(Search *search, SearchEffort effort, SearchStop *stop, void *context)
{
    search->effort = effort;
    search->positions = search->visits = 0;
    search->known = search->noise = 0;
    search->noises = 0;
    search->stop = stop;
    search->stop_context = context;
    search->round = 0;
    search->deals = 0;
    search->jobs_count = search->jobs_run = 0;
    unsigned most = search->level->candidates, affordable = effort.simulations / SEARCH_ROUNDS;
    if (most > affordable) /* each is simulated at least once in a round */
        most = affordable > 2 ? affordable : 2;
    GwtGame game;
    search_deal(&search->view, search->seed, &game);
    for (unsigned i = 0; i < search->count; i++) {
        Candidate *candidate = &search->candidates[i];
        const unsigned last = candidate->line.count - 1u;
        search_expect(&game, &candidate->line, candidate->expected);
        candidate->end = candidate->expected[last] ^ candidate->line.actions[last] * 0x9E3779B97F4A7C15u;
    }
    choose_candidates(search, most);
}

void search_simulate(Search *search, SearchEffort effort, unsigned threads, SearchStop *stop, void *context)
{
    begin(search, effort, stop, context);
    while (!is_settled(search)) {
        begin_round(search);
        search_run_jobs(search, threads);
        end_round(search);
    }
}

void search_begin(Search *search, SearchEffort effort)
{
    begin(search, effort, NULL, NULL);
    if (!is_settled(search))
        begin_round(search);
}

int search_go_on(Search *search, unsigned simulations)
{
    for (; simulations > 0 && !is_settled(search); simulations--) {
        search_run_job(search, &search->turns[0], &search->jobs[search->jobs_run++]);
        if (search->jobs_run < search->jobs_count)
            continue;
        end_round(search);
        if (!is_settled(search))
            begin_round(search);
    }
    return !is_settled(search);
}

void search_settle(Search *search)
{
    if (is_settled(search))
        return;
    search->round = SEARCH_ROUNDS - 1;
    end_round(search);
}

unsigned search_progress(const Search *search)
{
    if (is_settled(search))
        return 100;
    return (search->round * 100 + search->jobs_run * 100 / search->jobs_count) / SEARCH_ROUNDS;
}
