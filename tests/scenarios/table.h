/* SPDX-License-Identifier: MIT */
/* table.h - the words scenario tests are written in. Read it top to bottom: it is the manual for test authors, who need
 * the rulebook and docs/notation.md beside it and nothing of the engine. A scenario sets the table (given_...), plays
 * actions by their notation (when), and looks at the result (then_...). Every failure prints the position, the open
 * question and the legal actions, and fails the scenario at its line.
 *
 *     SCENARIO("[PB1][PB4] Building B pays two dollars for a green card, and building is still open")
 *     {
 *         Table t = given_players(2);
 *         given_hand(&t, RED, "green grey grey white");
 *         given_dollars(&t, RED, 6);
 *         given_herder(&t, RED, "ab3");
 *
 *         when(&t, RED, "move n-b; use green-for-2");
 *
 *         then_dollars(&t, RED, 8);
 *         then_may(&t, RED, "use build-at-2");
 *         then_may_not(&t, RED, "use green-for-2");
 *         then_may_not(&t, RED, "aux gain");
 *     }
 *
 * A title starts with the ids of the rulings it proves, each in brackets; then the rule as a sentence. Beside each
 * "may" stands a "may not". One file of scenarios is one test program; it may be given a part of a title to
 * run only those.
 *
 * Everything is named by its id from docs/notation.md, in a string: spaces "ab1", tiles "flood-green-2", cards
 * "brown-3", buildings "5a", rail spaces "12" or "t3", stations "st3", masters "sm4", cities "wichita", discs "aux3",
 * towns "gr3", tiles of medium towns "hire", levels of Garth "very-hard".
 * Lists are separated by blanks ("green green red"), lists of actions by semicolons. An unknown id fails the test. */
#ifndef SCENARIOS_TABLE_H
#define SCENARIOS_TABLE_H
#include "gwt/game.h"
#include "gwt/score.h"

enum { RED, BLUE, YELLOW, WHITE }; /* the seats, in turn order */

/* A whole game and what a failure report needs. Plain data: `Table other = t;` forks a scenario to try two answers. */
typedef struct Table {
    GwtGame game;
    uint8_t fixed[GWT_PLAYERS_MAX]; /* piles named by a given: later givens take no cards from there */
    char played[1024];              /* the last actions, for the report */
} Table;

/* ---- Setting the table -------------------------------------------------------------------------------------------
 *
 * given_players(n) is the same known table every time:
 *   turn        RED is to move (phase A); every herder stands on "start"
 *   trail       neutral tiles A..G on n-a..n-g, private buildings all on their a-side in front of their owners, no
 *               hazard and no trade tile anywhere
 *   players     $6 $7 $8 $9, one worker of each type, no certificate, engine on 0, all 14 discs on the player board
 *   cards       hand "grey green black white", the other ten starter cards in the draw stack, discard pile empty;
 *               RED's starting objective card is s1, BLUE's s2, YELLOW's s3, WHITE's s4
 *   job market  row 1 "cowboy builder engineer cowboy", row 2 "cowboy builder engineer" and the token;
 *               with 3 players row 1 "cowboy builder engineer", row 2 "cowboy builder";
 *               with 2 players row 1 "cowboy builder", row 2 "cowboy"
 *   foresight   1: "trade-green trade-alt"   2: "cowboy builder"   3: "engineer cowboy"
 *   market      "yellow yellow red red blue brown-3 purple-5"; 3 players also "yellow red blue"; 4 players also
 *               "yellow red blue brown-4 brown-5 purple-6"
 *   objectives  display "g1 d1 r1 m1"
 *   masters     sm1..sm5 on st1..st5
 *
 * given_second_edition(n), given_north(n) (Rails to the North on the first edition) and given_second_north(n) (on the
 * second) differ from it in this:
 *   buildings   second edition 1a..12a, north 1a..12a, second edition with north 1a..13a
 *   tokens      one exchange token each
 *   masters     second edition: sm6..sm9 are out of the game; north: sm6 on st11, sm7 on st12, "sm8 sm9 sm10 sm11"
 *               offered beside New York
 *   north       no branchlet anywhere; 15 discs each, aux6 is the new one; medium towns gr2 "hire", pu2 "trash",
 *               re6 "engine", re11 "dollars-or-cattle", te2 "building", vi2 "hire"
 * and options of TableSetup in this:
 *   simmental   two calves more in the market; eight heifers and eight cows in their side stacks
 *   balanced    what is left out lies in the box; the givens prefer tiles and cards that are in the game
 *   first_turn  second edition: hands of 4, 5, 6 and 7 cards: "grey green black white", then "grey", "green" and
 *               "black" more; the discards down to four are asked when the seat's first turn begins
 *   bidding     RED is asked for the first bid (seats are names of bidders until it is over); no hand is dealt yet, and
 *               the cards dealt afterwards are not known
 *   garth       those seats are Garth's: herder on "start", specialty cowboy, one worker of each type (the extra
 *               workers of his level only with given_workers, as tiles of the supply), no hand, no money, no token,
 *               all 15 cards in his deck; all his buildings are b-sides. His turn is played with
 *               when(&t, BLUE, "garth") and never by itself
 *
 * Givens keep the game possible: what is put somewhere is taken from a face-down pile, the box or the supply, and what
 * has to give way goes back there. A given that cannot be fulfilled (a sixth grey card in one deck) fails. */
