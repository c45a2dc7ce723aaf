/* SPDX-License-Identifier: MIT */
/* play_text_de.c - what `drover play` says, in German. */
#include "play_text.h"

const char *const play_text_german[PLAY_TEXTS] = {
    [PLAY_TEXT_TRAIL] = "Weg",
    [PLAY_TEXT_ROAD] = "Straße",
    [PLAY_TEXT_FLOOD] = "Flut",
    [PLAY_TEXT_DROUGHT] = "Dürre",
    [PLAY_TEXT_ROCKFALL] = "Steinschlag",
    [PLAY_TEXT_TRADE] = "Handel",
    [PLAY_TEXT_STATION_MASTERS] = "Bahnhofsvorsteher",
    [PLAY_TEXT_JOB_MARKET] = "Arbeitsmarkt",
    [PLAY_TEXT_TOKEN_ROW] = "Marker in Reihe %u von 12",
    [PLAY_TEXT_TOKEN_GONE] = "Marker genommen: letzte Züge",
    [PLAY_TEXT_CATTLE_MARKET] = "Rindermarkt",
    [PLAY_TEXT_IN_STACK] = "%u im Stapel",
    [PLAY_TEXT_FORESIGHT] = "Vorschau",
    [PLAY_TEXT_OBJECTIVES] = "Auftragskarten",
    [PLAY_TEXT_PLAYERS] = "Spieler",
    [PLAY_TEXT_COLUMN_CASH] = "Geld",
    [PLAY_TEXT_COLUMN_HAND] = "Hand",
    [PLAY_TEXT_COLUMN_DRAW] = "Nachz.",
    [PLAY_TEXT_COLUMN_DISCARD] = "Ablage",
    [PLAY_TEXT_COLUMN_STEPS] = "Schritte",
    [PLAY_TEXT_COLUMN_CERTIFICATES] = "Zertif.",
    [PLAY_TEXT_COLUMN_WORKERS] = "C/H/I",
    [PLAY_TEXT_COLUMN_ENGINE] = "Lok",
    [PLAY_TEXT_CITIES] = "Städte",
    [PLAY_TEXT_STATIONS] = "Bahnhöfe",
    [PLAY_TEXT_BUILDINGS_LEFT] = "Gebäude übrig",
    [PLAY_TEXT_COLLECTED] = "gesammelt",
    [PLAY_TEXT_AREA] = "Aufträge",
    [PLAY_TEXT_MASTERS] = "Vorsteher",
    [PLAY_TEXT_HAND] = "Deine Hand",
    [PLAY_TEXT_DISCARD_PILE] = "Deine Ablage",
    [PLAY_TEXT_NOTHING] = "keine",
    [PLAY_TEXT_PLAYER] = "Spieler %u",
    [PLAY_TEXT_TAG] = "S%u",
    [PLAY_TEXT_TURN] = "Zug %u: %s",
    [PLAY_TEXT_FORCED] = "einzige Wahl",
    [PLAY_TEXT_MORE_ROUTES] = "%u teurere oder längere Wege sind ausgeblendet: all zeigt sie",
    [PLAY_TEXT_PROMPT] = "Nummer, Aktion oder help> ",
    [PLAY_TEXT_NOT_UNDERSTOOD] = "'%.60s' steht nicht zur Wahl. Gib eine Nummer, eine Aktion oder help ein.",
    [PLAY_TEXT_LINE_TOO_LONG] = "Diese Zeile ist zu lang.",
    [PLAY_TEXT_UNDONE] = "Zurückgenommen.",
    [PLAY_TEXT_NO_UNDO] = "Nichts zurückzunehmen: keine eigene Aktion, seit etwas Verdecktes aufgedeckt wurde.",
    [PLAY_TEXT_SAVED] = "Gespeichert in %s.",
    [PLAY_TEXT_NOT_SAVED] = "Nicht gespeichert: %s: %s",
    [PLAY_TEXT_SAVE_NEEDS_NAME] = "save braucht einen Dateinamen, etwa: save spiel.drover",
    [PLAY_TEXT_CURTAIN] = "%s ist dran. Tastatur weitergeben, dann Enter drücken.",
    [PLAY_TEXT_GAME_OVER] = "Das Spiel ist zu Ende.",
    [PLAY_TEXT_WINNER] = "%s gewinnt.",
    [PLAY_TEXT_WINNERS] = "Gemeinsamer Sieg: %s.",
    [PLAY_TEXT_GOODBYE] = "Auf Wiedersehen. Das Spiel war nicht zu Ende; save hebt es für --load auf.",
    [PLAY_TEXT_SCORE_NOW] = "Endete das Spiel jetzt (soweit du es siehst):",
    [PLAY_TEXT_HELP] =
        "Antworte mit der Nummer einer Wahl oder mit der Aktion selbst (hire cowboy row 3).\n"
        "  all         alle Wege zeigen\n"
        "  state       den Plan zeigen\n"
        "  score       die Wertung, wenn das Spiel jetzt endete\n"
        "  undo        die letzte Aktion zurücknehmen, solange nichts aufgedeckt wurde\n"
        "  save DATEI  das Spiel in eine neue Datei schreiben; drover play --load DATEI\n"
        "              setzt es fort\n"
        "  help        dieser Text\n"
        "  quit        das Spiel verlassen",
};
