/* SPDX-License-Identifier: MIT */
/* second_edition.c - what the board and the set-up of the second edition change: the trail around D, the outlaws, the
 * strip of cities, the trash action, the starting hands, nine station masters, and buildings used once a turn (AD5).
 * Its private buildings are second_buildings.c, exchange tokens tokens.c, the variant simmental.c. */
#include <stdio.h>
#include "table.h"

/* ---- The trail ---- */

SCENARIO("[MV3] Second edition: the road from C to D forks on D itself, to E or to the outlaws")
{
    Table t = given_second_edition(2);
    given_tile(&t, "trade4", "trade-green");
    given_building(&t, RED, "2a", "de1");
    given_herder(&t, RED, "n-d");
    then_may(&t, RED, "move de1");
    then_may(&t, RED, "move trade4");
    then_may(&t, RED, "move n-e via de1");
    then_may(&t, RED, "move n-e via trade4");

    given_herder(&t, RED, "de1");
    then_may(&t, RED, "move n-e");
    then_may_none(&t, RED, "move trade4");
    then_may_none(&t, RED, "move n-d");
}

SCENARIO("[MV1][MV3] Second edition: whoever goes from C to an outlaw passes D, which is a step of its own")
{
    Table t = given_second_edition(2);
    given_tile(&t, "trade4", "trade-green");
    given_tile(&t, "trade5", "trade-green");
    given_herder(&t, RED, "n-c");
    then_may_only(&t, RED,
                  "move n-d; move n-e via ce1; move n-e via n-d de1; move n-f via ce1 ef1; move n-f via ce1 rock1; "
                  "move n-f via n-d de1 ef1; move n-f via n-d de1 rock1; move n-g via ce1 ef1 fg1; "
                  "move n-g via ce1 ef1 fg2; move n-g via ce1 rock1 fg1; move n-g via ce1 rock1 fg2; "
                  "move trade4; move trade5");
    when(&t, RED, "move trade5");
    then_herder(&t, RED, "trade5");

    /* In the first edition the fork lies before D: the second outlaw slot is two steps from C. */
    Table first = given_players(2);
    given_tile(&first, "trade4", "trade-green");
    given_tile(&first, "trade5", "trade-green");
    given_tile(&first, "trade6", "trade-green");
    given_herder(&first, RED, "n-c");
    then_may(&first, RED, "move trade6");
    given_tile(&t, "trade6", "trade-green");
    given_herder(&t, RED, "n-c");
    given_turn(&t, RED);
    then_may_none(&t, RED, "move trade6");
}

SCENARIO("[BU1][AD2] Second edition: de1 is a building space beside D and E, and there is none before D")
{
    Table t = given_second_edition(2);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 2a");
    then_may(&t, RED, "at de1");
    then_may_not(&t, RED, "at cd1");
    when(&t, RED, "at de1");
    then_location(&t, "de1", "2a of RED");

    Table copy = given_second_edition(4);
    given_building(&copy, RED, "6b", "de1");
    given_building(&copy, BLUE, "5b", "ce2");
    given_building(&copy, YELLOW, "5b", "tradebank2");
    given_building(&copy, WHITE, "5b", "ef1");
    arrive(&copy, RED, "de1");
    when(&copy, RED, "use copy");
    then_may_only(&copy, RED, "copy n-d; copy n-e");

    Table first = given_players(2);
    given_dollars(&first, RED, 20);
    arrive(&first, RED, "n-b");
    when(&first, RED, "use build-at-2; build 2a");
    then_may(&first, RED, "at cd1");
    then_may_not(&first, RED, "at de1");
}

SCENARIO("[AD2] Second edition: C and D are neighbours, so a copy tile before C reaches C alone")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "6b", "bc3");
    given_building(&t, BLUE, "5b", "de1");
    given_building(&t, BLUE, "2a", "bc2");
    arrive(&t, RED, "bc3");
    when(&t, RED, "use copy");
    then_may_only(&t, RED, "copy n-c; copy bc2");
}

SCENARIO("[BU1] Second edition: the 22 building spaces, and no other")
{
    Table t = given_second_edition(2);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 2a");
    then_may_only(&t, RED,
                  "at ab1; at ab2; at ab3; at floodbank1; at floodbank2; at bc1; at bc2; at bc3; at droughtbank1; "
                  "at ce1; at ce2; at de1; at tradebank1; at tradebank2; at ef1; at ef2; at rockbank1; at rockbank2; "
                  "at fg1; at fg2; at gk1; at gk2");
}

static const struct {
    const char *space, *risk;
    unsigned woods;
} building_spaces[] = {
    { "ab1", "", 0 },
    { "ab2", "", 0 },
    { "ab3", "", 0 },
    { "floodbank1", "use risk-any", 0 },
    { "floodbank2", "use risk-grey", 1 },
    { "bc1", "", 1 },
    { "bc2", "", 0 },
    { "bc3", "", 0 },
    { "droughtbank1", "use risk-any", 0 },
    { "ce1", "", 1 },
    { "ce2", "", 1 },
    { "de1", "", 0 },
    { "tradebank1", "use risk-any", 0 },
    { "tradebank2", "use risk-grey", 0 },
    { "ef1", "", 1 },
    { "ef2", "", 1 },
    { "rockbank1", "use risk-any", 0 },
    { "rockbank2", "use risk-grey", 1 },
    { "fg1", "", 0 },
    { "fg2", "", 1 },
    { "gk1", "", 0 },
    { "gk2", "", 0 },
};
enum { BUILDING_SPACES = sizeof building_spaces / sizeof building_spaces[0] };

SCENARIO("[PB3][BU6] Second edition: the risk action and the woods of every building space")
{
    for (unsigned i = 0; i < BUILDING_SPACES; i++) {
        char actions[160];
        unsigned woods = building_spaces[i].woods;
        Table t = given_second_edition(2);
        given_building(&t, RED, "1a", building_spaces[i].space);
        given_hand(&t, RED, "grey white");
        given_dollars(&t, RED, 10);
        arrive(&t, RED, building_spaces[i].space);
        snprintf(actions, sizeof actions, "aux gain; aux draw; %s; %s", woods ? "use woods-2" : "",
                 building_spaces[i].risk);
        then_may_only(&t, RED, actions);
        if (woods) {
            when(&t, RED, "use woods-2");
            then_dollars(&t, RED, 12);
        }
    }
}

