#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs every fuzz target of a build made with DROVER_FUZZ for FUZZ_SECONDS (60), two at a time, starting from the stored
# seeds. Fails when one finds a crash, a hang or a leak; the input is then kept in BUILD/fuzz/TARGET/. FUZZ_SEED (1) makes a
# run repeatable; 0 takes another way each time, as `make fuzz` does.
#   tests/fuzz/smoke.sh [BUILD]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:-$here/../../build/asan}" && pwd)
export seconds=${FUZZ_SECONDS:-60} seed=${FUZZ_SEED:-1} here build

fuzz_one() {
    local target=$1 work=$build/fuzz/$1 options=()
    mkdir -p "$work/corpus"
    [[ -f $here/$target.dict ]] && options+=("-dict=$here/$target.dict")
    if "$build/bin/$target" -seed="$seed" -max_total_time="$seconds" -timeout=10 -max_len=16384 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$work/" "${options[@]}" "$work/corpus" "$here/seeds/$target" >"$work/log" 2>&1; then
        echo "$target: nothing found in $(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log") inputs"
    else
        tail -n 40 "$work/log"
        echo "$target: FAILED, the input is in $work"
        return 1
    fi
}
export -f fuzz_one

printf '%s\n' fuzz_actions fuzz_record fuzz_position fuzz_protocol |
    xargs -P 2 -I '{}' bash -c 'fuzz_one {}'