typedef struct TableSetup {
    unsigned players;    /* 2..4 */
    const char *b_sides; /* numbers or tiles showing their b-side: "8 10"; NULL: none */
    int promo_buildings; /* tiles 11 and 13 join */
    int promo_masters;   /* sm8 and sm9 join, at first out of the game: put them on with given_master */
    int first_turn;      /* 1: herders not yet on the board, RED is asked for the first placement */
    int second_edition;
    int north; /* Rails to the North */
    int simmental, balanced, bidding;
    int reuse;                          /* second edition: a building may be used twice in a turn (AD5 off) */
    const char *garth[GWT_PLAYERS_MAX]; /* Garth's level by seat: { [BLUE] = "hard" }; NULL: somebody plays */
    int neutrals_random, sides_random;  /* only for given_dealt */
} TableSetup;

Table given_players(unsigned players);
Table given_second_edition(unsigned players);
Table given_north(unsigned players);
Table given_second_north(unsigned players);
Table given_game(TableSetup setup); /* given_game((TableSetup){ .players = 3, .b_sides = "8" }) */

/* A game exactly as the engine deals it: nothing known, first turn or first bid. For scenarios about the set-up. */
Table given_dealt(TableSetup setup, uint64_t seed);
Table given_dealt_game(unsigned players, uint64_t seed, int neutrals_random, int sides_random); /* first edition */

/* The engine must refuse these options together. */
void then_refused(TableSetup setup);

/* Whose turn and where. given_turn starts that seat's turn: phase A, or the first placement. */
void given_turn(Table *t, unsigned seat);
void given_herder(Table *t, unsigned seat, const char *space); /* may be an empty space */

/* given_herder on the space right before this one, then "move SPACE": one step, fees as usual. The turn starts anew. */
void arrive(Table *t, unsigned seat, const char *space);

/* Trail. A tile's side is the same for all players: given_building "8b" turns every 8 over. */
void given_building(Table *t, unsigned seat, const char *tile, const char *space);
void given_no_building(Table *t, const char *space);                  /* back in front of its owner */
void given_building_boxed(Table *t, unsigned seat, const char *tile); /* out of the game */
void given_neutral(Table *t, const char *space, const char *letter);  /* "A".."G"; changes places with the tile there */
void given_tile(Table *t, const char *space, const char *tile);       /* hazard or trade tile on a slot of its kind */
void given_empty(Table *t, const char *space);                        /* whatever lies there goes back */
void given_clear_trail(Table *t);                                     /* all hazard and trade tiles go back */

/* A player's things. */
void given_dollars(Table *t, unsigned seat, unsigned dollars);
void given_workers(Table *t, unsigned seat, unsigned cowboys, unsigned builders, unsigned engineers); /* with printed */
void given_engine(Table *t, unsigned seat, const char *rail_space);
void given_certificates(Table *t, unsigned seat, unsigned temporary); /* within the seat's limit: clear discs first */
void given_collected(Table *t, unsigned seat, const char *tiles);     /* exactly these hazard and trade tiles */
void given_owned_master(Table *t, unsigned seat, const char *master); /* a cowboy from the supply takes its place */

/* Cards: each sets exactly these cards. A hand's former cards go to the draw stack; cards that leave a draw stack or a
 * discard pile are out of the game (objective cards: back to the objective stack). Name the hand first.
 * The starting objective card stays in the area unless another one is named. */
void given_hand(Table *t, unsigned seat, const char *cards);
void given_draw_stack(Table *t, unsigned seat, const char *cards);
void given_discard_pile(Table *t, unsigned seat, const char *cards);
void given_objective_area(Table *t, unsigned seat, const char *cards);

