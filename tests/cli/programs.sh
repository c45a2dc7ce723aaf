#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# programs.sh - help, version, exit codes, and the commands that read files.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

for command in play sim engine verify score bench bots; do
    expect_code 0 "$command" --help
    grep -q "^Usage: drover $command" "$TEMPORARY/out" || fail "$command --help does not tell its usage"
    expect_error 2 "unknown option" "$command" --frobnicate
done
expect_code 0 --help
expect_code 0 --version
grep -qE '^drover [0-9]+\.[0-9]+\.[0-9]+ \(rules [0-9]+\)$' "$TEMPORARY/out" ||
    fail "--version: $(cat "$TEMPORARY/out")"
expect_error 2 "name a command"
expect_error 2 "unknown command" frobnicate
expect_error 2 "name at least one" verify
expect_error 2 "name a record" score
expect_error 2 "lang" score --lang xx somefile
expect_error 2 "seconds" bench --seconds zero
expect_code 0 bench --seconds 0
for key in decisions_per_second ns_per_copy cells.0.name cells.1.decisions_per_second cells.2.name rails_to_base; do
    "$JSON_GET" "$key" <"$TEMPORARY/out" >/dev/null || fail "bench: no $key"
done

# A record, whole and broken.
printf 'new players=2 seed=9 seats=greedy,human\ndo place n-a\nrecord\nstate\n' | session
value 3 record >"$TEMPORARY/good.drover"
value 4 "" >"$TEMPORARY/good.json"
expect_code 0 verify "$TEMPORARY/good.drover"
grep -q "right, 1 actions" "$TEMPORARY/out" || fail "verify: $(cat "$TEMPORARY/out")"
expect_code 0 verify --quiet "$TEMPORARY/good.drover" "$TEMPORARY/good.drover"
[ ! -s "$TEMPORARY/out" ] || fail "verify --quiet is not quiet"
head -c 40 "$TEMPORARY/good.drover" >"$TEMPORARY/truncated.drover"
sed 's/place n-a/place n-z/' "$TEMPORARY/good.drover" >"$TEMPORARY/illegal.drover"
sed 's/^1 place/2 place/' "$TEMPORARY/good.drover" >"$TEMPORARY/seat.drover"
sed 's/^hash ..../hash 0123/' "$TEMPORARY/good.drover" >"$TEMPORARY/hash.drover"
sed 's/^rules .*/rules 4711/' "$TEMPORARY/good.drover" >"$TEMPORARY/rules.drover"
sed 's/players=2/players=9/' "$TEMPORARY/good.drover" >"$TEMPORARY/players.drover"
head -c 3000 /dev/urandom >"$TEMPORARY/garbage.drover"
: >"$TEMPORARY/empty.drover"
for kind in truncated illegal seat hash rules players garbage empty; do
    cmp -s "$TEMPORARY/good.drover" "$TEMPORARY/$kind.drover" && fail "the $kind record is not broken"
    expect_error 1 "$kind.drover: " verify "$TEMPORARY/$kind.drover"
done
expect_error 1 "not a regular file" verify /dev/zero
expect_error 1 "nonexistent" verify /nonexistent
expect_code 1 verify "$TEMPORARY/seat.drover" "$TEMPORARY/good.drover"
grep -q "good.drover: right" "$TEMPORARY/out" || fail "verify stops at the first wrong record"

expect_code 0 score "$TEMPORARY/good.drover"
grep -qi "^total" "$TEMPORARY/out" || fail "score: no total"
expect_code 0 score --lang de "$TEMPORARY/good.json"
expect_code 0 score --json "$TEMPORARY/good.json"
[ "$("$JSON_GET" scores.1.seat <"$TEMPORARY/out")" = 2 ] || fail "score --json"
expect_error 1 "truncated.drover: " score "$TEMPORARY/truncated.drover"
head -c 200 "$TEMPORARY/good.json" >"$TEMPORARY/broken.json"
expect_error 1 "broken.json: " score "$TEMPORARY/broken.json"

