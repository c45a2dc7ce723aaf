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
new edition=second promos=1
new rails=2
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
bad 10 "promo-masters: belongs to edition first"
bad 11 "rails"
bad 12 "simmental: belongs to edition second"
bad 20 "load"
bad 26 "replay"

# Options that do not go together are refused by name.
session <<'END'
new edition=second promo-buildings=1
new rails=1 promo-masters=1
new reuse=1
new players=4 balanced=1
new bidding=1 seats=human,garth-easy
new garth=easy
new garth=easy,expert
new garth=easy,easy,easy,easy,easy
new players=3 garth=easy,hard
new seats=human,garth-easy garth=none,hard
new seats=human,garth
new seats=human,garth-none
new sides=11b
new edition=second sides=14b
new bidding=yes
new garth=
hash
END
answers 17
for n in $(seq 1 16); do bad "$n" "^. new: "; done
bad 1 "promo-buildings"
bad 2 "part of rails"
bad 3 "reuse"
bad 4 "balanced"
bad 5 "bidding"
bad 7 "'expert'"
bad 9 "2 levels for 3 players"
bad 10 "seat 2"
bad 13 "no building 11"
bad 17 "no game yet"

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
bot expert sims=0
bot expert sims=
bot expert sims
bot expert ms=-5
bot expert threads=17
bot expert analyze=2
bot expert top=3
bot expert analyze=1 top=25
bot greedy analyze=1
undo
undo 5
legal moves
legal seat=3
legal seat=1 more
do seat=0 place n-a
do seat=x place n-a
do seat=2 place n-a
do seat=2
do seat=2 token 1
bot garth-easy
hash
END
answers 40
good 1
good 2 hash
for n in $(seq 3 39); do bad "$n" "."; done
bad 15 "smaller depth"
bad 34 "seat from 1 to 2"
bad 36 "seat 2 is not to act"
bad 19 "none of seed=N, sims=N"
bad 26 "top= belongs to analyze=1"
bad 28 "does not analyze"
[ "$(answer 2)" = "$(answer 40)" ] || fail "a bad line changed the game"

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