/* Discs leave the player board only for a city or a station. */
void given_city_disc(Table *t, unsigned seat, const char *city, const char *disc);
void given_station_disc(Table *t, unsigned seat, const char *station, const char *disc);
void given_discs_cleared(Table *t, unsigned seat, const char *discs); /* all of them go to Kansas City (-6 VP each) */

/* Common boards. Rows are counted from 1 at the top, foresight columns and pile backs from 1. */
void given_token_row(Table *t, unsigned row);                       /* 2..12; empties this row and all below */
void given_job_row(Table *t, unsigned row, const char *workers);    /* from the left; "-" is a gap */
void given_token_taken(Table *t, unsigned seat);                    /* seat triggered the end; say given_turn next */
void given_foresight(Table *t, unsigned column, const char *tiles); /* two ids, "-" for an empty space */
void given_pile(Table *t, unsigned back, const char *tiles);        /* exactly these; the others out of the game */
void given_market(Table *t, const char *cards);                     /* the others to the market stack */
void given_market_stack(Table *t, const char *cards);               /* the others out of the game */
void given_display(Table *t, const char *cards);                    /* up to four, oldest first; others to the stack */
void given_objective_stack(Table *t, const char *cards);            /* the others out of the game */
void given_master(Table *t, const char *station, const char *master); /* changes places with the tile there */
void given_no_master(Table *t, const char *station);                  /* taken by the last seat for a cowboy */

/* Exchange tokens, and buildings used in this turn (AD5). given_turn forgets the used ones. */
void given_tokens(Table *t, unsigned seat, unsigned tokens);
void given_used(Table *t, const char *spaces); /* the buildings there were used this turn */

/* Simmental: given_hand(&t, RED, "calf heifer cow"). Calves come from the market, the others from their side stacks. */
void given_side_stacks(Table *t, unsigned heifers, unsigned cows); /* so many are left; the others out of the game */

/* Rails to the North. Stations st11, st12 and disc aux6 go with the words above, cities by the names of that strip. */
void given_branchlets(Table *t, unsigned seat, const char *towns); /* exactly on these, joined or not */
void given_medium(Table *t, const char *town, const char *tile);   /* a third one of a kind changes places */
void given_offered(Table *t, const char *masters); /* exactly these beside New York; others change places or leave */

/* Bidding: as if it had ended so. */
void given_bid(Table *t, unsigned seat, unsigned points);

/* Garth. given_garth turns a seat into his, as TableSetup.garth does, or changes his level and specialty. */
void given_garth(Table *t, unsigned seat, const char *level, const char *specialty);
void given_garth_card(Table *t, unsigned seat, unsigned card); /* only this card is left in his deck: it comes next */
void given_garth_deck(Table *t, unsigned seat, const char *cards); /* "1 7 15"; "": all, they are shuffled next */

/* ---- Playing -----------------------------------------------------------------------------------------------------
 * Actions are written as in docs/notation.md. Several are separated by semicolons. Each must be legal for this seat.
 * After each the state is checked for lost or doubled components. "?end" is played if it is legal and skipped if not.
 *
 * A question with a single answer (a lone "pass", "end" or "engine 4") may be answered or left out: it is answered by
 * itself when the next action is about a later question, and the checks of what may be done look through it. An
 * exchange token that could be spent meanwhile does not count as another answer, and Garth's turn is never played by
 * itself.
 * The hand is filled when the turn ends: say "end", or then_turn_of the next seat, before looking at it. */
void when(Table *t, unsigned seat, const char *actions);

/* The same for a seat that is not asked: "token 1" and "token 2" go through the door for everybody (EX1); what the seat
 * is asked next follows in the same list or with when: when_off_turn(&t, BLUE, "token 1; discard grey"). */
void when_off_turn(Table *t, unsigned seat, const char *actions);

/* The seat plays some legal turn to its end. For scenarios in which it does not matter which. */
void when_any_turn(Table *t, unsigned seat);

/* ---- Looking: what may be done ------------------------------------------------------------------------------------
 * In all of these the seat must be the one who is asked, otherwise the scenario fails. */
void then_may(Table *t, unsigned seat, const char *action);
void then_may_not(Table *t, unsigned seat, const char *action);
void then_may_only(Table *t, unsigned seat, const char *actions);   /* exactly this set, separated by semicolons; tokens
                               count only if the set names one */
