package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.build.ProjectHome;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** Games and positions as lines of JSON, and the way back. */
class ExportCommandTest {
  @TempDir Path folder;

  private SmallExperiment played(String game) {
    SmallExperiment small =
        SmallExperiment.in(
            folder,
            SmallExperiment.TEXT
                .replace("ai-wargame", game)
                .replace("greedy, heuristic: e2", "random")
                .replace("pairs: 10", "pairs: 2"));
    assertThat(small.run().exitCode()).isZero();
    return small;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ai-wargame", "grid-conflict", "tank-wars"})
  void replayPlaysEveryExportedGameAgain(String game) throws IOException {
    Terminal export = Terminal.run("export", played(game).results().toString());
    assertThat(export.lines()).hasSize(4);
    Path file = Files.writeString(folder.resolve("games.jsonl"), export.out());
    Terminal replay = Terminal.run("replay", game, file.toString());
    assertThat(replay.err()).isEmpty();
    assertThat(replay.out()).startsWith("4 games replayed: all moves are legal, and all end as");
  }

  @Test
  void aGameThatEndsOtherwiseIsNamed() throws IOException {
    String games = Terminal.run("export", played("ai-wargame").results().toString()).out();
    List<String> lines = games.lines().toList();
    String other = lines.get(1).replaceFirst("\"ending\":\"[^\"]*\"", "\"ending\":\"x\"");
    Path file = Files.writeString(folder.resolve("a.jsonl"), lines.get(0) + "\n" + other + "\n");
    Terminal refused = Terminal.run("replay", "ai-wargame", file.toString());
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains(file + ": line 2: game 1 ends in ", " by x as recorded");
    String drawn = lines.get(1).replaceFirst("\"outcome\":\"[^\"]*\"", "\"outcome\":\"draw\"");
    Files.writeString(file, drawn + "\n");
    assertThat(Terminal.run("replay", "ai-wargame", file.toString()).err())
        .contains(": line 1: game 1 ends in ", ", not in draw by ");
    Files.writeString(file, "{\"game\": 1}\n");
    assertThat(Terminal.run("replay", "ai-wargame", file.toString()).err())
        .contains(file + ": line 1: expected a game as 'warlab export' writes it");
  }

  @Test
  void positionsHaveFeaturesScoreAndTheResultOfTheMover() {
    SmallExperiment small = SmallExperiment.in(folder);
    small.run();
    Terminal export = Terminal.run("export", small.results().toString(), "--positions");
    assertThat(export.lines()).hasSize(small.text("moves.csv").lines().toList().size() - 1);
    for (String line : export.lines().subList(0, 20)) {
      JsonNode position = JsonMapper.shared().readTree(line);
      boolean isGreedy = position.at("/score").isNumber(); // a random player gives no score
      assertThat(position.at("/result").asDouble()).isEqualTo(isGreedy ? 1.0 : 0.0);
      assertThat(position.at("/features/material").isNumber()).isTrue();
      assertThat(position.at("/position").asString()).contains("/");
    }
  }

  @Test
  void everyKeyIsExplained() throws IOException {
    SmallExperiment small = SmallExperiment.in(folder);
    small.run();
    String readme = Files.readString(ProjectHome.find().resolve("results/README.md"));
    for (String form : new String[] {"--positions", "--plugins=" + folder}) {
      String line = Terminal.run("export", small.results().toString(), form).lines().get(0);
      assertThat(JsonMapper.shared().readTree(line).propertyNames())
          .allSatisfy(key -> assertThat(readme).contains("| `" + key + "` |"));
    }
  }
}
