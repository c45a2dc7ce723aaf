/* SPDX-License-Identifier: MIT */
/* lang_de.c - the names and sentences in German. What the keys in braces mean is said in lang.h. */
#include "lang.h"

#define TILES(GREEN, ALT) { \
    [GWT_TILE_COWBOY] = "Cowboy", [GWT_TILE_BUILDER] = "Handwerker", [GWT_TILE_ENGINEER] = "Ingenieur", \
    [GWT_TILE_TRADE_GREEN] = GREEN, [GWT_TILE_TRADE_ALT] = ALT, \
    [GWT_TILE_FLOOD_GREEN_2] = "Überschwemmung (grüne Hand, 2 SP)", \
    [GWT_TILE_FLOOD_GREEN_3] = "Überschwemmung (grüne Hand, 3 SP)", \
    [GWT_TILE_FLOOD_GREEN_4] = "Überschwemmung (grüne Hand, 4 SP)", \
    [GWT_TILE_FLOOD_BLACK_2] = "Überschwemmung (schwarze Hand, 2 SP)", \
    [GWT_TILE_FLOOD_BLACK_3] = "Überschwemmung (schwarze Hand, 3 SP)", \
    [GWT_TILE_DROUGHT_GREEN_2] = "Dürre (grüne Hand, 2 SP)", [GWT_TILE_DROUGHT_GREEN_3] = "Dürre (grüne Hand, 3 SP)", \
    [GWT_TILE_DROUGHT_GREEN_4] = "Dürre (grüne Hand, 4 SP)", \
    [GWT_TILE_DROUGHT_BLACK_2] = "Dürre (schwarze Hand, 2 SP)", \
    [GWT_TILE_DROUGHT_BLACK_3] = "Dürre (schwarze Hand, 3 SP)", \
    [GWT_TILE_ROCK_GREEN_2] = "Steinschlag (grüne Hand, 2 SP)", \
    [GWT_TILE_ROCK_GREEN_3] = "Steinschlag (grüne Hand, 3 SP)", \
    [GWT_TILE_ROCK_GREEN_4] = "Steinschlag (grüne Hand, 4 SP)", \
    [GWT_TILE_ROCK_BLACK_2] = "Steinschlag (schwarze Hand, 2 SP)", \
    [GWT_TILE_ROCK_BLACK_3] = "Steinschlag (schwarze Hand, 3 SP)", \
}

#define CARDS(GREY, GREEN, BLACK, WHITE, YELLOW, RED, BLUE, BROWN, PURPLE, ONE_GREEN, TWO_GREEN, ONE_ALT, TWO_ALT, \
              LAST_CITY) { \
    [GWT_CARD_GREY] = GREY, [GWT_CARD_GREEN] = GREEN, [GWT_CARD_BLACK] = BLACK, [GWT_CARD_WHITE] = WHITE, \
    [GWT_CARD_YELLOW] = YELLOW, [GWT_CARD_RED] = RED, [GWT_CARD_BLUE] = BLUE, \
    [GWT_CARD_BROWN_3] = BROWN " (3 SP)", [GWT_CARD_BROWN_4] = BROWN " (4 SP)", [GWT_CARD_BROWN_5] = BROWN " (5 SP)", \
    [GWT_CARD_PURPLE_5] = PURPLE " (5 SP)", [GWT_CARD_PURPLE_6] = PURPLE " (6 SP)", \
    [GWT_CARD_PURPLE_7] = PURPLE " (7 SP)", \
    [GWT_CARD_CALF] = "Simmentaler Kalb", [GWT_CARD_HEIFER] = "Simmentaler Färse", [GWT_CARD_COW] = "Simmentaler Kuh", \
    [GWT_CARD_G1] = "Auftrag g1 (1 Gebäude, 3 Rinder mit Zuchtwert 3: 4/-2 SP)", \
    [GWT_CARD_G2] = "Auftrag g2 (2 Gefahren, 1 " BROWN ": 3/-2 SP)", \
    [GWT_CARD_G3] = "Auftrag g3 (1 Gebäude, " TWO_ALT ": 3/-2 SP)", \
    [GWT_CARD_G4] = "Auftrag g4 (1 Gebäude, " ONE_GREEN ", " ONE_ALT ": 3/-2 SP)", \
    [GWT_CARD_G5] = "Auftrag g5 (1 Gefahr, 2 Bahnhöfe: 3/-2 SP)", \
    [GWT_CARD_D1] = "Auftrag d1 (1 Bahnhof, 3 Rinder mit Zuchtwert 3: 4/-2 SP)", \
    [GWT_CARD_D2] = "Auftrag d2 (1 Gefahr, 1 " PURPLE ": 3/-2 SP)", \
    [GWT_CARD_D3] = "Auftrag d3 (2 Gebäude, 1 Gefahr: 3/-2 SP)", \
    [GWT_CARD_D4] = "Auftrag d4 (" ONE_GREEN ", " ONE_ALT ", 1 Bahnhof: 3/-2 SP)", \
    [GWT_CARD_D5] = "Auftrag d5 (" TWO_GREEN ", 1 Bahnhof: 3/-2 SP)", \
    [GWT_CARD_R1] = "Auftrag r1 (1 Rind mit Zuchtwert 3, 1 " BROWN ", 1 " PURPLE ": 5/-3 SP)", \
    [GWT_CARD_R2] = "Auftrag r2 (" ONE_GREEN ", 1 Bahnhof, 2 " BROWN ": 5/-3 SP)", \
    [GWT_CARD_R3] = "Auftrag r3 (2 Gebäude, " TWO_GREEN ": 5/-3 SP)", \
    [GWT_CARD_R4] = "Auftrag r4 (1 Gebäude, " ONE_ALT ", 2 Gefahren: 5/-3 SP)", \
    [GWT_CARD_R5] = "Auftrag r5 (2 Gefahren, 2 Bahnhöfe: 5/-3 SP)", \
    [GWT_CARD_M1] = "Auftrag m1 (1 Rind mit Zuchtwert 3, 1 " BROWN ", 1 " PURPLE ": 5/-2 SP)", \
    [GWT_CARD_M2] = "Auftrag m2 (2 Gefahren, 1 Rind mit Zuchtwert 3, 1 " BROWN ": 5/-2 SP)", \
    [GWT_CARD_M3] = "Auftrag m3 (2 Gebäude, 2 Gefahren: 5/-2 SP)", \
    [GWT_CARD_M4] = "Auftrag m4 (2 Gebäude, 2 Bahnhöfe: 5/-2 SP)", \
    [GWT_CARD_M5] = "Auftrag m5 (" TWO_ALT ", 2 Bahnhöfe: 5/-2 SP)", \
    [GWT_CARD_A1] = "Auftrag a1 (1 Marker auf " LAST_CITY ": 5/-3 SP)", \
    [GWT_CARD_S1] = "Startauftrag s1 (1 Gebäude, 1 Rind mit Zuchtwert 3, 1 " BROWN ": 3 SP)", \
    [GWT_CARD_S2] = "Startauftrag s2 (2 Gebäude, 1 Gefahr: 3 SP)", \
    [GWT_CARD_S3] = "Startauftrag s3 (" ONE_ALT ", 2 Gefahren: 3 SP)", \
    [GWT_CARD_S4] = "Startauftrag s4 (" ONE_GREEN ", 2 Bahnhöfe: 3 SP)", \
}

