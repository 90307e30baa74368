package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.StoredText;

/** Rock, paper and scissors as a plug-in: what no scale orders is not put in an order. */
class CyclicGameTest {
  private static final String CONFIG =
      """
      name: signs
      game: rock-paper-scissors
      seed: 5
      players:
        rock: { search: sign, shows: rock }
        paper: { search: sign, shows: paper }
        scissors: { search: sign, shows: %s }
      match: { pairs: 60, openings: none }
      plugins: [my]
      report: false
      """;

  @TempDir Path folder;

  @BeforeEach
  void savePlugIns() throws IOException {
    Path mine = Files.createDirectories(folder.resolve("my/mine"));
    for (String name : new String[] {"RockPaperScissors", "Hands", "Sign"}) {
      Files.writeString(
          mine.resolve(name + ".java"),
          StoredText.resource(CyclicGameTest.class, "plugin/" + name + ".java.txt"));
    }
  }

  private String show(String sign, String... form) {
    SmallExperiment small = SmallExperiment.in(folder, CONFIG.formatted(sign));
    assertThat(small.run("--fresh").exitCode()).isZero();
    String[] arguments = {"show", "" + small.results(), "--plugins", "" + folder.resolve("my")};
    return Terminal.run(Stream.of(arguments, form).flatMap(Arrays::stream).toArray(String[]::new))
        .out();
  }

  @Test
  void theCycleIsNamedAndTheBeatenPlayerIsCalledSo() {
    assertThat(show("scissors"))
        .containsPattern(
            "(rock|paper|scissors) beats (rock|paper|scissors) \\(7\\d %\\), but loses to"
                + " (rock|paper|scissors) \\(2\\d %\\), which (rock|paper|scissors) beats"
                + " \\(7\\d %\\): there is a cycle, one number cannot order these players\\.")
        .contains(", better than 1, worse than 1 of 2 others;")
        .doesNotContain("better than only");
    JsonNode json = JsonMapper.shared().readTree(show("scissors", "--json"));
    assertThat(json.at("/scale/degrees").asInt()).isEqualTo(1);
    assertThat(json.at("/scale/pValue").asDouble()).isLessThan(1e-6);
  }

  @Test
  void whereTwoShowTheSameNothingSpeaksAgainstAScale() {
    assertThat(show("rock")).doesNotContain("cycle", "does not explain");
  }
}
