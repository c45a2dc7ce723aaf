#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bad_input.sh - whatever a line holds, it gets one clear answer and the session goes on.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

session <<'END'
legal
frobnicate
new players=5
new players=1
new players=-2
new players=two
new players
new colour=red
new edition=third
new edition=second
new rails=1
new simmental=1
new seed=99999999999999999999999
new seats=human,nobody
new players=3 seats=human,greedy
new sides=14b
new sides=1c
new setup=expert
load
load {
load []
load {"players":[]}
load "text"
replay
replay -
replay /nonexistent/game.drover
replay /dev/zero
replay .
quit now
END
answers 29
bad 1 "no game yet"
bad 2 "unknown command"
for n in $(seq 3 29); do bad "$n" "."; done
bad 3 "players"
bad 9 "edition"
bad 11 "rails"
bad 20 "load"
bad 26 "replay"

session <<'END'
new players=2 seed=1
hash
do
do fly kansas-city
do place n-z
do place n-a extra
do PLACE n-a
state 0
state 3
state -1
state everything
perft
perft 0
perft 33
perft 30
bot
bot hal9000
bot greedy seed=x
bot greedy depth=3
undo
undo 5
legal moves
hash
END
answers 23
good 1
good 2 hash
for n in $(seq 3 22); do bad "$n" "."; done
bad 15 "smaller depth"
[ "$(answer 2)" = "$(answer 23)" ] || fail "a bad line changed the game"

# Positions that cannot be.
printf 'new players=2 seed=4\nstate\n' | session
position=$(answer 2)
position=${position#= }
mutate() { printf '%s' "$position" | sed "$1"; }
{
    echo "load ${position:0:500}"
    echo "load $(mutate 's/"dollars":[0-9]*/"dollars":-3/')"
    echo "load $(mutate 's/"dollars":[0-9]*/"dollars":1e99/')"
    echo "load $(mutate 's/"dollars":[0-9]*/"dollars":"six"/')"
    echo "load $(mutate 's/^{/{"surprise":1,/')"
    echo "load $(mutate 's/^{/{"players":[],/')"
    echo "load $position trailing"
    printf 'load %s\n' "$(printf '[%.0s' $(seq 1 100000))"
    printf 'load {"a":%s\n' "$(printf '{"a":%.0s' $(seq 1 50000))"
    echo "load $position"
    echo "hash"
} | session
answers 11
for n in $(seq 1 9); do bad "$n" "load: "; done
bad 2 "dollars"
good 10
good 11 hash

# Bytes that are not text.
printf 'new seed=1\nha\0sh\n\xff\xfe\n\xc0\xaf\n\xed\xa0\x80\nhash\x01\nhash\n' | session
answers 7
bad 2 "zero byte"
bad 3 "UTF-8"
bad 4 "UTF-8"
bad 5 "UTF-8"
bad 6 "unknown command"
good 7 hash

# A line of 100 MB costs no memory and does not end the session.
(
    [ "${DROVER_SANITIZED:-0}" = 1 ] || ulimit -v 100000
    {
        echo "new seed=2"
        head -c 100000000 /dev/zero | tr '\0' x
        echo
        echo "hash"
    } | session
    answers 3
    bad 2 "line too long"
    good 3 hash
    # shellcheck disable=SC2031
    exit "$FAILED"
) || fail "the line of 100 MB"

# Exactly the longest line allowed, and one byte more.
{
    head -c 1048576 /dev/zero | tr '\0' ' '
    echo
    head -c 1048577 /dev/zero | tr '\0' ' '
    echo
    printf 'quit'
} | session
answers 2
bad 1 "line too long"
good 2
finish
