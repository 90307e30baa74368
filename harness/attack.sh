#!/bin/sh
# Attacks the program from outside for a while: damages results, kills runs, feeds it hostile
# configs, arguments and players, all from a seed. Whatever is not refused in one clear line must
# leave the results of an undisturbed run; anything else counts as silently used. Ends with 0 when
# nothing was; keeps the cases that were. The attacks are in harness/attack.
#
#   harness/attack.sh MINUTES [SEED [ROUND]]    how long to begin new rounds, after the first one
#
#   WARLAB    the program to attack; else ../warlab
set -eu
unset CDPATH

case "${1:-} ${2:-0} ${3:-0}" in
  ' '* | *[!0-9\ ]*)
    echo "usage: harness/attack.sh MINUTES [SEED [ROUND]], whole numbers" >&2
    exit 2
    ;;
esac
home=$(cd "$(dirname "$0")/.." && pwd -P)
warlab=${WARLAB:-$home/warlab}
tools=${JAVA_HOME:+$JAVA_HOME/bin/}
work=$(mktemp -d)
trap 'rm -rf "$work/classes" "$work/case"; rmdir "$work/kept" 2>/dev/null && rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' HUP TERM

"$warlab" list players >/dev/null # builds it
read -r app <"$(dirname "$warlab")/build/app/stamp"
mkdir "$work/plugins" "$work/kept"
"${tools}javac" -d "$work/classes" "$home"/harness/attack/*.java
"${tools}javac" -cp "$(dirname "$warlab")/build/app/$app/*" -d "$work/players" \
  "$home"/harness/attack/players/*.java
mkdir -p "$work/players/META-INF/services"
echo Hostile >"$work/players/META-INF/services/warlab.players.PlayerFactory"
"${tools}jar" -c -f "$work/plugins/hostile.jar" -C "$work/players" .

"${tools}java" -cp "$work/classes" Attack "$warlab" "$home/configs" "$work" \
  "$1" "${2:-0}" "${3:-0}"
