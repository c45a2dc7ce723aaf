#!/bin/sh
# SPDX-License-Identifier: MIT
# build-web.sh [--check] [FOLDER] - builds the page into FOLDER/web (default build/web): both wasm modules, the generated layout,
# then the bundle, packed for `drover serve`. Node's packages are installed if they are missing or if
# web/package-lock.json has changed. With --check it builds only the wasm and tells whether the checked-in layout is current.
set -eu
cd "$(dirname "$0")/.."
check=
if [ "${1:-}" = --check ]; then check=--check; shift; fi
folder=$(mkdir -p "${1:-build}" && cd "${1:-build}" && pwd)

tools/build-wasm.sh "$folder/wasm" >"$folder/wasm-build.log" 2>&1 || { cat "$folder/wasm-build.log" >&2; exit 1; }
mkdir -p "$folder/bin"
${CC:-cc} -std=c11 -O1 -Iengine/include tools/layout.c -o "$folder/bin/gwt-layout-web"
"$folder/bin/gwt-layout-web" >"$folder/wasm/layout.json"
# shellcheck disable=SC2086 # empty or one word
node web/tools/generate-layout.mjs "$folder/wasm/layout.json" "$folder/wasm/bots.wasm" $check
[ -z "$check" ] || exit 0

cp "$folder/wasm/drover.wasm" "$folder/wasm/bots.wasm" web/src/engine/
cd web
installed=node_modules/.drover-lock.json
if ! cmp -s package-lock.json "$installed"; then
    npm ci --no-audit --no-fund --loglevel=error
    cp package-lock.json "$installed"
fi
DROVER_WEB_OUT="$folder/web" npm run --silent build -- --logLevel warn
cd ..
node tools/pack-web.mjs "$folder/web"
