# SPDX-License-Identifier: MIT
# Completion of drover(1) for bash.

_drover()
{
    local commands='play serve sim engine verify score bots bench'
    local game='--players --seed --setup --sides --edition --rails --simmental --balanced --bidding --reuse'
    game+=' --promos --promo-masters --promo-buildings'
    local levels='easy normal heuristic hard expert'
    local bots="random greedy $levels garth-easy garth-medium garth-hard garth-very-hard"
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local words=

    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        words="$commands --help --version"
    else
        case $previous in
        --players) words='2 3 4' ;;
        --seats) words="human $bots" ;;
        --bots) words=$bots ;;
        --bot) words=$levels ;;
        --garth) words='none easy medium hard very-hard' ;;
        --edition) words='first second' ;;
        --setup) words='beginner random' ;;
        --sides) words='a b random' ;;
        --lang) words='en de' ;;
        --games | --seed | --threads | --seconds | --port | --simulations | --milliseconds | --top) return ;;
        --address) words='127.0.0.1 0.0.0.0 ::1 ::' ;;
        *)
            case $command in
            play) words="$game --seats --garth --load --lang --help" ;;
            serve) words='--port --address --root --help' ;;
            sim) words="$game --games --bots --threads --simulations --milliseconds --json --quiet --help" ;;
            bots) words="rate $game --games --bots --threads --simulations --milliseconds --json --quiet --help" ;;
            verify) words='--quiet --help' ;;
            score) words='--json --lang --analyze --top --bot --simulations --milliseconds --threads --quiet --help' ;;
            bench) words='--seconds --help' ;;
            *) words=--help ;;
            esac
            ;;
        esac
    fi

    if ((COMP_CWORD > 1)) && [[ $previous == --root ]]; then
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        compopt -o filenames 2>/dev/null
    elif ((COMP_CWORD > 1)) && [[ $word != -* && ($previous == --load || ($command =~ ^(verify|score)$ && $previous != --lang)) ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        compopt -o filenames 2>/dev/null
    else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    fi
}
complete -F _drover drover
