package warlab.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.players.EvalsByDepth;

class SideTotalsTest {
  private static final long MOST = Long.MAX_VALUE;

  @Test
  void sumsBeyondTheGreatestNumberStayThere() {
    EvalsByDepth evals = EvalsByDepth.of(new long[] {MOST, MOST}, 2);
    SideTotals most = new SideTotals(2, 2, MOST, MOST, MOST, MOST, evals);
    assertThat(most.plus(most)).isEqualTo(new SideTotals(4, 4, MOST, MOST, MOST, MOST, evals));
    assertThat(evals.total()).isEqualTo(MOST);
    assertThat(evals.averageDepth()).isEqualTo(0.5);
  }
}
