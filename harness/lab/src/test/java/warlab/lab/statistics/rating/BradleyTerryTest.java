package warlab.lab.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.statistics.elo.Elo;

class BradleyTerryTest {

  @Test
  void v40RoundRobinOfFour() {
    CrossTableCounts results =
        crosstable(
            4, "0 1 60 100", "0 2 75 100", "0 3 90 100", "1 2 62 100", "1 3 80 100", "2 3 70 100");
    RatingTable table = BradleyTerry.fit(results, false);
    assertRatings(table, 154.8568, 64.9336, -31.7155, -188.0749);
    double[] errors = {18.0917, 16.6512, 16.4696, 19.2191};
    for (int i = 0; i < errors.length; i++) {
      assertThat(table.standardError(i)).isCloseTo(errors[i], within(5e-5));
    }
    assertThat(table.difference(0, 1)).isCloseTo(89.9233, within(5.1e-5));
    assertThat(table.differenceError(0, 1)).isCloseTo(27.4169, within(5e-5));
    assertThat(table.difference(2, 3)).isCloseTo(156.3594, within(5e-5));
    assertThat(table.differenceError(2, 3)).isCloseTo(28.7018, within(5e-5));
    double[] strengths = new double[4];
    Arrays.setAll(strengths, i -> table.rating(i) / Elo.PER_LOG_ODDS);
    assertThat(new Likelihood(results, false, 0).withPrior(strengths))
        .isCloseTo(-334.089546, within(5e-7));
    assertThat(table.regularised()).isFalse();
    assertThat(table.hasAdvantage()).isFalse();
    assertThat(table.advantage()).isZero();
  }

  @Test
  void v41TwoPlayersAreTheDirectFormula() {
    CrossTableCounts results = new CrossTableCounts(2);
    results.add(0, 1, 64, 100);
    RatingTable table = BradleyTerry.fit(results, false);
    assertThat(table.difference(0, 1))
        .isCloseTo(99.95099, within(5e-6))
        .isCloseTo(Elo.fromScore(0.64), within(1e-6));
    assertThat(table.differenceError(0, 1)).isCloseTo(36.19121, within(5e-6));
  }

