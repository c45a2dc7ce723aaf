#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# sim.sh - the simulator's JSON has the promised keys, and its figures do not depend on the number of threads.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

get() { "$JSON_GET" "$1" <"$TEMPORARY/out"; }
expect_code 0 sim --games 12 --players 3 --bots greedy,random --seed 5 --json
for key in edition rails simmental players games unfinished decisions seconds decisions_per_second games_per_second \
    bots.0.name bots.0.games bots.0.mean_score bots.0.mean_winning_score bots.0.win_share bots.0.win_share_ci95.0 \
    bots.0.win_share_ci95.1 bots.0.mean_ms_per_decision bots.0.max_ms_per_decision bots.0.mean_margin bots.1.name seats.0.mean_score seats.2.win_share mean_turns \
    mean_decisions_per_game signature budget.simulations budget.milliseconds reproducible; do
    get "$key" >/dev/null || fail "no key $key"
done
[ "$(get players)" = 3 ] || fail "players"
[ "$(get games)" = 12 ] || fail "games"
[ "$(get unfinished)" = 0 ] || fail "unfinished"
[ "$(get bots.0.name)" = greedy ] || fail "first bot"
[ "$(get bots.0.games)" = 18 ] || fail "greedy has $(get bots.0.games) seats instead of 18"
printf '%s' "$(get signature)" | grep -qE '^[0-9a-f]{16}$' || fail "signature"

# Everything but the clock must be equal for 1, 2 and 5 threads.
without_clock() { sed -E 's/"(seconds|decisions_per_second|games_per_second|mean_ms_per_decision|max_ms_per_decision)":[^,}]*//g'; }
for threads in 1 2 5; do
    expect_code 0 sim --games 301 --players 4 --bots random --setup random --sides random --threads "$threads" --json
    without_clock <"$TEMPORARY/out" >"$TEMPORARY/threads$threads"
done
cmp -s "$TEMPORARY/threads1" "$TEMPORARY/threads2" || fail "2 threads give other figures"
cmp -s "$TEMPORARY/threads1" "$TEMPORARY/threads5" || fail "5 threads give other figures"
expect_code 0 sim --games 10 --seed 1 --json
first=$(get signature)
expect_code 0 sim --games 10 --seed 2 --json
[ "$first" != "$(get signature)" ] || fail "another seed gives the same games"

# Bots that search: the same budget in simulations gives the same games on any number of threads, another one others.
expect_code 0 sim --games 2 --bots expert,normal --simulations 4 --threads 1 --json
first=$(get signature)
[ "$(get budget.simulations) $(get reproducible)" = "4 true" ] || fail "the budget is not told"
expect_code 0 sim --games 2 --bots expert,normal --simulations 4 --threads 2 --json
[ "$first" = "$(get signature)" ] || fail "2 threads give other games of bots that search"
if [ "${DROVER_SANITIZED:-0}" != 1 ]; then # half a minute there, and nothing new for them to see
    expect_code 0 sim --games 2 --bots expert,normal --simulations 40 --json
    [ "$first" != "$(get signature)" ] || fail "the number of simulations has no effect"
fi
expect_code 0 sim --games 2 --bots normal,easy --milliseconds 5 --json
[ "$(get budget.milliseconds) $(get reproducible)" = "5 false" ] || fail "a budget in milliseconds is called reproducible"
expect_code 0 sim --games 2 --bots normal,easy --milliseconds 5
grep -q 'not reproducible' "$TEMPORARY/out" || fail "the table does not say that these games cannot be played again"
expect_error 2 'simulations' sim --simulations 0
expect_error 2 'simulations' sim --simulations 24577
expect_error 2 'milliseconds' sim --milliseconds 600001

# One against three: numbers name every seat, and so the table.
expect_code 0 sim --games 8 --bots 'random,garth-easy*3' --json
[ "$(get players) $(get bots.0.games) $(get bots.1.games)" = "4 8 24" ] || fail "random,garth-easy*3: $(cat "$TEMPORARY/out")"
expect_error 2 'bots' sim --bots 'random,garth-easy*3' --players 3
expect_error 2 'bots' sim --bots 'random*0'
expect_error 2 'bots' sim --bots 'random*5'
expect_error 2 'bots' sim --bots 'random*'
expect_error 2 'names every seat' sim --bots 'random*1'
expect_error 2 'names every seat' sim --bots 'random*3,greedy*3'
expect_code 0 sim --games 2 --players 3 --bots 'greedy*2,random' --bots greedy,random # the last list counts, which has none

# The seats of one game are not independent: of four seats of the same bot one wins, as often as there are games.
expect_code 0 sim --games 8 --seed 3 --bots 'random*4' --json
[ "$(get seed) $(get bots.0.games) $(get bots.0.win_share) $(get bots.0.win_share_ci95.1)" = "3 32 0.25 0.25" ] ||
    fail "random against itself: $(cat "$TEMPORARY/out")"
awk "BEGIN { low = $(get bots.0.win_share_ci95.0); exit !(low > 0.168 && low < 0.17) }" || # 8 / (8 + 1.96 * 1.96) / 4
    fail "interval of eight games: $(cat "$TEMPORARY/out")"

# What cannot be written is no result.
if [ -w /dev/full ]; then
    for words in "sim --games 2 --json" "bots" "bots rate --bots random,greedy --games 2 --quiet" "--help" "--version"; do
        # shellcheck disable=SC2086
        "$DROVER" $words >/dev/full 2>"$TEMPORARY/err" && fail "drover $words: a full disk passes for success"
        [ "$(wc -l <"$TEMPORARY/err")" -eq 1 ] || fail "drover $words on a full disk: $(cat "$TEMPORARY/err")"
    done
fi

expect_code 0 sim --games 3 --players 2 --bots random
grep -q 'win share' "$TEMPORARY/out" || fail "no table"
expect_error 2 'bots' sim --bots hal9000
expect_error 2 'bots' sim --bots ''
expect_error 2 'games' sim --games 0
expect_error 2 'games' sim --games
expect_error 2 'players' sim --players 7
expect_error 2 'threads' sim --threads 100000
expect_error 2 'seats' sim --seats greedy,greedy
expect_error 2 'edition' sim --edition third
expect_error 2 'simmental' sim --simmental
expect_error 2 'promo-masters' sim --rails --promos
expect_error 2 'balanced' sim --balanced --players 4
expect_error 2 'bidding' sim --bidding --bots random,garth-easy
expect_error 2 'garth' sim --garth easy,easy
expect_error 2 'rails' sim --rails=2

# Every box and mix, with switches written each way.
expect_code 0 sim --games 20 --edition second --rails --simmental=1 --reuse 1 --balanced --players 3 --json
[ "$(get edition) $(get rails) $(get simmental) $(get balanced) $(get reuse)" = "second 1 1 1 1" ] ||
    fail "options: $(cat "$TEMPORARY/out")"
expect_code 0 sim --games 20 --rails 0 --promos --bidding --json
[ "$(get edition) $(get rails) $(get bidding)" = "first 0 1" ] || fail "options: $(cat "$TEMPORARY/out")"

# Garth sits where he is named, and rotates over the seats as bots do.
for edition in first second; do
    for rails in 0 1; do
        expect_code 0 sim --games 12 --players 3 --edition $edition --rails $rails \
            --bots garth-easy,garth-very-hard,random --json
        [ "$(get bots.1.name) $(get bots.1.games) $(get unfinished)" = "garth-very-hard 12 0" ] || fail "Garth's seats"
        awk "BEGIN { exit !($(get bots.1.mean_score) > $(get bots.2.mean_score) + 50) }" || fail "Garth is too weak"
    done
done
finish
