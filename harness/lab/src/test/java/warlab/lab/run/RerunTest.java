package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;
import warlab.players.Decision;

class RerunTest {
  private static final PilePlan PLAN =
      PilePlan.of(4, "random:clever", "throws-late:random", "stalls:random").withTimeoutMs(100);

  private final PilePlayers players = new PilePlayers();

  @TempDir Path temp;

  @AfterEach
  void release() {
    players.release();
  }

  @Test
  void aGameIsPlayedAgainAsItWas() {
    Rerun rerun = rerunOf(PLAN.withPairs(1));
    for (int game = 0; game < 6; game++) {
      Rerun.Comparison comparison = rerun.play(game, MatchListener.NONE);
      assertThat(comparison.isSame()).as("game " + game).isTrue();
    }
  }

  @Test
  void aGameOfAPairNotYetPlayedHasNoRecord() {
    rerunOf(PLAN.withPairs(1));
    Rerun rerun = new Rerun(PLAN, players, new ResultsFolder(temp));
    assertThat(rerun.play(6, MatchListener.NONE).recorded()).isNull();
  }

  @Test
  void anotherPlayerIsSeenToPlayAnotherGame() {
    rerunOf(PLAN.withPairs(1));
    PilePlayers changed = new PilePlayers().with("random", seat -> view -> Decision.unsearched(1));
    Rerun rerun = new Rerun(PLAN, changed, new ResultsFolder(temp));
    assertThat(rerun.play(0, MatchListener.NONE).isSame()).isFalse();
  }

  @Test
  void aPlayerThatHearsNothingDoesNotHangTheRerun() {
    PilePlan unresponsive = PilePlan.of(1, "unresponsive:random").withTimeoutMs(100);
    Rerun rerun = new Rerun(unresponsive, players, new ResultsFolder(temp));
    assertThat(rerun.play(0, MatchListener.NONE).again().faultReport())
        .contains("no decision within 100 ms");
  }

  @Test
  void gamesThatAreNotPlannedAreRefused() {
    Rerun rerun = new Rerun(PLAN, players, new ResultsFolder(temp));
    assertThatThrownBy(() -> rerun.play(24, MatchListener.NONE))
        .isInstanceOf(ResultsException.class)
        .hasMessage("there is no game 24: they are numbered 0 to 23");
  }

  private Rerun rerunOf(PilePlan plan) {
    PileRun.in(temp, PileRun.experiment(plan, players), 2).run();
    return new Rerun(plan, players, new ResultsFolder(temp));
  }
}
