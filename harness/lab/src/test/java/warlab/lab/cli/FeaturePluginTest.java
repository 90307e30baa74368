package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Feature;
import warlab.games.FeatureTable;

/** Features of a user's own: one class with a line of its own, or many as rows of a table. */
class FeaturePluginTest {
  private static final String OWN =
      """
      package mine;
      import warlab.games.*;
      public record Own(String id) implements Feature {
        public Own() { this("own"); }
        public String help() { return "of my own"; }
        public String game() { return "ai-wargame"; }
        public int amount(Position position, Side side) { return 1; }
      }
      """;

  private static final String TABLE =
      """
      package mine;
      import java.util.List;
      import warlab.games.*;
      public class Table implements FeatureTable {
        public List<Feature> features() { return List.of(new Own("left"), new Own("material")); }
      }
      """;

  @TempDir Path plugins;

  private Terminal list() {
    return Terminal.run("list", "features", "--plugins", plugins.toString());
  }

  @Test
  void aSingleFeatureNeedsOneLine() {
    new PluginJar()
        .compiled(Map.of("mine.Own", OWN))
        .service(Feature.class, "mine.Own")
        .write(plugins.resolve("mine.jar"));
    assertThat(list().err()).isEmpty();
    assertThat(list().out()).containsPattern("(?m)^ *own +of my own$").contains("virus-reach");
  }

  @Test
  void aTableAddsItsRowsButNoneThatTakesANameOfOurs() {
    new PluginJar()
        .compiled(Map.of("mine.Own", OWN, "mine.Table", TABLE))
        .service(FeatureTable.class, "mine.Table")
        .write(plugins.resolve("mine.jar"));
    assertThat(list().out()).containsOnlyOnce("of my own").containsPattern("(?m)^ *left +of my");
    assertThat(list().err())
        .hasLineCount(1)
        .contains(
            "FeatureTable mine.Table of mine.jar has the id 'material', which is taken by warlab.");
  }
}
