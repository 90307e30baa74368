package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Catalog;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.TestCatalog;

/** Positions that people bring: in lines, in blocks of lines, or in a folder of files. */
class OwnOpeningsTest {
  private static final String STATE =
      """
      3 3 A
      100 40 0 20 20
      30 40 0 20 20
      0
      A A1 B A3
      """;

  @TempDir Path folder;
  private Path boards = Path.of("");

  @BeforeEach
  void makeFolder() throws IOException {
    boards = Files.createDirectory(folder.resolve("boards"));
  }

  private List<String> openings(String game, String file) {
    String config =
        """
        name: x
        game: %s
        seed: 1
        players: { a: { search: random }, b: { search: random } }
        match: { pairs: 1, openings: { file: %s } }
        """;
    var read =
        Experiments.realReader()
            .read(
                ExperimentFile.parse(
                    folder.resolve("x.yaml"), config.formatted(game, file), Overrides.none()));
    return ((OpeningSpec.Listed) read.match().openings()).positions();
  }

  @Test
  void aFolderOfStateFilesIsReadInTheOrderOfNames() throws IOException {
    Files.writeString(boards.resolve("b.txt"), STATE);
    Files.writeString(boards.resolve("a.txt"), STATE.replace("B A3", "B C3"));
    assertThat(openings("grid-conflict", "boards/"))
        .hasSize(2)
        .allMatch(text -> !text.contains("\n"))
        .first()
        .asString()
        .contains("A A1 B C3");
  }

  @Test
  void aFileMayHaveStatesOfSeveralLinesWithBlankOnesBetween() throws IOException {
    String text = "# two boards\n\n" + STATE + "\n\n" + STATE.replace("B A3", "B C3");
    Files.writeString(folder.resolve("boards.txt"), text);
    assertThat(openings("grid-conflict", "boards.txt")).hasSize(2);
    Files.writeString(folder.resolve("one.txt"), STATE);
    assertThat(openings("grid-conflict", "one.txt")).hasSize(1);
  }

  @Test
  void whatListShowsIsReadBackForEveryGame() throws IOException {
    Catalog catalog = TestCatalog.discovered();
    for (Game game : catalog.games()) {
      Options usual = Options.of(game.options(), Map.of());
      String line = game.notation().position(game.start(usual));
      Files.writeString(folder.resolve("line.txt"), line + "\n");
      assertThat(openings(game.id(), "line.txt")).containsExactly(line);
    }
  }

  @Test
  void mistakesAreNamedWithTheirFile() throws IOException {
    Files.writeString(boards.resolve("a.txt"), STATE);
    Files.writeString(boards.resolve("b.txt"), STATE);
    assertThatThrownBy(() -> openings("grid-conflict", "boards"))
        .hasMessage("boards/b.txt: the same position as in boards/a.txt");
    Files.writeString(boards.resolve("b.txt"), STATE.replace("B A3", "B D3"));
    assertThatThrownBy(() -> openings("grid-conflict", "boards"))
        .hasMessage("boards/b.txt: line 5: token 'D3': the cell is outside the 3 x 3 grid");
    String two = STATE + "\n" + STATE;
    Files.writeString(folder.resolve("two.txt"), two);
    assertThatThrownBy(() -> openings("grid-conflict", "two.txt"))
        .hasMessage("two.txt:7:1: the same position as in line 1");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> openings("grid-conflict", empty.getFileName().toString()))
        .hasMessageContaining("file: 'empty' has no positions");
  }
}
