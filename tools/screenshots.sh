#!/bin/sh
# SPDX-License-Identifier: MIT
# screenshots.sh [FOLDER] - takes the pictures of docs/screenshots anew, from the page built in FOLDER (default build, by
# `make web`), and makes them small with pngquant (Debian's package of that name). Look at them before committing.
set -eu
cd "$(dirname "$0")/.."
folder=$(cd "${1:-build}" && pwd)
limit=250000

command -v pngquant >/dev/null || { echo 'screenshots.sh: install pngquant first' >&2; exit 1; }
[ -e "$folder/web/index.html" ] || { echo "screenshots.sh: $folder has no page: make web" >&2; exit 1; }
raw=$(mktemp -d)
trap 'rm -rf "$raw"' EXIT
(cd web && DROVER_BUILD="$folder" DROVER_SCREENSHOTS="$raw" npm run --silent test:browser)

mkdir -p docs/screenshots
for picture in "$raw"/*.png; do
    small=docs/screenshots/$(basename "$picture")
    pngquant --force --strip --speed 1 --output "$small" 256 "$picture"
    size=$(wc -c <"$small")
    echo "$small: $size bytes"
    [ "$size" -le "$limit" ] || { echo "screenshots.sh: $small is larger than $limit bytes" >&2; exit 1; }
done
