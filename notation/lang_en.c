/* SPDX-License-Identifier: MIT */
/* lang_en.c - the names and sentences in English. What the keys in braces mean is said in lang.h. */
#include "lang.h"

#define TILES(GREEN, ALT) { \
    [GWT_TILE_COWBOY] = "cowboy", [GWT_TILE_BUILDER] = "builder", [GWT_TILE_ENGINEER] = "engineer", \
    [GWT_TILE_TRADE_GREEN] = GREEN, [GWT_TILE_TRADE_ALT] = ALT, \
    [GWT_TILE_FLOOD_GREEN_2] = "flood (green hand, 2 VP)", [GWT_TILE_FLOOD_GREEN_3] = "flood (green hand, 3 VP)", \
    [GWT_TILE_FLOOD_GREEN_4] = "flood (green hand, 4 VP)", [GWT_TILE_FLOOD_BLACK_2] = "flood (black hand, 2 VP)", \
    [GWT_TILE_FLOOD_BLACK_3] = "flood (black hand, 3 VP)", \
    [GWT_TILE_DROUGHT_GREEN_2] = "drought (green hand, 2 VP)", \
    [GWT_TILE_DROUGHT_GREEN_3] = "drought (green hand, 3 VP)", \
    [GWT_TILE_DROUGHT_GREEN_4] = "drought (green hand, 4 VP)", \
    [GWT_TILE_DROUGHT_BLACK_2] = "drought (black hand, 2 VP)", \
    [GWT_TILE_DROUGHT_BLACK_3] = "drought (black hand, 3 VP)", \
    [GWT_TILE_ROCK_GREEN_2] = "rockfall (green hand, 2 VP)", [GWT_TILE_ROCK_GREEN_3] = "rockfall (green hand, 3 VP)", \
    [GWT_TILE_ROCK_GREEN_4] = "rockfall (green hand, 4 VP)", [GWT_TILE_ROCK_BLACK_2] = "rockfall (black hand, 2 VP)", \
    [GWT_TILE_ROCK_BLACK_3] = "rockfall (black hand, 3 VP)", \
}

#define CARDS(GREY, GREEN, BLACK, WHITE, YELLOW, RED, BLUE, BROWN, PURPLE, TRADE_GREEN, TRADE_ALT, LAST_CITY) { \
    [GWT_CARD_GREY] = GREY, [GWT_CARD_GREEN] = GREEN, [GWT_CARD_BLACK] = BLACK, [GWT_CARD_WHITE] = WHITE, \
    [GWT_CARD_YELLOW] = YELLOW, [GWT_CARD_RED] = RED, [GWT_CARD_BLUE] = BLUE, \
    [GWT_CARD_BROWN_3] = BROWN " (3 VP)", [GWT_CARD_BROWN_4] = BROWN " (4 VP)", [GWT_CARD_BROWN_5] = BROWN " (5 VP)", \
    [GWT_CARD_PURPLE_5] = PURPLE " (5 VP)", [GWT_CARD_PURPLE_6] = PURPLE " (6 VP)", \
    [GWT_CARD_PURPLE_7] = PURPLE " (7 VP)", \
    [GWT_CARD_CALF] = "Simmental calf", [GWT_CARD_HEIFER] = "Simmental heifer", [GWT_CARD_COW] = "Simmental cow", \
    [GWT_CARD_G1] = "objective g1 (1 building, 3 cattle of value 3: 4/-2 VP)", \
    [GWT_CARD_G2] = "objective g2 (2 hazards, 1 " BROWN ": 3/-2 VP)", \
    [GWT_CARD_G3] = "objective g3 (1 building, 2 " TRADE_ALT "s: 3/-2 VP)", \
    [GWT_CARD_G4] = "objective g4 (1 building, 1 " TRADE_GREEN ", 1 " TRADE_ALT ": 3/-2 VP)", \
    [GWT_CARD_G5] = "objective g5 (1 hazard, 2 stations: 3/-2 VP)", \
    [GWT_CARD_D1] = "objective d1 (1 station, 3 cattle of value 3: 4/-2 VP)", \
    [GWT_CARD_D2] = "objective d2 (1 hazard, 1 " PURPLE ": 3/-2 VP)", \
    [GWT_CARD_D3] = "objective d3 (2 buildings, 1 hazard: 3/-2 VP)", \
    [GWT_CARD_D4] = "objective d4 (1 " TRADE_GREEN ", 1 " TRADE_ALT ", 1 station: 3/-2 VP)", \
    [GWT_CARD_D5] = "objective d5 (2 " TRADE_GREEN "s, 1 station: 3/-2 VP)", \
    [GWT_CARD_R1] = "objective r1 (1 of value 3, 1 " BROWN ", 1 " PURPLE ": 5/-3 VP)", \
    [GWT_CARD_R2] = "objective r2 (1 " TRADE_GREEN ", 1 station, 2 " BROWN ": 5/-3 VP)", \
    [GWT_CARD_R3] = "objective r3 (2 buildings, 2 " TRADE_GREEN "s: 5/-3 VP)", \
    [GWT_CARD_R4] = "objective r4 (1 building, 1 " TRADE_ALT ", 2 hazards: 5/-3 VP)", \
    [GWT_CARD_R5] = "objective r5 (2 hazards, 2 stations: 5/-3 VP)", \
    [GWT_CARD_M1] = "objective m1 (1 of value 3, 1 " BROWN ", 1 " PURPLE ": 5/-2 VP)", \
    [GWT_CARD_M2] = "objective m2 (2 hazards, 1 of value 3, 1 " BROWN ": 5/-2 VP)", \
    [GWT_CARD_M3] = "objective m3 (2 buildings, 2 hazards: 5/-2 VP)", \
    [GWT_CARD_M4] = "objective m4 (2 buildings, 2 stations: 5/-2 VP)", \
    [GWT_CARD_M5] = "objective m5 (2 " TRADE_ALT "s, 2 stations: 5/-2 VP)", \
    [GWT_CARD_A1] = "objective a1 (1 disc on " LAST_CITY ": 5/-3 VP)", \
    [GWT_CARD_S1] = "starting objective s1 (1 building, 1 of value 3, 1 " BROWN ": 3 VP)", \
    [GWT_CARD_S2] = "starting objective s2 (2 buildings, 1 hazard: 3 VP)", \
    [GWT_CARD_S3] = "starting objective s3 (1 " TRADE_ALT ", 2 hazards: 3 VP)", \
    [GWT_CARD_S4] = "starting objective s4 (1 " TRADE_GREEN ", 2 stations: 3 VP)", \
}

