#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# docs.sh - the examples of docs/protocol.md, sent as they stand: every answer starts as written there.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

page=$(dirname "$0")/../../docs/protocol.md
sed -n 's/^    > //p' "$page" >"$TEMPORARY/sent"
sed -n 's/^    \([=?] .*\)/\1/p' "$page" >"$TEMPORARY/expected"
[ -s "$TEMPORARY/sent" ] || fail "no example found"
session <"$TEMPORARY/sent"
answers "$(wc -l <"$TEMPORARY/expected")"
number=0
while IFS= read -r expected; do
    number=$((number + 1))
    text=$(answer "$number")
    start=${expected%...}
    [ "$start" != "$expected" ] || text="$text$"
    [ "$start" != "$expected" ] || start="$start$" # the whole line, up to its end
    [ "${text:0:${#start}}" = "$start" ] || fail "$(sed -n "${number}p" "$TEMPORARY/sent"): ${text:0:400}"
done <"$TEMPORARY/expected"
session <<<help
for command in $(value 1 commands | grep -o '"name":"[a-z]*"' | cut -d'"' -f4); do
    grep -q "^## $command" "$page" || fail "docs/protocol.md has no section on $command"
done
finish
