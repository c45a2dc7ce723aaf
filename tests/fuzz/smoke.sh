#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs every fuzz target of a build made with DROVER_FUZZ for FUZZ_SECONDS (36), two at a time, starting from the stored
# seeds. Fails when one finds a crash, a hang or a leak; the input is then kept in BUILD/fuzz/TARGET/. Each commit takes a way of
# its own, the same every time it is run; FUZZ_SEED names another, 0 a random one, as `make fuzz` does.
#   tests/fuzz/smoke.sh [BUILD]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:-$here/../../build/asan}" && pwd)
commit=$(git -C "$here" rev-parse --short=7 HEAD 2>/dev/null || echo 1)
export seconds=${FUZZ_SECONDS:-36} seed=${FUZZ_SEED:-$((16#${commit:0:7}))} here build
echo "seed $seed"

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

printf '%s\n' fuzz_actions fuzz_record fuzz_position fuzz_protocol fuzz_http |
    xargs -P 2 -I '{}' bash -c 'fuzz_one {}'
