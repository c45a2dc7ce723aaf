/* SPDX-License-Identifier: MIT */
/* play_text.h - what `drover play` says around the names and sentences of notation/, in each language. */
#ifndef CLI_PLAY_TEXT_H
#define CLI_PLAY_TEXT_H
#include "notation/names.h"

/* name, English, German. Patterns for printf are marked with %. */
#define PLAY_TEXT_LIST(X) \
    X(TRAIL, "Trail", "Weg") \
    X(ROAD, "road", "Straße") \
    X(FLOOD, "flood", "Flut") \
    X(DROUGHT, "drought", "Dürre") \
    X(ROCKFALL, "rockfall", "Steinschlag") \
    X(TRADE, "trade", "Handel") \
    X(STATION_MASTERS, "Station masters", "Bahnhofsvorsteher") \
    X(JOB_MARKET, "Job market", "Arbeitsmarkt") \
    X(TOKEN_ROW, "token in row %u of 12", "Marker in Reihe %u von 12") \
    X(TOKEN_GONE, "token taken: last turns", "Marker genommen: letzte Züge") \
    X(CATTLE_MARKET, "Cattle market", "Rindermarkt") \
    X(IN_STACK, "%u in the stack", "%u im Stapel") \
    X(FORESIGHT, "Foresight", "Vorschau") \
    X(OBJECTIVES, "Objective cards", "Auftragskarten") \
    X(PLAYERS, "Players", "Spieler") \
    X(COLUMN_CASH, "cash", "Geld") \
    X(COLUMN_HAND, "hand", "Hand") \
    X(COLUMN_DRAW, "draw", "Nachz.") \
    X(COLUMN_DISCARD, "discard", "Ablage") \
    X(COLUMN_STEPS, "steps", "Schritte") \
    X(COLUMN_CERTIFICATES, "certif.", "Zertif.") \
    X(COLUMN_WORKERS, "c/b/e", "C/H/I") \
    X(COLUMN_ENGINE, "engine", "Lok") \
    X(CITIES, "cities", "Städte") \
    X(STATIONS, "stations", "Bahnhöfe") \
    X(BUILDINGS_LEFT, "buildings left", "Gebäude übrig") \
    X(COLLECTED, "collected", "gesammelt") \
    X(AREA, "objectives", "Aufträge") \
    X(MASTERS, "station masters", "Vorsteher") \
    X(HAND, "Your hand", "Deine Hand") \
    X(DISCARD_PILE, "Your discard pile", "Deine Ablage") \
    X(NOTHING, "none", "keine") \
    X(PLAYER, "Player %u", "Spieler %u") \
    X(TAG, "P%u", "S%u") \
    X(TURN, "Turn %u: %s", "Zug %u: %s") \
    X(FORCED, "only choice", "einzige Wahl") \
    X(MORE_ROUTES, "%u dearer or longer routes are not shown: type all", \
      "%u teurere oder längere Wege sind ausgeblendet: all zeigt sie") \
    X(PROMPT, "Number, action or help> ", "Nummer, Aktion oder help> ") \
    X(NOT_UNDERSTOOD, "'%.60s' is none of the choices. Type a number, an action, or help.", \
      "'%.60s' steht nicht zur Wahl. Gib eine Nummer, eine Aktion oder help ein.") \
    X(LINE_TOO_LONG, "That line is too long.", "Diese Zeile ist zu lang.") \
    X(UNDONE, "Taken back.", "Zurückgenommen.") \
    X(NO_UNDO, "Nothing can be taken back: no action of yours since something hidden came up.", \
      "Nichts zurückzunehmen: keine eigene Aktion, seit etwas Verdecktes aufgedeckt wurde.") \
    X(SAVED, "Saved to %s.", "Gespeichert in %s.") \
    X(NOT_SAVED, "Not saved: %s: %s", "Nicht gespeichert: %s: %s") \
    X(SAVE_NEEDS_NAME, "save needs a file name, such as: save game.drover", \
      "save braucht einen Dateinamen, etwa: save spiel.drover") \
    X(CURTAIN, "%s is next. Pass the keyboard, then press Enter.", \
      "%s ist dran. Tastatur weitergeben, dann Enter drücken.") \
    X(GAME_OVER, "The game is over.", "Das Spiel ist zu Ende.") \
    X(WINNER, "%s wins.", "%s gewinnt.") \
    X(WINNERS, "The victory is shared by: %s.", "Gemeinsamer Sieg: %s.") \
    X(GOODBYE, "Goodbye. The game was not finished; save keeps a game for --load.", \
      "Auf Wiedersehen. Das Spiel war nicht zu Ende; save hebt es für --load auf.") \
    X(SCORE_NOW, "If the game ended now (as far as you can see):", "Endete das Spiel jetzt (soweit du es siehst):") \
    X(HELP, \
      "Answer with the number of a choice or with the action itself (hire cowboy row 3).\n" \
      "  all         list every route\n" \
      "  state       show the board\n" \
      "  score       the score if the game ended now\n" \
      "  undo        take your last action back, until something hidden has come up\n" \
      "  save FILE   write the game to a new file; drover play --load FILE goes on\n" \
      "  help        this text\n" \
      "  quit        leave the game", \
      "Antworte mit der Nummer einer Wahl oder mit der Aktion selbst (hire cowboy row 3).\n" \
      "  all         alle Wege zeigen\n" \
      "  state       den Plan zeigen\n" \
      "  score       die Wertung, wenn das Spiel jetzt endete\n" \
      "  undo        die letzte Aktion zurücknehmen, solange nichts aufgedeckt wurde\n" \
      "  save DATEI  das Spiel in eine neue Datei schreiben; drover play --load DATEI\n" \
      "              setzt es fort\n" \
      "  help        dieser Text\n" \
      "  quit        das Spiel verlassen")

typedef enum PlayText {
#define PLAY_TEXT_ENUM(name, english, german) PLAY_TEXT_##name,
    PLAY_TEXT_LIST(PLAY_TEXT_ENUM)
#undef PLAY_TEXT_ENUM
    PLAY_TEXTS
} PlayText;

const char *play_text(NotationLanguage language, PlayText text);

#endif
