package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.ProjectHome;
import warlab.lab.config.plugin.PluginFolder;
import warlab.lab.config.tree.Place;

/** What the pages for authors of heuristics and games show compiles, keeps its contract, plays. */
@Tag("long")
class YourOwnPagesTest {
  private static final Pattern TYPE = Pattern.compile("(?m)^(?:public )?final class (\\w+)");

  @TempDir Path folder;

  private static List<String> blocks(String page, String language) throws IOException {
    String text = Files.readString(ProjectHome.find().resolve("docs").resolve(page));
    Pattern fenced = Pattern.compile("```" + language + "\n(.*?)\n```", Pattern.DOTALL);
    return fenced.matcher(text).results().map(each -> each.group(1)).toList();
  }

  /** Does what the page says, block by block; returns what its commands printed. */
  private String follow(String page) throws IOException {
    Path my = Files.createDirectories(folder.resolve("my"));
    for (String source : blocks(page, "java")) {
      Matcher type = TYPE.matcher(source);
      assertThat(type.find()).as(source).isTrue();
      Files.writeString(my.resolve(type.group(1) + ".java"), source);
    }
    for (String script : blocks(page, "js")) {
      Path boards = Files.createDirectories(my.resolve("warlab/boards"));
      Files.writeString(boards.resolve("connect-four.js"), script);
    }
    StringBuilder printed = new StringBuilder();
    for (String command : String.join("\n", blocks(page, "sh")).lines().toList()) {
      String[] words =
          Stream.of(command.split(" ", -1))
              .skip(1)
              .map(word -> word.equals("my") ? my.toString() : word.replace("\"", ""))
              .toArray(String[]::new);
      Terminal terminal = Terminal.run(words);
      assertThat(terminal.err()).as(command).isEmpty();
      assertThat(terminal.exitCode()).as(command).isZero();
      printed.append(terminal.out());
    }
    for (String experiment : blocks(page, "yaml")) {
      SmallExperiment small = SmallExperiment.in(folder, experiment);
      Terminal run = small.run("--pairs", "2", "--seed", "1", "--set", "report=false");
      assertThat(run.err()).isEmpty();
      assertThat(run.exitCode()).isZero();
      assertThat(small.text("games.csv")).hasLineCount(1 + 4);
    }
    return printed.toString();
  }

  @Test
  void theGameIsSoundAndPlays() throws IOException {
    assertThat(follow("your-game.md"))
        .contains("pass  undo", "pass  mirror", "7 823536", "x wins")
        .doesNotContain("fail  ", "warn  ");
  }

  @Test
  void theHeuristicsAreSoundAndPlay() throws Exception {
    assertThat(follow("your-heuristic.md"))
        .contains("pass  view", "principalVariation")
        .doesNotContain("fail  ", "warn  ");
    Path my = folder.resolve("my");
    Map<String, String> others = Map.of("grid-conflict", "reach", "tank-wars", "bases");
    others.forEach(
        (game, heuristic) ->
            assertThat(
                    Terminal.run("check-heuristic", game, heuristic, "--plugins", "" + my)
                        .exitCode())
                .isZero());
    ClassLoader loader =
        PluginFolder.loader(
            List.of(new PluginFolder(Place.of("my"), my)),
            getClass().getClassLoader(),
            warning -> assertThat(warning).isEmpty());
    loader
        .loadClass("EscortTrial")
        .getMethod("main", String[].class)
        .invoke(null, (Object) new String[0]);
  }
}
