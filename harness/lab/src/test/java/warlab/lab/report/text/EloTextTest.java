package warlab.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.elo.ScoreLaw;

class EloTextTest {

  @Test
  void aDifferenceComesWithBothEnds() {
    PairCounts pairs = new PairCounts(34, 54, 63, 64, 75);
    assertThat(EloText.of(ScoreLaw.of(pairs).estimate())).isEqualTo("+56 (+28 to +83)");
    assertThat(EloText.of(-3, new Interval(-20, 14))).isEqualTo("\u22123 (\u221220 to +14)");
  }

  @Test
  void aSweepIsKnownOnOneSideOnly() {
    PairCounts sweep = new PairCounts(0, 0, 0, 0, 20);
    assertThat(EloText.of(ScoreLaw.of(sweep).estimate())).isEqualTo("at least +314");
    assertThat(EloText.of(ScoreLaw.of(sweep.reversed()).estimate())).isEqualTo("at most \u2212314");
    assertThat(EloText.of(ScoreLaw.of(PairCounts.NONE).estimate())).isEqualTo("unknown");
  }

  @Test
  void aBoundOnTheOtherSideOfZeroIsNoMerit() {
    PairCounts few = new PairCounts(0, 0, 0, 0, 2);
    assertThat(EloText.of(ScoreLaw.of(few).estimate())).startsWith("above \u2212");
    assertThat(EloText.of(ScoreLaw.of(few.reversed()).estimate())).startsWith("below +");
  }

  /** As after a sequential test that stopped early. */
  @ParameterizedTest
  @CsvSource({"0.9, 0.97, 1, +604 (at least +382)", "0, 0.03, 0.1, -604 (at most -382)"})
  void anEstimateMayHaveOneOpenEnd(double low, double score, double high, String text) {
    ScoreEstimate estimate = new ScoreEstimate(score, new Interval(low, high));
    assertThat(EloText.of(estimate).replace('\u2212', '-')).isEqualTo(text);
  }
}