#define MASTERS(TRADE_PAIR) { \
    [GWT_MASTER_SM1] = "Bahnhofsvorsteher sm1 (2 $; 1 SP je Arbeiter)", \
    [GWT_MASTER_SM2] = "Bahnhofsvorsteher sm2 (Gefahr gratis oder Handel; 3 SP je 2 Auftragskarten)", \
    [GWT_MASTER_SM3] = "Bahnhofsvorsteher sm3 (dauerhaftes Zertifikat; 3 SP je 2 Gefahren)", \
    [GWT_MASTER_SM4] = "Bahnhofsvorsteher sm4 (dauerhaftes Zertifikat; 3 SP je " TRADE_PAIR ")", \
    [GWT_MASTER_SM5] = "Bahnhofsvorsteher sm5 (dauerhaftes Zertifikat; 3 SP je 2 Zertifikate)", \
    [GWT_MASTER_SM6] = "Bahnhofsvorsteher sm6 (dauerhaftes Zertifikat; 3 SP je 2 Bahnhöfe)", \
    [GWT_MASTER_SM7] = "Bahnhofsvorsteher sm7 (2 Zertifikate; 2 SP je eigenem Gebäude auf dem Plan)", \
    [GWT_MASTER_SM8] = "Bahnhofsvorsteher sm8 (2 dauerhafte Zertifikate)", \
    [GWT_MASTER_SM9] = "Bahnhofsvorsteher sm9 (12 $)", \
    [GWT_MASTER_SM10] = "Bahnhofsvorsteher sm10 (eine Zweigstelle; 5 SP je 2 Tauschmarker)", \
    [GWT_MASTER_SM11] = "Bahnhofsvorsteher sm11 (ein Tauschmarker; 2 SP je Gebiet mit Zweigstelle)", \
}

