package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.TestCheckout.Ended;

/** {@code harness/findings.sh} finds each number of the page that a run does not confirm. */
@Tag("process")
class FindingsTest {

  private static final Path HOME = ProjectHome.find();

  private static final String PAGE =
      """
      # What we found

      `./warlab run configs/sample.yaml`, played with 0.0.1

      | player | side | against | games | score | 95 % interval |
      |---|---|---|---|---|---|
      | ours depth=1 | both | ours depth=2 | 20 | 35.0 % | 21.0 to 52.8 |
      | e2 | both | ours depth=1 | 20 | 45.0 % | 25.3 to 66.7 |
      | all | second | all | 200 | 63.0 % | 56.1 to 69.4 |

      | player | number | value |
      |---|---|---|
      | e2 | auc | 0.71 |

      ## Elsewhere

      | player | number | value |
      |---|---|---|
      | e2 | games | by hand |
      """;

  @TempDir Path house;

  /** A house whose program does not play: it copies the sample run that the project keeps. */
  @BeforeEach
  void buildAHouse() throws IOException {
    Files.createDirectories(house.resolve("docs"));
    Files.createDirectories(house.resolve("harness"));
    Files.copy(HOME.resolve("harness/findings.sh"), house.resolve("harness/findings.sh"));
    Files.writeString(
        house.resolve("warlab"),
        "#!/bin/sh\ncp -R '%s' \"$4\"\n".formatted(HOME.resolve("results/sample")));
    assertThat(house.resolve("warlab").toFile().setExecutable(true)).isTrue();
  }

  @Test
  void unchangedNumbersAreConfirmed() throws Exception {
    Ended ended = findings(PAGE);
    assertThat(ended.out()).isEqualTo("playing sample ...\nall numbers are the same\n");
    assertThat(ended.exitCode()).isZero();
  }

  @Test
  void changedNumbersAreShown() throws Exception {
    Ended ended = findings(PAGE.replace("45.0 %", "46.0 %").replace("0.71", "0.99"));
    assertThat(ended.out().lines())
        .contains(
            "-| e2 | both | ours depth=1 | 20 | 46.0 % | 25.3 to 66.7 |",
            "+| e2 | both | ours depth=1 | 20 | 45.0 % | 25.3 to 66.7 |",
            "-| e2 | auc | 0.99 |",
            "+| e2 | auc | 0.71 |");
    assertThat(ended.exitCode()).isEqualTo(1);
    assertThat(page()).contains("46.0 %");
  }

  @Test
  void numbersOfATermAreThoseOfAnAblation() throws Exception {
    Files.writeString(
        house.resolve("warlab"),
        "printf 'term,leaveOneOut,verdict\\nhealth,-64.2,\"a, b\"\\n' >\"$4/ablation.csv\"\n",
        StandardOpenOption.APPEND);
    String table = "| term | number | value |\n|---|---|---|\n| health | leaveOneOut | -12 |\n";

    Ended ended = findings(PAGE.replace("## Elsewhere", table + "\n## Elsewhere"));

    assertThat(ended.out().lines())
        .contains("-| health | leaveOneOut | -12 |", "+| health | leaveOneOut | -64 |");
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void newNumbersAndTheirVersionAreWritten() throws Exception {
    Ended ended = findings(PAGE.replace("45.0 %", "46.0 %"), "--write", "sample");
    assertThat(ended.exitCode()).isZero();
    assertThat(page()).doesNotContain("0.0.1");
    assertThat(page().replaceFirst("played with [0-9.]+\n", "played with 0.0.1\n")).isEqualTo(PAGE);
  }

  @Test
  void aPlayerThatIsGoneIsNamed() throws Exception {
    Ended ended = findings(PAGE.replace("| e2 | both", "| e9 | both"));
    assertThat(ended.err())
        .isEqualTo("sample: nothing is known of e9 as both against ours depth=1\n");
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void aConfigThatThePageDoesNotNameIsRefused() throws Exception {
    assertThat(findings(PAGE, "nothing").exitCode()).isEqualTo(2);
  }

  @Test
  void everyRunOfThePageHasItsConfig() throws IOException {
    List<String> configs =
        Pattern.compile("(?m)^`\\./warlab run (.*)`, played with [0-9.]+$")
            .matcher(Files.readString(HOME.resolve("docs/findings.md")))
            .results()
            .map((MatchResult run) -> run.group(1))
            .toList();
    assertThat(configs)
        .hasSizeGreaterThan(10)
        .allSatisfy(c -> assertThat(HOME.resolve(c)).exists());
  }

  private Ended findings(String page, String... arguments)
      throws IOException, InterruptedException {
    Files.writeString(house.resolve("docs/findings.md"), page);
    var command = new ArrayList<>(List.of("sh", "harness/findings.sh"));
    command.addAll(List.of(arguments));
    return TestCheckout.end(new ProcessBuilder(command).directory(house.toFile()).start());
  }

  private String page() throws IOException {
    return Files.readString(house.resolve("docs/findings.md"));
  }
}
