#!/bin/bash
# How long short commands take as whole processes, beside a bare JVM: wall time, CPU time, and wall
# time in times of "java -Xshare:auto -version". All are run in turn, round by round, so that a busy
# minute disturbs one round of each; medians are told.
#
#   harness/startup.sh [ROUNDS] [CHECKOUT ...]    default: 9 rounds, of this checkout alone
set -eu
unset CDPATH

rounds=9
case ${1:-} in
  '') ;;
  *[!0-9]*) ;;
  *)
    rounds=$1
    shift
    ;;
esac
home=$(cd "$(dirname "$0")/.." && pwd -P)
[ $# -gt 0 ] || set -- "$home"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/duel.txt" <<'END'
3 3 A
100 40 0 20 20
100 40 0 20 20
0
A A1 m A2 m A3 m B1 m B2 m B3 m C1 m C2 B C3
END
cat >"$work/twenty.yaml" <<'END'
name: twenty
game: ai-wargame
seed: 1
players:
  one: { search: alpha-beta, depth: 2, heuristic: e2 }
  two: { search: alpha-beta, depth: 3, heuristic: e2 }
match: { pairs: 10, openings: { plies: 6 } }
END
mkdir "$work/my"
cat >"$work/my/Mine.java" <<'END'
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;

public final class Mine implements Heuristic {
  public String id() { return "mine"; }
  public String help() { return "anything"; }
  public String game() { return "ai-wargame"; }
  public int evaluate(Position position, Side view) { return (int) (position.key() & 7); }
}
END
duel=alpha-beta:nodes=10000,heuristic=duel,moves=candidates
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

# Runs a command and notes "NAME WALL CPU" in milliseconds.
measure() {
  name=$1
  shift
  rm -rf "$work/results"
  TIMEFORMAT='%R %U %S'
  spent=$({ time "$@" >"$work/out" 2>&1; } 2>&1) || {
    cat "$work/out" >&2
    exit 1
  }
  echo "$name $spent" | awk '{ printf "%s %.0f %.0f\n", $1, 1000 * $2, 1000 * ($3 + $4) }' \
    >>"$work/times"
}

for checkout; do "$checkout/warlab" build >/dev/null 2>&1; done
for ((round = 0; round < rounds; round++)); do
  measure java "$java" -Xshare:auto -version
  number=0
  for checkout; do
    number=$((number + 1))
    warlab=$checkout/warlab
    measure "$number:version" "$warlab" --version
    measure "$number:list" "$warlab" list
    measure "$number:best-move" "$warlab" best-move "$work/duel.txt" --player $duel
    for depth in 5 7; do
      measure "$number:search-$depth" "$warlab" search ai-wargame \
        --player "alpha-beta:depth=$depth,heuristic=e2"
    done
    # From a saved source to the end of its first game.
    measure "$number:play-a-source" "$warlab" play ai-wargame --plugins "$work/my" \
      --first alpha-beta:depth=2,heuristic=mine --second greedy:heuristic=e2
    measure "$number:run-20-games" "$warlab" run "$work/twenty.yaml" --quiet --out "$work/results"
  done
done

number=0
for checkout; do
  number=$((number + 1))
  echo "$number is $checkout"
done
awk '
  function median(list, count,    parts, i, j, swap) {
    split(list, parts, " ")
    for (i = 2; i <= count; i++)
      for (j = i; j > 1 && parts[j] + 0 < parts[j - 1] + 0; j--) {
        swap = parts[j]; parts[j] = parts[j - 1]; parts[j - 1] = swap
      }
    return parts[int((count + 1) / 2)]
  }
  !($1 in count) { order[++names] = $1 }
  { count[$1]++; wall[$1] = wall[$1] " " $2; cpu[$1] = cpu[$1] " " $3 }
  END {
    bare = median(wall["java"], count["java"])
    printf "%-20s %8s %8s %8s\n", "median of " count["java"], "wall ms", "CPU ms", "times"
    for (i = 1; i <= names; i++) {
      name = order[i]
      each = median(wall[name], count[name])
      printf "%-20s %8d %8d %8.1f\n", name, each, median(cpu[name], count[name]), each / bare
    }
  }' "$work/times"
