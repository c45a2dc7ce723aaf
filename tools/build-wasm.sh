#!/bin/sh
# SPDX-License-Identifier: MIT
# build-wasm.sh [FOLDER] - builds FOLDER/gwt.wasm (default build/wasm) with clang and lld.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-build/wasm}
cmake -S . -B "$folder" -G Ninja -DCMAKE_TOOLCHAIN_FILE=cmake/wasm32.cmake -DCMAKE_BUILD_TYPE=Release \
    -DDROVER_WERROR=ON --no-warn-unused-cli >/dev/null
cmake --build "$folder"
