#!/bin/sh
# SPDX-License-Identifier: MIT
# check-layout.sh GWT-LAYOUT - the layout a native program prints is that of the WebAssembly build too.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" >"$work/layout.json"
tools/build-wasm.sh "$work/wasm" >"$work/wasm-build.log" 2>&1 || { cat "$work/wasm-build.log" >&2; exit 1; }
node tests/wasm/layout.mjs "$work/wasm/gwt.wasm" "$work/layout.json"
