#!/bin/sh
# SPDX-License-Identifier: MIT
# install.sh build|all - installs the Debian packages that are missing: for the program alone, or for the tests too. Asks
# the network for nothing when all are there.
set -eu

build_packages='cmake ninja-build gcc libc6-dev pkgconf libjansson-dev'
test_packages='g++ clang lld libclang-rt-dev libcmocka-dev clang-format clang-tidy cppcheck shellcheck codespell scdoc
    valgrind binutils'

case ${1:-all} in
build) packages=$build_packages ;;
all) packages="$build_packages $test_packages" ;;
*)
    echo "usage: tools/install.sh build|all" >&2
    exit 2
    ;;
esac

node_is_enough() {
    command -v node >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 18 ]
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
if [ "${1:-all}" = all ] && ! node_is_enough; then
    missing="$missing nodejs"
fi
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "install.sh: become root and run: apt-get install$missing" >&2; exit 1; }
    as_root=sudo
fi
echo "installing:$missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
{
    $as_root apt-get -q update || true # old package lists may do
    $as_root apt-get -q install --yes --no-install-recommends $missing
}
