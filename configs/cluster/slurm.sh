#!/bin/sh
# Plays the shards of a run as a Slurm array job. First, once, where all nodes see the folder:
#   ./warlab shards plan configs/quickstart.yaml --out /shared/run
# it says how many shards there are, say 240. Then one array task for each of them:
#   sbatch --array=0-239 configs/cluster/slurm.sh /shared/run
# Sites allow arrays of a certain length only (often 1,000). With more shards let a task play
# several, here 10:
#   sbatch --array=0-239 configs/cluster/slurm.sh /shared/run 10
# A task that was killed or preempted is put back into the queue and plays its shard again; one
# that ran twice finds it there. At the end: ./warlab shards merge /shared/run
#SBATCH --job-name=warlab
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=00:30:00
#SBATCH --requeue
#SBATCH --output=warlab-%A-%a.log
set -eu
dir=$1
each=${2:-1}
first=$((SLURM_ARRAY_TASK_ID * each))
exec env WARLAB_JAVA_OPTS="-Xmx768m -XX:+UseSerialGC" \
  "$dir/warlab" shards play "$dir" --trust "$first-$((first + each - 1))"
