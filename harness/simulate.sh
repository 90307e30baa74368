#!/bin/sh
# Studies the statistics by simulation and prints the table of a study. Needs Maven.
#
#   harness/simulate.sh STUDY [REPLICATIONS]    how many in a cell (default: 10000 matches, 500
#                                               experiments, 200 gates or tunings); of recovery:
#                                               games a tuning (default: 100000)
#
#   harness/simulate.sh coverage    intervals, p-values and estimates of a pairing's score
#   harness/simulate.sh alike       ends of intervals where nearly all results are alike: how many
#                                   are wrong, and how often an interval holds the true score
#   harness/simulate.sh rating      intervals of the difference of two ratings
#   harness/simulate.sh effects     what sweeps say of their keys: intervals, claims, interactions
#   harness/simulate.sh fit         how often one scale is refused, of pools that it orders and of cycles
#   harness/simulate.sh stopped     estimates after a sequential test
#   harness/simulate.sh experiments    what whole experiments claim of equal players, and of others
#   harness/simulate.sh gate        how often a gate fails equals, and a player that lost 30 Elo;
#                                   and how long one takes here, of equals at depth 2
#   harness/simulate.sh nothing     how often tunings of a weight that changes nothing are "proven"
#   harness/simulate.sh recovery    how much of the strength comes back that spoilt weights lost
set -eu
unset CDPATH

replications=10000
case ${1:-} in
  coverage) study=CoverageStudy ;;
  alike) study=AlikeStudy ;;
  rating) study=RatingStudy ;;
  effects) study=EffectsStudy replications=500 ;;
  fit) study=FitStudy replications=500 ;;
  stopped) study=StoppedStudy ;;
  experiments) study=ExperimentStudy replications=500 ;;
  gate) study=GateStudy replications=200 ;;
  nothing) study=TunedNothingStudy replications=200 ;;
  recovery) study=RecoveryStudy replications=100000 ;;
  *)
    echo "usage: harness/simulate.sh" \
      "coverage|alike|rating|effects|fit|stopped|experiments|gate|nothing|recovery [REPLICATIONS]" >&2
    exit 2
    ;;
esac
cd "$(dirname "$0")/.."
mvn -q -B -ntp -pl :lab -am package -DskipTests
lab=harness/lab/target
java -cp "$lab/test-classes:$lab/classes:$lab/lib/*" "warlab.lab.simulation.$study" "${2:-$replications}"
[ "$study" = GateStudy ] || exit 0

./warlab build >/dev/null
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
began=$(date +%s)
./warlab gate configs/gate.yaml --out "$results/gate" --quiet || [ $? -eq 5 ]
echo "took $(($(date +%s) - began)) s on $(nproc) cores, promised below 60"
