package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.Pairing;
import warlab.lab.config.SprtSpec;
import warlab.lab.plan.SprtStop;
import warlab.lab.plan.StopRule;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

class SprtStopTest {
  private static final PilePlan PLAN =
      PilePlan.of(2000, "clever:random", "random:clever", "random:random");
  @TempDir Path temp;

  @Test
  void theTestStopsAtTheSameGameOnAnyNumberOfThreads() {
    List<String> verdicts = run("one", 1);
    assertThat(run("seven", 7)).isEqualTo(verdicts);
    assertThat(PileRun.games(temp.resolve("seven"))).isEqualTo(PileRun.games(temp.resolve("one")));
    assertThat(verdicts).hasSize(3);
    assertThat(verdicts)
        .anyMatch(words -> words.startsWith("clever against random: 60.0 Elo accepted"));
    assertThat(verdicts)
        .anyMatch(words -> words.startsWith("random against clever: 0.0 Elo accepted"));
  }

  @Test
  void singleGamesAreJudgedAsWell() {
    PilePlan cross = PilePlan.of(2000, "clever:random").withLegs(1);
    RunSpec experiment = PileRun.experiment(cross, new PilePlayers(), pairing -> sprt(pairing, 1));
    RunResult result = PileRun.in(temp.resolve("cross"), experiment, 2).run();
    assertThat(result.games()).isLessThan(2000);
  }

  private static StopRule sprt(Pairing pairing, int games) {
    return new SprtStop(SprtSpec.of(0, 60), pairing, games);
  }

  private List<String> run(String folder, int threads) {
    List<String> verdicts = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void stopped(Pairing pairing, String verdict) {
            verdicts.add(verdict);
          }
        };
    RunSpec experiment = PileRun.experiment(PLAN, new PilePlayers(), pairing -> sprt(pairing, 2));
    PileRun.in(temp.resolve(folder), experiment, threads, listener).run();
    return verdicts;
  }
}
