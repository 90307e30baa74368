#!/bin/sh
# Plays the shards of a run with GNU parallel on machines that one reaches by ssh and that all see
# the folder under the same path:
#   ./warlab shards plan configs/quickstart.yaml --out /shared/run
#   configs/cluster/parallel.sh /shared/run 240 4/alice,8/bob,:
# The last word is parallel's --sshlogin: so many shards at a time on each machine, ":" is this one
# (the default). parallel starts a shard again, up to three times, when its machine fails, and
# --joblog with --resume goes on where it was interrupted. Then: ./warlab shards merge /shared/run
set -eu
dir=$1
shards=$2
machines=${3:-:}
seq 0 $((shards - 1)) |
  parallel ${DRY_RUN:+--dry-run} --sshlogin "$machines" --retries 3 \
    --joblog "$dir/parallel.log" --resume --halt soon,fail=20% \
    "$dir/warlab" shards play "$dir" --trust {}