SCENARIO("[PB3] Second edition: the first flood bank takes any cattle card, for a certificate without dollars")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "12a", "floodbank1");
    given_hand(&t, RED, "white black green g2");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "floodbank1");
    then_may_not(&t, RED, "use risk-grey");
    when(&t, RED, "use risk-any");
    then_may_only(&t, RED, "discard white; discard black; discard green");
    when(&t, RED, "discard black; forward 1");
    then_certificates(&t, RED, 1);
    then_dollars(&t, RED, 10);
    then_may_not(&t, RED, "use risk-any");

    /* Not so in the first edition: a grey card, and two dollars with the certificate. */
    Table first = given_players(2);
    given_building(&first, RED, "2a", "floodbank1");
    given_hand(&first, RED, "grey white black green");
    given_dollars(&first, RED, 10);
    arrive(&first, RED, "floodbank1");
    then_may_not(&first, RED, "use risk-any");
    when(&first, RED, "use risk-grey; forward 1");
    then_dollars(&first, RED, 12);
}

/* ---- Outlaws ---- */

static const struct {
    const char *slot;
    unsigned dollars, tokens;
} outlaw_slots[] = {
    { "trade1", 0, 1 }, { "trade2", 1, 0 }, { "trade3", 2, 0 }, { "trade4", 3, 0 },  { "trade5", 4, 0 },
    { "trade6", 5, 0 }, { "trade7", 6, 0 }, { "trade8", 8, 0 }, { "trade9", 10, 0 },
};
enum { OUTLAW_SLOTS = sizeof outlaw_slots / sizeof outlaw_slots[0] };

SCENARIO("[TR1] Bounty: slot 1 brings an exchange token, the others 1 2 3 4 5 6 8 10 dollars, and none costs anything")
{
    for (unsigned i = 0; i < OUTLAW_SLOTS; i++) {
        char take[24];
        Table t = given_second_edition(2);
        for (unsigned slot = 0; slot < OUTLAW_SLOTS; slot++)
            given_tile(&t, outlaw_slots[slot].slot, slot % 2 ? "trade-alt" : "trade-green");
        given_dollars(&t, RED, 0);
        given_herder(&t, RED, "n-c");
        when(&t, RED, "move n-d; use trade");
        snprintf(take, sizeof take, "trade %s", outlaw_slots[i].slot);
        then_changes_dollars(&t, RED, take, (int)outlaw_slots[i].dollars);
        when(&t, RED, take);
        then_dollars(&t, RED, outlaw_slots[i].dollars);
        then_tokens(&t, RED, 1 + outlaw_slots[i].tokens);
        then_collected(&t, RED, i % 2 ? "trade-alt" : "trade-green");
        then_location(&t, outlaw_slots[i].slot, "empty");
    }
}

SCENARIO("[TR1] Bounty: one tile of one's choice, and nothing with an empty outlaw section")
{
    Table t = given_second_edition(2), none = t;
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade7", "trade-alt");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade");
    then_may_only(&t, RED, "trade trade2; trade trade7");
    when(&t, RED, "trade trade7");
    then_may_not(&t, RED, "use trade");
    arrive(&none, RED, "n-d");
    then_may_not(&none, RED, "use trade");
    then_may(&none, RED, "use pay-2-engine-2");
}

SCENARIO("[KC2][TR2] Outlaws from the foresights go to the lowest free number, the token's slot before all others")
{
    Table t = given_second_edition(2);
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade3", "trade-green");
    given_tile(&t, "trade5", "trade-green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade1", "trade-alt");
    then_location(&t, "trade4", "empty");

    given_foresight(&t, 1, "trade-alt trade-green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade4", "trade-alt");
    given_foresight(&t, 1, "trade-alt trade-green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade6", "trade-alt");
}

SCENARIO("[MV11] Outlaw slots 1 to 3 are beside the road; 4 to 9 are spaces of it")
{
    Table t = given_second_edition(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade3", "trade-alt");
    given_herder(&t, RED, "n-d");
    then_may_none(&t, RED, "move trade");
    given_tile(&t, "trade9", "trade-alt");
    then_may(&t, RED, "move trade9");
}

SCENARIO("[MV4] The fee for an outlaw: a green one by the green hand, an orange one by the black hand")
{
    static const struct {
        unsigned players, green, orange;
    } fees[] = { { 2, 2, 2 }, { 3, 2, 1 }, { 4, 1, 2 } };
    for (unsigned i = 0; i < 3; i++) {
        Table t = given_second_edition(fees[i].players);
        given_tile(&t, "trade4", "trade-green");
        given_tile(&t, "trade5", "trade-alt");
        given_dollars(&t, RED, 10);
        given_herder(&t, RED, "n-d");
        Table far = t;
        when(&t, RED, "move trade4");
        then_dollars(&t, RED, 10 - fees[i].green);
        then_may_only(&t, RED, "aux gain; aux draw");
        when(&far, RED, "move trade5");
        then_dollars(&far, RED, 10 - fees[i].green - fees[i].orange);
    }
}

SCENARIO("[OB6][R2 scoring] Outlaws of both colours make the pairs of sm4 and meet the tasks of objective cards")
{
    Table t = given_second_edition(2);
    given_owned_master(&t, RED, "sm4");
    given_collected(&t, RED, "trade-green trade-green trade-green trade-alt trade-alt");
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);
    given_objective_area(&t, RED, "s2 m5"); /* two orange outlaws and two stations */
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st2", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
    given_collected(&t, RED, "trade-green trade-green trade-alt");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);
}

/* ---- The strip of cities ---- */

static void go_deliver(Table *t, unsigned seat)
{
    arrive(t, seat, "kansas-city");
    when(t, seat, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
}

/* RED about to walk into Kansas City with this hand and cash, engine on the start. */
static Table with_hand(const char *hand, unsigned dollars)
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, hand);
    given_dollars(&t, RED, dollars);
    return t;
}

