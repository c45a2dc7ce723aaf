#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# modules.sh - both editions, Rails to the North, the variants and Garth through the line protocol and in the terminal:
# tokens off turn, bidding, whole games whose records replay.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# A token spent while another seat is to act: done, taken back, recorded, replayed.
session <<'END'
new edition=second players=3 seed=4 seats=human,garth-hard,greedy
legal seat=3
legal seat=2
hash
do seat=3 token 2
undo
hash
do seat=3 token 2
legal
legal seat=1
END
answers 10
good 2 0.text "token 1"
good 2 1.text "token 2"
good 2 0.reveals true
[ "$(answer 3)" = "= []" ] || fail "Garth has exchange tokens: $(answer 3)"
good 5 seat 3
good 5 to_act 3
good 5 decision discard
good 5 revealed true
good 5 events.0.code tokens
good 6 to_act 1
[ "$(answer 4)" = "$(answer 7)" ] || fail "undo did not bring the token back"
[ "$(answer 5)" = "$(answer 8)" ] || fail "the same token draws other cards"
good 10 1.text "token 2"
discard=$(value 9 0.text)
second=$(printf 'new edition=second players=3 seed=4 seats=human,garth-hard,greedy\ndo seat=3 token 2\ndo %s\nlegal\n' \
    "$discard" | "$DROVER" engine | sed -n '7s/^= //p' | "$JSON_GET" 0.text)
session <<END
new edition=second players=3 seed=4 seats=human,garth-hard,greedy
do seat=3 token 2
do $discard
do $second
do place n-a
hash
record
END
good 4 to_act 1
good 5 decision location
hash=$(value 6 hash)
value 7 record >"$TEMPORARY/token.drover"
grep -q '^3 token 2$' "$TEMPORARY/token.drover" || fail "the record has no token of seat 3"
grep -q 'edition=second.* garth=none,hard,none' "$TEMPORARY/token.drover" || fail "the record does not know Garth"
expect_code 0 verify "$TEMPORARY/token.drover"
session <<END
replay $TEMPORARY/token.drover
hash
undo
undo
undo
undo
legal seat=3
END
good 1 actions 4
good 2 hash "$hash"
good 6 actions 0
good 7 1.text "token 2"

# Bidding: seats are bid for, overbid, and the points come off the score.
session <<'END'
new players=2 bidding=1
legal
do bid seat 1 points 3
do bid seat 1 points 3
do bid seat 1 points 5
do bid seat 2 points 0
score
END
good 1 decision bid
good 2 0.about.seat 1
good 3 to_act 2
bad 4 "not legal"
good 5 to_act 1
good 6 decision place
good 7 scores.0.bid 5
good 7 scores.0.total -4