  @Test
  void v42WinMatrix() {
    int[][] wins = {{0, 4, 2}, {1, 0, 2}, {3, 3, 0}};
    CrossTableCounts results = new CrossTableCounts(3);
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        if (i != j) {
          results.add(i, j, wins[i][j], wins[i][j]);
        }
      }
    }
    RatingTable table = BradleyTerry.fit(results, false);
    assertThat(table.difference(0, 1)).isCloseTo(147.190714, within(5e-7));
    assertThat(table.difference(2, 1)).isCloseTo(147.190714, within(5e-7));
  }

  @Test
  void v43AdvantageOfTheFirstSide() {
    CrossTableCounts results =
        crosstable(
            3, "0 1 62 100", "1 0 45 100", "0 2 70 100", "2 0 38 100", "1 2 66 100", "2 1 47 100");
    RatingTable table = BradleyTerry.fit(results, true);
    assertThat(table.difference(0, 2)).isCloseTo(120.3204, within(5e-5));
    assertThat(table.differenceError(0, 2)).isCloseTo(21.0570, within(5e-5));
    assertThat(table.difference(1, 2)).isCloseTo(63.7721, within(5e-5));
    assertThat(table.differenceError(1, 2)).isCloseTo(20.6251, within(5e-5));
    assertThat(table.advantage()).isCloseTo(34.4686, within(5e-5));
    assertThat(table.advantageError()).isCloseTo(14.6795, within(5e-5));
  }

  @Test
  void v45GauntletAnchoredAtTheHero() {
    CrossTableCounts results = crosstable(4, "0 1 18 24", "0 2 12 24", "0 3 3 24");
    RatingTable table = BradleyTerry.fit(results, false);
    assertThat(table.difference(1, 0)).isCloseTo(-190.8485, within(5e-5));
    assertThat(table.difference(2, 0)).isCloseTo(0, within(1e-9));
    assertThat(table.difference(3, 0)).isCloseTo(338.0392, within(5e-5));
    // What a pooled table says: the hero below a player it tied with.
    assertThat(Elo.fromScore(33.0 / 72)).isCloseTo(-29.0, within(0.05));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoWonEverythingGetsAFiniteRating(boolean withAdvantage) {
    CrossTableCounts results = crosstable(3, "0 1 500 500", "1 0 0 500", "1 2 30 50", "2 1 25 50");
    RatingTable table = BradleyTerry.fit(results, withAdvantage);
    assertThat(table.regularised()).isTrue();
    assertThat(table.group(1)).isEqualTo(table.group(2)).isNotEqualTo(table.group(0));
    assertThat(table.difference(0, 1)).isBetween(500.0, 3000.0);
    assertThat(table.differenceError(0, 1)).isFinite().isPositive();
    assertThat(table.difference(1, 2)).isBetween(0.0, 60.0);
    assertThat(table.advantage()).isFinite();
  }

  @Test
  void playersWhoNeverMetAreComparedByThePriorOnly() {
    CrossTableCounts results = crosstable(4, "0 1 60 100", "2 3 60 100");
    RatingTable table = BradleyTerry.fit(results, false);
    assertThat(table.regularised()).isTrue();
    assertThat(table.difference(0, 2)).isCloseTo(0, within(1e-9));
    assertThat(table.differenceError(0, 2)).isGreaterThan(2 * table.differenceError(0, 1));
  }

  @Test
  void anAdvantageThatCannotBeToldFromThePlayersStaysFinite() {
    CrossTableCounts cross = crosstable(4, "0 2 60 100", "0 3 70 100", "1 2 55 100", "1 3 58 100");
    RatingTable table = BradleyTerry.fit(cross, true);
    assertThat(table.regularised()).isTrue();
    assertThat(table.advantage()).isFinite();
    assertThat(BradleyTerry.fit(cross, false).regularised()).isFalse();
  }

  @Test
  void aSideThatWinsEveryGameHasAFiniteAdvantage() {
    CrossTableCounts results = crosstable(2, "0 1 100 100", "1 0 100 100");
    RatingTable table = BradleyTerry.fit(results, true);
    assertThat(table.regularised()).isTrue();
    assertThat(table.difference(0, 1)).isCloseTo(0, within(1e-9));
    assertThat(table.advantage()).isBetween(300.0, 2000.0);
    assertThat(table.advantageError()).isFinite().isPositive();
  }

  @Test
  void noGamesAreNoDifference() {
    RatingTable table = BradleyTerry.fit(new CrossTableCounts(2), true);
    assertThat(table.difference(0, 1)).isZero();
    RatingTable alone = BradleyTerry.fit(new CrossTableCounts(1), false);
    assertThat(alone.rating(0)).isZero();
  }

  @Test
  void longLaddersAreRatedWithoutPrior() {
    int players = 60;
    CrossTableCounts results = new CrossTableCounts(players);
    for (int i = 1; i < players; i++) {
      results.add(i, i - 1, 90, 100);
    }
    RatingTable table = BradleyTerry.fit(results, false);
    assertThat(table.regularised()).isFalse();
    assertThat(table.difference(players - 1, 0))
        .isCloseTo((players - 1) * Elo.fromScore(0.9), within(1e-5));
  }

  @Test
  void aStrictOrderOfManyPlayersSettles() {
    int players = 50;
    CrossTableCounts results = new CrossTableCounts(players);
    for (int i = 1; i < players; i++) {
      for (int j = 0; j < i; j++) {
        results.add(i, j, 1_000_000, 1_000_000);
      }
    }
    RatingTable table = BradleyTerry.fit(results, false);
    assertThat(table.regularised()).isTrue();
    for (int i = 1; i < players; i++) {
      assertThat(table.difference(i, i - 1)).isPositive();
      assertThat(table.differenceError(i, i - 1)).isFinite().isPositive();
    }
  }

  /** Each result is "first second points-of-first games". */
  private static CrossTableCounts crosstable(int players, String... results) {
    CrossTableCounts table = new CrossTableCounts(players);
    for (String result : results) {
      List<String> numbers = List.of(result.split(" ", -1));
      table.add(
          Integer.parseInt(numbers.get(0)),
          Integer.parseInt(numbers.get(1)),
          Double.parseDouble(numbers.get(2)),
          Double.parseDouble(numbers.get(3)));
    }
    return table;
  }

  private static void assertRatings(RatingTable table, double... ratings) {
    for (int i = 0; i < ratings.length; i++) {
      assertThat(table.rating(i)).isCloseTo(ratings[i], within(5e-5));
    }
  }
}