#define MASTERS(TRADE_TILES) { \
    [GWT_MASTER_SM1] = "station master sm1 ($2; 1 VP per worker)", \
    [GWT_MASTER_SM2] = "station master sm2 (a free hazard or a trade; 3 VP per 2 objective cards)", \
    [GWT_MASTER_SM3] = "station master sm3 (permanent certificate; 3 VP per 2 hazards)", \
    [GWT_MASTER_SM4] = "station master sm4 (permanent certificate; 3 VP per pair of " TRADE_TILES ")", \
    [GWT_MASTER_SM5] = "station master sm5 (permanent certificate; 3 VP per 2 certificates)", \
    [GWT_MASTER_SM6] = "station master sm6 (permanent certificate; 3 VP per 2 stations)", \
    [GWT_MASTER_SM7] = "station master sm7 (2 certificates; 2 VP per own building on the board)", \
    [GWT_MASTER_SM8] = "station master sm8 (2 permanent certificates)", \
    [GWT_MASTER_SM9] = "station master sm9 ($12)", \
    [GWT_MASTER_SM10] = "station master sm10 (a branchlet; 5 VP per 2 exchange tokens)", \
    [GWT_MASTER_SM11] = "station master sm11 (an exchange token; 2 VP per area with a branchlet)", \
}

