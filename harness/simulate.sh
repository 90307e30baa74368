#!/bin/sh
# Studies the statistics by simulation and prints the table of a study. Needs Maven.
#
#   harness/simulate.sh STUDY [REPLICATIONS]    how many matches in a cell (default: 10000)
#
#   harness/simulate.sh coverage    intervals, p-values and estimates of a pairing's score
#   harness/simulate.sh rating      intervals of the difference of two ratings
#   harness/simulate.sh stopped     estimates after a sequential test
set -eu
unset CDPATH

case ${1:-} in
  coverage) study=CoverageStudy ;;
  rating) study=RatingStudy ;;
  stopped) study=StoppedStudy ;;
  *)
    echo "usage: harness/simulate.sh coverage|rating|stopped [REPLICATIONS]" >&2
    exit 2
    ;;
esac
cd "$(dirname "$0")/.."
mvn -q -B -ntp -pl :lab -am package -DskipTests
lab=harness/lab/target
exec java -cp "$lab/test-classes:$lab/classes:$lab/lib/*" "warlab.lab.simulation.$study" "${2:-10000}"
