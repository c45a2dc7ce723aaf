#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# test-web.sh [FOLDER] - the page: its layout is current, it builds and is small, types and format are right, vitest, then the
# browser tests against `drover serve`. FOLDER (default build) holds the program; the page is built into FOLDER/web.
# A failed step does not hide the next one, but without a page there is nothing to drive.
set -u
cd "$(dirname "$0")/.." || exit

folder=$(mkdir -p "${1:-build}" && cd "${1:-build}" && pwd) || exit
failures=0

step() { # step NAME COMMAND...
    local name=$1 begin=$SECONDS result=passed
    shift
    "$@" || { result=FAILED; failures=$((failures + 1)); }
    printf 'web: %-16s %s %4d s\n' "$name" "$result" $((SECONDS - begin))
    [ "$result" = passed ]
}
# shellcheck disable=SC2317 # called through step
in_web() { (cd web && npm run --silent "$@"); }
# shellcheck disable=SC2317
quietly() { # quietly COMMAND... - several of these run at once: each tells what it said in one piece, if it failed
    local said
    said=$("$@" 2>&1) || { printf '%s\n' "$said"; return 1; }
}

step layout tools/build-web.sh --check "$folder"
step build tools/build-web.sh "$folder" || exit 1
step size node tools/check-web-size.mjs "$folder/web"
step types quietly in_web check &
types=$!
step format quietly in_web format:check &
format=$!
DROVER_BUILD=$folder step vitest in_web test
for job in "$types" "$format"; do
    wait "$job" || failures=$((failures + 1))
done
DROVER_BUILD=$folder step browser in_web test:browser
exit $((failures > 0))
