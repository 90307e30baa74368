package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.statistics.summary.NotableGame;
import warlab.lab.statistics.summary.NotableGame.Reason;

class NotableGamesTest {

  @Test
  void picksExtremesAndOneOfEachPairing() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b", "c");
    run.scores(1, 1, 2).length(20).pair(0, "WL");
    run.length(7).pair(1, "DD");
    run.length(90).scores(1, 1, 50).pair(2, "WW");
    run.length(1).fault(new Fault(Side.FIRST, Fault.Kind.TIMEOUT)).scores(1, 1, 2).pair(0, "LW");

    assertThat(run.summary().notableGames())
        .containsExactly(
            new NotableGame(2, Reason.SHORTEST),
            new NotableGame(4, Reason.LONGEST),
            new NotableGame(4, Reason.BIGGEST_SWING),
            new NotableGame(6, Reason.FAULT),
            new NotableGame(0, Reason.PAIRING),
            new NotableGame(2, Reason.PAIRING),
            new NotableGame(4, Reason.PAIRING));
  }

  @Test
  void comparesSwingsByEachPlayersOwnScale() {
    ScriptedRun run = ScriptedRun.cross(List.of("small", "large"), List.of("b"));
    run.scores(1, 0, 1, 0, 9).pair(0, "W");
    run.scores(9000, 0, 9100, 0, 9000).pair(1, "W");

    assertThat(run.summary().notableGames()).contains(new NotableGame(0, Reason.BIGGEST_SWING));
  }

  @Test
  void aChangeOfSignIsASwingAndTheFirstOfEqualSwingsIsTaken() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.scores(10, 0, 12).pair(0, "W");
    run.scores(10, 0, -10).pairs(2, 0, "W");

    assertThat(run.summary().notableGames()).contains(new NotableGame(1, Reason.BIGGEST_SWING));
  }

  @Test
  void theSecondSideMayChangeItsMindToo() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.scores(1, 1, 1, 1).pair(0, "W");
    run.scores(1, 1, 1, 50).pair(0, "W");

    assertThat(run.summary().notableGames()).contains(new NotableGame(1, Reason.BIGGEST_SWING));
  }

  @Test
  void leavesOutPairsWhoseOpeningWouldTakeLongToMake() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").length(20);
    for (int pair = 0; pair < NotableGames.MAX_PAIR - 1; pair++) {
      run.pair(0, "WL");
    }
    run.scores(1, 1, 2).pair(0, "WL");
    run.length(5).pair(0, "WL");

    long early = 2L * (NotableGames.MAX_PAIR - 1);
    assertThat(run.summary().notableGames()).extracting(NotableGame::game).containsOnly(early);
    assertThat(run.summary().recordedGames()).isEqualTo(4);
  }

  @Test
  void picksNothingWhenNoMovesAreRecorded() {
    assertThat(ScriptedRun.roundRobin("a", "b").pair(0, "WL").summary().notableGames()).isEmpty();
  }
}