void then_may_some(Table *t, unsigned seat, const char *beginning); /* some legal action begins so: "hire", "buy red" */
void then_may_none(Table *t, unsigned seat, const char *beginning); /* no legal action begins so */
void then_towns(Table *t, unsigned seat, const char *towns);        /* a branchlet may go to exactly these towns */
void then_off_turn_may(Table *t, unsigned seat, const char *token); /* "token 1", "token 2", whoever is asked */
void then_off_turn_may_not(Table *t, unsigned seat, const char *token);
void then_asked(Table *t, unsigned seat, GwtDecisionKind kind); /* kinds: gwt/action.h */
void then_to_act(Table *t, unsigned seat);
void then_turn_of(Table *t, unsigned seat); /* seat begins its turn (first turn, Garth's turn); the one before ended */
void then_changes_dollars(Table *t, unsigned seat, const char *action, int dollars); /* what the engine says the action
                               brings (+) or costs (-), sure follow-up costs such as transport included */
void then_over(Table *t);                                                            /* a last lone "end" is played */
void then_not_over(Table *t);

/* ---- Looking: the position --------------------------------------------------------------------------------------- */
void then_dollars(Table *t, unsigned seat, unsigned dollars);
void then_herder(Table *t, unsigned seat, const char *space);
void then_engine(Table *t, unsigned seat, const char *rail_space);
void then_certificates(Table *t, unsigned seat, unsigned temporary);
void then_workers(Table *t, unsigned seat, unsigned cowboys, unsigned builders, unsigned engineers);
void then_step_limit(Table *t, unsigned seat, unsigned steps);
void then_hand_limit(Table *t, unsigned seat, unsigned cards);
void then_certificate_limit(Table *t, unsigned seat, unsigned certificates);
void then_permanent_certificates(Table *t, unsigned seat, unsigned certificates);

void then_hand(Table *t, unsigned seat, const char *cards);     /* exactly these, in any order (so all lists) */
void then_hand_has(Table *t, unsigned seat, const char *cards); /* at least these */
void then_hand_count(Table *t, unsigned seat, unsigned cards);
void then_draw_stack(Table *t, unsigned seat, const char *cards);
void then_draw_stack_count(Table *t, unsigned seat, unsigned cards);
void then_discard_pile(Table *t, unsigned seat, const char *cards);
void then_discard_has(Table *t, unsigned seat, const char *cards);
void then_discard_count(Table *t, unsigned seat, unsigned cards);
void then_in_area(Table *t, unsigned seat, const char *cards);      /* starting card included */
void then_boxed_cards(Table *t, const char *card, unsigned copies); /* copies of this card out of the game */

void then_cleared(Table *t, unsigned seat, const char *discs); /* exactly these disc spaces: "aux3 aux3 hand" */
void then_on_city(Table *t, unsigned seat, const char *city, unsigned discs);
void then_on_station(Table *t, unsigned seat, const char *station, unsigned discs);
void then_collected(Table *t, unsigned seat, const char *tiles);      /* hazard and trade tiles, exactly */
void then_masters(Table *t, unsigned seat, const char *masters);      /* owned, exactly */
void then_buildings_left(Table *t, unsigned seat, const char *tiles); /* in front of the player, exactly */
void then_building_boxed(Table *t, unsigned seat, const char *tile);

void then_location(Table *t, const char *space, const char *what); /* "empty", "A", "flood-green-2", "5a of RED" */
void then_job_row(Table *t, unsigned row, const char *workers);    /* used columns from the left, "-" for a gap */
void then_job_row_count(Table *t, unsigned row, unsigned workers);
void then_token_row(Table *t, unsigned row); /* 13: it has left the market */
void then_token_owner(Table *t, unsigned seat);
void then_foresight(Table *t, unsigned column, const char *tiles); /* "-" for an empty space; any order */
void then_foresight_full(Table *t);
void then_boxed_tiles(Table *t, const char *tile, unsigned copies); /* copies of this tile out of the game */
void then_market(Table *t, const char *cards);
void then_market_count(Table *t, unsigned cards);
void then_market_stack_count(Table *t, unsigned cards);
void then_display(Table *t, const char *cards);
void then_display_count(Table *t, unsigned cards);
void then_objective_stack_count(Table *t, unsigned cards);
void then_master_space(Table *t, const char *station, const char *what); /* "sm3", "cowboy", ... */

void then_score(Table *t, unsigned seat, GwtScoreCategory category, int points); /* as if the game ended now */
void then_total(Table *t, unsigned seat, int points);
void then_winners(Table *t, const char *seats); /* "RED BLUE" when they share the victory */

