package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.statistics.summary.NotableGame.Reason;

class NotableGamesTest {

  @Test
  void picksExtremesAndOneOfEachPairing() {
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
            tuple(0L, Reason.PAIRING),
            tuple(2L, Reason.PAIRING),
            tuple(4L, Reason.PAIRING));
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
