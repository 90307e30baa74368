#!/usr/bin/env bash
# Plays the same games three ways and compares them: by "run"; in 64 shards in random order by four
# processes; and on a local Spark cluster, where an executor is killed twice and the driver once.
# Then the same with a sequential test that stops on the way. Ends all it started, after LIMIT
# seconds at the latest, and leaves nothing behind.
#
#   harness/cluster/million.sh [GAMES]
set -euo pipefail
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
games=${1:-1000000}
limit=${LIMIT:-3600}
shards=64
work=$(mktemp -d)
driver='' watch='' executors=''

say() { printf '%s %s\n' "$(date +%T)" "$*"; }
children() { ps -A -o pid=,ppid= | awk -v of="$1" '$2 == of { print $1 }'; }
clean_up() {
  # shellcheck disable=SC2046,SC2086 # lists
  kill -9 $executors ${driver:+$(children "$driver") "$driver"} $watch $(children $$) 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT
trap 'say "too late"; exit 1' ALRM
(sleep "$limit" && kill -ALRM $$) &
watch=$!
disown # its end is no news

fail() {
  say "$@"
  exit 1
}

# Waits until so many shards of a cluster's run are there.
await_shards() {
  until [ "$(find "$work/cluster/parts" -name '*.receipt.json' 2>/dev/null | wc -l)" -ge "$1" ]; do
    kill -0 "$driver" 2>/dev/null || fail "the driver ended too early: $(tail -n 3 "$work/driver.log")"
    sleep 0.1
  done
}

drive() {
  "$home/warlab" run "$config" --out "$work/cluster" --on 'local-cluster[2,1,512]' \
    >>"$work/driver.log" 2>&1 &
  driver=$!
}

on_a_cluster() {
  drive
  for done in 4 8; do
    await_shards $done
    executor=$(children "$driver" | head -n 1)
    [ -n "$executor" ] || fail "no executor to kill"
    kill -9 "$executor"
    say "killed executor $executor after $done shards"
  done
  await_shards 12
  executors=$(children "$driver")
  kill -9 "$driver" || fail "the driver was done already"
  wait "$driver" 2>/dev/null || true
  say "killed the driver; shards that are there: $(find "$work/cluster/parts" -name '*.receipt.json' | wc -l)"
  drive
  wait "$driver" || fail "$(cat "$work/driver.log")"
  grep -E 'shards to play|planned' "$work/driver.log" | sed 's/^/    /'
  driver='' executors=''
}

in_shards() {
  "$home/warlab" shards plan "$config" --out "$work/shards" --shards $shards | head -n 1
  seq 0 $((shards - 1)) | shuf >"$work/order"
  say "four processes, in this order: $(tr '\n' ' ' <"$work/order")"
  xargs -n $((shards / 4)) -P 4 "$work/shards/warlab" shards play "$work/shards" --trust \
    <"$work/order" >"$work/players.log"
  "$home/warlab" shards status "$work/shards"
  "$home/warlab" shards merge "$work/shards" >"$work/merge.log"
}

# A report without what it says about time, threads and the folder's name.
timeless() {
  sed -e '/<section id="cost">/,/<\/section>/d' -e '/data-key="\(started\|finished\|threads\)"/d' \
    -e "s|[^ \"]*/$1\b|DIR|g" "$work/$1/report.html"
}

# Everything but times must be what "run" made; moves and games are looked at byte by byte.
compare() {
  for way in shards cluster; do
    for file in "$work"/run/*.csv "$work"/run/charts/*.svg; do
      case ${file##*/} in
        games.csv | moves.csv | timings.csv | speed.csv | time*.svg) ;;
        # A plan has them all, a run those it came to.
        openings.csv) cmp -n "$(wc -c <"$file")" "$file" "$work/$way/openings.csv" ;;
        *) cmp "$file" "$work/$way/${file#"$work"/run/}" ;;
      esac
    done
    diff <(timeless run) <(timeless $way) || fail "the report of $way is another one"
    "$home/warlab" shards merge --single "$work/$way" >"$work/merge.log"
    cmp "$work/run/moves.csv" "$work/$way/moves.csv"
  done
  (cd "$work" && sha256sum {run,shards,cluster}/games.csv | tee sums)
  [ "$(cut -d ' ' -f 1 "$work/sums" | sort -u | wc -l)" -eq 1 ] || fail "other games"
  say "the same games, tables and report: $(($(wc -l <"$work/run/games.csv") - 1)) games"
}

# three_ways NAME [LAST LINE OF THE CONFIG]
three_ways() {
  config=$work/$1.yaml
  cat >"$config" <<EOF
name: $1
game: ai-wargame
seed: 1
players:
  one: { search: random }
  two: { search: random }
match: { pairs: $((games / 2)), openings: { plies: 10 } }
${2:-}
EOF
  rm -rf "$work"/{run,shards,cluster} "$work/driver.log"
  say "$1: run"
  "$home/warlab" run "$config" --out "$work/run" --quiet
  in_shards
  say "$1: on a cluster"
  on_a_cluster
  compare
}

"$home/warlab" run --on= --help >/dev/null # builds program and Spark's jars
three_ways games
# Between equals the test takes 0 for the truth after about 0.4 of the games.
three_ways sprt "stop: { sprt: { elo0: 0, elo1: $(awk "BEGIN { print 1330 / sqrt($games) }") } }"
grep -h verdicts "$work"/{shards,cluster}/stop.json
cmp "$work"/{shards,cluster}/stop.json
