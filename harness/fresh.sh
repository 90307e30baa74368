#!/usr/bin/env bash
# What the first "./warlab run" costs on a fresh machine: plays each of some commits in a clone of
# its own, with an empty Maven repository, and says what was fetched and how long it took.
#
#   harness/fresh.sh COMMIT...
set -euo pipefail
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for commit in "${@:-HEAD}"; do
  rm -rf "$work"/*
  git -C "$home" rev-parse --short "$commit"
  git clone -q "$home" "$work/clone"
  git -C "$work/clone" checkout -q "$(git -C "$home" rev-parse "$commit")"
  mkdir "$work/repository"
  (
    cd "$work/clone" # the first run plays the config that lies here
    export WARLAB_BUILD_TOOL=mvn MAVEN_OPTS="${MAVEN_OPTS:-} -Dmaven.repo.local=$work/repository"
    TIMEFORMAT='  %R s, %U s of CPU and %S s of the system'
    time ./warlab run --quiet --out "$work/results" >"$work/log" 2>&1
  ) || { cat "$work/log"; exit 1; }
  find "$work/repository" -name '*.jar' -printf '%s %f\n' | awk '
    { bytes += $1; if ($2 ~ /spark/) spark++ }
    END { printf "  %d jars, %d bytes, %d of Spark\n", NR, bytes, spark }'
done
