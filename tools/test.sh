#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# test.sh - everything `make test` promises, stage by stage; a failed stage does not hide the next one. Prints a table of
# the stages at the end and again what the failed ones complained about, and fails if one did.
set -u
cd "$(dirname "$0")/.." || exit

jobs=$(nproc)
summary=()
complaints=()
failures=0
said=$(mktemp)
trap 'rm -f "$said"' EXIT

stage() { # stage NAME COMMAND...
    local name=$1 begin=$SECONDS result=passed
    shift
    printf '\n== %s\n' "$name"
    "$@" 2>&1 | tee "$said"
    if [ "${PIPESTATUS[0]}" != 0 ]; then
        result=FAILED
        failures=$((failures + 1))
        complaints+=("$(sed 's/\x1b\[[0-9;]*m//g' "$said" | grep -E 'FAIL|[Ee]rror\b|\*\*\*|^ *[×✗]' | cut -c1-160 | tail -n 12)")
    fi
    summary+=("$(printf '%-42s %-6s %4d s' "$name" "$result" $((SECONDS - begin)))")
}

run_ctest() { # run_ctest FOLDER ARGUMENTS...
    ctest --test-dir "$1" --output-on-failure -j "$jobs" "${@:2}"
}

stage 'release build' make --no-print-directory build-release TESTS=ON
stage 'sanitizer build' make --no-print-directory build-asan
stage 'lint' tools/lint.sh
# Before the tests, which look at what would be installed: the page too.
stage 'the page, in node and in chromium' tools/test-web.sh build
stage 'tests, release, and the compiler matrix' run_ctest build
stage 'tests under ASan and UBSan' run_ctest build/asan -LE matrix
stage "fuzz smoke, ${FUZZ_SECONDS:-36} s each" tests/fuzz/smoke.sh build/asan

printf '\n'
printf '%s\n' "${summary[@]}"
if [ "$failures" -gt 0 ]; then
    printf '%s\n' "${complaints[@]}"
    printf 'make test: %d of %d stages FAILED after %d s\n' "$failures" "${#summary[@]}" "$SECONDS"
    exit 1
fi
printf 'make test: all %d stages passed in %d s\n' "${#summary[@]}" "$SECONDS"