static const struct {
    const char *city, *just_enough, *one_short;
    unsigned value, transport, dark; /* transport from the start */
} strip[] = {
    { "fulton", "grey", "", 1, 0, 0 },
    { "st-louis", "green black", "grey green", 4, 1, 0 },
    { "bloomington", "green black white", "grey green black", 6, 3, 0 },
    { "peoria", "yellow red white", "grey yellow red", 8, 4, 0 },
    { "chicago", "yellow red brown-3", "yellow red blue", 10, 5, 1 },
    { "toledo", "yellow red brown-3 white", "yellow red purple-5", 12, 7, 1 },
    { "pittsburgh", "yellow red blue purple-5", "yellow red blue brown-3", 14, 8, 0 },
    { "philadelphia", "yellow red blue purple-5 white", "yellow red blue purple-5 grey", 16, 9, 1 },
    { "new-york", "yellow red blue brown-3 purple-5", "yellow red brown-3 purple-5 white", 18, 11, 1 },
};
enum { CITIES = sizeof strip / sizeof strip[0] };

SCENARIO("[KC5][DI1][TC1] Each city of the second edition: its value, its corners and its transport costs")
{
    for (unsigned i = 0; i < CITIES; i++) {
        char deliver[40];
        snprintf(deliver, sizeof deliver, "deliver %s", strip[i].city);
        Table t = with_hand(strip[i].just_enough, 0), poor = with_hand(strip[i].one_short, 40);
        go_deliver(&poor, RED);
        then_may_not(&poor, RED, deliver);
        go_deliver(&t, RED);
        then_dollars(&t, RED, strip[i].value);
        when(&t, RED, deliver);
        if (strip[i].dark)
            then_may(&t, RED, "disc step2");
        else
            then_may_not(&t, RED, "disc step2");
        when(&t, RED, "disc aux1");
        then_on_city(&t, RED, strip[i].city, 1);
        then_dollars(&t, RED, strip[i].value - strip[i].transport);
    }
}

SCENARIO("[KC6] Kansas City pays 4 dollars in the second edition, 6 in the first, and costs 6 points in both")
{
    Table t = with_hand("grey", 3);
    go_deliver(&t, RED);
    then_changes_dollars(&t, RED, "deliver kansas-city", 4);
    when(&t, RED, "deliver kansas-city; disc aux3");
    then_dollars(&t, RED, 3 + 1 + 4);
    then_score(&t, RED, GWT_SCORE_CITIES, -6);

    Table first = given_players(2);
    given_hand(&first, RED, "grey");
    given_dollars(&first, RED, 3);
    go_deliver(&first, RED);
    when(&first, RED, "deliver kansas-city; disc aux3");
    then_dollars(&first, RED, 3 + 1 + 6);
    then_score(&first, RED, GWT_SCORE_CITIES, -6);
}

SCENARIO("[KC10] No disc can be paid for: with one dollar more the 4 of Kansas City pay for a hand disc, else not")
{
    Table t = with_hand("", 1), poor = with_hand("", 0);
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    given_station_disc(&t, RED, "st1", "aux1");
    go_deliver(&t, RED);
    when(&t, RED, "?deliver kansas-city");
    then_may_not(&t, RED, "disc st1");
    when(&t, RED, "?disc hand");
    then_dollars(&t, RED, 0);
    then_on_station(&t, RED, "st1", 1);
    then_hand_limit(&t, RED, 5);

    given_discs_cleared(&poor, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    given_station_disc(&poor, RED, "st1", "aux1");
    go_deliver(&poor, RED);
    when(&poor, RED, "?deliver kansas-city");
    then_may_not(&poor, RED, "disc hand");
    when(&poor, RED, "?disc st1");
    then_dollars(&poor, RED, 4);
    then_on_station(&poor, RED, "st1", 0);
}

/* Delivers to the second of two neighbouring cities; the first has a disc already. */
static void expect_arrow(const char *first, const char *second, unsigned cards, unsigned tokens, int points)
{
    char deliver[40];
    Table t = with_hand("yellow red blue brown-3 purple-5", 40);
    given_city_disc(&t, RED, first, "aux1");
    go_deliver(&t, RED);
    snprintf(deliver, sizeof deliver, "deliver %s", second);
    when(&t, RED, deliver);
    when(&t, RED, "disc aux2");
    if (cards > 0) {
        then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
        then_may_not(&t, RED, "pass");
        when(&t, RED, "objective m1");
    }
    then_turn_of(&t, BLUE);
    then_discard_count(&t, RED, 5 + cards);
    then_tokens(&t, RED, 1 + tokens);
    then_score(&t, RED, GWT_SCORE_CITIES, points);
}

SCENARIO("[KC6][KC8] Each arrow of the second edition: the second one is an exchange token instead of a lost point")
{
    static const struct {
        const char *left, *right;
        unsigned cards, tokens;
        int points; /* of both cities together, the arrow included */
    } arrows[] = {
        { "kansas-city", "fulton", 0, 0, -6 },
        { "fulton", "st-louis", 1, 0, -3 },
        { "st-louis", "bloomington", 0, 1, 0 },
        { "bloomington", "peoria", 1, 0, 0 },
        { "peoria", "chicago", 1, 0, 0 },
        { "chicago", "toledo", 0, 0, 6 },
        { "toledo", "pittsburgh", 0, 0, 8 },
        { "pittsburgh", "philadelphia", 0, 0, 4 + 6 },
        { "philadelphia", "new-york", 0, 0, 6 + 9 },
    };
    for (unsigned i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
        expect_arrow(arrows[i].left, arrows[i].right, arrows[i].cards, arrows[i].tokens, arrows[i].points);
        expect_arrow(arrows[i].right, arrows[i].left, arrows[i].cards, arrows[i].tokens, arrows[i].points);
    }
}

SCENARIO("[KC6] A disc on St. Louis alone, beside another player's on Bloomington, or after a gap brings no token")
{
    Table t = with_hand("yellow red blue brown-3 purple-5", 40);
    given_city_disc(&t, BLUE, "bloomington", "aux1");
    given_city_disc(&t, RED, "peoria", "aux1");
    go_deliver(&t, RED);
    when(&t, RED, "deliver st-louis; disc aux2");
    then_turn_of(&t, BLUE);
    then_tokens(&t, RED, 1);
    then_tokens(&t, BLUE, 1);
}

SCENARIO("[KC6][KC7] Between Fulton and Bloomington both arrows count: an objective card and a token")
{
    Table t = with_hand("green black", 0);
    given_city_disc(&t, RED, "fulton", "aux1");
    given_city_disc(&t, RED, "bloomington", "aux2");
    go_deliver(&t, RED);
    when(&t, RED, "deliver st-louis; disc aux3; objective g1");
    then_tokens(&t, RED, 2);
    then_dollars(&t, RED, 4 - 1);
    then_discard_has(&t, RED, "g1");
    then_score(&t, RED, GWT_SCORE_CITIES, -3);
}

SCENARIO("[KC5][R2 Delivery] Kansas City and New York may be delivered to again, Philadelphia and Fulton may not")
{
    Table t = with_hand("yellow red blue brown-3 purple-5", 40);
    given_city_disc(&t, RED, "kansas-city", "aux1");
    given_city_disc(&t, RED, "new-york", "aux2");
    given_city_disc(&t, RED, "philadelphia", "aux3");
    given_city_disc(&t, RED, "fulton", "aux4");
    go_deliver(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver st-louis; deliver bloomington; deliver peoria; deliver chicago; "
                  "deliver toledo; deliver pittsburgh; deliver new-york");
    when(&t, RED, "deliver new-york; disc step2");
    then_on_city(&t, RED, "new-york", 2);
    then_score(&t, RED, GWT_SCORE_CITIES, 2 * 9 + 6 - 6);
}

SCENARIO("[OB6] Second edition: a disc on New York fulfils one card a1, and no other city does")
{
    Table t = given_second_edition(2);
    given_objective_area(&t, RED, "s1 a1 a1");
    given_city_disc(&t, RED, "philadelphia", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -6);
    given_city_disc(&t, RED, "new-york", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 - 3);
    given_city_disc(&t, RED, "new-york", "aux3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
}

/* ---- The fifth auxiliary action ---- */

SCENARIO("[AU1] The trash action pays in the second edition: 1 dollar single, 2 double")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "aux5 aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "grey grey white black");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "n-g");
    Table twice = t;
    when(&t, RED, "aux trash; ?engine 2; trash grey");
    then_dollars(&t, RED, 1);
    then_engine(&t, RED, "2");
    then_boxed_cards(&t, "grey", 1);
    then_may_not(&t, RED, "aux trash");

    when(&twice, RED, "use auxiliary; aux trash double; ?engine 1; trash grey; trash white");
    then_dollars(&twice, RED, 2);
    then_engine(&twice, RED, "1");
    then_hand(&twice, RED, "grey black");
    then_boxed_cards(&twice, "grey", 1);
    then_boxed_cards(&twice, "white", 1);

    Table first = given_players(2);
    given_discs_cleared(&first, RED, "aux5 aux5");
    given_engine(&first, RED, "3");
    given_dollars(&first, RED, 0);
    arrive(&first, RED, "n-g");
    when(&first, RED, "use auxiliary; aux trash double; ?engine 1; trash grey; trash white");
    then_dollars(&first, RED, 0);
}

SCENARIO("[AU5][PB7] The card may be kept, the dollars are always paid, also without a card in hand")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "aux5 aux5");
    given_engine(&t, RED, "3");
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "white");
    arrive(&t, RED, "n-g");
    Table none = t;
    when(&t, RED, "aux trash; ?engine 2");
    then_dollars(&t, RED, 1);
    then_may_only(&t, RED, "trash white; pass");
    when(&t, RED, "pass; end");
    then_hand_has(&t, RED, "white");

    given_hand(&none, RED, "");
    when(&none, RED, "aux trash; ?engine 2; ?pass");
    then_dollars(&none, RED, 1);
    then_turn_of(&none, BLUE);
}