#define EFFECTS(GREY, GREEN, BLACK, WHITE, YELLOW, TRADE, TRADE_PAIR) { \
    [GWT_EFFECT_WHITE_FOR_2] = "Wirf 1 " WHITE " ab: nimm 2 $", \
    [GWT_EFFECT_HIRE] = "Stelle einen Arbeiter ein", \
    [GWT_EFFECT_HIRE_2_DEARER] = "Stelle einen Arbeiter ein, 2 $ teurer", \
    [GWT_EFFECT_GREEN_FOR_2] = "Wirf 1 " GREEN " ab: nimm 2 $", \
    [GWT_EFFECT_BUILD_AT_2] = "Baue ein Gebäude für 2 $ je Handwerker", \
    [GWT_EFFECT_CERTIFICATE] = "Zertifikatsmarker 1 Feld vor", \
    [GWT_EFFECT_OBJECTIVE] = "Nimm eine Auftragskarte", \
    [GWT_EFFECT_ENGINE_ENGINEERS] = "Lok vorwärts, 1 Feld je Ingenieur", \
    [GWT_EFFECT_TRADE] = TRADE, \
    [GWT_EFFECT_PAY_2_ENGINE_2] = "Zahle 2 $: Lok bis zu 2 Felder vor", \
    [GWT_EFFECT_AUXILIARY] = "Hilfsaktion, einfach oder doppelt", \
    [GWT_EFFECT_BLACK_FOR_2] = "Wirf 1 " BLACK " ab: nimm 2 $", \
    [GWT_EFFECT_BUY_CATTLE] = "Kaufe Rinder", \
    [GWT_EFFECT_PAIR_FOR_4] = "Wirf zwei Rinder einer Art ab: nimm 4 $", \
    [GWT_EFFECT_HAZARD_AT_7] = "Beseitige eine Gefahr für 7 $", \
    [GWT_EFFECT_WOODS_2] = "Nimm 2 $ je eigenem Gebäude am Wald", \
    [GWT_EFFECT_WHITE_FOR_4] = "Wirf 1 " WHITE " ab: nimm 4 $", \
    [GWT_EFFECT_PAIR_FOR_3] = "Wirf zwei Rinder einer Art ab: nimm 3 $", \
    [GWT_EFFECT_HERDER_1] = "Viehtreiber 1 Schritt vor", \
    [GWT_EFFECT_HAZARD_AT_5] = "Beseitige eine Gefahr für 5 $", \
    [GWT_EFFECT_HERDER_2] = "Viehtreiber bis zu 2 Schritte vor", \
    [GWT_EFFECT_HIRE_1_CHEAPER] = "Stelle einen Arbeiter ein, 1 $ billiger", \
    [GWT_EFFECT_YELLOW_FOR_10] = "Wirf 1 " YELLOW " ab: nimm 10 $", \
    [GWT_EFFECT_TRADE_PAIRS] = "Je " TRADE_PAIR ": 2 $ und Zertifikatsmarker 2 Felder vor", \
    [GWT_EFFECT_ENGINE_2] = "Lok bis zu 2 Felder vor", \
    [GWT_EFFECT_ENGINE_3] = "Lok bis zu 3 Felder vor", \
    [GWT_EFFECT_EXTRAORDINARY_DELIVERY] = "Außerordentliche Lieferung: Lok zurück, liefere so weit, wie sie fuhr", \
    [GWT_EFFECT_CERTIFICATES_TO_LIMIT] = "Zertifikatsmarker bis zum Limit vor", \
    [GWT_EFFECT_HERDER_5] = "Viehtreiber bis zu 5 Schritte vor", \
    [GWT_EFFECT_OBJECTIVE_FOR_CERTIFICATES_2] = "Wirf eine Auftragskarte ab: Zertifikatsmarker bis zu 2 Felder vor", \
    [GWT_EFFECT_ENGINE_BACK_FOR_3] = "Lok 1 Feld zurück: nimm 3 $", \
    [GWT_EFFECT_GREY_FOR_ENGINE_1] = "Wirf 1 " GREY " ab: Lok 1 Feld vor", \
    [GWT_EFFECT_GREEN_FOR_3] = "Wirf 1 " GREEN " ab: nimm 3 $", \
    [GWT_EFFECT_DRAW_COWBOYS] = "Zieh bis zu 1 Karte je Cowboy, wirf dann ebenso viele ab", \
    [GWT_EFFECT_HERDER_3] = "Viehtreiber bis zu 3 Schritte vor", \
    [GWT_EFFECT_BLACK_FOR_CERTIFICATES_2] = "Wirf 1 " BLACK " ab: Zertifikatsmarker bis zu 2 Felder vor", \
    [GWT_EFFECT_ENGINEERS_1] = "Nimm 1 $ je Ingenieur", \
    [GWT_EFFECT_ANY_FOR_3_AND_OBJECTIVE] = "Wirf ein beliebiges Rind ab: 3 $ und eine Auftragskarte auf die Hand", \
    [GWT_EFFECT_ENGINE_WOODS] = "Lok vorwärts, 1 Feld je eigenem Gebäude am Wald", \
    [GWT_EFFECT_COPY] = "Nutze ein benachbartes Gebäude mit", \
    [GWT_EFFECT_STATION_BEHIND] = "Baue einen Bahnhof hinter der Lok aus", \
    [GWT_EFFECT_GAIN_4] = "Nimm 4 $", \
    [GWT_EFFECT_ENGINE_4] = "Lok bis zu 4 Felder vor", \
    [GWT_EFFECT_HERDER_4] = "Viehtreiber bis zu 4 Schritte vor", \
    [GWT_EFFECT_HAZARD_AT_2] = "Beseitige eine Gefahr für 2 $", \
    [GWT_EFFECT_ENGINE_HAZARDS] = "Lok vorwärts, 1 Feld je gesammelter Gefahr", \
    [GWT_EFFECT_GREY_FOR_SINGLE_AUXILIARY] = "Wirf 1 " GREY " ab: einfache Hilfsaktion", \
    [GWT_EFFECT_BUILD_AT_1] = "Baue ein Gebäude für 1 $ je Handwerker", \
    [GWT_EFFECT_STATIONS_2] = "Nimm 2 $ je eigenem Bahnhof", \
    [GWT_EFFECT_RISK_GREY] = "Risiko: wirf 1 " GREY " ab: 2 $ und Zertifikatsmarker 1 Feld vor", \
    [GWT_EFFECT_RISK_ANY] = "Risiko: wirf ein beliebiges Rind ab: Zertifikatsmarker 1 Feld vor", \
    [GWT_EFFECT_AUX_GAIN_1] = "Nimm 1 $", \
    [GWT_EFFECT_AUX_GAIN_2] = "Nimm 2 $", \
    [GWT_EFFECT_AUX_DRAW_1] = "Zieh 1 Karte, wirf dann 1 ab", \
    [GWT_EFFECT_AUX_DRAW_2] = "Zieh 2 Karten, wirf dann 2 ab", \
    [GWT_EFFECT_AUX_CERTIFICATE_1] = "Zahle 1 $, Lok 1 Feld zurück: Zertifikatsmarker 1 Feld vor", \
    [GWT_EFFECT_AUX_CERTIFICATE_2] = "Zahle 2 $, Lok 2 Felder zurück: Zertifikatsmarker bis zu 2 Felder vor", \
    [GWT_EFFECT_AUX_ENGINE_1] = "Zahle 1 $: Lok 1 Feld vor", \
    [GWT_EFFECT_AUX_ENGINE_2] = "Zahle 2 $: Lok bis zu 2 Felder vor", \
    [GWT_EFFECT_AUX_TRASH_1] = "Lok 1 Feld zurück: entferne eine Handkarte aus dem Spiel", \
    [GWT_EFFECT_AUX_TRASH_2] = "Lok 2 Felder zurück: entferne bis zu 2 Handkarten aus dem Spiel", \
    [GWT_EFFECT_HAZARD_FREE] = "Beseitige eine Gefahr gratis", \
    [GWT_EFFECT_GREY_FOR_CERTIFICATE] = "Wirf 1 " GREY " ab: Zertifikatsmarker 1 Feld vor", \
    [GWT_EFFECT_GREY_FOR_2] = "Wirf 1 " GREY " ab: nimm 2 $", \
    [GWT_EFFECT_HIRE_2_CHEAPER] = "Stelle einen Arbeiter ein, 2 $ billiger", \
    [GWT_EFFECT_GREY_FOR_CERTIFICATES_2] = "Wirf 1 " GREY " ab: Zertifikatsmarker bis zu 2 Felder vor", \
    [GWT_EFFECT_GREY_FOR_4] = "Wirf 1 " GREY " ab: nimm 4 $", \
    [GWT_EFFECT_GAIN_2] = "Nimm 2 $", \
    [GWT_EFFECT_HAZARD_OR_TRADE] = "Beseitige eine Gefahr gratis, oder: " TRADE, \
    [GWT_EFFECT_GAIN_12] = "Nimm 12 $", \
    [GWT_EFFECT_CERTIFICATES_2] = "Zertifikatsmarker bis zu 2 Felder vor", \
    [GWT_EFFECT_DRAW_3] = "Zieh bis zu 3 Karten, wirf dann ebenso viele ab", \
    [GWT_EFFECT_HERDER_3_UNPAID] = "Viehtreiber bis zu 3 Schritte vor ohne Abgaben, nicht nach Kansas City", \
    [GWT_EFFECT_VALUE_3_FOR_7] = "Wirf ein Rind vom Wert 3 ab: nimm 7 $", \
    [GWT_EFFECT_GREEN_FOR_ENGINE_2] = "Wirf 1 " GREEN " ab: Lok bis zu 2 Felder vor", \
    [GWT_EFFECT_ANY_FOR_6_AND_OBJECTIVE] = "Wirf ein beliebiges Rind ab: 6 $ und eine Auftragskarte auf die Hand", \
    [GWT_EFFECT_BUILDERS_1] = "Nimm 1 $ je Handwerker", \
    [GWT_EFFECT_TOKEN] = "Nimm einen Tauschmarker", \
    [GWT_EFFECT_AUX_TRASH_1_GAIN_1] = "Lok 1 Feld zurück: nimm 1 $ und entferne eine Handkarte aus dem Spiel", \
    [GWT_EFFECT_AUX_TRASH_2_GAIN_2] = \
        "Lok 2 Felder zurück: nimm 2 $ und entferne bis zu 2 Handkarten aus dem Spiel", \
    [GWT_EFFECT_AUX_BRANCHLET_1] = "Wirf ein Rind vom Wert 2 ab: baue eine Zweigstelle", \
    [GWT_EFFECT_AUX_BRANCHLET_2] = "Wirf zwei Rinder vom Wert 2 ab: baue bis zu 2 Zweigstellen", \
    [GWT_EFFECT_BELLS] = "Je freigelegter Glocke: 1 $ und Zertifikatsmarker 1 Feld vor", \
    [GWT_EFFECT_BRANCHLET] = "Baue eine Zweigstelle", \
    [GWT_EFFECT_TRASH_2] = "Entferne bis zu 2 Handkarten aus dem Spiel", \
    [GWT_EFFECT_DOLLARS_5_OR_CATTLE] = "Nimm 5 $ oder ein Rind vom Wert 3 aus dem Markt", \
    [GWT_EFFECT_BUILD_FREE] = "Baue ein Gebäude gratis", \
}

