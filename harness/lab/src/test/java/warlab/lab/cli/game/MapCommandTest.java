package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** One map behind every door: as a name, as text, in a file of text or JSON. */
class MapCommandTest {
  private static final String SMALL = "3x1|900A|BGB|1T0.0,2U2.0";

  @TempDir Path folder;
  private Path text = Path.of("");
  private Path json = Path.of("");

  @BeforeEach
  void writeBoth() throws IOException {
    text = Files.writeString(folder.resolve("small.txt"), SMALL + "\n");
    json = folder.resolve("small.json");
    Files.writeString(json, Terminal.run("map", "" + text, "--json").out());
  }

  @Test
  void textBecomesJsonAndJsonBecomesText() {
    Terminal shown = Terminal.run("map", json.toString());
    assertThat(shown.out().replace("\n", "")).isEqualTo(SMALL);
    assertThat(shown.err())
        .isEqualToNormalizingNewlines(
            "small: 3x1, 2 players, 2 units, 2 bases; openings do not vary it: give a list of"
                + " them, or match.repeat\n");
  }

  @Test
  void mapsThatComeAlongSayThatTheyAreOurs() {
    assertThat(Terminal.run("map", "border").err())
        .contains("border: 15x8, 2 players", "built in: ours, not one of the original's");
    assertThat(Terminal.run("list", "games").out()).contains("which are not the original's");
  }

  @Test
  void whatIsNoMapIsRefusedWithItsPlace() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.txt"), "3x1|900A|BGB|1T0.0");
    assertThat(Terminal.run("map", "" + broken).err().strip())
        .isEqualTo("error: " + broken + ": map 'given': units of 1 players, expected at least 2");
    assertThat(Terminal.run("map", "bordr").err()).contains("maybe 'border'?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"small.txt", "small.json"})
  void everyDoorTakesEveryForm(String file) {
    Path map = folder.resolve(file);
    Terminal play =
        Terminal.run(
            "play", "tank-wars", "--first", "idle", "--second", "idle", "--set", "map=" + map);
    assertThat(play.err()).isEmpty();
    assertThat(play.out()).contains("draw after");
    Terminal serve =
        Terminal.run(
            "serve", "--port", "0", "--lockstep", "--players", "idle,idle", "--map", "" + map);
    assertThat(serve.out()).startsWith("draw by");
    SmallExperiment small = experiment("map: " + file, "{ pairs: 2, repeat: true }");
    assertThat(small.run().err()).isEmpty();
    assertThat(small.text("experiment.yaml")).contains("map: \"" + SMALL);
  }

  @Test
  void aMapThatIsNotVariedSaysWhatHelps() {
    assertThat(experiment("map: small.txt", "{ pairs: 2 }").run().err())
        .contains("nothing varies them", "openings: { file: ... }", "match.repeat");
  }

  @Test
  void severalMapsAreOneMatch() {
    SmallExperiment small = experiment("map: 'border, skirmish'", "{ pairs: 6 }");
    assertThat(small.run("--set", "gameOptions.iterationCap=30").err()).isEmpty();
    assertThat(small.text("openings.csv")).contains("border~8:", "skirmish~8:");
    assertThat(small.text("games.csv")).hasLineCount(1 + 12);
  }

  private SmallExperiment experiment(String map, String match) {
    return SmallExperiment.in(
        folder,
        """
        name: maps
        game: tank-wars
        gameOptions: { %s }
        players: { a: hunter, b: rush }
        match: %s
        report: false
        """
            .formatted(map, match));
  }
}
