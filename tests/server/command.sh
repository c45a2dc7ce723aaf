#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# command.sh - `drover serve` from the command line: options, exit codes, the address it prints, and where it finds the page.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

page=$TEMPORARY/web
mkdir "$page"
echo '<!doctype html>' >"$page/index.html"
servers=()
trap 'kill "${servers[@]}" 2>/dev/null; rm -rf "$TEMPORARY"' EXIT

# start PROGRAM ARGUMENT...: runs it in the background until it has printed its address; sets server and port.
start() {
    : >"$TEMPORARY/address"
    "$@" >"$TEMPORARY/address" 2>"$TEMPORARY/log" &
    server=$!
    servers+=("$server")
    for _ in $(seq 200); do
        grep -q '^Drover is at http://.*/' "$TEMPORARY/address" && break
        sleep 0.05
    done
    port=$(sed -n 's,^Drover is at http://.*:\([0-9]*\)/ .*,\1,p' "$TEMPORARY/address")
    [ -n "$port" ] || fail "$*: printed no address: $(cat "$TEMPORARY/address" "$TEMPORARY/log")"
}

# status PATH: of the answer.
status() {
    local code
    exec 3<>"/dev/tcp/127.0.0.1/$port" || return
    printf 'GET %s HTTP/1.0\r\n\r\n' "$1" >&3
    read -r -t 10 _ code _ <&3
    exec 3>&-
    echo "$code"
}

# stop SIGNAL: the server must end with exit code 0 and say nothing more.
stop() {
    local code=0
    kill "-$1" "$server"
    wait "$server" || code=$?
    [ "$code" -eq 0 ] || fail "after SIG$1: exit code $code: $(cat "$TEMPORARY/log")"
}

expect_error 2 'not a number' serve --port 65536
expect_error 2 'not a number' serve --port http
expect_error 2 'not an address' serve --address localhost --root "$page"
expect_error 2 'needs a value' serve --root
expect_error 2 'unknown option' serve --wheel
expect_error 2 'unknown option' serve folder
expect_error 1 '/nowhere: ' serve --root /nowhere
mkdir "$TEMPORARY/empty"
expect_error 1 'no index.html' serve --root "$TEMPORARY/empty"

start "$DROVER" serve --port 0 --root "$page"
grep -q "^Drover is at http://localhost:$port/ " "$TEMPORARY/address" || fail "$(cat "$TEMPORARY/address")"
[ "$(status /)" = 200 ] || fail 'no page at /'
[ "$(status /etc/passwd)" = 404 ] || fail 'not 404 for what is not there'
expect_error 2 "port $port of 127.0.0.1 is in use" serve --port "$port" --root "$page"
stop TERM
[ "$(wc -l <"$TEMPORARY/log")" -eq 1 ] || fail "not one line in the log: $(cat "$TEMPORARY/log")"

start "$DROVER" serve --port 0 --address 0.0.0.0 --root "$page"
stop INT

# Without --root: beside the program, or in share/ of where it is installed.
mkdir -p "$TEMPORARY/bin" "$TEMPORARY/share/drover"
cp "$DROVER" "$TEMPORARY/bin/drover"
DROVER=$TEMPORARY/bin/drover expect_error 1 'no page to serve' serve
cp -r "$page" "$TEMPORARY/share/drover/web"
start "$TEMPORARY/bin/drover" serve --port 0
[ "$(status /index.html)" = 200 ] || fail 'no page from share/drover/web'
stop TERM
cp -r "$page" "$TEMPORARY/bin/web"
echo beside >"$TEMPORARY/bin/web/beside.txt"
start "$TEMPORARY/bin/drover" serve --port 0
[ "$(status /beside.txt)" = 200 ] || fail 'no page from beside the program'
stop TERM

finish
