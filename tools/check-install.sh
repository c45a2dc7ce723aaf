#!/bin/sh
# SPDX-License-Identifier: MIT
# check-install.sh BUILD-FOLDER - an installed tree is complete: the program runs, its man page and completions are there,
# and a program outside the repository builds against the headers and the library.
set -eu

build=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cmake --install "$build" --prefix "$tree" >"$tree/log"

need() {
    [ -e "$tree/$1" ] || { echo "check-install: $1 is missing" >&2; exit 1; }
}
need bin/drover
need include/gwt/game.h
need share/man/man1/drover.1
need share/bash-completion/completions/drover
need share/zsh/site-functions/_drover
[ ! -e "$build/web/index.html" ] || need share/drover/web/index.html
"$tree/bin/drover" --version
bash -n "$tree/share/bash-completion/completions/drover"

cat >"$tree/use.c" <<'END'
#include <gwt/game.h>
int main(void)
{
    GwtGame game;
    GwtSetup setup = gwt_setup_default();
    GwtAction legal[GWT_ACTIONS_MAX];
    return gwt_init(&game, &setup) == GWT_OK && gwt_legal_actions(&game, legal) > 0 ? 0 : 1;
}
END
library=$(find "$tree" -name libgwt.a)
"${CC:-cc}" -std=c11 -I"$tree/include" "$tree/use.c" "$library" -o "$tree/use"
"$tree/use"
echo "check-install: complete"
