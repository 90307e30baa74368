package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.players.PlayerFactory;
import warlab.players.SeatExtension;

/** What a plug-in says wrongly of itself is one line with its jar, and everything else works. */
class PluginMistakesTest {
  private static final String LEFT_OUT = "warning: plug-in left out: ";

  @TempDir Path folder;

  /** The methods of a kind that need a body, each in working order. */
  private static Map<String, String> methods(String kind) {
    Map<String, String> methods = new LinkedHashMap<>();
    methods.put("id", "public String id() { return \"own\"; }");
    methods.put("help", "public String help() { return \"of my own\"; }");
    if (kind.equals("PlayerFactory")) {
      methods.put("plays", "public boolean plays(Game game) { return true; }");
      methods.put("options", "public List<Option> options(Game game) { return List.of(); }");
      methods.put("objection", "public String objection(Options options) { return null; }");
      methods.put("tableBytes", "public long tableBytes(Options options) { return 0; }");
      methods.put(
          "create", "public Player create(Game g, Options o, Seat s) { return v -> null; }");
      return methods;
    }
    methods.put("game", "public String game() { return \"ai-wargame\"; }");
    methods.put("options", "public List<Option> options() { return List.of(); }");
    methods.put(
        "rest",
        kind.equals("Heuristic")
            ? "public int evaluate(Position p, Side s) { return 0; }"
            : "public Player extend(Player player, Options options) { return player; }");
    if (kind.equals("Heuristic")) {
      methods.put(
          "configured", "public Heuristic configured(Options o, List<Feature> f) { return this; }");
    }
    return methods;
  }

  private void plugIn(String jar, String type, String kind, Map<String, String> methods) {
    String source =
        "package mine; import java.util.*; import warlab.games.*; import warlab.players.*;"
            + " public class %s implements %s { Object deep() { return deep(); } %s }"
                .formatted(type, kind, String.join("\n", methods.values()));
    Class<?> service =
        switch (kind) {
          case "Heuristic" -> Heuristic.class;
          case "SeatExtension" -> SeatExtension.class;
          default -> PlayerFactory.class;
        };
    new PluginJar()
        .compiled(Map.of("mine." + type, source))
        .service(service, "mine." + type)
        .write(folder.resolve(jar));
  }

  private void plugInWith(String kind, String method, String body) {
    Map<String, String> methods = methods(kind);
    methods.computeIfPresent(
        method, (name, whole) -> whole.replaceFirst("\\{.*}", "{ " + body + " }"));
    plugIn("mine.jar", "Own", kind, methods);
  }

