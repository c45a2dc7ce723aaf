#!/bin/sh
# SPDX-License-Identifier: MIT
# check-signature.sh [--update] - the same games give the same bytes everywhere: gcc and clang, -O0 and -O3, assertions
# on, and WebAssembly in node all print the lines kept in tests/signature.txt: one for the first edition, one for each
# cell of the matrix. --update writes them anew after a rules change, once all builds agree.
set -eu
cd "$(dirname "$0")/.."

expected_file=tests/signature.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
warnings='-Wall -Wextra -Wpedantic -Wshadow -Werror'

build() { # build NAME COMPILER FLAGS...
    name=$1 compiler=$2
    shift 2
    # shellcheck disable=SC2086
    "$compiler" -std=c11 $warnings "$@" -Iengine/include -Iengine tools/signature.c engine/content/*.c \
        engine/core/*.c engine/rules/*.c engine/flow/*.c -o "$work/$name"
}

build gcc-O0 gcc -O0 -DGWT_ASSERT=1 &
build gcc-O3 gcc -O3
wait
build clang-O0 clang -O0 -DGWT_ASSERT=1 &
build clang-O3 clang -O3
wait
tools/build-wasm.sh "$work/wasm" >"$work/wasm-build.log" 2>&1 || { cat "$work/wasm-build.log" >&2; exit 1; }

for name in gcc-O0 gcc-O3 clang-O0 clang-O3; do
    [ -x "$work/$name" ] || { echo "check-signature: $name was not built" >&2; exit 1; }
    "$work/$name" >"$work/$name.txt"
done
gcc -std=c11 -Iengine/include tools/layout.c -o "$work/layout"
"$work/layout" >"$work/layout.json"
node tests/wasm/signature.mjs "$work/wasm/gwt.wasm" "$work/layout.json" >"$work/wasm.txt"

failed=0
for name in gcc-O0 gcc-O3 clang-O0 clang-O3 wasm; do
    printf '%-8s %s, %d cells\n' "$name" "$(head -n 1 "$work/$name.txt")" $(($(wc -l <"$work/$name.txt") - 1))
    diff "$work/gcc-O0.txt" "$work/$name.txt" || failed=1
done
[ "$failed" = 0 ] || { echo "check-signature: the builds disagree" >&2; exit 1; }

if [ "${1:-}" = --update ]; then
    cp "$work/gcc-O0.txt" "$expected_file"
    echo "check-signature: $expected_file written"
elif ! cmp -s "$work/gcc-O0.txt" "$expected_file"; then
    echo "check-signature: $expected_file holds other signatures:" >&2
    diff "$expected_file" "$work/gcc-O0.txt" >&2 || true
    echo "check-signature: if the rules were meant to change, run tools/check-signature.sh --update" >&2
    exit 1
fi