#define EFFECTS(GREY, GREEN, BLACK, WHITE, YELLOW, TRADE, TRADE_TILES) { \
    [GWT_EFFECT_WHITE_FOR_2] = "Discard a " WHITE ": gain $2", \
    [GWT_EFFECT_HIRE] = "Hire a worker", \
    [GWT_EFFECT_HIRE_2_DEARER] = "Hire a worker for $2 more", \
    [GWT_EFFECT_GREEN_FOR_2] = "Discard a " GREEN ": gain $2", \
    [GWT_EFFECT_BUILD_AT_2] = "Place a building for $2 per builder", \
    [GWT_EFFECT_CERTIFICATE] = "Certificate marker 1 forward", \
    [GWT_EFFECT_OBJECTIVE] = "Take an objective card", \
    [GWT_EFFECT_ENGINE_ENGINEERS] = "Engine forward, 1 space per engineer", \
    [GWT_EFFECT_TRADE] = TRADE, \
    [GWT_EFFECT_PAY_2_ENGINE_2] = "Pay $2: engine up to 2 forward", \
    [GWT_EFFECT_AUXILIARY] = "Auxiliary action, single or double", \
    [GWT_EFFECT_BLACK_FOR_2] = "Discard a " BLACK ": gain $2", \
    [GWT_EFFECT_BUY_CATTLE] = "Buy cattle", \
    [GWT_EFFECT_PAIR_FOR_4] = "Discard two cattle of one breed: gain $4", \
    [GWT_EFFECT_HAZARD_AT_7] = "Remove a hazard for $7", \
    [GWT_EFFECT_WOODS_2] = "Gain $2 for each own building in the woods", \
    [GWT_EFFECT_WHITE_FOR_4] = "Discard a " WHITE ": gain $4", \
    [GWT_EFFECT_PAIR_FOR_3] = "Discard two cattle of one breed: gain $3", \
    [GWT_EFFECT_HERDER_1] = "Herder 1 step forward", \
    [GWT_EFFECT_HAZARD_AT_5] = "Remove a hazard for $5", \
    [GWT_EFFECT_HERDER_2] = "Herder up to 2 steps forward", \
    [GWT_EFFECT_HIRE_1_CHEAPER] = "Hire a worker for $1 less", \
    [GWT_EFFECT_YELLOW_FOR_10] = "Discard a " YELLOW ": gain $10", \
    [GWT_EFFECT_TRADE_PAIRS] = "For each pair of " TRADE_TILES ": $2 and certificate marker 2 forward", \
    [GWT_EFFECT_ENGINE_2] = "Engine up to 2 forward", \
    [GWT_EFFECT_ENGINE_3] = "Engine up to 3 forward", \
    [GWT_EFFECT_EXTRAORDINARY_DELIVERY] = "Extraordinary delivery: engine back, deliver as far as it went", \
    [GWT_EFFECT_CERTIFICATES_TO_LIMIT] = "Certificate marker to its limit", \
    [GWT_EFFECT_HERDER_5] = "Herder up to 5 steps forward", \
    [GWT_EFFECT_OBJECTIVE_FOR_CERTIFICATES_2] = "Discard an objective card: certificate marker up to 2 forward", \
    [GWT_EFFECT_ENGINE_BACK_FOR_3] = "Engine 1 back: gain $3", \
    [GWT_EFFECT_GREY_FOR_ENGINE_1] = "Discard a " GREY ": engine 1 forward", \
    [GWT_EFFECT_GREEN_FOR_3] = "Discard a " GREEN ": gain $3", \
    [GWT_EFFECT_DRAW_COWBOYS] = "Draw up to 1 card per cowboy, then discard as many", \
    [GWT_EFFECT_HERDER_3] = "Herder up to 3 steps forward", \
    [GWT_EFFECT_BLACK_FOR_CERTIFICATES_2] = "Discard a " BLACK ": certificate marker up to 2 forward", \
    [GWT_EFFECT_ENGINEERS_1] = "Gain $1 per engineer", \
    [GWT_EFFECT_ANY_FOR_3_AND_OBJECTIVE] = "Discard any cattle: gain $3 and an objective card to hand", \
    [GWT_EFFECT_ENGINE_WOODS] = "Engine forward, 1 space per own building in the woods", \
    [GWT_EFFECT_COPY] = "Copy a neighbouring building", \
    [GWT_EFFECT_STATION_BEHIND] = "Upgrade a station behind the engine", \
    [GWT_EFFECT_GAIN_4] = "Gain $4", \
    [GWT_EFFECT_ENGINE_4] = "Engine up to 4 forward", \
    [GWT_EFFECT_HERDER_4] = "Herder up to 4 steps forward", \
    [GWT_EFFECT_HAZARD_AT_2] = "Remove a hazard for $2", \
    [GWT_EFFECT_ENGINE_HAZARDS] = "Engine forward, 1 space per collected hazard", \
    [GWT_EFFECT_GREY_FOR_SINGLE_AUXILIARY] = "Discard a " GREY ": single auxiliary action", \
    [GWT_EFFECT_BUILD_AT_1] = "Place a building for $1 per builder", \
    [GWT_EFFECT_STATIONS_2] = "Gain $2 per own station", \
    [GWT_EFFECT_RISK_GREY] = "Risk: discard a " GREY ": gain $2 and certificate marker 1 forward", \
    [GWT_EFFECT_RISK_ANY] = "Risk: discard any cattle: certificate marker 1 forward", \
    [GWT_EFFECT_AUX_GAIN_1] = "Gain $1", \
    [GWT_EFFECT_AUX_GAIN_2] = "Gain $2", \
    [GWT_EFFECT_AUX_DRAW_1] = "Draw 1 card, then discard 1", \
    [GWT_EFFECT_AUX_DRAW_2] = "Draw 2 cards, then discard 2", \
    [GWT_EFFECT_AUX_CERTIFICATE_1] = "Pay $1, engine 1 back: certificate marker 1 forward", \
    [GWT_EFFECT_AUX_CERTIFICATE_2] = "Pay $2, engine 2 back: certificate marker up to 2 forward", \
    [GWT_EFFECT_AUX_ENGINE_1] = "Pay $1: engine 1 forward", \
    [GWT_EFFECT_AUX_ENGINE_2] = "Pay $2: engine up to 2 forward", \
    [GWT_EFFECT_AUX_TRASH_1] = "Engine 1 back: remove a hand card from the game", \
    [GWT_EFFECT_AUX_TRASH_2] = "Engine 2 back: remove up to 2 hand cards from the game", \
    [GWT_EFFECT_HAZARD_FREE] = "Remove a hazard free of charge", \
    [GWT_EFFECT_GREY_FOR_CERTIFICATE] = "Discard a " GREY ": certificate marker 1 forward", \
    [GWT_EFFECT_GREY_FOR_2] = "Discard a " GREY ": gain $2", \
    [GWT_EFFECT_HIRE_2_CHEAPER] = "Hire a worker for $2 less", \
    [GWT_EFFECT_GREY_FOR_CERTIFICATES_2] = "Discard a " GREY ": certificate marker up to 2 forward", \
    [GWT_EFFECT_GREY_FOR_4] = "Discard a " GREY ": gain $4", \
    [GWT_EFFECT_GAIN_2] = "Gain $2", \
    [GWT_EFFECT_HAZARD_OR_TRADE] = "Remove a hazard free of charge, or: " TRADE, \
    [GWT_EFFECT_GAIN_12] = "Gain $12", \
    [GWT_EFFECT_CERTIFICATES_2] = "Certificate marker up to 2 forward", \
    [GWT_EFFECT_DRAW_3] = "Draw up to 3 cards, then discard as many", \
    [GWT_EFFECT_HERDER_3_UNPAID] = "Herder up to 3 steps forward without fees, not into Kansas City", \
    [GWT_EFFECT_VALUE_3_FOR_7] = "Discard a cattle card of value 3: gain $7", \
    [GWT_EFFECT_GREEN_FOR_ENGINE_2] = "Discard a " GREEN ": engine up to 2 forward", \
    [GWT_EFFECT_ANY_FOR_6_AND_OBJECTIVE] = "Discard any cattle: gain $6 and an objective card to hand", \
    [GWT_EFFECT_BUILDERS_1] = "Gain $1 per builder", \
    [GWT_EFFECT_TOKEN] = "Take an exchange token", \
    [GWT_EFFECT_AUX_TRASH_1_GAIN_1] = "Engine 1 back: gain $1 and remove a hand card from the game", \
    [GWT_EFFECT_AUX_TRASH_2_GAIN_2] = "Engine 2 back: gain $2 and remove up to 2 hand cards from the game", \
    [GWT_EFFECT_AUX_BRANCHLET_1] = "Discard a cattle card of value 2: place a branchlet", \
    [GWT_EFFECT_AUX_BRANCHLET_2] = "Discard two cattle cards of value 2: place up to 2 branchlets", \
    [GWT_EFFECT_BELLS] = "For each cleared bell space: $1 and certificate marker 1 forward", \
    [GWT_EFFECT_BRANCHLET] = "Place a branchlet", \
    [GWT_EFFECT_TRASH_2] = "Remove up to 2 hand cards from the game", \
    [GWT_EFFECT_DOLLARS_5_OR_CATTLE] = "Gain $5, or take a cattle card of value 3 from the market", \
    [GWT_EFFECT_BUILD_FREE] = "Place a building free of charge", \
}