  private Terminal warlab(String... command) {
    List<String> words = new java.util.ArrayList<>(List.of(command));
    words.addAll(List.of("--plugins", folder.toString()));
    return Terminal.run(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PlayerFactory | id      | throw new Error("no"); | threw java.lang.Error: no
          PlayerFactory | id      | return null;           | returned null
          PlayerFactory | help    | return null;           | returned null
          PlayerFactory | plays   | throw new IllegalStateException("no"); | threw java.lang.IllegalStateException: no
          PlayerFactory | plays   | return deep() == null; | threw java.lang.StackOverflowError
          PlayerFactory | options | throw new NoSuchMethodError("gone"); | threw java.lang.NoSuchMethodError: gone
          PlayerFactory | options | return null;           | threw java.lang.NullPointerException
          PlayerFactory | options | return Arrays.asList((Option) null); | threw java.lang.NullPointerException
          PlayerFactory | help    | throw new Error() { public String toString() { throw this; } }; | threw mine.Own$1
          PlayerFactory | help    | throw new OptionException("a", "no"); | threw warlab.games.OptionException: no
          Heuristic     | game    | return null;           | returned null
          Heuristic     | help    | throw new Error("no"); | threw java.lang.Error: no
          Heuristic     | options | throw new Error("no"); | threw java.lang.Error: no
          SeatExtension | game    | return null;           | returned null
          SeatExtension | options | return null;           | threw java.lang.NullPointerException
          """)
  void aMethodThatDescribesBadlyIsNamedWithItsJar(
      String kind, String method, String body, String mistake) {
    plugInWith(kind, method, body);
    Terminal list = warlab("list");
    assertThat(list.err())
        .hasLineCount(1)
        .startsWith(LEFT_OUT + "mine.Own of mine.jar: " + method + "() " + mistake);
    assertThat(list.out()).contains("e2", "alpha-beta").doesNotContain("of my own");
    assertThat(list.exitCode()).isZero();
    assertOthersPlay();
  }

  private void assertOthersPlay() {
    SmallExperiment others = SmallExperiment.in(folder);
    Terminal run = others.run("--plugins", folder.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).hasLineCount(1).startsWith(LEFT_OUT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PlayerFactory | objection  | throw new Error("no"); | own               | threw java.lang.Error: no
          PlayerFactory | objection  | return "" + deep();    | own               | threw java.lang.StackOverflowError
          PlayerFactory | tableBytes | throw new Error("no"); | own               | threw java.lang.Error: no
          Heuristic     | configured | throw new Error("no"); | greedy:heuristic=own | threw java.lang.Error: no
          Heuristic     | configured | return null;           | greedy:heuristic=own | returned null
          """)
  void aMethodThatChecksBadlyStopsOnlyWhoUsesIt(
      String kind, String method, String body, String player, String mistake) {
    plugInWith(kind, method, body);
    SmallExperiment using = SmallExperiment.in(folder);
    Terminal refused =
        using.run("--plugins", folder.toString(), "--set", "players.random='" + player + "'");
    assertThat(refused.err().strip())
        .isEqualTo("error: mine.Own of mine.jar: " + method + "() " + mistake);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(using.run("--plugins", folder.toString()).exitCode()).isZero();
  }

  @Test
  void aGameThatCannotSayItsSidesIsLeftOut() {
    new PluginJar()
        .example("TakeAway", "Heap")
        .compiled(
            Map.of(
                "mine.Mute",
                """
                package mine;
                import warlab.games.*;
                public class Mute implements Game {
                  public String id() { return "mute"; }
                  public String help() { return "of my own"; }
                  public String sideName(Side side) { return null; }
                  public Position start(Options options) { return null; }
                  public Position parse(String text, Options options) { return null; }
                  public String proposeOpening(Options o, Options s, long seed) { return ""; }
                  public Notation notation() { return null; }
                }
                """))
        .service(Game.class, "mine.TakeAway", "mine.Mute")
        .write(folder.resolve("mine.jar"));
    Terminal list = warlab("list", "games");
    assertThat(list.err().strip())
        .isEqualTo(LEFT_OUT + "mine.Mute of mine.jar: sideName() returned null");
    assertThat(list.out()).contains("take-away").doesNotContain("mute");
  }

  @Test
  void twoJarsWithOneIdAreBothNamed() {
    plugIn("mine.jar", "Own", "PlayerFactory", methods("PlayerFactory"));
    plugIn("yours.jar", "Other", "PlayerFactory", methods("PlayerFactory"));
    assertThat(warlab("list", "players").err().strip())
        .isEqualTo(
            LEFT_OUT
                + "PlayerFactory mine.Other of yours.jar has the id 'own',"
                + " which is taken by mine.Own of mine.jar");
  }

  @Test
  void twoJarsWithOneClassAreBothNamed() {
    plugIn("mine.jar", "Own", "PlayerFactory", methods("PlayerFactory"));
    plugIn("yours.jar", "Own", "PlayerFactory", methods("PlayerFactory"));
    Terminal list = warlab("list", "players");
    assertThat(list.err().strip())
        .isEqualTo(
            LEFT_OUT + "mine.Own of yours.jar: mine.jar has the same, which is used instead");
    assertThat(list.out()).contains("of my own");
    assertThat(list.exitCode()).isZero();
  }
}
