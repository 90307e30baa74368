#!/bin/sh
# Plays mixed experiments over and over, kills them at random moments and goes on with them, and
# compares every CSV file but those that depend on the clock, and tuned weights, with those of an
# undisturbed run.
# Ends with 0 when all were equal; keeps the folders of the first ones that were not.
#
#   harness/soak.sh [MINUTES]    how long to begin new rounds (default: 60)
#
#   WARLAB          the program to run; else ../warlab
#   SOAK_THREADS    threads of the disturbed runs (default: 2)
#   SOAK_KILLS      interruptions of a run at most (default: 5)
#   SOAK_SEED       the seed of the first round, which also chooses its experiment (default: 0)
set -eu
unset CDPATH

minutes=${1:-60}
case $minutes in
  '' | *[!0-9]*)
    echo "usage: harness/soak.sh [MINUTES], a whole number" >&2
    exit 2
    ;;
esac
home=$(cd "$(dirname "$0")/.." && pwd -P)
warlab=${WARLAB:-$home/warlab}
threads=${SOAK_THREADS:-2}
seed=${SOAK_SEED:-0}
most_kills=${SOAK_KILLS:-5}
work=$(mktemp -d)
run=''
trap 'end_run; rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' HUP TERM

end_run() { [ -z "$run" ] || kill -9 "$run" 2>/dev/null || true; }
now() { date +%s; }

# A whole number from 0 to $1 - 1.
random() { echo $(($(od -An -N3 -tu4 /dev/urandom | tr -d ' ') % $1)); }

# The experiment of a round, each with another seed.
config() {
  echo "name: soak"
  echo "seed: $1"
  case $(($1 % 6)) in
    0) echo "game: ai-wargame
players:
  deep: { search: alpha-beta, depth: 3, heuristic: e2 }
  flat: { search: alpha-beta, depth: 1, heuristic: e1 }
  tree: { search: mcts, nodes: 300, heuristic: e2 }
  dice: { search: random }
record: moves
match: { pairs: 40, openings: { plies: 6 } }" ;;
    1) echo "game: grid-conflict
players:
  duel: { search: alpha-beta, depth: 2, heuristic: duel }
  race: { search: greedy, heuristic: race }
  dice: { search: random }
match: { pairs: 60 }" ;;
    2) echo "game: tank-wars
players:
  hunter: { search: hunter }
  rush: { search: rush }
  dice: { search: random }
match: { pairs: 6 }" ;;
    3) echo "game: ai-wargame
players:
  better: { search: alpha-beta, depth: 2, heuristic: e2 }
  worse: { search: alpha-beta, depth: 1, heuristic: e2 }
  worst: { search: random }
match: { pairs: 2000, openings: { plies: 6 } }
stop: { sprt: { elo0: 0, elo1: 40 } }" ;;
    4) echo "game: ai-wargame
players:
  one: { search: greedy, heuristic: e1 }
  two: { search: greedy, heuristic: e2 }
record: none
match: { format: cross, first: [one, two], second: [one, two], pairs: 600 }" ;;
    5) echo "game: ai-wargame
tune:
  player: greedy:heuristic=linear(material=100;health=-20;ai-threat=0.5)
  weights: { health: { min: -30, max: 30 } }
  games: 12000
  first: texel
prove: { elo1: 15, others: [e2, e1] }" ;;
  esac
}

# Starts the round's experiment in a folder, in the background.
start() {
  "$warlab" run "$work/soak.yaml" --out "$work/$1" --threads "$2" --quiet \
    </dev/null >"$work/$1.log" 2>&1 &
  run=$!
}

# Waits for the run; whether it came to its end by itself.
finished() {
  status=0
  { wait "$run" || status=$?; } 2>/dev/null # where the shell tells of killed processes
  run=''
  case $status in
    0) return 0 ;;
    130 | 137 | 143) return 1 ;;
  esac
  complain "a run ended with $status" "$1"
}

complain() {
  echo "round $round: $1" >&2
  cat "$work/soak.yaml" "$work/$2.log" >&2
  echo "its files are in $work" >&2
  trap - EXIT
  exit 1
}

# Ends the run after a random part of the time that the undisturbed one took.
disturb() {
  most=$((took * 3500 / most_kills + 1000))
  wait_ms=$(($(random "$most") + 300))
  sleep "$((wait_ms / 1000)).$(printf '%03d' $((wait_ms % 1000)))"
  signal=TERM
  [ "$(random 3)" -eq 0 ] || signal=KILL
  kill "-$signal" "$run" 2>/dev/null || return 0
  kills=$((kills + 1))
}

compare() {
  (cd "$work/whole" && find . -name '*.csv' -o -name tuned.yaml) >"$work/names"
  while read -r name; do
    case $name in
      */timings.csv | */speed.csv) continue ;;
    esac
    cmp "$work/whole/$name" "$work/killed/$name" || complain "$name differs" killed
    files=$((files + 1))
  done <"$work/names"
}

round=0 kills=0 files=0
end=$(($(now) + 60 * minutes))
while [ "$(now)" -lt "$end" ]; do
  rm -rf "$work/whole" "$work/killed"
  config "$((seed + round))" >"$work/soak.yaml"
  begin=$(now)
  start whole 1
  finished whole || complain "somebody else ended the undisturbed run" whole
  took=$(($(now) - begin))
  tries=0
  while :; do
    start killed "$threads"
    # After a few disturbances it is left in peace, so that a round ends.
    [ "$tries" -ge "$most_kills" ] || disturb
    if finished killed; then break; fi
    tries=$((tries + 1))
  done
  compare
  round=$((round + 1))
  echo "round $round: equal after $tries interruptions"
done
echo "$round rounds, $kills interruptions, $files files equal"