/* Modules. */
void then_tokens(Table *t, unsigned seat, unsigned tokens);
void then_used(Table *t, const char *spaces);                     /* buildings used this turn, exactly (AD5) */
void then_branchlets(Table *t, unsigned seat, const char *towns); /* exactly */
void then_branchlets_left(Table *t, unsigned seat, unsigned branchlets);
void then_medium(Table *t, const char *town, const char *tile);
void then_offered(Table *t, const char *masters); /* beside New York, exactly */
void then_side_stacks(Table *t, unsigned heifers, unsigned cows);
void then_pile(Table *t, unsigned back, const char *tile, unsigned copies); /* copies of this tile in the pile */
void then_market_stack(Table *t, const char *card, unsigned copies);        /* copies of this card face down */
void then_bid(Table *t, unsigned seat, unsigned points);                    /* points bid for the seat */
void then_bidder(Table *t, unsigned seat, unsigned bidder); /* who holds the seat; GWT_NONE: nobody yet */
void then_garth(Table *t, unsigned seat, const char *level, const char *specialty);
void then_garth_deck(Table *t, unsigned seat, const char *cards); /* "1 7 15", exactly */
void then_garth_deck_count(Table *t, unsigned seat, unsigned cards);
void then_garth_turned(Table *t, unsigned seat, unsigned card); /* no longer in his deck */
void then_extra_workers(Table *t, unsigned seat, unsigned cowboys, unsigned builders, unsigned engineers); /* Garth's
                               from the beginning, which are no tiles of the supply */

/* Views: the table as a seat sees it (GWT_SPECTATOR: nobody's hand). All words for looking work on it; hidden hand
 * cards lie in the draw stack. */
Table seen_by(const Table *t, unsigned seat);
void then_looks_alike(Table *t, const Table *other, unsigned seat); /* the seat cannot tell the two tables apart */
void then_looks_different(Table *t, const Table *other, unsigned seat);

void then_that(Table *t, int is_so, const char *what); /* for what has no word of its own here */

/* ---- Machinery: self-registering scenarios, and the line a failure is reported at -------------------------- */
typedef struct Scenario {
    const char *title;
    void (*play)(void **state);
    struct Scenario *next;
} Scenario;
void scenario_register(Scenario *scenario);
void table_line(const char *file, int line);

#define SCENARIO_JOIN_(a, b) a##b
#define SCENARIO_JOIN(a, b) SCENARIO_JOIN_(a, b)
#define SCENARIO(title_text) SCENARIO_AS(SCENARIO_JOIN(scenario_, __LINE__), title_text)
#define SCENARIO_AS(name, title_text) \
    static void name(void **state); \
    __attribute__((constructor)) static void SCENARIO_JOIN(name, _register)(void) \
    { \
        static Scenario scenario = { title_text, name, 0 }; \
        scenario_register(&scenario); \
    } \
    static void name(void **state __attribute__((unused)))

