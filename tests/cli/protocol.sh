#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# protocol.sh - every command of the line protocol, used as meant.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

session <<'END'
# a comment and an empty line get no answer

new players=3 seed=7 setup=random sides=random seats=human,greedy,random
legal
hash
do place n-a
undo
hash
state
state full
state 2
score
record
perft 1
perft 2
bot greedy seed=5
bot greedy seed=5
bot random
help
quit
legal
END
answers 18
good 1 players 3
good 1 seed 7
good 1 to_act 1
good 1 decision place
good 2 0.text
good 2 0.description
good 2 0.dollars 0
good 2 0.about.space
good 3 hash
good 4 action "place n-a"
good 4 seat 1
good 4 events.0.code
good 5 actions 0
[ "$(answer 3)" = "$(answer 6)" ] || fail "undo did not bring the state back"
[ "$(answer 7)" = "$(answer 8)" ] || fail "state and state full differ"
good 9
[ "$(answer 8)" != "$(answer 9)" ] || fail "a seat sees the full game"
good 10 scores.2.seat 3
good 10 scores.0.categories.dollars
good 11 record
good 12 nodes
good 13 depth 2
good 14 bot greedy
[ "$(answer 14)" = "$(answer 15)" ] || fail "the same seed gives another move"
good 16 action
good 17 commands.0.name new
good 18

# A whole game: what a bot advises is legal, and the record of it replays to the same state.
GAME=$TEMPORARY/game.drover
coproc ENGINE { "$DROVER" engine; }
ENGINE_STARTED=$ENGINE_PID # the shell forgets ENGINE_PID as soon as it has ended
ask() {
    echo "$1" >&"${ENGINE[1]}"
    IFS= read -r REPLY_LINE <&"${ENGINE[0]}"
    IFS= read -r _ <&"${ENGINE[0]}"
}
json() { printf '%s' "${REPLY_LINE#= }" | "$JSON_GET" "$1"; }
ask "new players=2 seed=11"
moves=0
while [ "$(json over)" = false ] && [ "$moves" -lt 3000 ]; do
    ask "bot random seed=$moves"
    action=$(json action)
    ask "do $action"
    [ "${REPLY_LINE:0:2}" = "= " ] || fail "the bot's move is refused: $REPLY_LINE"
    moves=$((moves + 1))
done
[ "$(json over)" = true ] || fail "the game did not end"
ask hash
hash=$(json hash)
ask legal
[ "$REPLY_LINE" = "= []" ] || fail "a finished game has legal actions: $REPLY_LINE"
ask "do pass"
[ "${REPLY_LINE:0:2}" = "? " ] || fail "an action after the end"
ask record
json record >"$GAME"
ask "state full"
position=${REPLY_LINE#= }
ask quit
wait "$ENGINE_STARTED" 2>/dev/null

expect_code 0 verify "$GAME"
grep -q "played to the end, scores, hash" "$TEMPORARY/out" || fail "verify: $(cat "$TEMPORARY/out")"
sed 's/^score 1 /score 1 9/' "$GAME" >"$TEMPORARY/score.drover"
expect_error 1 "score.drover: line " verify "$TEMPORARY/score.drover"
sed 's/^winners .*/winners 1 2/' "$GAME" >"$TEMPORARY/winners.drover"
expect_error 1 "winners.drover: line " verify "$TEMPORARY/winners.drover"
expect_code 0 score "$GAME"
session <<END
replay $GAME
hash
undo
legal
load $position
hash
record
END
good 1 over true
good 1 actions "$moves"
good 2 hash "$hash"
good 3 over false
good 4 0.text
good 5 over true
good 6 hash "$hash"
bad 7 "no record"

# Bots that search, and what they tell about a position.
session <<'END'
new players=3 seed=7
bot hard sims=16 seed=3
bot hard sims=16 seed=3 threads=2
bot expert ms=5
bot expert sims=24 analyze=1 top=3
bot expert sims=24 analyze=1 top=3 threads=4
bot heuristic analyze=1
state 1
END
answers 8
good 2 action
[ "$(answer 2)" = "$(answer 3)" ] || fail "two threads choose otherwise"
good 4 action
good 5 choices.2.visits
for key in action description points rival win visits line.0; do good 5 choices.0.$key; done
[ "$(value 5 action)" = "$(value 5 choices.0.action)" ] || fail "the best choice is not the action"
value 5 choices.3 2>/dev/null && fail "more choices than wanted"
[ "$(answer 5)" = "$(answer 6)" ] || fail "four threads analyze otherwise"
good 7 choices.4.line.0
# What a view is told is what the seat is told.
printf 'load %s\nbot expert sims=24 analyze=1 top=3\n' "$(value 8 "")" | session
[ "$(answer 2)" = "$(printf 'new players=3 seed=7\nbot expert sims=24 analyze=1 top=3\n' | "$DROVER" engine | sed -n 3p)" ] ||
    fail "the full game is analyzed otherwise than the view"

# Carriage returns before newlines, tabs, and a last line without newline.
printf 'new\tplayers=2  seed=3\r\nhash\r\nhash' | session
answers 3
good 2 hash
[ "$(answer 2)" = "$(answer 3)" ] || fail "the last line was lost"
finish