SCENARIO("[AU4] First the engine and the station it reaches, then the dollar, then the card")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "5");
    given_dollars(&t, RED, 1);
    given_hand(&t, RED, "white grey");
    arrive(&t, RED, "n-g");
    Table rich = t;
    when(&t, RED, "aux trash; engine t1");
    then_may_none(&t, RED, "upgrade");
    then_dollars(&t, RED, 2);
    then_may_some(&t, RED, "trash");

    given_dollars(&rich, RED, 2);
    when(&rich, RED, "aux trash; engine t1");
    then_dollars(&rich, RED, 2);
    when(&rich, RED, "upgrade; disc aux1");
    then_dollars(&rich, RED, 1);
    then_may_some(&rich, RED, "trash");
}

SCENARIO("[EN4] The trash action is not there with the engine on the start, nor doubled from space 1")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "aux5 aux5");
    given_engine(&t, RED, "0");
    arrive(&t, RED, "n-g");
    then_may_none(&t, RED, "aux trash");
    given_engine(&t, RED, "1");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux trash");
    then_may_not(&t, RED, "aux trash double");
}

/* ---- Set-up and first turn ---- */

enum { SEEDS = 60 };

SCENARIO("[R2 setup 17][LI1] In turn order 6 7 8 9 dollars, 4 5 6 7 cards, and one exchange token each")
{
    for (unsigned players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            Table t = given_dealt((TableSetup){ .players = players, .second_edition = 1 }, seed);
            for (unsigned seat = 0; seat < players; seat++) {
                then_dollars(&t, seat, 6 + seat);
                then_hand_count(&t, seat, 4 + seat);
                then_draw_stack_count(&t, seat, 10 - seat);
                then_discard_count(&t, seat, 0);
                then_tokens(&t, seat, 1);
                then_buildings_left(&t, seat, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a");
                then_cleared(&t, seat, "");
                then_herder(&t, seat, "none");
            }
            then_market_count(&t, 1 + 3 * players);
            then_market_stack_count(&t, 36 - (1 + 3 * players));
            then_display_count(&t, 4);
            then_foresight_full(&t);
            then_job_row_count(&t, 1, players);
            then_job_row_count(&t, 2, players - 1);
            then_asked(&t, RED, GWT_DECIDE_PLACE);
        }
}

SCENARIO("[R2 setup 2][ST2] Five of nine station masters are drawn, the other four are out of the game")
{
    unsigned ever[5] = { 0 }, left_out = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        Table t = given_dealt((TableSetup){ .players = 2, .second_edition = 1 }, seed);
        unsigned seen = 0;
        for (unsigned i = 0; i < 5; i++) {
            seen |= 1u << t.game.station_masters[i];
            ever[i] |= 1u << t.game.station_masters[i];
        }
        for (unsigned i = 0; i < 4; i++) {
            then_that(&t, (seen & 1u << t.game.masters_boxed[i]) == 0, "no tile is there twice");
            seen |= 1u << t.game.masters_boxed[i];
            left_out |= 1u << t.game.masters_boxed[i];
        }
        then_that(&t, seen == 0x3FE, "sm1 to sm9, each once");
    }
    Table t = given_second_edition(2);
    for (unsigned i = 0; i < 5; i++)
        then_that(&t, ever[i] == 0x3FE, "each of the nine comes to each station in some game");
    then_that(&t, left_out == 0x3FE, "each of the nine is left out in some game");
}

