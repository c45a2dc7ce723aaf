#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# lint.sh [check|format] - formatting, static analysis and spelling of what git knows or would know. Needs a configured
# build (the compile commands) in BUILD, default build/. `format` rewrites the C files instead of checking them.
# shellcheck disable=SC2317 # the functions are called through step
set -u
cd "$(dirname "$0")/.." || exit

jobs=$(nproc)
build=${BUILD:-build}
failures=0
sources() { git ls-files --cached --others --exclude-standard -- "$@" | sort -u; }
# What the release build compiles, so that each file is analysed with its own flags.
compiled() { sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$build/compile_commands.json" | sort -u; }

step() { # step NAME COMMAND...
    local name=$1 begin=$SECONDS
    shift
    if "$@"; then
        printf 'lint: %-14s passed %4d s\n' "$name" $((SECONDS - begin))
    else
        printf 'lint: %-14s FAILED %4d s\n' "$name" $((SECONDS - begin))
        failures=$((failures + 1))
    fi
}

# Functions are formatted by clang-format, tables and enums by hand: a function starts with `{` and ends with `}` on lines
# of their own, a table does not. Other versions break lines in other places, so only that of .clang-format is asked.
check_format() { # check_format OPTIONS-OF-CLANG-FORMAT...
    local tool file lines bad=0
    tool=$(command -v clang-format-14 || command -v clang-format)
    case $("$tool" --version) in
    *' 14.'*) ;;
    *)
        echo 'lint: clang-format is not version 14: formatting is not checked'
        return 0
        ;;
    esac
    for file in $(sources '*.c' '*.h'); do
        mapfile -t lines < <(awk '/^{$/ { from = NR } /^}$/ && from { print "--lines=" from ":" NR; from = 0 }' "$file")
        if ((${#lines[@]} > 0)); then
            "$tool" "$@" "${lines[@]}" "$file" || bad=1
        fi
    done
    return "$bad"
}

check_tidy() { compiled | xargs -P "$jobs" -n 4 clang-tidy -p "$build" --quiet 2>/dev/null; }

# cppcheck does not see that a callee fills an array, nor that an index is bounded by its callers, nor that a failed check
# ends a test: tests are left out.
check_cppcheck() {
    cppcheck --project="$build"/compile_commands.json -j "$jobs" --quiet --error-exitcode=1 --inline-suppr \
        --enable=warning,performance,portability --suppress=missingIncludeSystem --suppress=uninitvar \
        --suppress=arrayIndexOutOfBoundsCond --suppress=arrayIndexThenCheck '--suppress=arrayIndexOutOfBounds:*/cards.h' \
        -itests "-i$PWD/tests"
}

# gcc's own analyser and its warnings as errors, over the engine.
check_gcc() {
    sources 'engine/content/*.c' 'engine/core/*.c' 'engine/rules/*.c' 'engine/flow/*.c' |
        xargs -P "$jobs" -n 1 gcc -std=c11 -O2 -ffreestanding -Wall -Wextra -Wpedantic -Wshadow -Wvla -Wundef \
            -Wstrict-prototypes -Wmissing-prototypes -fanalyzer -Werror -Iengine/include -Iengine -c -o /dev/null
}

check_shell() { sources '*.sh' .ci/run | xargs shellcheck; }

check_spelling() {
    sources '*.c' '*.h' '*.md' '*.sh' '*.mjs' '*.cmake' '*.scd' '*.txt' '*.json' '*.ts' '*.svelte' Makefile |
        grep -Ev 'lang_de|board/texts|de\.ts$|package-lock|^cli/play_text|^tests/(fuzz/seeds|records|cli)/' |
        xargs codespell --ignore-words=tools/codespell-words.txt
}

# Every C file says its licence on its first line and what it is for in the next; open work belongs into issues.
check_headers() {
    local file bad=0
    for file in $(sources '*.c' '*.h'); do
        head -1 "$file" | grep -q 'SPDX-License-Identifier: MIT' || { echo "$file: no SPDX line"; bad=1; }
        sed -n 2p "$file" | grep -q "^/\* $(basename "$file") - " || { echo "$file: line 2 is not its purpose"; bad=1; }
    done
    if sources '*.c' '*.h' '*.mjs' | xargs grep -nE '\b(TODO|FIXME|XXX)\b'; then
        bad=1
    fi
    return "$bad"
}

case ${1:-check} in
format) step format check_format -i ;;
check)
    step format check_format --dry-run -Werror
    step file-headers check_headers
    step shellcheck check_shell
    step codespell check_spelling
    step gcc-analyzer check_gcc
    step cppcheck check_cppcheck
    step clang-tidy check_tidy
    ;;
*)
    echo 'usage: tools/lint.sh [check|format]' >&2
    exit 2
    ;;
esac
exit $((failures > 0))
