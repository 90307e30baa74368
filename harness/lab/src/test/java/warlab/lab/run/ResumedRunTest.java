package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.SeededStream;
import warlab.lab.record.ResultsException;
import warlab.lab.record.disk.RecordedDisk;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

/** Runs that go on from files cut at any place end with the files of an undisturbed run. */
@Tag("long")
class ResumedRunTest {
  private static final PilePlan PLAN = PilePlan.of(6, "random:clever", "clever:random");
  private static final List<String> FILES = List.of("games.csv", "moves.csv", "timings.csv");

  @TempDir Path temp;
  private Path whole;

  @BeforeEach
  void playUndisturbed() {
    whole = temp.resolve("whole");
    run(whole);
  }

  @Test
  void gamesCutAtAnyByteAreMadeUpFor() throws IOException {
    long size = Files.size(whole.resolve("games.csv"));
    for (long cut = 0; cut <= size; cut += 23) {
      assertResumes(cut, Files.size(whole.resolve("moves.csv")), Long.MAX_VALUE);
    }
  }

  @Test
  void movesCutAtAnyByteAreMadeUpFor() throws IOException {
    long size = Files.size(whole.resolve("moves.csv"));
    for (long cut = 0; cut <= size; cut += 41) {
      assertResumes(Long.MAX_VALUE, cut, Long.MAX_VALUE);
    }
  }

  @Test
  void timingsCutAtAnyByteAreMadeUpFor() throws IOException {
    long size = Files.size(whole.resolve("timings.csv"));
    for (long cut = 0; cut <= size; cut += 17) {
      assertResumes(Long.MAX_VALUE, Long.MAX_VALUE, cut);
    }
  }

  @Test
  void allFilesCutAnywhereAreMadeUpFor() throws IOException {
    SeededStream dice = new SeededStream(7);
    for (int round = 0; round < 100; round++) {
      assertResumes(cut("games.csv", dice), cut("moves.csv", dice), cut("timings.csv", dice));
    }
  }

  private long cut(String file, SeededStream dice) throws IOException {
    return dice.nextInt((int) Files.size(whole.resolve(file)) + 1);
  }

  private void assertResumes(long games, long moves, long timings) throws IOException {
    Path folder = Files.createTempDirectory(temp, "cut");
    Files.copy(whole.resolve("manifest.json"), folder.resolve("manifest.json"));
    long[] cuts = {games, moves, timings};
    for (int i = 0; i < cuts.length; i++) {
      byte[] bytes = Files.readAllBytes(whole.resolve(FILES.get(i)));
      int kept = (int) Math.min(cuts[i], bytes.length);
      Files.write(folder.resolve(FILES.get(i)), Arrays.copyOf(bytes, kept));
    }
    run(folder);
    String where = games + ", " + moves + ", " + timings;
    assertThat(PileRun.games(folder)).as(where).isEqualTo(PileRun.games(whole));
    assertThat(PileRun.moves(folder)).as(where).isEqualTo(PileRun.moves(whole));
    assertThat(timedGames(folder)).as(where).isEqualTo(timedGames(whole));
  }

  private static List<String> timedGames(Path folder) {
    return PileRun.text(folder.resolve("timings.csv"))
        .lines()
        .map(line -> line.substring(0, line.indexOf(',')))
        .toList();
  }

  @Test
  void aChangedByteIsFoundAndItsLineNamed() throws IOException {
    Path games = whole.resolve("games.csv");
    byte[] sound = Files.readAllBytes(games);
    int header = PileRun.games(whole).indexOf('\n') + 1;
    int lastLine = PileRun.games(whole).stripTrailing().lastIndexOf('\n') + 1;
    for (int at = header; at < lastLine; at += 29) {
      byte[] flipped = sound.clone();
      flipped[at] ^= 4;
      Files.write(games, flipped);
      long line =
          new String(sound, 0, at, StandardCharsets.UTF_8).lines().count()
              + (sound[at - 1] == '\n' ? 1 : 0);
      assertThatThrownBy(() -> run(whole))
          .isInstanceOf(ResultsException.class)
          .hasMessageStartingWith("games.csv line " + line + ": ");
    }
    Files.write(games, sound);
    assertThat(run(whole).status()).isEqualTo(RunResult.Status.ALREADY_FINISHED);
  }

  @Test
  void aMissingCompanionIsNotTakenForAnEmptyOne() throws IOException {
    Files.delete(whole.resolve("timings.csv"));
    assertThatThrownBy(() -> run(whole))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("timings.csv is missing, but games.csv has games");
  }

  @Test
  void otherColumnsAreRefused() throws IOException {
    Files.writeString(whole.resolve("games.csv"), "game,winner\n0,first\n");
    assertThatThrownBy(() -> run(whole))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("games.csv line 1: the columns are not those of this version");
  }

  @ParameterizedTest
  @ValueSource(strings = {"games.csv", "moves.csv", "timings.csv"})
  void aRefusedFolderHasNoFilesOpen(String name) throws IOException {
    RecordedDisk disk = new RecordedDisk();
    Files.writeString(whole.resolve(name), "game,winner\n0,first\n");
    assertThatThrownBy(() -> run(disk.path(whole))).isInstanceOf(ResultsException.class);
    Files.delete(whole.resolve("timings.csv"));
    assertThatThrownBy(() -> run(disk.path(whole))).isInstanceOf(ResultsException.class);
    assertThat(disk.openFiles()).isZero();
  }

  @Test
  void gamesWithoutAManifestAreRefused() throws IOException {
    Files.delete(whole.resolve("manifest.json"));
    assertThatThrownBy(() -> run(whole))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("has games but no manifest.json");
  }

  private static RunResult run(Path folder) {
    RunSpec experiment = PileRun.experiment(PLAN, new PilePlayers(), PileRun.leadOf(6));
    return PileRun.in(folder, experiment, 1).run();
  }
}