SCENARIO("[R2 setup 3][BU5] Neutral buildings and the sides of twelve private ones by choice or at random")
{
    unsigned b = 0, a = 0, orders = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Table t = given_dealt(
            (TableSetup){ .players = 3, .second_edition = 1, .neutrals_random = 1, .sides_random = 1 }, seed);
        b |= t.game.b_sides;
        a |= ~(unsigned)t.game.b_sides & 0x1FFE;
        orders += t.game.on_space[GWT_SPACE_N_A] != GWT_LOCATION_NEUTRAL;
        then_that(&t, (t.game.b_sides & ~0x1FFEu) == 0, "only the numbers 1 to 12 have sides");
    }
    Table t = given_dealt((TableSetup){ .players = 3, .second_edition = 1 }, 1);
    then_that(&t, a == 0x1FFE && b == 0x1FFE, "each number shows either side in some game");
    then_that(&t, orders > SEEDS / 2, "the random order is not letter on letter");
    then_that(&t, t.game.b_sides == 0, "without that all show their a-side");
    then_location(&t, "n-a", "A");
    then_location(&t, "n-d", "D");
}

SCENARIO("[MV6][R2 setup 17] The first turn: discard down to four, then any neutral building, then phase B")
{
    Table t = given_game((TableSetup){ .players = 4, .second_edition = 1, .first_turn = 1 });
    then_may_only(&t, RED, "place n-a; place n-b; place n-c; place n-d; place n-e; place n-f; place n-g");
    then_hand_count(&t, RED, 4);
    when(&t, RED, "place n-d; aux gain; ?end");

    then_turn_of(&t, BLUE);
    then_may_only(&t, BLUE, "discard grey; discard green; discard black; discard white");
    when(&t, BLUE, "discard white");
    then_hand(&t, BLUE, "grey grey green black");
    then_discard_pile(&t, BLUE, "white");
    then_may_none(&t, BLUE, "discard");
    then_may(&t, BLUE, "place n-d"); /* where RED stands */
    when(&t, BLUE, "place n-a");
    then_may_not(&t, BLUE, "use white-for-2");
    then_dollars(&t, BLUE, 7);
    when(&t, BLUE, "aux gain; ?end");

    when(&t, YELLOW, "discard green");
    then_may_none(&t, YELLOW, "place");
    when(&t, YELLOW, "discard green");
    then_may_some(&t, YELLOW, "place");
    when(&t, YELLOW, "place n-g; aux gain; ?end");

    then_hand_count(&t, WHITE, 7);
    when(&t, WHITE, "discard grey; discard black; discard white");
    then_hand(&t, WHITE, "grey green green black");
    then_may_some(&t, WHITE, "place");
    then_may_none(&t, WHITE, "discard");
}

SCENARIO("[MV6] The surplus cards stay in hand until the seat's own first turn")
{
    Table t = given_game((TableSetup){ .players = 3, .second_edition = 1, .first_turn = 1 });
    when(&t, RED, "place n-b; aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, YELLOW, 6);
    then_hand_count(&t, BLUE, 5);
    when(&t, BLUE, "discard grey; place n-b; use green-for-2; end");
    then_hand_count(&t, BLUE, 4); /* three left, one drawn */
    then_discard_pile(&t, BLUE, "grey green");
    then_hand_count(&t, YELLOW, 6);
}

SCENARIO("[MV6] Only the first turn asks for it: a hand above four is kept later, and the first edition never asks")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey green black white grey green");
    given_turn(&t, RED);
    then_may_none(&t, RED, "discard");
    when(&t, RED, "move n-a; aux gain; ?end");
    then_hand_count(&t, RED, 6);

    Table first = given_dealt_game(4, 3, 0, 0);
    for (unsigned seat = 0; seat < 4; seat++) {
        then_hand_count(&first, seat, 4);
        then_tokens(&first, seat, 0);
    }
}

/* ---- Station masters 6 to 9 ---- */

/* RED has upgraded st1, where this tile lies, and given a cowboy for it. */
static Table taken_master(const char *master, unsigned certificates)
{
    Table t = given_second_edition(2);
    given_master(&t, "st1", master);
    given_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 10);
    given_certificates(&t, RED, certificates);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy");
    then_workers(&t, RED, 1, 1, 1);
    then_master_space(&t, "st1", "cowboy");
    then_masters(&t, RED, master);
    return t;
}

SCENARIO("[ST3][KC4] sm6: a permanent certificate, and 3 points for every 2 stations with an own disc")
{
    Table t = taken_master("sm6", 0);
    then_permanent_certificates(&t, RED, 1);
    then_certificates(&t, RED, 0);
    then_dollars(&t, RED, 8);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_station_disc(&t, RED, "st4", "aux2");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_station_disc(&t, RED, "st9", "aux3");
    given_station_disc(&t, BLUE, "st2", "aux3");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_station_disc(&t, RED, "st10", "aux4");
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);

    given_hand(&t, RED, "white");
    given_dollars(&t, RED, 0);
    go_deliver(&t, RED);
    then_dollars(&t, RED, 2 + 1);
}

SCENARIO("[ST3][CE1] sm7: up to 2 certificates at once, as far as the limit goes, or forfeited")
{
    Table t = taken_master("sm7", 0), near = taken_master("sm7", 2);
    then_permanent_certificates(&t, RED, 0);
    Table none = t;
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    when(&none, RED, "forward 0");
    then_certificates(&none, RED, 0);
    then_asked(&none, RED, GWT_DECIDE_LOCATION);
    then_may_not(&near, RED, "forward 2");
    when(&near, RED, "forward 1");
    then_certificates(&near, RED, 3);
}

SCENARIO("[R2 scoring] sm7: 2 points for each own private building on the board")
{
    Table t = given_second_edition(2);
    given_owned_master(&t, RED, "sm7");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "12a", "de1");
    given_building(&t, BLUE, "2a", "ab2");
    given_building_boxed(&t, RED, "3a");
    then_score(&t, RED, GWT_SCORE_MASTERS, 4);
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 1 + 5);
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
}

