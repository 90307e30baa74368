package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.TreeSet;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.statistics.summary.NotableGame.Reason;

class NotableGamesTest {

  @Test
  void picksTheExtremesOfTheRunAndOfEachPairingAndThenAnyOthers() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c");
    run.scores(1, 1, 2).length(20).pair(0, "WL");
    run.length(7).pair(1, "DD");
    run.length(90).scores(1, 1, 50).pair(2, "WW");
    run.length(1).fault(new Fault(Side.FIRST, Fault.Kind.TIMEOUT)).scores(1, 1, 2).pair(0, "LW");

    assertThat(chosen(run))
        .containsExactly(
            tuple(2L, Reason.SHORTEST),
            tuple(4L, Reason.LONGEST),
            tuple(4L, Reason.BIGGEST_SWING),
            tuple(6L, Reason.FAULT),
            tuple(0L, Reason.PAIRING_SWING),
            tuple(2L, Reason.PAIRING_SWING),
            tuple(4L, Reason.PAIRING_SWING),
            tuple(0L, Reason.PAIRING_LONGEST),
            tuple(2L, Reason.PAIRING_LONGEST),
            tuple(4L, Reason.PAIRING_LONGEST),
            tuple(0L, Reason.PAIRING_SHORTEST),
            tuple(2L, Reason.PAIRING_SHORTEST),
            tuple(4L, Reason.PAIRING_SHORTEST),
            tuple(0L, Reason.SPREAD),
            tuple(1L, Reason.SPREAD),
            tuple(2L, Reason.SPREAD),
            tuple(3L, Reason.SPREAD),
            tuple(4L, Reason.SPREAD),
            tuple(5L, Reason.SPREAD),
            tuple(6L, Reason.SPREAD),
            tuple(7L, Reason.SPREAD));
  }

  @Test
  void picksTwoHundredSpreadOverAllThatAreRecorded() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c");
    for (int pair = 0; pair < 900; pair++) {
      run.scores(1, 1, 2).length(20 + pair % 7).pair(pair % 3, "WL");
    }

    List<Long> games = run.summary().notableGames().stream().map(each -> each.game()).toList();
    assertThat(new TreeSet<>(games)).hasSizeBetween(190, 200);
    for (int tenth = 0; tenth < 10; tenth++) {
      long from = 180L * tenth;
      assertThat(games).filteredOn(game -> game >= from && game < from + 180).hasSizeGreaterThan(9);
    }
  }

  @Test
  void comparesSwingsByEachPlayersOwnScale() {
    ScriptedRun run = ScriptedRun.cross(List.of("small", "large"), List.of("b"));
    run.scores(1, 0, 1, 0, 9).pair(0, "W");
    run.scores(9000, 0, 9100, 0, 9000).pair(1, "W");

    assertThat(chosen(run)).contains(tuple(0L, Reason.BIGGEST_SWING));
  }

  @Test
  void aChangeOfSignIsASwingAndTheFirstOfEqualSwingsIsTaken() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.scores(10, 0, 12).pair(0, "W");
    run.scores(10, 0, -10).pairs(2, 0, "W");

    assertThat(chosen(run)).contains(tuple(1L, Reason.BIGGEST_SWING));
  }

  @Test
  void theSecondSideMayChangeItsMindToo() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.scores(1, 1, 1, 1).pair(0, "W");
    run.scores(1, 1, 1, 50).pair(0, "W");

    assertThat(chosen(run)).contains(tuple(1L, Reason.BIGGEST_SWING));
  }

  @Test
  void picksNothingWhenNoMovesAreRecorded() {
    assertThat(ScriptedRun.roundRobin("a", "b").pair(0, "WL").summary().notableGames()).isEmpty();
  }

  private static List<Tuple> chosen(ScriptedRun run) {
    return run.summary().notableGames().stream()
        .map(each -> tuple(each.game(), each.reason()))
        .toList();
  }
}
