package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.record.FolderLock;
import warlab.lab.record.ResultsFolder;

/** The answer of a results folder, in every form. */
class ShowCommandTest {
  @TempDir Path folder;
  private SmallExperiment small = new SmallExperiment(Path.of(""), Path.of(""));

  @BeforeEach
  void play() {
    small = SmallExperiment.in(folder);
    assertThat(small.run().exitCode()).isZero();
  }

  private Terminal show(String... more) {
    String[] arguments = new String[more.length + 2];
    arguments[0] = "show";
    arguments[1] = small.results().toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    return Terminal.run(arguments);
  }

  @Test
  void tellsTheHeadlineAndTheTable() {
    assertThat(show().out())
        .startsWith("greedy beats random by at least +186 Elo over 20 games; as Attacker 100 %")
        .contains("player  opponent  games    score");
  }

  @Test
  void markdownHasTheSameNumbers() {
    assertThat(show("--markdown").out())
        .startsWith("## small\n\n`greedy` beats `random` by at least +186 Elo")
        .contains("| greedy | random | 20 | 100.0 % | 74.4 to 100.0 % |");
  }

  @Test
  void jsonHasTheNumbersOfTheTables() {
    JsonNode json = JsonMapper.shared().readTree(show("--json").out());
    assertThat(json.at("/state").asString()).isEqualTo("finished");
    assertThat(json.at("/games").asLong()).isEqualTo(20);
    assertThat(json.at("/pairings/0/score").asDouble()).isEqualTo(1.0);
    assertThat(json.at("/pairings/0/elo").isNull()).isTrue();
    assertThat(json.at("/pairings/0/eloLow").asDouble()).isBetween(180.0, 190.0);
    assertThat(json.at("/players/0/player").asString()).isEqualTo("greedy");
    assertThat(json.at("/headline/0").asString()).startsWith("greedy beats random");
  }

  @Test
  void anInterruptedRunSaysWhatIsMissingAndALiveOneThatItRuns() throws IOException {
    small.forgeManifest("\"games\" : 20", "\"games\" : null");
    small.forgeManifest("\"finished\" : \"[^\"]*\"", "\"finished\" : null");
    small.forgeManifest("(?s)\"journal\" : \\{.*?}", "\"journal\" : {}");
    String games = small.text("games.csv");
    Files.writeString(
        small.results().resolve("games.csv"), games.substring(0, games.length() - 30));
    Terminal interrupted = show();
    assertThat(interrupted.out()).startsWith("Unfinished: 18 of 20 games have been played;");
    assertThat(interrupted.err()).contains("left out");
    FolderLock lock = new ResultsFolder(small.results()).lock();
    try {
      Terminal live = show();
      assertThat(live.err()).isEmpty();
      assertThat(live.out()).startsWith("Still running: 18 of 20 games so far.\ngreedy beats");
      JsonNode json = JsonMapper.shared().readTree(show("--json").out());
      assertThat(json.at("/state").asString()).isEqualTo("running");
    } finally {
      lock.close();
    }
  }

  @Test
  void anyGameHasAPage() throws IOException {
    assertThat(show("--game", "17").lines())
        .containsExactly("game: " + small.results().resolve("game-17.html"));
    assertThat(small.text("game-17.html"))
        .contains("viewer-games", "\"number\":17,", "\"pairing\":\"greedy and random\"");
    Terminal missing = show("--game", "20");
    assertThat(missing.exitCode()).isEqualTo(1);
    assertThat(missing.err()).contains("has no game 20: they are numbered 0 to 19");
  }

  @Test
  void aGameWithoutMovesIsPlayedAgainForItsPage() throws IOException {
    String page = pageOf("17");
    Files.delete(small.results().resolve("moves.csv"));
    assertThat(pageOf("17")).isEqualTo(page);
  }

  private String pageOf(String game) {
    assertThat(show("--game", game).exitCode()).isZero();
    return small.text("game-" + game + ".html");
  }

  @Test
  void aFolderWithoutGamesIsRefused() {
    assertThat(Terminal.run("show", folder.toString()).err())
        .contains("is no results folder: it has no experiment.yaml");
  }
}