SCENARIO("[ST3][KC4] sm8: two permanent certificates and no points")
{
    Table t = taken_master("sm8", 0);
    then_permanent_certificates(&t, RED, 2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_hand(&t, RED, "white black");
    given_dollars(&t, RED, 0);
    go_deliver(&t, RED);
    then_dollars(&t, RED, 4 + 2);
    then_may(&t, RED, "deliver bloomington");
    then_may_not(&t, RED, "deliver peoria");
}

SCENARIO("[ST3] sm9: 12 dollars at once and no points")
{
    Table t = taken_master("sm9", 0);
    when(&t, RED, "?take");
    then_dollars(&t, RED, 10 - 2 + 12);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    then_permanent_certificates(&t, RED, 0);
}

SCENARIO("[ST4] A station master is refused once and for all")
{
    Table t = given_second_edition(2);
    given_master(&t, "st1", "sm9");
    given_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; pass; end");
    then_masters(&t, RED, "");
    then_master_space(&t, "st1", "sm9");
    then_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "4");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1");
    then_may_none(&t, RED, "upgrade");
    then_may_none(&t, RED, "master");
}

/* ---- AD5: a building once a turn ---- */

/* RED's copy tile on ab1 before RED's 10b on ab2; or with 10b behind the copy tile. */
static Table copy_before(int reuse)
{
    Table t = given_game((TableSetup){ .players = 3, .second_edition = 1, .reuse = reuse });
    given_building(&t, RED, "6b", "ab1");
    given_building(&t, RED, "10b", "ab2");
    given_dollars(&t, RED, 20);
    return t;
}

static Table copy_behind(int reuse)
{
    Table t = given_game((TableSetup){ .players = 3, .second_edition = 1, .reuse = reuse });
    given_building(&t, RED, "10b", "ab1");
    given_building(&t, RED, "6b", "ab2");
    given_building(&t, BLUE, "5b", "ab3");
    given_dollars(&t, RED, 20);
    return t;
}

SCENARIO("[AD5] A building that was copied this turn gives nothing more when the herder comes to it by moving")
{
    Table t = copy_before(0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use gain-4 of ab2; use herder-4 of ab2; move ab2");
    then_dollars(&t, RED, 24);
    then_herder(&t, RED, "ab2");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "aux gain");
    when(&t, RED, "aux gain; ?end");
    then_turn_of(&t, BLUE);

    /* A copied action that was left out is not to be had later either: the building was used. */
    Table left = copy_before(0);
    arrive(&left, RED, "ab1");
    when(&left, RED, "use copy; copy ab2; use herder-4 of ab2; move ab2");
    then_may_not(&left, RED, "use gain-4");
    then_may_not(&left, RED, "use engine-4");
}

SCENARIO("[AD5] Passing it by, the herder uses any other building as usual")
{
    Table t = copy_before(0);
    given_hand(&t, RED, "green green grey grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use gain-4 of ab2; use herder-4 of ab2; move n-b; use green-for-2");
    then_dollars(&t, RED, 26);
    then_may(&t, RED, "use build-at-2");
}