# Whole games of each mix: bots in every seat, the record is right, the position can be loaded.
number=0
for options in "edition=first rails=1" "edition=first promos=1 balanced=1" "edition=second" \
    "edition=second simmental=1 reuse=1 balanced=1" "edition=second rails=1 simmental=1" "bidding=1 edition=second" \
    "garth=hard,none" "edition=second rails=1 garth=easy,very-hard,none" "rails=1 garth=medium,medium"; do
    number=$((number + 1))
    # shellcheck disable=SC2016
    coproc ENGINE { "$DROVER" engine; }
    ENGINE_STARTED=$ENGINE_PID # the shell forgets ENGINE_PID as soon as it has ended
    ask() {
        echo "$1" >&"${ENGINE[1]}"
        IFS= read -r REPLY_LINE <&"${ENGINE[0]}"
        IFS= read -r _ <&"${ENGINE[0]}"
    }
    json() { printf '%s' "${REPLY_LINE#= }" | "$JSON_GET" "$1"; }
    ask "new seed=$number setup=random sides=random $options"
    moves=0
    while [[ $REPLY_LINE == *'"over":false'* && $moves -lt 3000 ]]; do
        ask "bot random seed=$moves"
        action=${REPLY_LINE#*\"action\":\"}
        ask "do ${action%%\"*}"
        [ "${REPLY_LINE:0:2}" = "= " ] || fail "$options: the bot's move is refused: $REPLY_LINE"
        moves=$((moves + 1))
        if [ "$moves" = 60 ]; then
            action=$REPLY_LINE
            ask hash
            hash=$(json hash)
            ask "state full"
            printf 'load %s\nhash\nbot greedy\n' "${REPLY_LINE#= }" >"$TEMPORARY/load"
            ask "state 1"
            printf 'load %s\nlegal\n' "${REPLY_LINE#= }" >>"$TEMPORARY/load"
            REPLY_LINE=$action
        fi
    done
    [ "$(json over)" = true ] || fail "$options: the game did not end"
    ask record
    json record >"$TEMPORARY/game.drover"
    ask quit
    wait "$ENGINE_STARTED" 2>/dev/null
    expect_code 0 verify "$TEMPORARY/game.drover"
    grep -q "played to the end, scores, hash" "$TEMPORARY/out" || fail "$options: $(cat "$TEMPORARY/out")"
    expect_code 0 score "$TEMPORARY/game.drover"
    session <"$TEMPORARY/load"
    good 2 hash "$hash"
    good 3 action
    good 4
done

# In the terminal, in both languages: to the end, 80 columns wide.
terminal() { yes 1 | head -n 30000 | "$DROVER" play --seed 3 "$@" >"$TEMPORARY/out" || fail "play $*"; }
said() { grep -q -- "$1" "$TEMPORARY/out" || fail "the game never said '$1'"; }
narrow() {
    awk '{ gsub(/[\200-\277]/, ""); if (length($0) > 80) { print; exit 1 } }' "$TEMPORARY/out" || fail "a line is too long"
}
export LC_ALL=C
terminal --seats human,garth-hard --edition second --rails --simmental
said "Garth plays his next card"
said "turns over card"
said "Garth (hard), specialty"
said "last card"
said "gr3(memphis)"
said "outlaws"
said "heifers"
said "tokens"
said "The game is over."
narrow
terminal --seats human,garth-easy,random --rails --lang de
said "Das Spiel ist zu Ende."
said "Zweigstellen übrig"
narrow
terminal --seats human,random,human --bidding --promos
said "Bid 0 points for seat 1"
said "higher bids are not shown"
said "The game is over."
narrow
printf 'info 5a\ninfo ab1\ninfo r1\ninfo chicago\ninfo gr2\ninfo calf\ninfo st11\ninfo sm10\ninfo B\ninfo\ninfo x\nquit\n' |
    "$DROVER" play --seed 1 --edition second --rails --simmental >"$TEMPORARY/out"
said "^5a: builders: "
said "^ab1: road A-B"
said "^r1: .*when played"
said "^chicago: Chicago; value 6; with Detroit: -5 VP"
said "^gr2: medium town"
said "^calf: .*value 2; 3 VP"
said "^st11: .*costs \$7; 6 VP"
said "^sm10: "
said "^B: "
said "info needs an id"
said "nothing called 'x'"

# A saved game keeps Garth; he can be neither taken out nor put in.
printf 'place n-b\nsave %s\nquit\n' "$TEMPORARY/garth.drover" |
    "$DROVER" play --seed 2 --seats human,garth-medium >"$TEMPORARY/out" || fail "save with Garth"
expect_code 0 verify "$TEMPORARY/garth.drover"
expect_error 1 "medium" play --load "$TEMPORARY/garth.drover" --seats human,greedy
expect_error 1 "none" play --load "$TEMPORARY/garth.drover" --seats garth-easy,garth-medium
printf 'quit\n' | "$DROVER" play --load "$TEMPORARY/garth.drover" >"$TEMPORARY/out"
said "Garth (medium)"
expect_error 2 "simmental" play --simmental
expect_error 2 "edition" play --edition 2
expect_error 2 "bidding" play --bidding --seats human,garth-easy
finish
