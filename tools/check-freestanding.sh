#!/bin/sh
# SPDX-License-Identifier: MIT
# check-freestanding.sh - the engine needs no C library, no heap and no mutable global data: linked into one relocatable
# object, by gcc and by clang, it leaves only memcpy and its kin undefined and has nothing in .data, .bss or .tbss. The
# same object must not use floating point arithmetic, which is checked on the object code where it can be named.
set -eu
cd "$(dirname "$0")/.."

allowed='^(memcpy|memmove|memset|memcmp)$'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
march=
[ "$(uname -m)" = x86_64 ] && march=-march=x86-64-v2

fail() {
    echo "check-freestanding: $*" >&2
    exit 1
}

for compiler in gcc clang; do
    for source in engine/content/*.c engine/core/*.c engine/rules/*.c engine/flow/*.c; do
        [ -e "$source" ] || continue
        # -fno-pic keeps tables of addresses in .rodata; shellcheck must let the empty word of $march go.
        # shellcheck disable=SC2086
        "$compiler" -std=c11 -O2 $march -ffreestanding -nostdlib -fno-pic -Iengine/include -Iengine \
            -c "$source" -o "$work/$(echo "$source" | tr / _).o"
    done
    ld -r -o "$work/engine" "$work"/*.o
    rm "$work"/*.o

    undefined=$(nm -u "$work/engine" | awk '{ print $NF }' | grep -Ev "$allowed" || true)
    [ -z "$undefined" ] || fail "$compiler: the engine needs $undefined"

    mutable=$(nm "$work/engine" | awk '$2 ~ /^[bBdDcC]$/ { print $NF }')
    [ -z "$mutable" ] || fail "$compiler: mutable global data: $mutable"

    if [ "$(uname -m)" = x86_64 ]; then
        floats=$(objdump -d --no-show-raw-insn "$work/engine" |
            grep -Eo '\b(add|sub|mul|div|sqrt|cvt[a-z0-9]*)(ss|sd|ps|pd)\b|\bfld[a-z]*\b' | sort | uniq -c || true)
        [ -z "$floats" ] || fail "$compiler: floating point instructions: $floats"
    fi
done
echo "check-freestanding: gcc and clang agree: no library, no mutable data, no floating point"
