package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class ScoreDriftTest {

  @Test
  void scoresThatFollowTheResultDoNotDrift() {
    ScoreDrift drift = ScoreDrift.of(games(0, 3));
    assertThat(drift.perPly()).isCloseTo(0, within(3 * drift.standardError()));
    assertThat(drift.isClear()).isFalse();
  }

  @Test
  void whatScoresLoseInEveryGameIsADrift() {
    ScoreDrift drift = ScoreDrift.of(games(-10, 3));
    assertThat(drift.perPly()).isCloseTo(-10, within(3 * drift.standardError()));
    assertThat(drift.isClear()).isTrue();
  }

  /** By hand: the won game rises by 1 a ply and the lost ones fall by 3. */
  @Test
  void wonAndLostGamesCountAlike() {
    Predictions predictions =
        Predictions.of(
            new double[] {0, 2, 5, 9, 7, -5, 8, 0},
            new double[] {1, 1, 1, 1, 0, 0, 0, 0},
            new int[] {0, 0, 1, 1, 2, 2, 3, 3},
            new int[] {0, 2, 0, 4, 0, 4, 2, 4});
    // Won: (2 * 2 / 2 + 4 * 4 / 2) / (2 + 8) = 1; lost: (-12 * 4 / 2 - 8 * 2 / 2) / (8 + 2) = -3.2.
    assertThat(ScoreDrift.of(predictions).perPly()).isCloseTo(-1.1, within(1e-12));
  }

  @Test
  void withoutLossesThereIsNothingToSay() {
    Predictions won =
        Predictions.of(
            new double[] {0, 10}, new double[] {1, 1}, new int[] {0, 0}, new int[] {0, 2});
    assertThat(ScoreDrift.of(won)).isEqualTo(new ScoreDrift(0, 0));
    assertThat(ScoreDrift.of(won).isClear()).isFalse();
  }

  /** A hundred games, most of them won, of ten positions; scores also follow the result. */
  private static Predictions games(double drift, double trend) {
    SeededStream stream = new SeededStream(3);
    double[] scores = new double[1000];
    double[] results = new double[1000];
    int[] games = new int[1000];
    int[] plies = new int[1000];
    for (int i = 0; i < 1000; i++) {
      games[i] = i / 10;
      plies[i] = 2 * (i % 10);
      results[i] = games[i] % 4 == 0 ? 0 : 1;
      double noise = 40 * stream.nextDouble() - 20;
      scores[i] = plies[i] * (drift + trend * (2 * results[i] - 1)) + noise;
    }
    return Predictions.of(scores, results, games, plies);
  }
}
