#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# collapse.sh DROVER - notices when the strongest bot has lost its strength: over 60 quick games with few simulations, expert
# must win at least 80 % against greedy.
set -eu
result=$("$1" sim --bots expert,greedy --players 2 --games 60 --seed 1 --simulations 12 --quiet --json)
share=$(printf '%s' "$result" | sed -n 's/.*"name":"expert"[^}]*"win_share":\([0-9.]*\).*/\1/p')
echo "expert against greedy over 60 games: $share"
awk -v share="$share" 'BEGIN { exit !(share >= 0.8) }' || {
    echo "expert wins less than 80 % against greedy: $result" >&2
    exit 1
}
