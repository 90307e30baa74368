package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import warlab.lab.report.table.TableFiles;
import warlab.lab.statistics.summary.Summary;

class LargeSummaryTest {
  private static final String[] RESULTS = {"WW", "WL", "LD", "LL", "WD", "DD", "WL"};

  @Test
  void addsUpTwoHundredThousandGamesOfTwentyPlayers() {
    String[] players = IntStream.range(0, 20).mapToObj(i -> "p" + i).toArray(String[]::new);
    ScriptedRun run = ScriptedRun.roundRobin(players);
    int pairings = run.pairings().size();
    for (int pair = 0; pair < 100_000; pair++) {
      // The moves of every hundredth pair are kept.
      run.scores(pair % 100 == 0 ? new int[] {pair % 7, 3 - pair % 5, 2, 1} : new int[0]);
      run.length(20 + pair % 61).pair(pair % pairings, RESULTS[pair % RESULTS.length]);
    }

    Summary summary = run.summary();

    assertThat(summary.games()).isEqualTo(200_000);
    assertThat(summary.copies()).isZero();
    assertThat(summary.recordedGames()).isEqualTo(2_000);
    assertThat(summary.players()).hasSize(20);
    assertThat(TableFiles.of(summary)).hasSize(9);
  }
}