const Language language_english = {
    .code = "en",
    .editions = {"first edition", "second edition"},
    .spaces = {
        [GWT_SPACE_START] = "start",
        [GWT_SPACE_N_A] = "neutral space A", [GWT_SPACE_N_B] = "neutral space B", [GWT_SPACE_N_C] = "neutral space C",
        [GWT_SPACE_N_D] = "neutral space D", [GWT_SPACE_N_E] = "neutral space E", [GWT_SPACE_N_F] = "neutral space F",
        [GWT_SPACE_N_G] = "neutral space G",
        [GWT_SPACE_AB1] = "road A-B, space 1", [GWT_SPACE_AB2] = "road A-B, space 2",
        [GWT_SPACE_AB3] = "road A-B, space 3",
        [GWT_SPACE_FLOOD1] = "flood slot 1", [GWT_SPACE_FLOOD2] = "flood slot 2", [GWT_SPACE_FLOOD3] = "flood slot 3",
        [GWT_SPACE_FLOOD4] = "flood slot 4",
        [GWT_SPACE_FLOODBANK1] = "flood risk space 1", [GWT_SPACE_FLOODBANK2] = "flood risk space 2",
        [GWT_SPACE_BC1] = "road B-C, space 1", [GWT_SPACE_BC2] = "road B-C, space 2",
        [GWT_SPACE_BC3] = "road B-C, space 3",
        [GWT_SPACE_DROUGHT1] = "drought slot 1", [GWT_SPACE_DROUGHT2] = "drought slot 2",
        [GWT_SPACE_DROUGHT3] = "drought slot 3", [GWT_SPACE_DROUGHT4] = "drought slot 4",
        [GWT_SPACE_DROUGHTBANK1] = "drought risk space",
        [GWT_SPACE_CE1] = "road C-E, space 1", [GWT_SPACE_CE2] = "road C-E, space 2",
        [GWT_SPACE_CD1] = "road C-D", [GWT_SPACE_DE1] = "road D-E",
        [GWT_SPACE_TRADE1] = "trade slot 1", [GWT_SPACE_TRADE2] = "trade slot 2", [GWT_SPACE_TRADE3] = "trade slot 3",
        [GWT_SPACE_TRADE4] = "trade slot 4", [GWT_SPACE_TRADE5] = "trade slot 5", [GWT_SPACE_TRADE6] = "trade slot 6",
        [GWT_SPACE_TRADE7] = "trade slot 7", [GWT_SPACE_TRADE8] = "trade slot 8", [GWT_SPACE_TRADE9] = "trade slot 9",
        [GWT_SPACE_TRADEBANK1] = "trade risk space 1",
        [GWT_SPACE_TRADEBANK2] = "trade risk space 2",
        [GWT_SPACE_EF1] = "road E-F, space 1", [GWT_SPACE_EF2] = "road E-F, space 2",
        [GWT_SPACE_ROCK1] = "rockfall slot 1", [GWT_SPACE_ROCK2] = "rockfall slot 2",
        [GWT_SPACE_ROCK3] = "rockfall slot 3", [GWT_SPACE_ROCK4] = "rockfall slot 4",
        [GWT_SPACE_ROCKBANK1] = "rockfall risk space 1", [GWT_SPACE_ROCKBANK2] = "rockfall risk space 2",
        [GWT_SPACE_FG1] = "road F-G, north", [GWT_SPACE_FG2] = "road F-G, south",
        [GWT_SPACE_GK1] = "road G-Kansas City, north", [GWT_SPACE_GK2] = "road G-Kansas City, south",
        [GWT_SPACE_KANSAS_CITY] = "Kansas City",
    },
    .workers = {"cowboy", "builder", "engineer"},
    .a_worker = {"a cowboy", "a builder", "an engineer"},
    .tiles = {TILES("green teepee", "blue teepee"), TILES("green outlaw", "orange outlaw")},
    .cards = {
        CARDS("Jersey", "Dutch Belt", "Black Angus", "Guernsey", "Holstein", "Brown Swiss", "Ayrshire",
              "West Highland", "Texas Longhorn", "green teepee", "blue teepee", "San Francisco"),
        CARDS("Criollo", "Santa Gertrudis", "Pineywoods", "Galloway", "Black Angus", "Longhorn", "Corriente",
              "Shorthorn", "Hereford", "green outlaw", "orange outlaw", "New York"),
    },
    .neutrals = LANG_NEUTRALS("neutral building "),
    .buildings = LANG_BUILDINGS("building "),
    .rail_spaces = LANG_RAIL_SPACES("rail start", "rail space ", "rail end", "turnout "),
    .stations = {"station 1", "station 2", "station 3", "station 4", "station 5", "station 6", "station 7",
                 "station 8", "station 9", "station 10", "station 11 (GR4)", "station 12 (RE3)"},
    .masters = {MASTERS("teepees"), MASTERS("outlaws")},
    .cities = {"Kansas City", "Topeka", "Wichita", "Colorado Springs", "Santa Fe", "Albuquerque", "El Paso",
               "San Diego", "Sacramento", "San Francisco"},
    .cities_second = {"Kansas City", "Fulton", "St. Louis", "Bloomington", "Peoria", "Chicago", "Toledo",
                      "Pittsburgh", "Philadelphia", "New York"},
    .cities_north = {"Kansas City", "Columbia", "St. Louis", "Chicago", "Detroit", "Cleveland", "Pittsburgh",
                     "New York", "Memphis", "Denver", "Milwaukee", "Green Bay", "Minneapolis", "Toronto",
                     "San Francisco", "Montreal"},
    .towns = {
        [GWT_TOWN_GR1] = "small town GR1", [GWT_TOWN_GR2] = "medium town GR2", [GWT_TOWN_GR3] = "Memphis (GR3)",
        [GWT_TOWN_GR4] = "station town GR4", [GWT_TOWN_GR5] = "small town GR5", [GWT_TOWN_BL1] = "small town BL1",
        [GWT_TOWN_BL2] = "small town BL2", [GWT_TOWN_BL3] = "small town BL3", [GWT_TOWN_BL4] = "Denver (BL4)",
        [GWT_TOWN_BL5] = "San Francisco (BL5)", [GWT_TOWN_PU1] = "small town PU1", [GWT_TOWN_PU2] = "medium town PU2",
        [GWT_TOWN_RE1] = "Milwaukee (RE1)", [GWT_TOWN_RE2] = "small town RE2", [GWT_TOWN_RE3] = "station town RE3",
        [GWT_TOWN_RE4] = "Green Bay (RE4)", [GWT_TOWN_RE5] = "small town RE5", [GWT_TOWN_RE6] = "medium town RE6",
        [GWT_TOWN_RE7] = "small town RE7", [GWT_TOWN_RE8] = "Minneapolis (RE8)", [GWT_TOWN_RE9] = "small town RE9",
        [GWT_TOWN_RE10] = "Toronto (RE10)", [GWT_TOWN_RE11] = "medium town RE11", [GWT_TOWN_RE12] = "Montreal (RE12)",
        [GWT_TOWN_TE1] = "small town TE1", [GWT_TOWN_TE2] = "medium town TE2", [GWT_TOWN_VI1] = "small town VI1",
        [GWT_TOWN_VI2] = "medium town VI2",
    },
    .mediums = {
        [GWT_MEDIUM_HIRE] = "hire for $2 less", [GWT_MEDIUM_TRASH] = "up to 2 hand cards out of the game",
        [GWT_MEDIUM_ENGINE] = "engine up to 3 forward",
        [GWT_MEDIUM_DOLLARS_OR_CATTLE] = "$5 or a cattle card of value 3",
        [GWT_MEDIUM_BUILDING] = "a building free of charge",
    },
    .garths = {"nobody", "Garth (easy)", "Garth (medium)", "Garth (hard)", "Garth (very hard)"},
    .discs = {
        [GWT_DISC_AUX1B] = "second disc of the money action", [GWT_DISC_AUX2B] = "second disc of the draw action",
        [GWT_DISC_AUX3A] = "disc of the certificate action", [GWT_DISC_AUX3B] = "disc of the certificate action",
        [GWT_DISC_AUX4A] = "disc of the engine action", [GWT_DISC_AUX4B] = "disc of the engine action",
        [GWT_DISC_AUX5A] = "disc of the trash action", [GWT_DISC_AUX5B] = "disc of the trash action",
        [GWT_DISC_CERT4] = "disc of certificate limit 4", [GWT_DISC_CERT6] = "disc of certificate limit 6",
        [GWT_DISC_STEP1] = "first step limit disc ($3)", [GWT_DISC_STEP2] = "second step limit disc (3 VP)",
        [GWT_DISC_HAND1] = "hand limit disc (costs $5)", [GWT_DISC_HAND2] = "hand limit disc (costs $5)",
        [GWT_DISC_AUX6B] = "second disc of the branchlet action (costs $2)",
    },
    .auxes = {"gain money", "draw and discard", "engine back for a certificate", "engine forward",
              "engine back to trash cards", "discard cattle of value 2 for branchlets"},
    .effects = {
        EFFECTS("Jersey", "Dutch Belt", "Black Angus", "Guernsey", "Holstein", "Trade: take a teepee", "teepees"),
        EFFECTS("Criollo", "Santa Gertrudis", "Pineywoods", "Galloway", "Black Angus",
                "Collect the bounty for an outlaw", "outlaws"),
    },
    .scores = {"dollars", "buildings", "cities", "stations", "hazards", "cattle", "objective cards",
               "station masters", "workers", "step limit disc", "job market token"},

    .questions = {
        [GWT_DECIDE_PLACE] = "First turn: place your herder on a neutral building",
        [GWT_DECIDE_MOVE] = "Move your herder",
        [GWT_DECIDE_LOCATION] = "Use the location: choose the next action",
        [GWT_DECIDE_ARRIVAL] = "Kansas City: play objective cards before you begin?",
        [GWT_DECIDE_WALK] = "Move your herder on",
        [GWT_DECIDE_AUXILIARY] = "Choose an auxiliary action",
        [GWT_DECIDE_HIRE] = "Choose a worker to hire",
        [GWT_DECIDE_BUILD] = "Choose a building to place",
        [GWT_DECIDE_BUILD_SPACE] = "Choose the space for the building",
        [GWT_DECIDE_ENGINE_FORWARD] = "Move your engine forward",
        [GWT_DECIDE_ENGINE_BACK] = "Move your engine back",
        [GWT_DECIDE_UPGRADE] = "Upgrade this station?",
        [GWT_DECIDE_STATION_BEHIND] = "Choose a station behind your engine to upgrade",
        [GWT_DECIDE_STATION_DISC] = "Choose a disc for the station",
        [GWT_DECIDE_STATION_MASTER] = "Give up a worker for the station master?",
        [GWT_DECIDE_TRADE] = "Choose a trade tile to take",
        [GWT_DECIDE_HAZARD] = "Choose a hazard to remove",
        [GWT_DECIDE_HAZARD_OR_TRADE] = "Choose a hazard or a trade tile to take",
        [GWT_DECIDE_FORESIGHT] = "Choose a foresight tile",
        [GWT_DECIDE_INCOME] = "Income: how many temporary certificates do you use?",
        [GWT_DECIDE_DELIVERY] = "Choose the city for your delivery",
        [GWT_DECIDE_DELIVERY_DISC] = "Choose a disc for the delivery",
        [GWT_DECIDE_OBJECTIVE] = "Choose an objective card",
        [GWT_DECIDE_DRAW] = "How many cards do you draw?",
        [GWT_DECIDE_DISCARD] = "Choose a card to discard",
        [GWT_DECIDE_DISCARD_CATTLE] = "Choose a cattle card to discard",
        [GWT_DECIDE_DISCARD_PAIR] = "Choose the first of two cattle cards of one breed",
        [GWT_DECIDE_DISCARD_SECOND] = "Choose the second card of the pair",
        [GWT_DECIDE_DISCARD_OBJECTIVE] = "Choose an objective card to discard",
        [GWT_DECIDE_TRASH] = "Choose a card to remove from the game",
        [GWT_DECIDE_CERTIFICATES] = "How far does the certificate marker go forward?",
        [GWT_DECIDE_BUY] = "Buy cattle",
        [GWT_DECIDE_BUY_SECOND] = "Choose the second card",
        [GWT_DECIDE_COPY] = "Choose the building to copy",
        [GWT_DECIDE_EFFECT] = "Perform this effect?",
        [GWT_DECIDE_DISCARD_VALUE3] = "Choose a cattle card of value 3 to discard",
        [GWT_DECIDE_DISCARD_VALUE2] = "Choose a cattle card of value 2 to discard",
        [GWT_DECIDE_RAISE] = "How many cards do you raise?",
        [GWT_DECIDE_BRANCHLET] = "Choose a town for your branchlet",
        [GWT_DECIDE_DOLLARS_OR_CATTLE] = "Choose dollars or a cattle card of the market",
        [GWT_DECIDE_OFFERED_MASTER] = "Choose one of the station masters on offer",
        [GWT_DECIDE_BID] = "Bid points for a seat",
        [GWT_DECIDE_GARTH] = "It is Garth's turn",
        [GWT_STEP_REWARD] = "The reward follows",
        [GWT_STEP_ENGINE_STOPPED] = "The engine has stopped",
        [GWT_STEP_LEAVE_END] = "The engine leaves the end of the line",
        [GWT_STEP_MASTER_CHANCE] = "The station master may be taken",
        [GWT_STEP_KANSAS_CITY] = "Kansas City goes on",
        [GWT_STEP_TRANSPORT] = "Transport costs are paid",
        [GWT_STEP_BRANCHLET_SPACE] = "What the branchlet space shows follows",
        [GWT_STEP_TOWN] = "What the town gives follows",
        [GWT_STEP_NEXT_BRANCHLET] = "A second branchlet may follow",
        [GWT_STEP_SHOW_HAND_END] = "The hand is discarded, then the delivery follows",
    },
    .question_details = {
        [GWT_DECIDE_WALK] = "up to {amount} {amount?step:steps}",
        [GWT_DECIDE_HIRE] = "price {signed}",
        [GWT_DECIDE_BUILD] = "{dollars} per builder",
        [GWT_DECIDE_BUILD_SPACE] = "{subject}, {dollars} per builder",
        [GWT_DECIDE_ENGINE_FORWARD] = "up to {amount} {amount?space:spaces}",
        [GWT_DECIDE_ENGINE_BACK] = "{amount} {amount?space:spaces}",
        [GWT_DECIDE_UPGRADE] = "{subject}",
        [GWT_DECIDE_STATION_DISC] = "{subject}",
        [GWT_DECIDE_STATION_MASTER] = "{subject}",
        [GWT_DECIDE_HAZARD] = "{dollars}",
        [GWT_DECIDE_FORESIGHT] = "column {subject}",
        [GWT_DECIDE_DELIVERY] = "value up to {amount}",
        [GWT_DECIDE_DELIVERY_DISC] = "{subject}",
        [GWT_DECIDE_DRAW] = "up to {amount}",
        [GWT_DECIDE_DISCARD] = "{amount} to go",
        [GWT_DECIDE_DISCARD_SECOND] = "with {subject}",
        [GWT_DECIDE_TRASH] = "up to {amount}",
        [GWT_DECIDE_CERTIFICATES] = "up to {amount} {amount?space:spaces}",
        [GWT_DECIDE_BUY] = "{amount} {amount?cowboy:cowboys} left",
        [GWT_DECIDE_BUY_SECOND] = "with {subject}",
        [GWT_DECIDE_EFFECT] = "{subject}",
        [GWT_DECIDE_DISCARD_VALUE2] = "{amount} to go",
        [GWT_DECIDE_RAISE] = "{subject}",
        [GWT_DECIDE_BRANCHLET] = "one more may follow",
        [GWT_DECIDE_DOLLARS_OR_CATTLE] = "{dollars}, or value 3",
    },
    .events = {
        [GWT_EVENT_TURN_STARTED] = {"Turn {value}: {player}"},
        [GWT_EVENT_MOVED] = {"{player} moves to {b}"},
        [GWT_EVENT_FEE_PAID] = {"{player} pays {dollars} to {b} ({a})", "{player} pays {dollars} to the bank ({a})"},
        [GWT_EVENT_DOLLARS] = {"{player} gains {dollars}", "{player} pays {dollars}"},
        [GWT_EVENT_DISCARDED] = {"{player} discards {a}"},
        [GWT_EVENT_TRASHED] = {"{player} removes {a} from the game"},
        [GWT_EVENT_DREW] = {"{player} draws {value} {value?card:cards}"},
        [GWT_EVENT_SHUFFLED] = {"{player} shuffles the discard pile ({value} {value?card:cards})"},
        [GWT_EVENT_HAND_SHOWN] = {"{player} shows the hand: breeding value {value}"},
        [GWT_EVENT_CERTIFICATES] = {"{player} has {b} temporary {b?certificate:certificates} (before: {a})"},
        [GWT_EVENT_HIRED] = {"{player} hires from row {row}: {a}"},
        [GWT_EVENT_BUILT] = {"{player} places {a} on {b}"},
        [GWT_EVENT_BUILDING_BOXED] = {"{player}: {a} on {b} leaves the game"},
        [GWT_EVENT_ENGINE] = {"{player}'s engine goes from {a} to {b}"},
        [GWT_EVENT_UPGRADED] = {"{player} upgrades {a}"},
        [GWT_EVENT_DISC] = {"{player} clears: {a}"},
        [GWT_EVENT_STATION_DISC] = {"{player} takes the disc from {a}"},
        [GWT_EVENT_MASTER] = {"{player} takes {a} and gives up: {b}", "{player} takes {a}"},
        [GWT_EVENT_HAZARD] = {"{player} removes {a} from {b}"},
        [GWT_EVENT_TRADE] = {"{player} takes {a} from {b}"},
        [GWT_EVENT_TILE_PLACED] = {"{a} placed on {b}"},
        [GWT_EVENT_WORKER_PLACED] = {"{a} placed in row {row} of the job market"},
        [GWT_EVENT_TILE_BOXED] = {"{a} finds no room and leaves the game"},
        [GWT_EVENT_TOKEN_MOVED] = {"The job market token moves to row {row}", "The job market token leaves the market"},
        [GWT_EVENT_FORESIGHT] = {"Foresight {row}: {a}"},
        [GWT_EVENT_MARKET_CARD] = {"Cattle market: {a} turned up"},
        [GWT_EVENT_BOUGHT] = {"{player} buys {a}"},
        [GWT_EVENT_OBJECTIVE_GAINED] = {"{player} gains {a}", "{player} gains {a} to hand"},
        [GWT_EVENT_OBJECTIVE_SHOWN] = {"Display: {a} turned up"},
        [GWT_EVENT_OBJECTIVE_PLAYED] = {"{player} plays {a}"},
        [GWT_EVENT_COPIED] = {"{player} copies the building on {a}"},
        [GWT_EVENT_DELIVERED] = {"{player} delivers to {a}", "{player} makes an extraordinary delivery to {a}"},
        [GWT_EVENT_NO_DELIVERY] = {"{player} has no disc left to deliver with"},
        [GWT_EVENT_END_TRIGGERED] = {"{player} takes the job market token: one last turn for everyone else"},
        [GWT_EVENT_GAME_OVER] = {"The game is over"},
        [GWT_EVENT_TOKENS] = {"{player} gains {value} exchange {value?token:tokens}",
                              "{player} spends an exchange token"},
        [GWT_EVENT_RAISED] = {"{player} raises {a} to {b}"},
        [GWT_EVENT_BRANCHLET] = {"{player} places a branchlet: {a}"},
        [GWT_EVENT_BID] = {"Bidder {player_number} bids {value} {value?point:points} for seat {a}"},
        [GWT_EVENT_SEAT_WON] = {"{player}: the seat goes to bidder {a} for {value} {value?point:points}"},
        [GWT_EVENT_GARTH_CARD] = {"Garth ({player}) turns over card {a}"},
        [GWT_EVENT_SPECIALTY] = {"Garth ({player}) is now specialised: {a}"},
    },
    .actions = {
        [GWT_VERB_PASS] = "Pass",
        [GWT_VERB_END] = "Finish using the location",
        [GWT_VERB_PLACE] = "Place the herder on {space}: {here}",
        [GWT_VERB_LOCAL] = "{effect}",
        [GWT_VERB_PLAY] = "Play {card}",
        [GWT_VERB_HIRE] = "Hire {a_worker} from row {row}",
        [GWT_VERB_BUILD] = "Place {building}",
        [GWT_VERB_AT] = "On {space}: {here}",
        [GWT_VERB_ENGINE] = "Engine to {rail}",
        [GWT_VERB_UPGRADE] = "Upgrade {station}",
        [GWT_VERB_STATION] = "Upgrade {station}",
        [GWT_VERB_DISC] = "Take the {disc}",
        [GWT_VERB_STATION_DISC] = "Take the disc from {station}",
        [GWT_VERB_MASTER] = "Give up {a_worker}: {master}",
        [GWT_VERB_TRADE] = "Take {tile} from {space}",
        [GWT_VERB_HAZARD] = "Remove {tile} from {space}",
        [GWT_VERB_FORESIGHT] = "Take {tile}",
        [GWT_VERB_USE_CERTIFICATES] = "Use {amount} temporary {amount?certificate:certificates}",
        [GWT_VERB_GAIN_CERTIFICATES] = "Certificate marker {amount} forward",
        [GWT_VERB_DELIVER] = "Deliver to {city}",
        [GWT_VERB_OBJECTIVE] = "Take {card}",
        [GWT_VERB_DRAW] = "Draw {amount} {amount?card:cards}",
        [GWT_VERB_DISCARD] = "Discard {card}",
        [GWT_VERB_TRASH] = "Remove {card} from the game",
        [GWT_VERB_BUY] = "Buy {card} with {cowboys} {cowboys?cowboy:cowboys}",
        [GWT_VERB_BUY_SECOND] = "and {card}",
        [GWT_VERB_TURN_UP] = "One cowboy turns up two cards",
        [GWT_VERB_COPY] = "Copy {here} on {space}",
        [GWT_VERB_TAKE] = "Yes: {effect}",
        [GWT_VERB_TOKEN] = "Spend an exchange token: draw {amount} {amount?card:cards}, then discard as many",
        [GWT_VERB_RAISE] = "Raise {amount} {amount?card:cards}",
        [GWT_VERB_BRANCHLET] = "Branchlet: {town}",
        [GWT_VERB_CATTLE] = "Take {card} from the market",
        [GWT_VERB_OFFERED_MASTER] = "Take {master}",
        [GWT_VERB_BID] = "Bid {amount} {amount?point:points} for seat {seat}",
        [GWT_VERB_GARTH] = "Garth plays his next card",
        [GWT_VERB_ROUTE] = "Move {steps} {steps?step:steps} to {space}{via}: {here}",
    },
    .route_via = " via {spaces}",
    .route_home = "Move {steps} {steps?step:steps} to Kansas City{via}",
    .use_copied = "{effect} (copied from {space})",
    .aux_single = "Auxiliary action: {effect}",
    .aux_double = "Double auxiliary action: {effect}",
    .objective_stack = "Take the top card of the objective stack",
    .buy_pair = "Buy two cards with {cowboys} cowboys: {card}, and another",
    .use_none = "Use no temporary certificate",
    .forward_none = "Leave the certificate marker where it is",
    .raise_none = "Raise no card",
    .take_dollars = "Take the dollars",
    .dollars = "${amount}",
    .minus_dollars = "-${amount}",
    .plus_dollars = "+${amount}",
    .later = "then {dollars}",
    .fee_bank = "{dollars} to the bank",
    .fee_player = "{dollars} to {player}",
    .player = "player {number}",
    .building_of = "{building} of {player}",
    .empty = "empty",
    .stack = "a card from the stack",
};
