package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.tree.ConfigException;

/** What a game itself objects to has a place in the file as well. */
class GameObjectionTest {
  @TempDir Path folder;

  @Test
  void boundsOfOpeningsThatContradictEachOther() throws IOException {
    refuses(
        """
        name: x
        game: grid-conflict
        seed: 1
        players: { p: random, q: random }
        match: { pairs: 1, openings: { minRows: 7, maxRows: 6 } }
        """,
        ":5:32: minRows: expected at most maxRows, which is 6");
  }

  @Test
  void mapThatTheGameDoesNotKnow() throws IOException {
    refuses(
        """
        name: x
        game: tank-wars
        gameOptions: { map: bordr }
        seed: 1
        players: { p: random, q: random }
        match: { pairs: 1 }
        """,
        ":3:16: map: ");
  }

  @Test
  void mapInAFileThatIsNoMap() throws IOException {
    Files.writeString(folder.resolve("my.map"), "nonsense");
    refuses(
        """
        name: x
        game: tank-wars
        gameOptions: { map: { file: my.map } }
        seed: 1
        players: { p: random, q: random }
        match: { pairs: 1 }
        """,
        ":3:16: map: ");
  }

  private void refuses(String yaml, String message) throws IOException {
    Path file = Files.writeString(folder.resolve("x.yaml"), yaml);

    assertThatThrownBy(
            () -> Experiments.realReader().read(ExperimentFile.open(file, Overrides.none())))
        .isInstanceOf(ConfigException.class)
        .hasMessageStartingWith(file + message);
  }
}
