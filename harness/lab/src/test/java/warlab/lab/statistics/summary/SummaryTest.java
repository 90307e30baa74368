package warlab.lab.statistics.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.statistics.tally.ScriptedRun;

/** What a summary says of itself, over games that were written down. */
class SummaryTest {

  @Test
  void fixedSidesHaveOnlyTheRolesThatArePlayed() {
    assertThat(Role.all(ScriptedRun.cross(List.of("a"), List.of("b")).config()))
        .containsExactly(new Role("a", Side.FIRST), new Role("b", Side.SECOND));
  }

  @Test
  void rolesNameTheirSide() {
    assertThat(new Role("a", null).sideText()).isEqualTo("both");
    assertThat(new Role("a", Side.FIRST).sideText()).isEqualTo("first");
    assertThat(new Role("a", Side.SECOND).sideText()).isEqualTo("second");
  }

  @Test
  void faultsOfOneKindAreAddedUpAndTheFirstIsNamed() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b")).pair(0, "W");
    run.fault(new Fault(Side.SECOND, Fault.Kind.TIMEOUT)).pairs(3, 0, "W");

    assertThat(run.summary().faults())
        .containsExactly(new FaultSummary(new Role("b", Side.SECOND), Fault.Kind.TIMEOUT, 3, 1));
    assertThat(run.summary().faultedGames()).isEqualTo(3);
  }

  @Test
  void lengthsGoFromTheShortestToTheLongest() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    LengthSummary all =
        run.length(7).pair(0, "W").length(30).pair(0, "L").summary().lengths().get(0);

    assertThat(all.lengths().min()).isEqualTo(7);
    assertThat(all.lengths().max()).isEqualTo(30);
  }

  @Test
  void speedIsByTheSecond() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.totals(ScriptedRun.totals(10, 100)).nanos(2_000_000, 8_000_000).pair(0, "W");
    SpeedSummary second = run.summary().speeds().get(1);

    assertThat(second.seconds()).isCloseTo(0.008, within(1e-12));
    assertThat(second.evalsPerSecond()).isCloseTo(75 / 0.008, within(1e-6));
  }

  @Test
  void ratingsHaveAnIntervalOfNinetyFivePercent() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").pairs(20, 0, "WL").pairs(10, 0, "WW");
    PlayerSummary player = run.summary().players().get(0);

    assertThat(player.ratings().high() - player.rating())
        .isCloseTo(1.959963984540054 * player.ratingError(), within(1e-9));
    assertThat(player.rating()).isBetween(player.ratings().low(), player.ratings().high());
  }

  /** How many pairs are played, and how many of them are different. */
  @ParameterizedTest
  @CsvSource({"4, 4, false", "4, 2, false", "5, 2, true"})
  void fewerThanHalfDifferentGamesAreMostlyCopies(int pairs, int different, boolean mostly) {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").usedChance(false);
    for (int pair = 0; pair < pairs; pair++) {
      run.pair(0, pair % different, "WL");
    }

    assertThat(run.summary().games()).isEqualTo(2L * different);
    assertThat(run.summary().played()).isEqualTo(2L * pairs);
    assertThat(run.summary().starts()).isEqualTo(different);
    assertThat(run.summary().isMostlyCopies()).isEqualTo(mostly);
  }
}
