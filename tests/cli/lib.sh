# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# lib.sh - what the shell tests of the drover program share. DROVER and JSON_GET name the programs, RECORDS the folder of
# stored games.
set -u
: "${DROVER:?}" "${JSON_GET:?}" "${RECORDS:?}"
TEMPORARY=$(mktemp -d)
trap 'rm -rf "$TEMPORARY"' EXIT
FAILED=0

fail() {
    echo "FAILED: $*" >&2
    FAILED=1
}

# finish: call it last.
finish() {
    if [ "$FAILED" -ne 0 ]; then
        echo "some checks failed" >&2
        exit 1
    fi
    echo "all checks passed"
}

# expect_code CODE ARGUMENT...: runs drover with empty input; output in $TEMPORARY/out and err.
expect_code() {
    local wanted=$1 code=0
    shift
    "$DROVER" "$@" >"$TEMPORARY/out" 2>"$TEMPORARY/err" </dev/null || code=$?
    [ "$code" -eq "$wanted" ] || fail "drover $*: exit code $code instead of $wanted: $(head -c 300 "$TEMPORARY/err")"
}

# expect_error CODE PATTERN ARGUMENT...: the exit code, nothing on stdout, and exactly one line on stderr.
expect_error() {
    local code=$1 pattern=$2
    shift 2
    expect_code "$code" "$@"
    [ "$(wc -l <"$TEMPORARY/err")" -eq 1 ] || fail "drover $*: not exactly one error line: $(cat "$TEMPORARY/err")"
    grep -q -- "$pattern" "$TEMPORARY/err" || fail "drover $*: no '$pattern' in: $(cat "$TEMPORARY/err")"
}

# session: plays standard input as protocol lines; the answers, one a line, are in $TEMPORARY/answers.
session() {
    "$DROVER" engine >"$TEMPORARY/raw" || fail "drover engine: exit code $?"
    # Every answer is one line and an empty line.
    awk 'NR % 2 == 0 && $0 != "" { exit 1 } NR % 2 == 1 && !/^[=?] / { exit 1 } END { if (NR % 2) exit 1 }' \
        "$TEMPORARY/raw" || fail "an answer is not one line and an empty line: $(head -c 500 "$TEMPORARY/raw")"
    grep -v '^$' "$TEMPORARY/raw" >"$TEMPORARY/answers"
}

# answer N: the Nth answer of the last session.
answer() { sed -n "${1}p" "$TEMPORARY/answers"; }

# answers COUNT: how many answers there must be.
answers() {
    local count
    count=$(wc -l <"$TEMPORARY/answers")
    [ "$count" -eq "$1" ] || fail "$count answers instead of $1"
}

# good N [PATH VALUE]: the Nth answer is a success, with that value in its JSON.
good() {
    local text value
    text=$(answer "$1")
    case $text in
    "= "*) ;;
    *) fail "answer $1 is no success: ${text:0:300}" && return ;;
    esac
    value=$(printf '%s' "${text#= }" | "$JSON_GET" "${2:-}") || fail "answer $1: no JSON or nothing at ${2:-}"
    [ $# -lt 3 ] || [ "$value" = "$3" ] || fail "answer $1: $2 is $value, not $3"
}

# value N PATH: prints what stands there.
value() {
    local text
    text=$(answer "$1")
    printf '%s' "${text#= }" | "$JSON_GET" "$2"
}

# bad N PATTERN: the Nth answer is a failure that says so.
bad() {
    local text
    text=$(answer "$1")
    case $text in
    "? "*) ;;
    *) fail "answer $1 is no failure: ${text:0:300}" && return ;;
    esac
    printf '%s' "$text" | grep -q -- "$2" || fail "answer $1: no '$2' in: ${text:0:300}"
}
