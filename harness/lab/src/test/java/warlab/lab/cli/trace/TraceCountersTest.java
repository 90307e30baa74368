package warlab.lab.cli.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.players.EvalsByDepth;
import warlab.players.MoveLine;
import warlab.players.SearchReport;

class TraceCountersTest {

  @Test
  void saysNothingBeforeTheFirstSearch() {
    assertThat(new TraceCounters().lines(true)).isEmpty();
  }

  @Test
  void writesTheLinesOfTheOriginalWithItsRoundings() {
    TraceCounters counters = new TraceCounters();
    counters.add(search(new long[] {0, 1, 12, 987, 9_000}, 20_000, 1_000, 6_400, 2_000_000_000L));
    counters.countMove();
    counters.countMove();
    assertThat(counters.lines(true))
        .containsExactly(
            "Total evals at each depth: {1: 1, 2: 12, 3: 987, 4: 9000}",
            "Evals by depth: 2=0.1% 3=10% 4=90%",
            "Average eval depth: 3.9",
            "Average eval time: 1.0",
            "Average branching factor: 6.4",
            "Perf. Evals: 5.0k/s  Nodes: 10.0k/s");
    assertThat(counters.lines(false)).hasSize(5).noneMatch(line -> line.startsWith("Total"));
  }

  @Test
  void scalesRatesByThousands() {
    assertThat(TraceCounters.scaled(999)).isEqualTo("999.0");
    assertThat(TraceCounters.scaled(611_000)).isEqualTo("611.0k");
    assertThat(TraceCounters.scaled(2_500_000)).isEqualTo("2.5M");
    assertThat(TraceCounters.scaled(7e12)).isEqualTo("7000.0G");
  }

  private static SearchReport search(
      long[] evals, long nodes, long innerNodes, long children, long nanos) {
    EvalsByDepth byDepth = EvalsByDepth.of(evals, evals.length);
    return new SearchReport(
        0,
        4,
        nodes,
        byDepth.total(),
        innerNodes,
        children,
        0,
        1,
        byDepth,
        3.5,
        MoveLine.EMPTY,
        MoveLine.EMPTY,
        nanos);
  }
}
