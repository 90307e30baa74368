#!/bin/sh
# Attacks the program from outside for a while: damages results, kills runs, feeds it hostile
# configs, arguments and players, links, folders with programs, bombs, and edits with right check
# sums, all from a seed. Whatever is not refused in one clear line must
# leave the results of an undisturbed run; anything else counts as silently used. Ends with 0 when
# nothing was; keeps the cases that were. The attacks are in harness/attack.
#
#   harness/attack.sh MINUTES [SEED [ROUND]]    how long to begin new rounds, after the first one
#
#   WARLAB    the program to attack; else ../warlab
#   ATTACK    "kills": only kills runs at random moments, goes on with them and compares all files
#             that do not depend on the clock, tuned weights among them
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
mkdir "$work/kept"
attack=''
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' HUP TERM

# What was kept stays, with the undisturbed runs beside it.
end() {
  [ -z "$attack" ] || kill "$attack" 2>/dev/null || true
  rm -rf "$work/case"
  ! rmdir "$work/kept" 2>/dev/null || rm -rf "$work"
}

"$warlab" list players >/dev/null # builds it
read -r app <"$(dirname "$warlab")/build/app/stamp"
mkdir "$work/plugins"
"${tools}javac" -d "$work/classes" "$home"/harness/attack/*.java
"${tools}javac" -cp "$(dirname "$warlab")/build/app/$app/*" -d "$work/players" \
  "$home"/harness/attack/players/*.java
mkdir -p "$work/players/META-INF/services"
echo Hostile >"$work/players/META-INF/services/warlab.players.PlayerFactory"
"${tools}jar" -c -f "$work/plugins/hostile.jar" -C "$work/players" .

"${tools}java" -cp "$work/classes" Attack "$warlab" "$home/configs" "$work" \
  "$1" "${2:-0}" "${3:-0}" &
attack=$!
wait "$attack"
