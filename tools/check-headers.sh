#!/bin/sh
# SPDX-License-Identifier: MIT
# check-headers.sh - every public header compiles alone, twice in a row, as C11 and as C++17, with gcc and with clang.
set -eu
cd "$(dirname "$0")/.."

failed=0
checked=0
check() { # check FOLDER HEADER COMPILER...
    folder=$1 header=$2
    shift 2
    for standard in c11 c++17; do
        case $standard in
        c11) language=c ;;
        *) language=c++ ;;
        esac
        if ! printf '#include "%s"\n#include "%s"\n' "$header" "$header" |
            "$@" -x "$language" -std="$standard" -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I"$folder" \
                -Iengine/include -; then
            echo "check-headers: $header does not compile alone as $standard with $1" >&2
            failed=1
        fi
        checked=$((checked + 1))
    done
}

for folder in engine/include notation/include bots/include server/include; do
    [ -d "$folder" ] || continue
    for path in "$folder"/*/*.h; do
        header=${path#"$folder"/}
        check "$folder" "$header" gcc
        check "$folder" "$header" clang
    done
done
[ "$failed" = 0 ] && echo "check-headers: $checked checks passed"
exit "$failed"