SCENARIO("[AD5] A building used on the spot cannot be copied from the next space in the same turn")
{
    Table t = copy_behind(0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use gain-4; use herder-4; move ab2; use copy");
    then_may_only(&t, RED, "copy ab3");
    when(&t, RED, "?copy ab3; use engineers-1 of ab3");
    then_dollars(&t, RED, 25);
    then_may_none(&t, RED, "use gain-4");

    /* With nothing else beside the copy tile there is nothing to copy. */
    Table alone = copy_behind(0);
    given_no_building(&alone, "ab3");
    arrive(&alone, RED, "ab1");
    when(&alone, RED, "use herder-4; move ab2");
    then_may_not(&alone, RED, "use copy");
    then_may(&alone, RED, "aux gain");
}

SCENARIO("[AD5] Stopping there without having used it this turn, it may be copied")
{
    Table t = copy_behind(0);
    arrive(&t, RED, "ab2");
    when(&t, RED, "use copy");
    then_may_only(&t, RED, "copy ab1; copy ab3");
}

SCENARIO("[AD5] Within one visit every action of the building stays open, once")
{
    Table t = copy_behind(0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use gain-4");
    then_may(&t, RED, "use engine-4");
    then_may(&t, RED, "use herder-4");
    then_may_not(&t, RED, "use gain-4");

    Table copied = copy_before(0);
    arrive(&copied, RED, "ab1");
    when(&copied, RED, "use copy; copy ab2; use gain-4 of ab2");
    then_may(&copied, RED, "use engine-4 of ab2");
    then_may_not(&copied, RED, "use gain-4 of ab2");
}

SCENARIO("[AD5] Another player's building of the same number is another building")
{
    Table t = given_second_edition(3);
    given_building(&t, RED, "3a", "ab1");
    given_building(&t, RED, "6b", "ab2");
    given_building(&t, BLUE, "3a", "ab3");
    given_hand(&t, RED, "white white black black");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use pair-for-3; discard white; use herder-1; ?move ab2; use copy");
    then_may_only(&t, RED, "copy ab3");
    when(&t, RED, "?copy ab3; use pair-for-3 of ab3; discard black");
    then_dollars(&t, RED, 16);
}

SCENARIO("[AD5] It holds for the turn alone: in the next one the building may be used again")
{
    Table t = copy_behind(0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use gain-4; use herder-4; move ab2; aux gain; ?end");
    then_used(&t, "");
    when_any_turn(&t, BLUE);
    when_any_turn(&t, YELLOW);
    given_herder(&t, RED, "n-a");
    given_turn(&t, RED);
    when(&t, RED, "move ab2; use copy");
    then_may(&t, RED, "copy ab1");
}

SCENARIO("[AD5] What one player used this turn does not bind the next player")
{
    Table t = given_second_edition(2);
    given_herder(&t, BLUE, "start");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use white-for-2; end");
    when(&t, BLUE, "move n-a; use white-for-2");
    then_dollars(&t, BLUE, 9);
}

SCENARIO("[AD4][AD5] Two copy tiles: the one under the herder is not copied back, also not after a walk")
{
    Table t = given_second_edition(3);
    given_building(&t, RED, "6b", "ab1");
    given_building(&t, BLUE, "6b", "ab2");
    given_building(&t, YELLOW, "5b", "ab3");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use copy of ab2");
    then_may_only(&t, RED, "copy ab3");
    when(&t, RED, "?copy ab3; use engineers-1 of ab3");
    then_dollars(&t, RED, 11);
}

SCENARIO("[AD5] With the option `reuse` both are allowed: to come to a copied building, and to copy a used one")
{
    Table t = copy_before(1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use gain-4 of ab2; use herder-4 of ab2; move ab2; use gain-4");
    then_dollars(&t, RED, 28);
    then_may(&t, RED, "use engine-4");
    then_may_not(&t, RED, "use gain-4"); /* still once a visit */

    Table behind = copy_behind(1);
    arrive(&behind, RED, "ab1");
    when(&behind, RED, "use gain-4; use herder-4; move ab2; use copy");
    then_may_only(&behind, RED, "copy ab1; copy ab3");
    when(&behind, RED, "copy ab1; use gain-4 of ab1");
    then_dollars(&behind, RED, 28);
}

SCENARIO("[AD5][PB3] The risk action beside a building belongs to it: copied once, it is not there again after a walk")
{
    for (int reuse = 0; reuse <= 1; reuse++) {
        Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .reuse = reuse });
        given_building(&t, RED, "6b", "floodbank1");
        given_building(&t, RED, "10b", "floodbank2");
        given_hand(&t, RED, "grey grey white black");
        arrive(&t, RED, "floodbank1");
        when(&t, RED, "use copy; ?copy floodbank2; use gain-4 of floodbank2; use herder-4 of floodbank2");
        when(&t, RED, "move floodbank2");
        if (reuse)
            then_may(&t, RED, "use risk-grey");
        else
            then_may_only(&t, RED, "aux gain; aux draw");
    }
}

/* ---- What is printed as in the first edition ---- */

SCENARIO("[PB1][PB2] Second edition: the neutral buildings offer what they offer in the first")
{
    static const struct {
        const char *space, *actions;
    } neutrals[] = {
        { "n-a", "use white-for-2; use hire; use hire-2-dearer" },
        { "n-b", "use green-for-2; use build-at-2" },
        { "n-c", "use certificate; use objective; use engine-engineers" },
        { "n-d", "use trade; use pay-2-engine-2; use auxiliary" },
        { "n-e", "use black-for-2; use buy-cattle" },
        { "n-f", "use pair-for-4; use hazard-at-7" },
        { "n-g", "use engine-engineers; use auxiliary" },
    };
    for (unsigned i = 0; i < sizeof neutrals / sizeof neutrals[0]; i++) {
        char actions[160];
        Table t = given_second_edition(2);
        given_tile(&t, "rock4", "rock-green-3");
        given_tile(&t, "trade1", "trade-green");
        given_hand(&t, RED, "white white green black grey yellow");
        given_dollars(&t, RED, 40);
        arrive(&t, RED, neutrals[i].space);
        snprintf(actions, sizeof actions, "%s; aux gain; aux draw", neutrals[i].actions);
        then_may_only(&t, RED, actions);
    }
}

SCENARIO("[HI2] Second edition: the price of a worker in each row of the job market")
{
    static const unsigned prices[] = { 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5 };
    for (unsigned row = 1; row <= 11; row++) {
        char hire[32];
        Table t = given_second_edition(2);
        given_token_row(&t, 12);
        given_job_row(&t, row, "cowboy cowboy");
        given_dollars(&t, RED, 20);
        arrive(&t, RED, "n-a");
        when(&t, RED, "use hire");
        snprintf(hire, sizeof hire, "hire cowboy row %u", row);
        when(&t, RED, hire);
        then_dollars(&t, RED, 20 - prices[row - 1]);
    }
}

SCENARIO("[ST1] Second edition: price and points of each station")
{
    static const struct {
        const char *station;
        int price, points;
    } stations[] = { { "st1", 2, 1 }, { "st2", 2, 1 }, { "st3", 4, 2 }, { "st4", 4, 2 }, { "st5", 6, 3 },
                     { "st6", 8, 5 }, { "st7", 7, 6 }, { "st8", 6, 7 }, { "st9", 5, 8 }, { "st10", 3, 9 } };
    for (unsigned i = 0; i < 10; i++) {
        char station[16];
        Table t = given_second_edition(2);
        given_building(&t, RED, "9b", "ab1");
        given_engine(&t, RED, "38");
        given_dollars(&t, RED, 20);
        Table score = t;
        if (i < 9) {
            snprintf(station, sizeof station, "station %s", stations[i].station);
            arrive(&t, RED, "ab1");
            when(&t, RED, "use station-behind");
            when(&t, RED, station);
            when(&t, RED, "disc aux1; ?pass");
            then_dollars(&t, RED, (unsigned)(20 - stations[i].price));
        }
        given_station_disc(&score, RED, stations[i].station, "aux1");
        then_score(&score, RED, GWT_SCORE_STATIONS, stations[i].points);
    }
}

SCENARIO("[MV1] Second edition: the step limit by the number of players, and what each step disc adds")
{
    static const struct {
        unsigned players, start, first, both;
    } limits[] = { { 2, 3, 4, 5 }, { 3, 3, 5, 6 }, { 4, 4, 6, 7 } };
    for (unsigned i = 0; i < 3; i++) {
        Table t = given_second_edition(limits[i].players);
        then_step_limit(&t, RED, limits[i].start);
        given_discs_cleared(&t, RED, "step1");
        then_step_limit(&t, RED, limits[i].first);
        given_discs_cleared(&t, RED, "step2");
        then_step_limit(&t, RED, limits[i].both);
    }
}

SCENARIO("[HI3][TR1] The sixth cowboy collects a bounty, which may be a token; it may be left")
{
    Table t = given_second_edition(2);
    given_workers(&t, RED, 5, 1, 1);
    given_dollars(&t, RED, 10);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade3", "trade-alt");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1");
    then_may_only(&t, RED, "trade trade1; trade trade3; pass");
    Table left = t;
    when(&t, RED, "trade trade1");
    then_tokens(&t, RED, 2);
    then_dollars(&t, RED, 4);
    when(&left, RED, "pass");
    then_tokens(&left, RED, 1);
    then_collected(&left, RED, "");
}

SCENARIO("[ST3][TR1] sm2 may collect a bounty instead of removing a hazard")
{
    Table t = given_second_edition(2);
    given_master(&t, "st1", "sm2");
    given_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "4");
    given_tile(&t, "trade1", "trade-alt");
    given_tile(&t, "rock1", "rock-green-4");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy");
    then_may_only(&t, RED, "trade trade1; remove rock1; pass");
    when(&t, RED, "trade trade1");
    then_tokens(&t, RED, 2);
    then_collected(&t, RED, "trade-alt");
    then_may_none(&t, RED, "remove");
}

