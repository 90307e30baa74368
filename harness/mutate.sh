#!/bin/sh
# Mutation testing by hand: changes the code in small ways and counts how many of the changes the
# tests notice. The report is in the module's target/pit-reports/index.html. Needs Maven.
#
#   harness/mutate.sh MODULE PACKAGE [TESTS]
#
#   harness/mutate.sh games warlab.games.wargame         the rules of one game, with its own tests
#   harness/mutate.sh lab warlab.lab.statistics          all statistics
#
#   MUTATE_THREADS    how many at a time (default: 2)
#   MUTATE_SKIP       test classes to leave out, such as '*PerftTest': a change that no test notices
#                     pays for every test that reaches it, and the deep counts take seconds each
#   MUTATE_EXCEPT     classes not to change, such as 'warlab.games.tankwars.world.*': a package
#                     stands for its sub-packages too
set -eu
unset CDPATH

[ $# -ge 2 ] || {
  echo "usage: harness/mutate.sh MODULE PACKAGE [TESTS]" >&2
  exit 2
}
module=$1 package=$2 tests=${3:-$2.*Test}
cd "$(dirname "$0")/.."
mvn -q -B -ntp -Pmutation -pl ":$module" -am test-compile \
  org.pitest:pitest-maven:mutationCoverage \
  -DtargetClasses="$package.*" -DexcludedClasses="*Test${MUTATE_EXCEPT:+,$MUTATE_EXCEPT}" \
  -DtargetTests="$tests" \
  ${MUTATE_SKIP:+-DexcludedTestClasses="$MUTATE_SKIP"} -Dthreads="${MUTATE_THREADS:-2}"
awk '
  {
    while (match($0, /status=.[A-Z_]+./)) {
      count[substr($0, RSTART + 8, RLENGTH - 9)]++
      all++
      $0 = substr($0, RSTART + RLENGTH)
    }
  }
  END {
    found = all - count["SURVIVED"] - count["NO_COVERAGE"]
    for (status in count) printf "%s %d, ", tolower(status), count[status]
    printf "%d of %d mutants noticed (%.1f %%)\n", found, all, all ? 100 * found / all : 0
  }' "harness/$module/target/pit-reports/mutations.xml"
