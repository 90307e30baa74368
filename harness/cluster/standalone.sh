#!/usr/bin/env bash
# Tries a real Spark cluster on this machine: a master and two workers on loopback, an experiment
# on them, and on the way one worker and the driver are killed with -9. Then it compares the games
# with those of a run without a cluster. Ends all it started, after LIMIT seconds at the latest.
#
#   harness/cluster/standalone.sh [CONFIG] [SHARDS]
set -euo pipefail
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
config=${1:-$home/configs/quickstart.yaml}
shards=${2:-32}
limit=${LIMIT:-900}
work=$(mktemp -d)
started=()

say() { printf '%s %s\n' "$(date +%T)" "$*"; }
clean_up() {
  for pid in "${started[@]}"; do kill -9 "$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap clean_up EXIT
trap 'say "too late"; exit 1' ALRM
(sleep "$limit" && kill -ALRM $$) &
started+=($!)

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
"$home/warlab" run --on= --help >/dev/null # builds program and Spark's jars
export SPARK_HOME=$home/build/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1

# start NAME CLASS ARGUMENTS: one of Spark's own processes, with a log.
start() {
  local name=$1
  shift
  "$java" -Xmx256m -Dspark.master.rest.enabled=false -Dlog4j2.level=info \
    -cp "$SPARK_HOME/jars/*" "$@" >"$work/$name.log" 2>&1 &
  started+=($!)
  pid=$!
}

await() { # SECONDS COMMAND...
  local left=$1
  shift
  until "$@"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || { say "waited in vain for: $*"; cat "$work"/*.log; exit 1; }
    sleep 1
  done
}

port=$((20000 + RANDOM % 20000))
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }
start master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port $port --webui-port 0
await 120 listens
say "master spark://127.0.0.1:$port, process $pid"
workers=()
for number in 1 2; do
  start "worker$number" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --webui-port 0 \
    --cores 1 --memory 1g --work-dir "$work/worker$number" "spark://127.0.0.1:$port"
  workers+=("$pid")
  say "worker $number, process $pid"
done

out=$work/cluster
"$home/warlab" shards plan "$config" --out "$out" --shards "$shards" | head -n 1
drive() {
  WARLAB_JAVA_OPTS="-Dspark.executor.memory=512m -Dspark.driver.host=127.0.0.1 \
    -Dspark.driver.bindAddress=127.0.0.1" \
    "$home/warlab" run "$config" --out "$out" --on "spark://127.0.0.1:$port" \
    >>"$work/driver.log" 2>&1 &
  driver=$!
  started+=("$driver")
}
done_shards() { find "$out/parts" -name '*.receipt.json' | wc -l; }
has() { [ "$(done_shards)" -ge "$1" ]; }

drive
say "driver, process $driver"
await 300 has $((shards / 4))
kill -9 "${workers[0]}"
say "killed worker 1 with $(done_shards) of $shards shards done"
await 300 has $((shards / 2))
kill -9 "$driver"
wait "$driver" 2>/dev/null || true
say "killed the driver with $(done_shards) of $shards shards done"
drive
say "another driver, process $driver"
wait "$driver" || { cat "$work/driver.log"; exit 1; }
say "the driver is done:"
sed 's/^/    /' "$work/driver.log"

"$home/warlab" shards merge --single "$out" | head -n 1
"$home/warlab" run "$config" --out "$work/local" --quiet >/dev/null
(cd "$work" && sha256sum cluster/games.csv local/games.csv)
cmp "$work/cluster/games.csv" "$work/local/games.csv"
say "the same games"
