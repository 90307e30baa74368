package warlab.lab.report.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import warlab.lab.report.compare.ComparedRuns.PlayerPair;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.elo.ScoreLaw;

class ScoreChangeTest {
  private static final PlayerPair PAIR = new PlayerPair("a", "b");

  private static ScoreEstimate score(long ll, long even, long ww) {
    return ScoreLaw.of(new PairCounts(ll, 0, even, 0, ww)).estimate();
  }

  @Test
  void aChangeIsProvenJustWhereItsIntervalLeavesOutZero() {
    int proven = 0;
    for (int ww = 0; ww <= 40; ww++) {
      ScoreChange change =
          ScoreChange.change(PAIR, score(12, 16, 12), score(20 - ww / 2, 20 - (ww + 1) / 2, ww));
      assertThat(change.isProven())
          .isEqualTo(change.differences().low() > 0 || change.differences().high() < 0);
      assertThat(change.difference())
          .isBetween(change.differences().low(), change.differences().high());
      proven += change.isProven() ? 1 : 0;
    }
    assertThat(proven).isBetween(5, 35);
  }

  @Test
  void theSameScoreIsNoChange() {
    ScoreChange change = ScoreChange.change(PAIR, score(0, 0, 20), score(0, 0, 20));
    assertThat(change.difference()).isZero();
    assertThat(change.holm()).isEqualTo(1);
  }

  @Test
  void theOtherWayRoundItIsTheOpposite() {
    ScoreChange there = ScoreChange.change(PAIR, score(3, 4, 5), score(0, 0, 20));
    ScoreChange back = ScoreChange.change(PAIR, score(0, 0, 20), score(3, 4, 5));
    assertThat(back.difference()).isEqualTo(-there.difference());
    assertThat(back.differences().low()).isCloseTo(-there.differences().high(), within(1e-12));
    assertThat(back.holm()).isCloseTo(there.holm(), within(1e-12));
  }
}