/* ---- Examples of the rulebook that hold on this board ---- */

SCENARIO("[R2 setup 7] Example: 3, 5 or 7 worker tiles lie in the job market by the number of players")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_dealt((TableSetup){ .players = players, .second_edition = 1 }, 9);
        then_job_row_count(&t, 1, players);
        then_job_row_count(&t, 2, players - 1);
        then_job_row_count(&t, 3, 0);
        then_token_row(&t, 2);
    }
}

static Table at_the_market(unsigned cowboys, unsigned dollars)
{
    Table t = given_second_edition(4);
    given_workers(&t, RED, cowboys, 1, 1);
    given_dollars(&t, RED, dollars);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    return t;
}

SCENARIO("[CM1][R2 Buy cattle] Example: one cowboy buys a card of value 3 for 6 dollars or a Shorthorn for 12")
{
    Table t = at_the_market(1, 12), poor = at_the_market(1, 5);
    then_may(&t, RED, "buy yellow with 1");
    then_may(&t, RED, "buy blue with 1");
    then_may(&t, RED, "buy brown-4 with 1");
    then_may_none(&t, RED, "buy purple");
    then_may_none(&t, RED, "buy pair");
    Table brown = t;
    when(&t, RED, "buy red with 1");
    then_dollars(&t, RED, 6);
    when(&brown, RED, "buy brown-5 with 1");
    then_dollars(&brown, RED, 0);
    then_may_none(&poor, RED, "buy");
}

SCENARIO("[CM1][R2 Buy cattle] Example: two cowboys buy two cards at 6, one at 3, or a Hereford for 12")
{
    Table t = at_the_market(2, 12), one = t, hereford = t;
    when(&t, RED, "buy yellow with 1; buy red with 1");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "yellow red");
    when(&one, RED, "buy blue with 2");
    then_dollars(&one, RED, 9);
    then_may_none(&one, RED, "buy");
    when(&hereford, RED, "buy purple-6 with 2");
    then_dollars(&hereford, RED, 0);
    then_discard_pile(&hereford, RED, "purple-6");
}

SCENARIO("[CM1][R2 Buy cattle] Example: three cowboys and 5 dollars are two of value 3, five and 8 are two Shorthorns")
{
    Table t = at_the_market(3, 5), five = at_the_market(5, 8);
    when(&t, RED, "buy pair yellow with 3; second blue");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "yellow blue");
    when(&five, RED, "buy pair brown-3 with 5; second brown-5");
    then_dollars(&five, RED, 0);
    then_discard_pile(&five, RED, "brown-3 brown-5");
}

SCENARIO("[HI2][R2 Hire] The hire icons: at A the row's price and 2 dollars more, at 6a 1 dollar less")
{
    Table t = given_second_edition(2);
    given_job_row(&t, 1, "cowboy builder");
    given_building(&t, RED, "6a", "ab1");
    given_dollars(&t, RED, 30);
    Table cheap = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1");
    then_dollars(&t, RED, 24);
    when(&t, RED, "use hire-2-dearer; hire builder row 1");
    then_dollars(&t, RED, 16);
    arrive(&cheap, RED, "ab1");
    when(&cheap, RED, "use hire-1-cheaper; hire cowboy row 1");
    then_dollars(&cheap, RED, 25);
}

SCENARIO("[TC1][T1] An engine on 5 delivers to 10 for 3 dollars, to 8 for 2, to 4 and to Kansas City for nothing")
{
    static const struct {
        const char *deliver;
        unsigned costs, pays;
    } ways[] = { { "deliver chicago", 3, 0 },
                 { "deliver peoria", 2, 0 },
                 { "deliver st-louis", 0, 0 },
                 { "deliver kansas-city", 0, 4 } };
    for (unsigned i = 0; i < 4; i++) {
        Table t = with_hand("yellow red brown-3", 5);
        given_engine(&t, RED, "5");
        go_deliver(&t, RED);
        then_changes_dollars(&t, RED, ways[i].deliver, (int)ways[i].pays - (int)ways[i].costs);
        when(&t, RED, ways[i].deliver);
        when(&t, RED, "disc aux1");
        then_dollars(&t, RED, 15 + ways[i].pays - ways[i].costs);
    }
}

SCENARIO("[KC4][T5] Two green, a red and a yellow card are worth 8, with two temporary certificates 10")
{
    Table t = with_hand("green green red yellow", 0);
    given_certificates(&t, RED, 3);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer");
    Table more = t;
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 8);
    then_may(&t, RED, "deliver peoria");
    then_may_not(&t, RED, "deliver chicago");
    when(&more, RED, "certificates 2");
    then_dollars(&more, RED, 10);
    then_certificates(&more, RED, 1);
    then_may(&more, RED, "deliver chicago");
}

SCENARIO("[EN6][R2 engine] Space 39: the engine goes back, 3 dollars, and they may pay for the turnout's station")
{
    Table t = given_second_edition(2);
    given_engine(&t, RED, "38");
    given_workers(&t, RED, 1, 1, 3);
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine 39; ?pass");
    then_may_not(&t, RED, "engine 39");
    then_may(&t, RED, "engine 38");
    then_may(&t, RED, "engine 0");
    when(&t, RED, "engine t9");
    then_dollars(&t, RED, 5);
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st9", 1);
    then_dollars(&t, RED, 0);
    then_score(&t, RED, GWT_SCORE_STATIONS, 8);
}

SCENARIO("[KC8][T9] Pittsburgh and Philadelphia without Toledo: 4 on the arrow and 6 on the crest")
{
    Table t = given_second_edition(2);
    given_city_disc(&t, RED, "pittsburgh", "aux1");
    given_city_disc(&t, RED, "philadelphia", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, 10);
    given_city_disc(&t, RED, "toledo", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 18);
}

SCENARIO("[OB6][T8] d3, r4 and two a1: 18 points with two discs on New York, 10 with one")
{
    Table t = given_second_edition(2);
    given_objective_area(&t, RED, "s1 d3 r4 a1 a1");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_building(&t, RED, "3a", "ab3");
    given_collected(&t, RED, "flood-green-2 rock-green-3 drought-black-2 trade-alt");
    given_city_disc(&t, RED, "new-york", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
    given_city_disc(&t, RED, "new-york", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 18);
}
