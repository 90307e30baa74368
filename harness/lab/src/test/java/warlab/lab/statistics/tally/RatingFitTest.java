package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

class RatingFitTest {

  /** A hundred pairs in which {@code a} wins so many as the first side, so many as the second. */
  private static void play(ScriptedRun run, int pairing, int asFirst, int asSecond) {
    for (int pair = 0; pair < 100; pair++) {
      run.pair(pairing, (pair < asFirst ? "W" : "L") + (pair < asSecond ? "W" : "L"));
    }
  }

  @Test
  void ratesPlayersTogetherAndTellsTheFirstSidesAdvantage() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c");
    play(run, 0, 62, 55);
    play(run, 1, 70, 62);
    play(run, 2, 66, 53);

    Summary summary = run.summary();
    RatingTable ratings = summary.ratings();

    assertThat(ratings.difference(0, 2)).isCloseTo(120.3204, within(5e-5));
    assertThat(ratings.difference(1, 2)).isCloseTo(63.7721, within(5e-5));
    assertThat(ratings.advantage()).isCloseTo(34.4686, within(5e-5));
    assertThat(summary.players().get(0).rating()).isEqualTo(ratings.rating(0));
    assertThat(ratings.rating(0))
        .isBetween(
            summary.players().get(0).ratings().low(), summary.players().get(0).ratings().high());
  }

  @Test
  void isNotMadeSurerByCopies() {
    ScriptedRun once = ScriptedRun.roundRobin("a", "b");
    ScriptedRun often = ScriptedRun.roundRobin("a", "b").usedChance(false);
    String[] results = {"WW", "WL", "LL", "DW"};
    for (int i = 0; i < 40; i++) {
      if (i < 4) {
        once.pair(0, i, results[i], i);
      }
      often.pair(0, i % 4, results[i % 4], i % 4);
    }

    RatingTable expected = once.summary().ratings();
    RatingTable actual = often.summary().ratings();

    assertThat(actual.rating(0)).isCloseTo(expected.rating(0), within(1e-9));
    assertThat(actual.standardError(0)).isCloseTo(expected.standardError(0), within(1e-9));
  }

  /** A pair whose games always agree is worth one game, not two. */
  @Test
  void pairsThatAgreeMakeRatingsLessSure() {
    ScriptedRun agree = ScriptedRun.roundRobin("a", "b").pairs(60, 0, "WW").pairs(40, 0, "LL");
    ScriptedRun differ = ScriptedRun.roundRobin("a", "b").pairs(20, 0, "WW");
    differ.pairs(40, 0, "WL").pairs(40, 0, "LW");

    double model = differ.summary().ratings().differenceError(0, 1);

    assertThat(agree.summary().ratings().difference(0, 1))
        .isCloseTo(differ.summary().ratings().difference(0, 1), within(1e-6));
    assertThat(agree.summary().ratings().differenceError(0, 1))
        .isCloseTo(Math.sqrt(2) * model, within(0.01 * model));
  }

  @Test
  void ratesEachSideOfAPlayerByItselfWhenSidesAreFixed() {
    ScriptedRun run = ScriptedRun.cross(List.of("x", "y"), List.of("x", "y"));
    for (int cell = 0; cell < 4; cell++) {
      run.pairs(60 + 5 * cell, cell, "W").pairs(40, cell, "L");
    }

    Summary summary = run.summary();

    assertThat(summary.players())
        .extracting(PlayerSummary::role)
        .containsExactly(
            new Role("x", Side.FIRST),
            new Role("x", Side.SECOND),
            new Role("y", Side.FIRST),
            new Role("y", Side.SECOND));
    assertThat(summary.ratings().hasAdvantage()).isFalse();
    assertThat(summary.players().get(0).rating()).isPositive();
    assertThat(summary.players().get(1).rating()).isNegative();
    assertThat(summary.players().get(0).results().games()).isEqualTo(205);
  }

  @Test
  void staysSoundWhenSomebodyWonEverything() {
    Summary summary = ScriptedRun.roundRobin("a", "b").pairs(50, 0, "WW").summary();

    assertThat(summary.ratings().regularised()).isTrue();
    assertThat(summary.players().get(0).rating()).isBetween(100.0, 2000.0);
    assertThat(summary.players().get(0).group()).isNotEqualTo(summary.players().get(1).group());
  }
}
