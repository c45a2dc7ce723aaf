#!/bin/sh
# SPDX-License-Identifier: MIT
# check-help.sh DROVER - the man page and both completions know every command and every option that --help names, and no
# command that the program lacks.
set -eu
cd "$(dirname "$0")/.."

drover=$1
page=docs/man/drover.1.scd
failed=0

complain() {
    echo "check-help: $*" >&2
    failed=1
}

commands=$(sed -n "s/.*local commands='\(.*\)'.*/\1/p" completions/drover.bash)
for command in $commands; do
    help=$("$drover" "$command" --help) || complain "drover $command --help fails"
    grep -q "^## $command\$" "$page" || complain "$page has no section on $command"
    grep -q "'$command:" completions/_drover || complain "completions/_drover lacks $command"
    for option in $(printf '%s\n' "$help" | grep -oE -- '--[a-z][a-z-]+' | sort -u); do
        for file in "$page" completions/drover.bash completions/_drover; do
            grep -qE -- "$option([^a-z-]|\$)" "$file" || complain "$file lacks $option of drover $command"
        done
    done
done
for command in $("$drover" --help | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p'); do
    case " $commands " in
    *" $command "*) ;;
    *) complain "completions and man page lack the command $command" ;;
    esac
done
[ "$failed" = 0 ] && echo "check-help: man page and completions are complete"
exit "$failed"
