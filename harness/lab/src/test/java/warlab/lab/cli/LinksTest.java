package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.record.FaultLog;
import warlab.lab.record.GamesInPlay;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.OpeningLog;

/** A link in a stranger's results leads nobody to files elsewhere. */
class LinksTest {
  private static final String SECRET = "a key that opens everything\n";

  @TempDir Path folder;
  private Path victim = Path.of("");
  private SmallExperiment small = new SmallExperiment(Path.of(""), Path.of(""));

  @BeforeEach
  void play() throws IOException {
    victim = Files.writeString(folder.resolve("authorized_keys"), SECRET);
    small = SmallExperiment.in(folder);
    assertThat(small.run("--pairs", "2").exitCode()).isZero();
  }

  private Path link(String name, Path target) throws IOException {
    Path link = small.results().resolve(name);
    Files.createDirectories(link.resolveSibling(""));
    Files.deleteIfExists(link);
    return Files.createSymbolicLink(link, target);
  }

  @ParameterizedTest
  @CsvSource({
    "report.html.new, authorized_keys",
    ".in-play.new, authorized_keys",
    ".lock, authorized_keys",
    "faults.log, authorized_keys",
    "games.csv, authorized_keys",
    "charts, elsewhere",
    "parts/00000.games.csv.gz, authorized_keys",
    "dropped-1/moves.csv, authorized_keys",
    "deep/er/still, elsewhere"
  })
  void everyCommandThatWritesRefusesLinks(String name, String target) throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path link = link(name, folder.resolve(target));
    String results = small.results().toString();
    for (List<String> command :
        List.of(
            List.of("report", results),
            List.of("run", "" + small.config(), "--out", results, "--quiet"),
            List.of("show", results, "--game", "1"))) {
      Terminal refused = Terminal.run(command.toArray(String[]::new));
      assertThat(refused.err()).hasLineCount(1).contains(link + " is a link");
      assertThat(refused.exitCode()).isEqualTo(1);
    }
    assertThat(victim).hasContent(SECRET);
    assertThat(elsewhere).isEmptyDirectory();
  }

  /** As where all results lie on a larger disk. */
  @Test
  void theFolderItselfMayBeALink() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), small.results());
    assertThat(Terminal.run("report", "" + link).exitCode()).isZero();
  }

  /** Should a link come after everybody has looked. */
  @Test
  void filesAreMadeAnewOrNotAtAll() throws IOException {
    link("report.html.new", victim);
    WholeFiles.replace(small.results().resolve("report.html"), "a page");
    assertThat(small.text("report.html")).isEqualTo("a page");

    link(".in-play.new", victim);
    GamesInPlay.in(small.results(), List.of(), warning -> assertThat(warning).isEmpty()).end(true);

    List<String> warnings = new ArrayList<>();
    link("faults.log", victim);
    new FaultLog(small.results(), warnings::add).note("a player did what it should not");
    assertThat(warnings).hasSize(1);

    link("openings.csv", Files.createFile(folder.resolve("empty")));
    assertThatThrownBy(() -> new OpeningLog(small.results()).close())
        .isInstanceOf(ResultsException.class);
    link(".lock", victim);
    assertThatThrownBy(() -> new ResultsFolder(small.results()).lock())
        .isInstanceOf(ResultsException.class);
    assertThat(victim).hasContent(SECRET);
    assertThat(folder.resolve("empty")).isEmptyFile();
  }
}