const Language language_german = {
    .code = "de",
    .editions = {"erste Ausgabe", "zweite Ausgabe"},
    .spaces = {
        [GWT_SPACE_START] = "Start",
        [GWT_SPACE_N_A] = "neutrales Feld A", [GWT_SPACE_N_B] = "neutrales Feld B", [GWT_SPACE_N_C] = "neutrales Feld C",
        [GWT_SPACE_N_D] = "neutrales Feld D", [GWT_SPACE_N_E] = "neutrales Feld E", [GWT_SPACE_N_F] = "neutrales Feld F",
        [GWT_SPACE_N_G] = "neutrales Feld G",
        [GWT_SPACE_AB1] = "Weg A-B, Feld 1", [GWT_SPACE_AB2] = "Weg A-B, Feld 2", [GWT_SPACE_AB3] = "Weg A-B, Feld 3",
        [GWT_SPACE_FLOOD1] = "Überschwemmung 1", [GWT_SPACE_FLOOD2] = "Überschwemmung 2",
        [GWT_SPACE_FLOOD3] = "Überschwemmung 3", [GWT_SPACE_FLOOD4] = "Überschwemmung 4",
        [GWT_SPACE_FLOODBANK1] = "Risikofeld Überschwemmung 1",
        [GWT_SPACE_FLOODBANK2] = "Risikofeld Überschwemmung 2",
        [GWT_SPACE_BC1] = "Weg B-C, Feld 1", [GWT_SPACE_BC2] = "Weg B-C, Feld 2", [GWT_SPACE_BC3] = "Weg B-C, Feld 3",
        [GWT_SPACE_DROUGHT1] = "Dürre 1", [GWT_SPACE_DROUGHT2] = "Dürre 2", [GWT_SPACE_DROUGHT3] = "Dürre 3",
        [GWT_SPACE_DROUGHT4] = "Dürre 4", [GWT_SPACE_DROUGHTBANK1] = "Risikofeld Dürre",
        [GWT_SPACE_CE1] = "Weg C-E, Feld 1", [GWT_SPACE_CE2] = "Weg C-E, Feld 2",
        [GWT_SPACE_CD1] = "Weg C-D", [GWT_SPACE_DE1] = "Weg D-E",
        [GWT_SPACE_TRADE1] = "Handelsfeld 1", [GWT_SPACE_TRADE2] = "Handelsfeld 2", [GWT_SPACE_TRADE3] = "Handelsfeld 3",
        [GWT_SPACE_TRADE4] = "Handelsfeld 4", [GWT_SPACE_TRADE5] = "Handelsfeld 5", [GWT_SPACE_TRADE6] = "Handelsfeld 6",
        [GWT_SPACE_TRADE7] = "Handelsfeld 7", [GWT_SPACE_TRADE8] = "Handelsfeld 8", [GWT_SPACE_TRADE9] = "Handelsfeld 9",
        [GWT_SPACE_TRADEBANK1] = "Risikofeld Handel 1",
        [GWT_SPACE_TRADEBANK2] = "Risikofeld Handel 2",
        [GWT_SPACE_EF1] = "Weg E-F, Feld 1", [GWT_SPACE_EF2] = "Weg E-F, Feld 2",
        [GWT_SPACE_ROCK1] = "Steinschlag 1", [GWT_SPACE_ROCK2] = "Steinschlag 2", [GWT_SPACE_ROCK3] = "Steinschlag 3",
        [GWT_SPACE_ROCK4] = "Steinschlag 4",
        [GWT_SPACE_ROCKBANK1] = "Risikofeld Steinschlag 1", [GWT_SPACE_ROCKBANK2] = "Risikofeld Steinschlag 2",
        [GWT_SPACE_FG1] = "Weg F-G, Norden", [GWT_SPACE_FG2] = "Weg F-G, Süden",
        [GWT_SPACE_GK1] = "Weg G-Kansas City, Norden", [GWT_SPACE_GK2] = "Weg G-Kansas City, Süden",
        [GWT_SPACE_KANSAS_CITY] = "Kansas City",
    },
    .workers = {"Cowboy", "Handwerker", "Ingenieur"},
    .a_worker = {"einen Cowboy", "einen Handwerker", "einen Ingenieur"},
    .tiles = {TILES("grünes Tipi", "blaues Tipi"), TILES("grüner Gesetzloser", "oranger Gesetzloser")},
    .cards = {
        CARDS("Jersey", "Dutch Belt", "Black Angus", "Guernsey", "Holstein", "Brown Swiss", "Ayrshire",
              "West Highland", "Texas Longhorn", "1 grünes Tipi", "2 grüne Tipis", "1 blaues Tipi", "2 blaue Tipis",
              "San Francisco"),
        CARDS("Criollo", "Santa Gertrudis", "Pineywoods", "Galloway", "Black Angus", "Longhorn", "Corriente",
              "Shorthorn", "Hereford", "1 grüner Gesetzloser", "2 grüne Gesetzlose", "1 oranger Gesetzloser",
              "2 orange Gesetzlose", "New York"),
    },
    .neutrals = LANG_NEUTRALS("neutrales Gebäude "),
    .buildings = LANG_BUILDINGS("Gebäude "),
    .rail_spaces = LANG_RAIL_SPACES("Startfeld der Strecke", "Streckenfeld ", "Endfeld der Strecke", "Abzweig "),
    .stations = {"Bahnhof 1", "Bahnhof 2", "Bahnhof 3", "Bahnhof 4", "Bahnhof 5", "Bahnhof 6", "Bahnhof 7",
                 "Bahnhof 8", "Bahnhof 9", "Bahnhof 10", "Bahnhof 11 (GR4)", "Bahnhof 12 (RE3)"},
    .masters = {MASTERS("Tipipaar"), MASTERS("Paar von Gesetzlosen")},
    .cities = {"Kansas City", "Topeka", "Wichita", "Colorado Springs", "Santa Fe", "Albuquerque", "El Paso",
               "San Diego", "Sacramento", "San Francisco"},
    .cities_second = {"Kansas City", "Fulton", "St. Louis", "Bloomington", "Peoria", "Chicago", "Toledo",
                      "Pittsburgh", "Philadelphia", "New York"},
    .cities_north = {"Kansas City", "Columbia", "St. Louis", "Chicago", "Detroit", "Cleveland", "Pittsburgh",
                     "New York", "Memphis", "Denver", "Milwaukee", "Green Bay", "Minneapolis", "Toronto",
                     "San Francisco", "Montreal"},
    .towns = {
        [GWT_TOWN_GR1] = "kleiner Ort GR1", [GWT_TOWN_GR2] = "mittlerer Ort GR2", [GWT_TOWN_GR3] = "Memphis (GR3)",
        [GWT_TOWN_GR4] = "Bahnhofsort GR4", [GWT_TOWN_GR5] = "kleiner Ort GR5", [GWT_TOWN_BL1] = "kleiner Ort BL1",
        [GWT_TOWN_BL2] = "kleiner Ort BL2", [GWT_TOWN_BL3] = "kleiner Ort BL3", [GWT_TOWN_BL4] = "Denver (BL4)",
        [GWT_TOWN_BL5] = "San Francisco (BL5)", [GWT_TOWN_PU1] = "kleiner Ort PU1",
        [GWT_TOWN_PU2] = "mittlerer Ort PU2", [GWT_TOWN_RE1] = "Milwaukee (RE1)", [GWT_TOWN_RE2] = "kleiner Ort RE2",
        [GWT_TOWN_RE3] = "Bahnhofsort RE3", [GWT_TOWN_RE4] = "Green Bay (RE4)", [GWT_TOWN_RE5] = "kleiner Ort RE5",
        [GWT_TOWN_RE6] = "mittlerer Ort RE6", [GWT_TOWN_RE7] = "kleiner Ort RE7",
        [GWT_TOWN_RE8] = "Minneapolis (RE8)", [GWT_TOWN_RE9] = "kleiner Ort RE9", [GWT_TOWN_RE10] = "Toronto (RE10)",
        [GWT_TOWN_RE11] = "mittlerer Ort RE11", [GWT_TOWN_RE12] = "Montreal (RE12)",
        [GWT_TOWN_TE1] = "kleiner Ort TE1", [GWT_TOWN_TE2] = "mittlerer Ort TE2", [GWT_TOWN_VI1] = "kleiner Ort VI1",
        [GWT_TOWN_VI2] = "mittlerer Ort VI2",
    },
    .mediums = {
        [GWT_MEDIUM_HIRE] = "Arbeiter 2 $ billiger einstellen",
        [GWT_MEDIUM_TRASH] = "bis zu 2 Handkarten aus dem Spiel", [GWT_MEDIUM_ENGINE] = "Lok bis zu 3 Felder vor",
        [GWT_MEDIUM_DOLLARS_OR_CATTLE] = "5 $ oder ein Rind vom Wert 3", [GWT_MEDIUM_BUILDING] = "ein Gebäude gratis",
    },
    .garths = {"niemand", "Garth (leicht)", "Garth (mittel)", "Garth (schwer)", "Garth (sehr schwer)"},
    .discs = {
        [GWT_DISC_AUX1B] = "zweiter Marker der Geldaktion", [GWT_DISC_AUX2B] = "zweiter Marker der Ziehaktion",
        [GWT_DISC_AUX3A] = "Marker der Zertifikatsaktion", [GWT_DISC_AUX3B] = "Marker der Zertifikatsaktion",
        [GWT_DISC_AUX4A] = "Marker der Lokaktion", [GWT_DISC_AUX4B] = "Marker der Lokaktion",
        [GWT_DISC_AUX5A] = "Marker der Aussortieraktion", [GWT_DISC_AUX5B] = "Marker der Aussortieraktion",
        [GWT_DISC_CERT4] = "Marker des Zertifikatslimits 4", [GWT_DISC_CERT6] = "Marker des Zertifikatslimits 6",
        [GWT_DISC_STEP1] = "erster Marker des Schrittlimits (3 $)",
        [GWT_DISC_STEP2] = "zweiter Marker des Schrittlimits (3 SP)",
        [GWT_DISC_HAND1] = "Marker des Handkartenlimits (kostet 5 $)",
        [GWT_DISC_HAND2] = "Marker des Handkartenlimits (kostet 5 $)",
        [GWT_DISC_AUX6B] = "zweiter Marker der Zweigstellenaktion (kostet 2 $)",
    },
    .auxes = {"Geld nehmen", "ziehen und abwerfen", "Lok zurück für ein Zertifikat", "Lok vorwärts",
              "Lok zurück, Karten aussortieren", "Rinder vom Wert 2 abwerfen für Zweigstellen"},
    .effects = {
        EFFECTS("Jersey", "Dutch Belt", "Black Angus", "Guernsey", "Holstein", "Handel: nimm ein Tipi", "Tipipaar"),
        EFFECTS("Criollo", "Santa Gertrudis", "Pineywoods", "Galloway", "Black Angus",
                "Nimm das Kopfgeld für einen Gesetzlosen", "Paar von Gesetzlosen"),
    },
    .scores = {"Dollar", "Gebäude", "Städte", "Bahnhöfe", "Gefahren", "Rinder", "Auftragskarten", "Bahnhofsvorsteher",
               "Arbeiter", "Marker des Schrittlimits", "Arbeitsmarkt-Anzeiger"},

    .questions = {
        [GWT_DECIDE_PLACE] = "Erster Zug: stelle deinen Viehtreiber auf ein neutrales Gebäude",
        [GWT_DECIDE_MOVE] = "Bewege deinen Viehtreiber",
        [GWT_DECIDE_LOCATION] = "Nutze den Ort: wähle die nächste Aktion",
        [GWT_DECIDE_ARRIVAL] = "Kansas City: vorher noch Auftragskarten ausspielen?",
        [GWT_DECIDE_WALK] = "Bewege deinen Viehtreiber weiter",
        [GWT_DECIDE_AUXILIARY] = "Wähle eine Hilfsaktion",
        [GWT_DECIDE_HIRE] = "Wähle einen Arbeiter, den du einstellst",
        [GWT_DECIDE_BUILD] = "Wähle ein Gebäude",
        [GWT_DECIDE_BUILD_SPACE] = "Wähle das Feld für das Gebäude",
        [GWT_DECIDE_ENGINE_FORWARD] = "Bewege deine Lok vorwärts",
        [GWT_DECIDE_ENGINE_BACK] = "Bewege deine Lok rückwärts",
        [GWT_DECIDE_UPGRADE] = "Diesen Bahnhof ausbauen?",
        [GWT_DECIDE_STATION_BEHIND] = "Wähle einen Bahnhof hinter deiner Lok",
        [GWT_DECIDE_STATION_DISC] = "Wähle einen Marker für den Bahnhof",
        [GWT_DECIDE_STATION_MASTER] = "Einen Arbeiter für den Bahnhofsvorsteher abgeben?",
        [GWT_DECIDE_TRADE] = "Wähle ein Handelsplättchen",
        [GWT_DECIDE_HAZARD] = "Wähle eine Gefahr, die du beseitigst",
        [GWT_DECIDE_HAZARD_OR_TRADE] = "Wähle eine Gefahr oder ein Handelsplättchen",
        [GWT_DECIDE_FORESIGHT] = "Wähle ein Plättchen der Vorschau",
        [GWT_DECIDE_INCOME] = "Einnahmen: wie viele temporäre Zertifikate setzt du ein?",
        [GWT_DECIDE_DELIVERY] = "Wähle die Stadt für deine Lieferung",
        [GWT_DECIDE_DELIVERY_DISC] = "Wähle einen Marker für die Lieferung",
        [GWT_DECIDE_OBJECTIVE] = "Wähle eine Auftragskarte",
        [GWT_DECIDE_DRAW] = "Wie viele Karten ziehst du?",
        [GWT_DECIDE_DISCARD] = "Wähle eine Karte zum Abwerfen",
        [GWT_DECIDE_DISCARD_CATTLE] = "Wähle eine Rinderkarte zum Abwerfen",
        [GWT_DECIDE_DISCARD_PAIR] = "Wähle die erste von zwei Rinderkarten einer Art",
        [GWT_DECIDE_DISCARD_SECOND] = "Wähle die zweite Karte des Paars",
        [GWT_DECIDE_DISCARD_OBJECTIVE] = "Wähle eine Auftragskarte zum Abwerfen",
        [GWT_DECIDE_TRASH] = "Wähle eine Karte, die das Spiel verlässt",
        [GWT_DECIDE_CERTIFICATES] = "Wie weit geht der Zertifikatsmarker vor?",
        [GWT_DECIDE_BUY] = "Kaufe Rinder",
        [GWT_DECIDE_BUY_SECOND] = "Wähle die zweite Karte",
        [GWT_DECIDE_COPY] = "Wähle das Gebäude, das du mitnutzt",
        [GWT_DECIDE_EFFECT] = "Diesen Effekt ausführen?",
        [GWT_DECIDE_DISCARD_VALUE3] = "Wähle ein Rind vom Wert 3 zum Abwerfen",
        [GWT_DECIDE_DISCARD_VALUE2] = "Wähle ein Rind vom Wert 2 zum Abwerfen",
        [GWT_DECIDE_RAISE] = "Wie viele Karten wertest du auf?",
        [GWT_DECIDE_BRANCHLET] = "Wähle einen Ort für deine Zweigstelle",
        [GWT_DECIDE_DOLLARS_OR_CATTLE] = "Wähle Geld oder ein Rind aus dem Markt",
        [GWT_DECIDE_OFFERED_MASTER] = "Wähle einen der ausliegenden Bahnhofsvorsteher",
        [GWT_DECIDE_BID] = "Biete Punkte für einen Platz",
        [GWT_DECIDE_GARTH] = "Garth ist am Zug",
        [GWT_STEP_REWARD] = "Die Belohnung folgt",
        [GWT_STEP_ENGINE_STOPPED] = "Die Lok hat angehalten",
        [GWT_STEP_LEAVE_END] = "Die Lok verlässt das Endfeld",
        [GWT_STEP_MASTER_CHANCE] = "Der Bahnhofsvorsteher darf genommen werden",
        [GWT_STEP_KANSAS_CITY] = "Kansas City geht weiter",
        [GWT_STEP_TRANSPORT] = "Die Transportkosten werden gezahlt",
        [GWT_STEP_BRANCHLET_SPACE] = "Es folgt, was das Feld der Zweigstelle zeigt",
        [GWT_STEP_TOWN] = "Es folgt, was der Ort gibt",
        [GWT_STEP_NEXT_BRANCHLET] = "Eine zweite Zweigstelle darf folgen",
        [GWT_STEP_SHOW_HAND_END] = "Die Hand wird abgeworfen, dann folgt die Lieferung",
    },
    .question_details = {
        [GWT_DECIDE_WALK] = "bis zu {amount} {amount?Schritt:Schritte}",
        [GWT_DECIDE_HIRE] = "Preis {signed}",
        [GWT_DECIDE_BUILD] = "{dollars} je Handwerker",
        [GWT_DECIDE_BUILD_SPACE] = "{subject}, {dollars} je Handwerker",
        [GWT_DECIDE_ENGINE_FORWARD] = "bis zu {amount} {amount?Feld:Felder}",
        [GWT_DECIDE_ENGINE_BACK] = "{amount} {amount?Feld:Felder}",
        [GWT_DECIDE_UPGRADE] = "{subject}",
        [GWT_DECIDE_STATION_DISC] = "{subject}",
        [GWT_DECIDE_STATION_MASTER] = "{subject}",
        [GWT_DECIDE_HAZARD] = "{dollars}",
        [GWT_DECIDE_FORESIGHT] = "Spalte {subject}",
        [GWT_DECIDE_DELIVERY] = "Wert bis {amount}",
        [GWT_DECIDE_DELIVERY_DISC] = "{subject}",
        [GWT_DECIDE_DRAW] = "bis zu {amount}",
        [GWT_DECIDE_DISCARD] = "noch {amount}",
        [GWT_DECIDE_DISCARD_SECOND] = "mit {subject}",
        [GWT_DECIDE_TRASH] = "bis zu {amount}",
        [GWT_DECIDE_CERTIFICATES] = "bis zu {amount} {amount?Feld:Felder}",
        [GWT_DECIDE_BUY] = "noch {amount} {amount?Cowboy:Cowboys}",
        [GWT_DECIDE_BUY_SECOND] = "mit {subject}",
        [GWT_DECIDE_EFFECT] = "{subject}",
        [GWT_DECIDE_DISCARD_VALUE2] = "noch {amount}",
        [GWT_DECIDE_RAISE] = "{subject}",
        [GWT_DECIDE_BRANCHLET] = "eine weitere darf folgen",
        [GWT_DECIDE_DOLLARS_OR_CATTLE] = "{dollars}, oder Wert 3",
    },
    .events = {
        [GWT_EVENT_TURN_STARTED] = {"Zug {value}: {player}"},
        [GWT_EVENT_MOVED] = {"{player} zieht weiter: {b}"},
        [GWT_EVENT_FEE_PAID] = {"{player} zahlt {dollars} an {b} ({a})", "{player} zahlt {dollars} an die Bank ({a})"},
        [GWT_EVENT_DOLLARS] = {"{player} nimmt {dollars}", "{player} zahlt {dollars}"},
        [GWT_EVENT_DISCARDED] = {"{player} wirft ab: {a}"},
        [GWT_EVENT_TRASHED] = {"{player} entfernt aus dem Spiel: {a}"},
        [GWT_EVENT_DREW] = {"{player} zieht {value} {value?Karte:Karten}"},
        [GWT_EVENT_SHUFFLED] = {"{player} mischt den Ablagestapel ({value} {value?Karte:Karten})"},
        [GWT_EVENT_HAND_SHOWN] = {"{player} zeigt die Hand: Zuchtwert {value}"},
        [GWT_EVENT_CERTIFICATES] = {"{player} hat {b} {b?temporäres Zertifikat:temporäre Zertifikate} (vorher: {a})"},
        [GWT_EVENT_HIRED] = {"{player} stellt aus Reihe {row} ein: {a}"},
        [GWT_EVENT_BUILT] = {"{player} baut: {a}, {b}"},
        [GWT_EVENT_BUILDING_BOXED] = {"{player}: {a} verlässt das Spiel ({b})"},
        [GWT_EVENT_ENGINE] = {"{player}: Lok fährt weiter ({a} - {b})"},
        [GWT_EVENT_UPGRADED] = {"{player} baut aus: {a}"},
        [GWT_EVENT_DISC] = {"{player} räumt frei: {a}"},
        [GWT_EVENT_STATION_DISC] = {"{player} nimmt den Marker von {a}"},
        [GWT_EVENT_MASTER] = {"{player} nimmt {a}, gibt ab: {b}", "{player} nimmt {a}"},
        [GWT_EVENT_HAZARD] = {"{player} beseitigt: {a} ({b})"},
        [GWT_EVENT_TRADE] = {"{player} nimmt: {a} ({b})"},
        [GWT_EVENT_TILE_PLACED] = {"Neu auf dem Pfad: {a} ({b})"},
        [GWT_EVENT_WORKER_PLACED] = {"Neu im Arbeitsmarkt, Reihe {row}: {a}"},
        [GWT_EVENT_TILE_BOXED] = {"Kein Platz, aus dem Spiel: {a}"},
        [GWT_EVENT_TOKEN_MOVED] = {"Der Arbeitsmarkt-Anzeiger rückt in Reihe {row}",
                                   "Der Arbeitsmarkt-Anzeiger verlässt den Arbeitsmarkt"},
        [GWT_EVENT_FORESIGHT] = {"Vorschau {row}: {a}"},
        [GWT_EVENT_MARKET_CARD] = {"Rindermarkt, neu aufgedeckt: {a}"},
        [GWT_EVENT_BOUGHT] = {"{player} kauft: {a}"},
        [GWT_EVENT_OBJECTIVE_GAINED] = {"{player} erhält: {a}", "{player} erhält auf die Hand: {a}"},
        [GWT_EVENT_OBJECTIVE_SHOWN] = {"Auslage, neu aufgedeckt: {a}"},
        [GWT_EVENT_OBJECTIVE_PLAYED] = {"{player} spielt aus: {a}"},
        [GWT_EVENT_COPIED] = {"{player} nutzt mit: Gebäude auf {a}"},
        [GWT_EVENT_DELIVERED] = {"{player} liefert nach {a}", "{player} liefert außerordentlich nach {a}"},
        [GWT_EVENT_NO_DELIVERY] = {"{player} hat keinen Marker mehr für eine Lieferung"},
        [GWT_EVENT_END_TRIGGERED] = {"{player} nimmt den Arbeitsmarkt-Anzeiger: noch ein Zug für alle anderen"},
        [GWT_EVENT_GAME_OVER] = {"Das Spiel ist zu Ende"},
        [GWT_EVENT_TOKENS] = {"{player} erhält {value} Tauschmarker", "{player} gibt einen Tauschmarker ab"},
        [GWT_EVENT_RAISED] = {"{player} wertet auf: {a} wird {b}"},
        [GWT_EVENT_BRANCHLET] = {"{player} baut eine Zweigstelle: {a}"},
        [GWT_EVENT_BID] = {"Bieter {player_number} bietet {value} {value?Punkt:Punkte} für Platz {a}"},
        [GWT_EVENT_SEAT_WON] = {"{player}: der Platz geht für {value} {value?Punkt:Punkte} an Bieter {a}"},
        [GWT_EVENT_GARTH_CARD] = {"Garth ({player}) deckt Karte {a} auf"},
        [GWT_EVENT_SPECIALTY] = {"Garth ({player}) ist nun spezialisiert: {a}"},
    },
    .actions = {
        [GWT_VERB_PASS] = "Passen",
        [GWT_VERB_END] = "Ort nicht weiter nutzen",
        [GWT_VERB_PLACE] = "Viehtreiber auf {space}: {here}",
        [GWT_VERB_LOCAL] = "{effect}",
        [GWT_VERB_PLAY] = "Ausspielen: {card}",
        [GWT_VERB_HIRE] = "Stelle {a_worker} aus Reihe {row} ein",
        [GWT_VERB_BUILD] = "Baue {building}",
        [GWT_VERB_AT] = "Auf {space}: {here}",
        [GWT_VERB_ENGINE] = "Lok: {rail}",
        [GWT_VERB_UPGRADE] = "{station} ausbauen",
        [GWT_VERB_STATION] = "{station} ausbauen",
        [GWT_VERB_DISC] = "Nimm: {disc}",
        [GWT_VERB_STATION_DISC] = "Nimm den Marker von {station}",
        [GWT_VERB_MASTER] = "Gib {a_worker} ab: {master}",
        [GWT_VERB_TRADE] = "Nimm: {tile} ({space})",
        [GWT_VERB_HAZARD] = "Beseitige: {tile} ({space})",
        [GWT_VERB_FORESIGHT] = "Nimm: {tile}",
        [GWT_VERB_USE_CERTIFICATES] = "Setze {amount} {amount?temporäres Zertifikat:temporäre Zertifikate} ein",
        [GWT_VERB_GAIN_CERTIFICATES] = "Zertifikatsmarker {amount} {amount?Feld:Felder} vor",
        [GWT_VERB_DELIVER] = "Liefere nach {city}",
        [GWT_VERB_OBJECTIVE] = "Nimm: {card}",
        [GWT_VERB_DRAW] = "Zieh {amount} {amount?Karte:Karten}",
        [GWT_VERB_DISCARD] = "Wirf ab: {card}",
        [GWT_VERB_TRASH] = "Aus dem Spiel: {card}",
        [GWT_VERB_BUY] = "Kaufe mit {cowboys} {cowboys?Cowboy:Cowboys}: {card}",
        [GWT_VERB_BUY_SECOND] = "und {card}",
        [GWT_VERB_TURN_UP] = "Ein Cowboy deckt zwei Karten auf",
        [GWT_VERB_COPY] = "Nutze mit: {here} ({space})",
        [GWT_VERB_TAKE] = "Ja: {effect}",
        [GWT_VERB_TOKEN] = "Gib einen Tauschmarker ab: zieh {amount} {amount?Karte:Karten}, wirf dann ebenso viele ab",
        [GWT_VERB_RAISE] = "Werte {amount} {amount?Karte:Karten} auf",
        [GWT_VERB_BRANCHLET] = "Zweigstelle: {town}",
        [GWT_VERB_CATTLE] = "Nimm aus dem Markt: {card}",
        [GWT_VERB_OFFERED_MASTER] = "Nimm: {master}",
        [GWT_VERB_BID] = "Biete {amount} {amount?Punkt:Punkte} für Platz {seat}",
        [GWT_VERB_GARTH] = "Garth spielt seine nächste Karte",
        [GWT_VERB_ROUTE] = "{steps} {steps?Schritt:Schritte}, Ziel {space}{via}: {here}",
    },
    .route_via = " über {spaces}",
    .route_home = "{steps} {steps?Schritt:Schritte} nach Kansas City{via}",
    .use_copied = "{effect} (mitgenutzt: {space})",
    .aux_single = "Hilfsaktion: {effect}",
    .aux_double = "Doppelte Hilfsaktion: {effect}",
    .objective_stack = "Nimm die oberste Karte vom Auftragsstapel",
    .buy_pair = "Kaufe zwei Karten mit {cowboys} Cowboys: {card} und eine weitere",
    .use_none = "Setze kein temporäres Zertifikat ein",
    .forward_none = "Lass den Zertifikatsmarker stehen",
    .raise_none = "Werte keine Karte auf",
    .take_dollars = "Nimm das Geld",
    .dollars = "{amount} $",
    .minus_dollars = "-{amount} $",
    .plus_dollars = "+{amount} $",
    .later = "dann {dollars}",
    .fee_bank = "{dollars} an die Bank",
    .fee_player = "{dollars} an {player}",
    .player = "Spieler {number}",
    .building_of = "{building} von {player}",
    .empty = "leer",
    .stack = "eine Karte vom Stapel",
};
