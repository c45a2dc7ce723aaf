#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# programs.sh - help, version, exit codes, and the commands that read files.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

for command in play sim engine verify score bench; do
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
finish