#ifndef SCENARIOS_TABLE_IMPLEMENTATION
#define given_players(...) (table_line(__FILE__, __LINE__), given_players(__VA_ARGS__))
#define given_game(...) (table_line(__FILE__, __LINE__), given_game(__VA_ARGS__))
#define given_dealt_game(...) (table_line(__FILE__, __LINE__), given_dealt_game(__VA_ARGS__))
#define given_turn(...) (table_line(__FILE__, __LINE__), given_turn(__VA_ARGS__))
#define given_herder(...) (table_line(__FILE__, __LINE__), given_herder(__VA_ARGS__))
#define arrive(...) (table_line(__FILE__, __LINE__), arrive(__VA_ARGS__))
#define given_building(...) (table_line(__FILE__, __LINE__), given_building(__VA_ARGS__))
#define given_no_building(...) (table_line(__FILE__, __LINE__), given_no_building(__VA_ARGS__))
#define given_building_boxed(...) (table_line(__FILE__, __LINE__), given_building_boxed(__VA_ARGS__))
#define given_neutral(...) (table_line(__FILE__, __LINE__), given_neutral(__VA_ARGS__))
#define given_tile(...) (table_line(__FILE__, __LINE__), given_tile(__VA_ARGS__))
#define given_empty(...) (table_line(__FILE__, __LINE__), given_empty(__VA_ARGS__))
#define given_clear_trail(...) (table_line(__FILE__, __LINE__), given_clear_trail(__VA_ARGS__))
#define given_dollars(...) (table_line(__FILE__, __LINE__), given_dollars(__VA_ARGS__))
#define given_workers(...) (table_line(__FILE__, __LINE__), given_workers(__VA_ARGS__))
#define given_engine(...) (table_line(__FILE__, __LINE__), given_engine(__VA_ARGS__))
#define given_certificates(...) (table_line(__FILE__, __LINE__), given_certificates(__VA_ARGS__))
#define given_collected(...) (table_line(__FILE__, __LINE__), given_collected(__VA_ARGS__))
#define given_owned_master(...) (table_line(__FILE__, __LINE__), given_owned_master(__VA_ARGS__))
#define given_hand(...) (table_line(__FILE__, __LINE__), given_hand(__VA_ARGS__))
#define given_draw_stack(...) (table_line(__FILE__, __LINE__), given_draw_stack(__VA_ARGS__))
#define given_discard_pile(...) (table_line(__FILE__, __LINE__), given_discard_pile(__VA_ARGS__))
#define given_objective_area(...) (table_line(__FILE__, __LINE__), given_objective_area(__VA_ARGS__))
#define given_city_disc(...) (table_line(__FILE__, __LINE__), given_city_disc(__VA_ARGS__))
#define given_station_disc(...) (table_line(__FILE__, __LINE__), given_station_disc(__VA_ARGS__))
#define given_discs_cleared(...) (table_line(__FILE__, __LINE__), given_discs_cleared(__VA_ARGS__))
#define given_token_row(...) (table_line(__FILE__, __LINE__), given_token_row(__VA_ARGS__))
#define given_job_row(...) (table_line(__FILE__, __LINE__), given_job_row(__VA_ARGS__))
#define given_token_taken(...) (table_line(__FILE__, __LINE__), given_token_taken(__VA_ARGS__))
#define given_foresight(...) (table_line(__FILE__, __LINE__), given_foresight(__VA_ARGS__))
#define given_pile(...) (table_line(__FILE__, __LINE__), given_pile(__VA_ARGS__))
#define given_market(...) (table_line(__FILE__, __LINE__), given_market(__VA_ARGS__))
#define given_market_stack(...) (table_line(__FILE__, __LINE__), given_market_stack(__VA_ARGS__))
#define given_display(...) (table_line(__FILE__, __LINE__), given_display(__VA_ARGS__))
#define given_objective_stack(...) (table_line(__FILE__, __LINE__), given_objective_stack(__VA_ARGS__))
#define given_master(...) (table_line(__FILE__, __LINE__), given_master(__VA_ARGS__))
#define given_no_master(...) (table_line(__FILE__, __LINE__), given_no_master(__VA_ARGS__))
#define when(...) (table_line(__FILE__, __LINE__), when(__VA_ARGS__))
#define when_any_turn(...) (table_line(__FILE__, __LINE__), when_any_turn(__VA_ARGS__))
#define then_may(...) (table_line(__FILE__, __LINE__), then_may(__VA_ARGS__))
#define then_may_not(...) (table_line(__FILE__, __LINE__), then_may_not(__VA_ARGS__))
#define then_may_only(...) (table_line(__FILE__, __LINE__), then_may_only(__VA_ARGS__))
#define then_may_some(...) (table_line(__FILE__, __LINE__), then_may_some(__VA_ARGS__))
#define then_may_none(...) (table_line(__FILE__, __LINE__), then_may_none(__VA_ARGS__))
#define then_asked(...) (table_line(__FILE__, __LINE__), then_asked(__VA_ARGS__))
#define then_to_act(...) (table_line(__FILE__, __LINE__), then_to_act(__VA_ARGS__))
#define then_turn_of(...) (table_line(__FILE__, __LINE__), then_turn_of(__VA_ARGS__))
#define then_changes_dollars(...) (table_line(__FILE__, __LINE__), then_changes_dollars(__VA_ARGS__))
#define then_over(...) (table_line(__FILE__, __LINE__), then_over(__VA_ARGS__))
#define then_not_over(...) (table_line(__FILE__, __LINE__), then_not_over(__VA_ARGS__))
#define then_dollars(...) (table_line(__FILE__, __LINE__), then_dollars(__VA_ARGS__))
#define then_herder(...) (table_line(__FILE__, __LINE__), then_herder(__VA_ARGS__))
#define then_engine(...) (table_line(__FILE__, __LINE__), then_engine(__VA_ARGS__))
#define then_certificates(...) (table_line(__FILE__, __LINE__), then_certificates(__VA_ARGS__))
#define then_workers(...) (table_line(__FILE__, __LINE__), then_workers(__VA_ARGS__))
#define then_step_limit(...) (table_line(__FILE__, __LINE__), then_step_limit(__VA_ARGS__))
#define then_hand_limit(...) (table_line(__FILE__, __LINE__), then_hand_limit(__VA_ARGS__))
#define then_certificate_limit(...) (table_line(__FILE__, __LINE__), then_certificate_limit(__VA_ARGS__))
#define then_permanent_certificates(...) (table_line(__FILE__, __LINE__), then_permanent_certificates(__VA_ARGS__))
#define then_hand(...) (table_line(__FILE__, __LINE__), then_hand(__VA_ARGS__))
#define then_hand_has(...) (table_line(__FILE__, __LINE__), then_hand_has(__VA_ARGS__))
#define then_hand_count(...) (table_line(__FILE__, __LINE__), then_hand_count(__VA_ARGS__))
#define then_draw_stack(...) (table_line(__FILE__, __LINE__), then_draw_stack(__VA_ARGS__))
#define then_draw_stack_count(...) (table_line(__FILE__, __LINE__), then_draw_stack_count(__VA_ARGS__))
#define then_discard_pile(...) (table_line(__FILE__, __LINE__), then_discard_pile(__VA_ARGS__))
#define then_discard_has(...) (table_line(__FILE__, __LINE__), then_discard_has(__VA_ARGS__))
#define then_discard_count(...) (table_line(__FILE__, __LINE__), then_discard_count(__VA_ARGS__))
#define then_in_area(...) (table_line(__FILE__, __LINE__), then_in_area(__VA_ARGS__))
#define then_boxed_cards(...) (table_line(__FILE__, __LINE__), then_boxed_cards(__VA_ARGS__))
#define then_cleared(...) (table_line(__FILE__, __LINE__), then_cleared(__VA_ARGS__))
#define then_on_city(...) (table_line(__FILE__, __LINE__), then_on_city(__VA_ARGS__))
#define then_on_station(...) (table_line(__FILE__, __LINE__), then_on_station(__VA_ARGS__))
#define then_collected(...) (table_line(__FILE__, __LINE__), then_collected(__VA_ARGS__))
#define then_masters(...) (table_line(__FILE__, __LINE__), then_masters(__VA_ARGS__))
#define then_buildings_left(...) (table_line(__FILE__, __LINE__), then_buildings_left(__VA_ARGS__))
#define then_building_boxed(...) (table_line(__FILE__, __LINE__), then_building_boxed(__VA_ARGS__))
#define then_location(...) (table_line(__FILE__, __LINE__), then_location(__VA_ARGS__))
#define then_job_row(...) (table_line(__FILE__, __LINE__), then_job_row(__VA_ARGS__))
#define then_job_row_count(...) (table_line(__FILE__, __LINE__), then_job_row_count(__VA_ARGS__))
#define then_token_row(...) (table_line(__FILE__, __LINE__), then_token_row(__VA_ARGS__))
#define then_token_owner(...) (table_line(__FILE__, __LINE__), then_token_owner(__VA_ARGS__))
#define then_foresight(...) (table_line(__FILE__, __LINE__), then_foresight(__VA_ARGS__))
#define then_foresight_full(...) (table_line(__FILE__, __LINE__), then_foresight_full(__VA_ARGS__))
#define then_boxed_tiles(...) (table_line(__FILE__, __LINE__), then_boxed_tiles(__VA_ARGS__))
#define then_market(...) (table_line(__FILE__, __LINE__), then_market(__VA_ARGS__))
#define then_market_count(...) (table_line(__FILE__, __LINE__), then_market_count(__VA_ARGS__))
#define then_market_stack_count(...) (table_line(__FILE__, __LINE__), then_market_stack_count(__VA_ARGS__))
#define then_display(...) (table_line(__FILE__, __LINE__), then_display(__VA_ARGS__))
#define then_display_count(...) (table_line(__FILE__, __LINE__), then_display_count(__VA_ARGS__))
#define then_objective_stack_count(...) (table_line(__FILE__, __LINE__), then_objective_stack_count(__VA_ARGS__))
#define then_master_space(...) (table_line(__FILE__, __LINE__), then_master_space(__VA_ARGS__))
#define then_score(...) (table_line(__FILE__, __LINE__), then_score(__VA_ARGS__))
#define then_total(...) (table_line(__FILE__, __LINE__), then_total(__VA_ARGS__))
#define then_winners(...) (table_line(__FILE__, __LINE__), then_winners(__VA_ARGS__))
#define then_that(...) (table_line(__FILE__, __LINE__), then_that(__VA_ARGS__))
#define given_second_edition(...) (table_line(__FILE__, __LINE__), given_second_edition(__VA_ARGS__))
#define given_north(...) (table_line(__FILE__, __LINE__), given_north(__VA_ARGS__))
#define given_second_north(...) (table_line(__FILE__, __LINE__), given_second_north(__VA_ARGS__))
#define given_dealt(...) (table_line(__FILE__, __LINE__), given_dealt(__VA_ARGS__))
#define then_refused(...) (table_line(__FILE__, __LINE__), then_refused(__VA_ARGS__))
#define given_tokens(...) (table_line(__FILE__, __LINE__), given_tokens(__VA_ARGS__))
#define given_used(...) (table_line(__FILE__, __LINE__), given_used(__VA_ARGS__))
#define given_side_stacks(...) (table_line(__FILE__, __LINE__), given_side_stacks(__VA_ARGS__))
#define given_branchlets(...) (table_line(__FILE__, __LINE__), given_branchlets(__VA_ARGS__))
#define given_medium(...) (table_line(__FILE__, __LINE__), given_medium(__VA_ARGS__))
#define given_offered(...) (table_line(__FILE__, __LINE__), given_offered(__VA_ARGS__))
#define given_bid(...) (table_line(__FILE__, __LINE__), given_bid(__VA_ARGS__))
#define given_garth(...) (table_line(__FILE__, __LINE__), given_garth(__VA_ARGS__))
#define given_garth_card(...) (table_line(__FILE__, __LINE__), given_garth_card(__VA_ARGS__))
#define given_garth_deck(...) (table_line(__FILE__, __LINE__), given_garth_deck(__VA_ARGS__))
#define when_off_turn(...) (table_line(__FILE__, __LINE__), when_off_turn(__VA_ARGS__))
#define then_towns(...) (table_line(__FILE__, __LINE__), then_towns(__VA_ARGS__))
#define then_off_turn_may(...) (table_line(__FILE__, __LINE__), then_off_turn_may(__VA_ARGS__))
#define then_off_turn_may_not(...) (table_line(__FILE__, __LINE__), then_off_turn_may_not(__VA_ARGS__))
#define then_tokens(...) (table_line(__FILE__, __LINE__), then_tokens(__VA_ARGS__))
#define then_used(...) (table_line(__FILE__, __LINE__), then_used(__VA_ARGS__))
#define then_branchlets(...) (table_line(__FILE__, __LINE__), then_branchlets(__VA_ARGS__))
#define then_branchlets_left(...) (table_line(__FILE__, __LINE__), then_branchlets_left(__VA_ARGS__))
#define then_medium(...) (table_line(__FILE__, __LINE__), then_medium(__VA_ARGS__))
#define then_offered(...) (table_line(__FILE__, __LINE__), then_offered(__VA_ARGS__))
#define then_side_stacks(...) (table_line(__FILE__, __LINE__), then_side_stacks(__VA_ARGS__))
#define then_pile(...) (table_line(__FILE__, __LINE__), then_pile(__VA_ARGS__))
#define then_market_stack(...) (table_line(__FILE__, __LINE__), then_market_stack(__VA_ARGS__))
#define then_bid(...) (table_line(__FILE__, __LINE__), then_bid(__VA_ARGS__))
#define then_bidder(...) (table_line(__FILE__, __LINE__), then_bidder(__VA_ARGS__))
#define then_garth(...) (table_line(__FILE__, __LINE__), then_garth(__VA_ARGS__))
#define then_garth_deck(...) (table_line(__FILE__, __LINE__), then_garth_deck(__VA_ARGS__))
#define then_garth_deck_count(...) (table_line(__FILE__, __LINE__), then_garth_deck_count(__VA_ARGS__))
#define then_garth_turned(...) (table_line(__FILE__, __LINE__), then_garth_turned(__VA_ARGS__))
#define then_extra_workers(...) (table_line(__FILE__, __LINE__), then_extra_workers(__VA_ARGS__))
#define seen_by(...) (table_line(__FILE__, __LINE__), seen_by(__VA_ARGS__))
#define then_looks_alike(...) (table_line(__FILE__, __LINE__), then_looks_alike(__VA_ARGS__))
#define then_looks_different(...) (table_line(__FILE__, __LINE__), then_looks_different(__VA_ARGS__))
#endif

#endif