# The turning points of a record. Both seats are played badly, so there are some.
expect_code 0 score --analyze --bot heuristic --top 3 --quiet "$RECORDS/2p-beginner-a.drover"
grep -q '^ 1\. turn ' "$TEMPORARY/out" || fail "no turning point: $(head -c 300 "$TEMPORARY/out")"
grep -q '^ 4\. ' "$TEMPORARY/out" && fail "more turning points than wanted"
awk 'length($0) > 80 { exit 1 }' "$TEMPORARY/out" || fail "a line is longer than 80 columns"
cp "$TEMPORARY/out" "$TEMPORARY/first"
expect_code 0 score --analyze --bot heuristic --top 3 "$RECORDS/2p-beginner-a.drover"
cmp -s "$TEMPORARY/out" "$TEMPORARY/first" || fail "the analysis is not the same again"
expect_code 0 score --analyze --bot heuristic --lang de "$RECORDS/2p-beginner-a.drover"
grep -q 'Wendepunkte' "$TEMPORARY/out" || fail "no German analysis"
expect_code 0 score --analyze --bot heuristic --json "$RECORDS/second-rails-3p-garth1-2.drover"
for key in bot simulations seats.2.agreed turning_points.0.lost turning_points.0.played.description \
    turning_points.0.best.points turning_points.0.best.win turning_points.0.line.0 turning_points.9.considered; do
    "$JSON_GET" "$key" <"$TEMPORARY/out" >/dev/null || fail "score --analyze --json: no $key"
done
awk "BEGIN { exit !($("$JSON_GET" turning_points.0.lost <"$TEMPORARY/out") >= $("$JSON_GET" turning_points.9.lost <"$TEMPORARY/out")) }" ||
    fail "the turning points are not sorted"
expect_code 0 score --analyze --simulations 16 --threads 2 "$TEMPORARY/good.drover"
expect_error 1 "needs a record" score --analyze "$TEMPORARY/good.json"
expect_error 2 "belong to --analyze" score --top 3 "$TEMPORARY/good.drover"
expect_error 2 "does not analyze" score --analyze --bot greedy "$TEMPORARY/good.drover"
expect_error 2 "does not analyze" score --analyze --bot hal "$TEMPORARY/good.drover"
expect_error 2 "top" score --analyze --top 0 "$TEMPORARY/good.drover"

# The list of bots, and the ladder.
expect_code 0 bots
for name in random greedy easy normal heuristic hard expert garth-very-hard; do
    grep -q "^$name " "$TEMPORARY/out" || fail "bots: no $name"
done
expect_code 0 bots --json
[ "$("$JSON_GET" 0.name <"$TEMPORARY/out")" = random ] || fail "bots --json"
expect_code 0 bots rate --bots random,greedy,garth-hard --games 6 --seed 3
grep -q '^ 1  garth-hard ' "$TEMPORARY/out" || fail "ladder: $(cat "$TEMPORARY/out")"
grep -q 'one drawn game against the anchor' "$TEMPORARY/out" || fail "the ladder does not tell of the drawn games"
expect_code 0 bots rate --bots random,greedy,garth-hard --games 6 --seed 3 --json
[ "$("$JSON_GET" anchor <"$TEMPORARY/out") $("$JSON_GET" bots.2.name <"$TEMPORARY/out")" = "greedy random" ] ||
    fail "bots rate --json: $(cat "$TEMPORARY/out")"
for key in prior games_per_pair budget.simulations reproducible bots.0.elo bots.0.elo_ci95.1 pairs.2.win_share pairs.2.signature; do
    "$JSON_GET" "$key" <"$TEMPORARY/out" >/dev/null || fail "bots rate --json: no $key"
done
expect_error 2 "named twice" bots rate --bots random,random
expect_error 2 "two bots" bots rate --bots random
expect_error 2 "there is no bot" bots rate --bots random,hal
expect_error 2 "is not rate" bots race
expect_error 2 "bidding" bots rate --bots random,garth-easy --bidding
finish
