#!/bin/sh
# SPDX-License-Identifier: MIT
# install.sh build|web|all - installs the Debian packages that are missing: for the program alone, for the page too, or for
# the tests too. Asks the network for nothing when all are there.
set -eu

build_packages='cmake ninja-build gcc libc6-dev pkgconf libjansson-dev libwebsockets-dev libwebsockets-evlib-uv libuv1-dev'
web_packages='clang lld'
test_packages='g++ libclang-rt-dev libcmocka-dev clang-format clang-tidy cppcheck shellcheck codespell scdoc
    valgrind binutils chromium'

case ${1:-all} in
build) packages=$build_packages ;;
web) packages="$build_packages $web_packages" ;;
all) packages="$build_packages $web_packages $test_packages" ;;
*)
    echo "usage: tools/install.sh build|web|all" >&2
    exit 2
    ;;
esac

node_is_enough() {
    command -v npm >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)" -ge 20 ]
}

if ! command -v dpkg-query >/dev/null; then
    echo "install.sh: this is not Debian; the build needs what these packages hold: $packages" >&2
    exit 0
fi

missing=
for package in $packages; do
    state=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$state" = 'install ok installed' ] || missing="$missing $package"
done
node_is_missing=
if [ "${1:-all}" != build ] && ! node_is_enough; then
    node_is_missing=1
    for package in nodejs npm; do
        command -v "${package%js}" >/dev/null || missing="$missing $package"
    done
fi
[ -n "$missing$node_is_missing" ] || exit 0

as_root=
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "install.sh: become root and run: apt-get install$missing" >&2; exit 1; }
    as_root=sudo
fi
export DEBIAN_FRONTEND=noninteractive
if [ -n "$missing" ]; then
    echo "installing:$missing"
    $as_root apt-get -q update || true # old package lists may do
    # shellcheck disable=SC2086
    $as_root apt-get -q install --yes --no-install-recommends $missing
fi
# Debian 12 has Node 18, which is too old for the page's tools; npm has newer ones as a package.
if [ -n "$node_is_missing" ] && ! node_is_enough; then
    echo 'installing: node 22'
    $as_root npm install --global --no-audit --no-fund node@22
fi
