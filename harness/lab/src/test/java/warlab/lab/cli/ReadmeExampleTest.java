package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.ProjectHome;

/** What README.md shows works: the heuristic compiles and plays, the experiment runs. */
class ReadmeExampleTest {
  @TempDir Path plugins;

  @Test
  void theHeuristicOfTheReadmePlays() throws IOException {
    String section = section("## A heuristic of your own");
    Files.writeString(plugins.resolve("HeadCount.java"), block(section, "java"));

    List<String> command = new ArrayList<>(List.of(block(section, "sh").split("\\s+")));
    assertThat(command.remove(0)).isEqualTo("./warlab");
    command.set(command.indexOf("my"), plugins.toString());
    Terminal play = Terminal.run(command.toArray(String[]::new));

    assertThat(play.err()).isEmpty();
    assertThat(play.exitCode()).isZero();
    assertThat(play.out()).contains("wins after", "attacker: ").doesNotContain("fault");
    assertThat(Terminal.run("list", "heuristics", "--plugins", plugins.toString()).out())
        .contains("head-count       units of mine less those of the opponent");
  }

  @Test
  void theExperimentOfTheReadmeRuns() throws IOException {
    String experiment = block(section("## An experiment in a few lines"), "yaml");
    SmallExperiment mine = SmallExperiment.in(plugins, experiment);

    Terminal run = mine.run("--pairs", "2", "--set", "report=false");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(mine.text("games.csv")).hasLineCount(1 + 4);
  }

  private static String section(String heading) throws IOException {
    String readme = Files.readString(ProjectHome.find().resolve("README.md"));
    int begin = readme.indexOf(heading + "\n");
    assertThat(begin).as(heading).isNotNegative();
    return readme.substring(begin, readme.indexOf("\n## ", begin + 1));
  }

  private static String block(String section, String language) {
    Pattern fenced = Pattern.compile("```" + language + "\n(.*?)\n```", Pattern.DOTALL);
    List<MatchResult> blocks = fenced.matcher(section).results().toList();
    assertThat(blocks).as("blocks of " + language).hasSize(1);
    return blocks.get(0).group(1);
  }
}
