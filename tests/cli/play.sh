#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# play.sh - games in the terminal, driven through a pipe: to the end, saved and loaded, taken back, and left early.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# play INPUT ARGUMENT...: the game's output is in $TEMPORARY/out.
play() {
    local input=$1 code=0
    shift
    printf '%b' "$input" | "$DROVER" play "$@" >"$TEMPORARY/out" 2>"$TEMPORARY/err" || code=$?
    [ "$code" -eq 0 ] || fail "drover play $*: exit code $code: $(cat "$TEMPORARY/err")"
    [ ! -s "$TEMPORARY/err" ] || fail "drover play $*: $(cat "$TEMPORARY/err")"
}
said() { grep -q -- "$1" "$TEMPORARY/out" || fail "the game never said '$1'"; }

# The first choice every time ends the game some day, in both languages.
yes 1 | head -n 20000 | "$DROVER" play --seed 3 --seats human,random --sides random >"$TEMPORARY/out" ||
    fail "game to the end"
said "The game is over."
said "Player 1"
awk 'length($0) > 80 { exit 1 }' "$TEMPORARY/out" || fail "a line is longer than 80 columns"
yes 1 | head -n 20000 | "$DROVER" play --seed 4 --players 3 --lang de >"$TEMPORARY/out" || fail "German game to the end"
said "Das Spiel ist zu Ende."

# Two people: a curtain between them, which takes one line.
play '1\nquit\n' --seats human,human --seed 8
yes 1 | head -n 40000 | "$DROVER" play --seats human,human --seed 8 >"$TEMPORARY/out" || fail "hot-seat game to the end"
said "Pass the keyboard"
said "The game is over."

# Only bots: no question at all.
play '' --seats greedy,random --seed 5
said "wins"

# A bot that thinks can be interrupted: 124 is the interrupt after half a second, 137 would be the kill that follows.
code=0
timeout -s INT -k 20 0.5 "$DROVER" play --seats expert,expert,expert,expert --seed 5 >"$TEMPORARY/out" || code=$?
[ "$code" -eq 124 ] || fail "an interrupt while bots think: exit code $code"
said "Player 1 (expert)"

# Commands, and leaving early.
play 'help\nstate\nscore\nnonsense\n99999\n\nundo\nquit\n' --seed 6
said "take your last action back"
said "Cattle market"
said "If the game ended now"
said "'nonsense' is none of the choices"
said "Nothing can be taken back"
said "Goodbye"
play '' --seed 6
said "Goodbye"
play 'place n-b\nundo\nplace n-c\nquit\n' --seed 6
said "Taken back"
said "neutral space C"

# Saving never overwrites; a saved game goes on where it was.
rm -f "$TEMPORARY/saved.drover"
play "place n-b\nsave $TEMPORARY/saved.drover\nsave $TEMPORARY/saved.drover\nsave\nsave /nonexistent/x\nquit\n" --seed 6
said "Saved to"
said "Not saved: $TEMPORARY/saved.drover: File exists"
said "save needs a file name"
expect_code 0 verify "$TEMPORARY/saved.drover"
play 'quit\n' --load "$TEMPORARY/saved.drover"
said "<P1>"
printf 'new seed=6\ndo place n-b\nstate\n' | session
value 3 "" >"$TEMPORARY/position.json"
rm -f "$TEMPORARY/saved.json"
play "save $TEMPORARY/saved.json\nquit\n" --load "$TEMPORARY/position.json"
play 'quit\n' --load "$TEMPORARY/saved.json"
printf 'new seed=6\nstate 1\n' | session
value 2 "" >"$TEMPORARY/view.json"
expect_error 1 "view" play --load "$TEMPORARY/view.json"
expect_error 1 "nonexistent" play --load /nonexistent
expect_error 1 "seats" play --load "$TEMPORARY/saved.drover" --seats human,human,human
expect_error 2 "seats" play --players 3 --seats human,greedy
expect_error 2 "players" play --players 5
expect_error 2 "lang" play --lang xx
printf '%5000s\nquit\n' x | "$DROVER" play --seed 6 >"$TEMPORARY/out" || fail "a long line"
said "too long"
finish
