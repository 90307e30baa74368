package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.record.ResultsException;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

/** Files that somebody else changes, and what a run drops of them. */
class TouchedFilesTest {
  private static final PilePlan PLAN = PilePlan.of(10, "random:clever");

  @TempDir Path folder;
  private Path games;

  @BeforeEach
  void play() {
    PileRun.play(folder, PLAN, 1);
    games = folder.resolve("games.csv");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut", "removed", "replaced"})
  void gamesThatAreTouchedDuringARunStopIt(String how) throws IOException {
    byte[] before = Files.readAllBytes(games);
    RunListener vandal =
        new RunListener() {
          @Override
          public void committed(CommittedPair pair) {
            if (!pair.readBack() && pair.games().get(0).id().pair() == 10) {
              touch(how);
            }
          }
        };
    RunSpec longer = PileRun.experiment(PLAN.withPairs(20), new PilePlayers());
    assertThatThrownBy(() -> PileRun.in(folder, longer, 1, vandal).run())
        .isInstanceOf(ResultsException.class)
        .hasMessageStartingWith(games + " was ")
        .hasMessageEndingWith(
            " by somebody else during the run, so the run stops;"
                + " put it back as it was, %d bytes, and run again",
            before.length);

    Files.write(games, before);
    PileRun.in(folder, longer, 1).run();
    Path whole = folder.resolve("whole");
    PileRun.play(whole, PLAN.withPairs(20), 1);
    assertThat(PileRun.games(folder)).isEqualTo(PileRun.games(whole));
  }

  private void touch(String how) {
    try {
      switch (how) {
        case "cut" -> Files.writeString(games, "");
        case "removed" -> Files.delete(games);
        default -> {
          Path copy = Files.copy(games, folder.resolve("copy"));
          Files.move(copy, games, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  @Test
  void aRunSaysWhatItDrops() throws IOException {
    String whole = PileRun.games(folder);
    Files.writeString(games, whole.substring(0, whole.length() - 3));
    assertThat(warnings())
        .contains(
            folder
                + ": dropped and played again, half a pair"
                + " (lines: games.csv 2, moves.csv 20, timings.csv 2)");
    assertThat(PileRun.games(folder)).isEqualTo(whole);
    assertThat(folder).isDirectoryNotContaining("glob:**/dropped-*");
  }

  @Test
  void whatCannotBePlayedAgainIsKept() throws IOException {
    SmallExperiment.forgeManifest(folder, "\"repeatable\" : true", "\"repeatable\" : false");
    String timings = PileRun.text(folder.resolve("timings.csv"));
    String header = timings.substring(0, timings.indexOf('\n') + 1);
    Files.writeString(folder.resolve("timings.csv"), "20,1,", StandardOpenOption.APPEND);
    Path kept = folder.resolve("dropped-1");
    assertThat(warnings())
        .containsExactly(
            "%s: dropped and played again, what an interruption left unfinished".formatted(folder)
                + " (lines: timings.csv 1); a copy is in %s".formatted(kept));
    assertThat(kept.resolve("timings.csv")).hasContent(header + "20,1,");
    assertThat(PileRun.text(folder.resolve("timings.csv"))).isEqualTo(timings);
  }

  private List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.add(message);
          }
        };
    PileRun.in(folder, PileRun.experiment(PLAN, new PilePlayers()), 1, listener).run();
    return warnings;
  }
}
