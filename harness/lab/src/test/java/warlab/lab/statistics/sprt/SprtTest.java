package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SeededStream;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;

class SprtTest {
  private static final int EXPERIMENTS = 200;

  @Test
  void ratioIsThatOfTheCounts() {
    Sprt sprt = Sprt.of(SprtSpec.of(0, 10), 2);
    int[] order = {2, 3, 1, 2, 4, 2, 3, 0, 2, 1, 3, 2, 2, 4, 1, 2, 3, 2, 3, 2, 1, 4, 2, 3};
    for (int halfPoints : order) {
      assertThat(sprt.add(halfPoints)).isEqualTo(SprtDecision.CONTINUE);
    }
    assertThat(sprt.counts()).isEqualTo(new PairCounts(1, 4, 10, 6, 3));
    assertThat(sprt.llr()).isCloseTo(0.216363, within(5e-7));
  }

  @Test
  void decisionIsFinal() {
    Sprt sprt = Sprt.of(SprtSpec.of(0, 50), 1);
    while (sprt.add(2) == SprtDecision.CONTINUE) {
      assertThat(sprt.llr()).isLessThan(sprt.upperBound());
    }
    assertThat(sprt.decision()).isEqualTo(SprtDecision.ACCEPT_H1);
    double llr = sprt.llr();
    GameCounts counts = (GameCounts) sprt.counts();
    for (int i = 0; i < 100; i++) {
      assertThat(sprt.add(0)).isEqualTo(SprtDecision.ACCEPT_H1);
    }
    assertThat(sprt.counts()).isEqualTo(counts);
    assertThat(sprt.llr()).isEqualTo(llr);
  }

  @Test
  void boundsMoveInwardsByHalfAStepWhenAllStepsAreAlike() {
    Sprt sprt = Sprt.of(new SprtSpec(0, 30, 0.05, 0.05, SprtSpec.Model.LOGISTIC), 2);
    SeededStream stream = new SeededStream(5);
    for (int i = 0; i < 20; i++) {
      sprt.add(stream.nextInt(5));
    }
    assertThat(sprt.upperBound()).isBetween(2.5, 2.944438);
    assertThat(sprt.lowerBound()).isBetween(-2.944438, -2.5);
  }

  @Test
  void onlyTheBoundThatTheWalkApproachesMoves() {
    SprtSpec settings = SprtSpec.of(0, 10);
    Sprt winning = Sprt.of(settings, 2);
    Sprt losing = Sprt.of(settings, 2);
    for (int i = 0; i < 10; i++) {
      winning.add(3);
      losing.add(1);
    }
    assertThat(winning.settings()).isEqualTo(settings);
    assertThat(winning.lowerBound()).isEqualTo(settings.lowerBound());
    assertThat(winning.upperBound()).isLessThan(settings.upperBound());
    assertThat(losing.lowerBound()).isGreaterThan(settings.lowerBound());
    assertThat(losing.upperBound()).isEqualTo(settings.upperBound());
  }

  @Test
  void losingAcceptsTheLowerHypothesis() {
    Sprt sprt = Sprt.of(SprtSpec.of(0, 50), 2);
    for (int i = 0; i < 1000 && sprt.decision() == SprtDecision.CONTINUE; i++) {
      sprt.add(i % 2);
    }
    assertThat(sprt.decision()).isEqualTo(SprtDecision.ACCEPT_H0);
    assertThat(sprt.estimate().high()).isLessThan(0.5);
  }

  /**
   * Two equal players: at most about one of twenty tests may accept the difference. With 200 tests
   * the rate of 5 % has a deviation of 1.5 %, so 19 accepted tests are 3 deviations above it.
   */
  @ParameterizedTest(name = "{0} [0, {1}], draw rate {2}")
  @CsvSource({
    "NORMALIZED, 60, 0.3",
    "NORMALIZED, 30, 0.3",
    "LOGISTIC, 60, 0.3",
    "NORMALIZED, 60, 0",
    "NORMALIZED, 100, 0.6"
  })
  void equalPlayersAreRarelyToldApart(SprtSpec.Model model, double elo1, double drawRate) {
    SprtSpec settings = new SprtSpec(0, elo1, 0.05, 0.05, model);
    assertThat(accepted(settings, 0.5, drawRate)).isLessThanOrEqualTo(18);
  }

  @Test
  void trueDifferencesAreRarelyMissed() {
    SprtSpec settings = new SprtSpec(0, 60, 0.05, 0.05, SprtSpec.Model.LOGISTIC);
    assertThat(accepted(settings, Elo.toScore(60), 0.2)).isGreaterThanOrEqualTo(EXPERIMENTS - 18);
  }

  private static int accepted(SprtSpec settings, double score, double drawRate) {
    int accepted = 0;
    for (int i = 0; i < EXPERIMENTS; i++) {
      SeededStream stream = new SeededStream(SeededStream.derive(2023, i));
      Sprt sprt = Sprt.of(settings, 2);
      while (sprt.decision() == SprtDecision.CONTINUE) {
        sprt.add(game(stream, score, drawRate) + game(stream, score, drawRate));
      }
      accepted += sprt.decision() == SprtDecision.ACCEPT_H1 ? 1 : 0;
    }
    return accepted;
  }

  private static int game(SeededStream stream, double score, double drawRate) {
    double roll = stream.nextDouble();
    double win = score - drawRate / 2;
    return roll < win ? 2 : roll < win + drawRate ? 1 : 0;
  }
}
