#!/bin/bash
# How long commands take as whole processes: wall and CPU time, and both in times of a bare JVM or
# of the first checkout. All are run in turn, round by round, so that a busy minute disturbs one round
# of each; medians are told. On a busy machine only CPU times say something.
#
#   harness/speed.sh WHAT [ROUNDS] [CHECKOUT ...]    default: 5 rounds, of this checkout alone
#
#   start    short commands, beside a bare JVM
#   games    e2 at depth 2, 3 and 4 on one thread, journal included; runs of 10 s and more, so that
#            start and warm-up hardly count
#   first    the same players' first seconds: 200, 2,000 and 20,000 games at depth 2
#   report   the report of the quickstart, and of a million games
#   build    the first command of a fresh clone (what is committed), which builds
set -eu
unset CDPATH

home=$(cd "$(dirname "$0")/.." && pwd -P)
what=${1:-}
case $what in
  start | games | first | report | build) shift ;;
  *)
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
rounds=5
case ${1:-} in
  '' | *[!0-9]*) ;;
  *)
    rounds=$1
    shift
    ;;
esac
[ $# -gt 0 ] || set -- "$home"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

# An experiment: NAME PAIRS DEPTH ..., with a player e2 of each depth.
config() {
  name=$1 pairs=$2 number=0
  shift 2
  {
    printf '%s\n' "name: $name" 'game: ai-wargame' 'seed: 1' 'report: false'
    echo "match: { pairs: $pairs, openings: { plies: 6 } }"
    echo 'players:'
    for depth; do
      number=$((number + 1))
      echo "  player $number: { search: alpha-beta, depth: $depth, heuristic: e2 }"
    done
  } >"$work/$name.yaml"
}

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

# Plays an experiment of that name: NUMBER CHECKOUT NAME. There are fewer openings than pairs.
play() {
  measure "$1:$3" "$2/warlab" run "$work/$3.yaml" --set match.repeat=true --quiet --threads 1 \
    --out "$work/results"
}

prepare_start() {
  cat >"$work/duel.txt" <<'END'
3 3 A
100 40 0 20 20
100 40 0 20 20
0
A A1 m A2 m A3 m B1 m B2 m B3 m C1 m C2 B C3
END
  config run-20-games 10 2 3
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
}
measure_start() {
  warlab=$2/warlab
  measure "$1:version" "$warlab" --version
  measure "$1:list" "$warlab" list
  measure "$1:best-move" "$warlab" best-move "$work/duel.txt" \
    --player alpha-beta:nodes=10000,heuristic=duel,moves=candidates
  for depth in 5 7; do
    measure "$1:search-$depth" "$warlab" search ai-wargame \
      --player "alpha-beta:depth=$depth,heuristic=e2"
  done
  # From a saved source to the end of its first game, where a checkout can do that.
  if [ -d "$2/harness/cluster" ]; then
    measure "$1:play-a-source" "$warlab" play ai-wargame --plugins "$work/my" \
      --first alpha-beta:depth=2,heuristic=mine --second greedy:heuristic=e2
  fi
  measure "$1:run-20-games" "$warlab" run "$work/run-20-games.yaml" --set report=true --quiet \
    --out "$work/results"
}

prepare_games() {
  config depth-2 40000 2 2
  config depth-3 10000 3 3
  config depth-4 3000 4 4
}
measure_games() {
  for depth in 2 3 4; do play "$1" "$2" "depth-$depth"; done
}

prepare_first() {
  for pairs in 100 1000 10000; do config "$((2 * pairs))-games" $pairs 2 2; done
}
measure_first() {
  for games in 200 2000 20000; do play "$1" "$2" "$games-games"; done
}

prepare_report() {
  config quickstart 200 1 2 3 4
  cat >"$work/million.yaml" <<'END'
name: million
game: ai-wargame
seed: 5
players:
  one: { search: random }
  two: { search: random }
match: { pairs: 500000, repeat: true }
report: false
END
  number=0
  for checkout; do
    number=$((number + 1))
    for games in quickstart million; do
      "$checkout/warlab" run "$work/$games.yaml" --quiet --out "$work/$number-$games"
    done
  done
}
measure_report() {
  for games in quickstart million; do
    measure "$1:report-$games" "$2/warlab" report "$work/$1-$games"
  done
}

prepare_build() { :; }
measure_build() {
  rm -rf "$work/clone"
  git clone -q "$2" "$work/clone"
  measure "$1:first-build" "$work/clone/warlab" --version
}

[ "$what" = build ] || for checkout; do "$checkout/warlab" build >/dev/null 2>&1; done
"prepare_$what" "$@"
for ((round = 0; round < rounds; round++)); do
  [ "$what" != start ] || measure java "$java" -Xshare:auto -version
  number=0
  for checkout; do
    number=$((number + 1))
    "measure_$what" "$number" "$checkout"
  done
done

number=0
for checkout; do
  number=$((number + 1))
  echo "$number is $checkout"
done
# What a line is compared with: a bare JVM, or the same of the first checkout.
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
    printf "%-20s %8s %8s %8s %8s\n", "median of " count[order[1]], "wall ms", "CPU ms", "wall x", "CPU x"
    for (i = 1; i <= names; i++) {
      name = order[i]
      base = name
      sub(/^[0-9]+:/, "1:", base)
      if ("java" in count) base = "java"
      printf "%-20s %8d %8d %8.2f %8.2f\n", name, median(wall[name], count[name]), \
        median(cpu[name], count[name]), median(wall[name], count[name]) / median(wall[base], count[base]), \
        median(cpu[name], count[name]) / median(cpu[base], count[base])
    }
  }' "$work/times"
