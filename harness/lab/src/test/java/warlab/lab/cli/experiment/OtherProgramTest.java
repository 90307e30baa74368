package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.FeatureTable;
import warlab.games.Heuristic;
import warlab.lab.cli.PluginJar;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;

/** A run knows the program that began it: what was edited since is named, and never mixed in. */
@Tag("process")
class OtherProgramTest {
  private static final String PLAYED = "(int) (position.key() % 1000)";
  private static final String NEGATED = "-(int) (position.key() % 1000)";

  private static final String CONFIG =
      """
      name: small
      game: ai-wargame
      seed: 3
      players:
        own: { search: greedy, heuristic: %s }
        random: { search: random }
      match: { pairs: 10 }
      report: false
      """;

  @TempDir Path folder;
  private Path plugins = Path.of("");
  private SmallExperiment small = new SmallExperiment(Path.of(""), Path.of(""));

  @BeforeEach
  void playOnce() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
    small = SmallExperiment.in(folder, CONFIG.formatted("own"));
    write(own(PLAYED));
    assertGoesOn(run());
  }

  private static String source(String name, String value) {
    return """
    package mine;
    public class %s implements warlab.games.Heuristic {
      public String id() { return "%s"; }
      public String help() { return "of my own"; }
      public String game() { return "ai-wargame"; }
      public int evaluate(warlab.games.Position position, warlab.games.Side view) {
        return %s;
      }
    }
    """
        .formatted(name, name.toLowerCase(Locale.ROOT), value);
  }

  private static PluginJar own(String value) {
    return new PluginJar()
        .compiled(Map.of("mine.Own", source("Own", value)))
        .service(Heuristic.class, "mine.Own");
  }

  private void write(PluginJar jar) {
    jar.write(plugins.resolve("mine.jar"));
  }

  private Terminal run(String... more) {
    return small.run(
        Stream.concat(Stream.of("--plugins", "" + plugins), Stream.of(more))
            .toArray(String[]::new));
  }

  private Terminal loud(String... more) {
    Stream<String> words =
        Stream.of("run", "" + small.config(), "--out", "" + small.results(), "--plugins");
    return Terminal.run(
        Stream.of(words, Stream.of("" + plugins), Stream.of(more))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  private static void assertGoesOn(Terminal run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  private void assertRefused(Terminal run, String changes) {
    assertThat(run.err().strip())
        .isEqualTo(
            "error: %s was started with a different program (%s); choose another --out, or --fresh to "
                    .formatted(small.results(), changes)
                + "play all again and keep the old results as results of a run.1, "
                + "or --same-program if only the compiler differs");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void anEditedHeuristicIsNamedAndNothingIsPlayed() {
    String games = small.text("games.csv");
    write(own(NEGATED));
    assertRefused(run("--pairs", "12"), "changed: mine.Own");
    assertRefused(run(), "changed: mine.Own");
    assertThat(small.text("games.csv")).isEqualTo(games);
  }

  @Test
  void freshPlaysAllAgainAndKeepsTheOldResults() {
    String games = small.text("games.csv");
    write(own(NEGATED));
    assertGoesOn(run("--fresh", "--pairs", "12"));
    assertThat(small.text("games.csv")).hasLineCount(25).doesNotStartWith(games);
    assertThat(folder.resolve("results of a run.1/games.csv")).hasContent(games);
    assertGoesOn(run("--fresh"));
    assertThat(folder.resolve("results of a run.2/games.csv")).content().hasLineCount(25);
    assertGoesOn(run());
  }

  @Test
  void freshSaysWhereTheOldResultsAre() {
    assertThat(loud("--fresh").err().strip())
        .startsWith("the old results are now in " + folder.resolve("results of a run.1") + "\n");
  }

  @Test
  void freshTouchesNothingWhenNothingCanBePlayed() {
    assertThat(run("--fresh", "--set", "match.openings={plies: 1}", "--pairs", "9999").exitCode())
        .isEqualTo(2);
    assertThat(small.text("games.csv")).hasLineCount(21);
  }

  @Test
  void freshIsNoMistakeWhereThereAreNoResults() {
    SmallExperiment first = new SmallExperiment(small.config(), folder.resolve("elsewhere"));
    assertGoesOn(first.run("--plugins", "" + plugins, "--fresh"));
    assertThat(folder.resolve("elsewhere.1")).doesNotExist();
  }

  @Test
  void whoKnowsBetterGoesOnAndTheManifestNotesIt() {
    write(own("0 + " + PLAYED)); // other bytes, same scores
    assertGoesOn(run("--same-program", "--pairs", "12"));
    assertThat(small.text("games.csv")).hasLineCount(25);
    assertThat(small.text("manifest.json"))
        .containsPattern("\"notes\" : \\[ \"[-0-9T:]+Z --same-program: changed: mine.Own\" ]");
    assertGoesOn(run("--pairs", "14"));
    assertThat(small.text("manifest.json")).containsOnlyOnce("--same-program");
  }

  @Test
  void whoOnlyThinksToKnowBetterIsToldByTheGamesThatArePlayedAgain() {
    write(own(NEGATED));
    Terminal run = run("--same-program", "--pairs", "12");
    assertThat(run.err()).hasLineCount(1).startsWith("warning: NOT repeatable: ");
    assertThat(small.text("manifest.json")).contains("\"repeatable\" : false");
  }

  @Test
  void aComplaintAboutTheConfigComesFirstAndIsNotSilenced() {
    write(own(NEGATED));
    assertThat(run("--same-program", "--seed", "4").err())
        .contains("was started with a different config", "choose another --out")
        .hasLineCount(1);
  }

  @Test
  void aHeuristicThatIsNotUsedChangesNothing() {
    for (String value : new String[] {"1", "2"}) {
      write(
          own(PLAYED)
              .compiled(Map.of("mine.Other", source("Other", value)))
              .service(Heuristic.class, "mine.Own", "mine.Other"));
      new PluginJar()
          .compiled(Map.of("mine.Third", source("Third", value)))
          .service(Heuristic.class, "mine.Third")
          .resource("weights.txt", value)
          .write(plugins.resolve("another.jar"));
      assertGoesOn(run());
    }
  }

  @Test
  void aCommentChangesNothing() {
    write(own("\n // explained at last\n\n" + PLAYED));
    assertGoesOn(run());
  }

  @Test
  void whatAHeuristicCallsIsPartOfItAlsoInAnotherJar() throws IOException {
    Map<String, String> sources =
        Map.of(
            "mine.Own", source("Own", "Sign.of(position, view)"),
            "mine.Sign", sign(PLAYED));
    PluginJar both = new PluginJar().compiled(sources).service(Heuristic.class, "mine.Own");
    write(both.without("mine.Sign"));
    helper(PLAYED);
    assertRefused(run(), "changed: mine.Own; new: mine.Sign");
    assertGoesOn(run("--fresh"));
    helper(NEGATED);
    assertThat(run().err()).contains("(changed: mine.Sign)");
    Files.delete(plugins.resolve("a helper.jar"));
    assertThat(run().err()).contains("(gone: mine.Sign)");
  }

  private static String sign(String value) {
    return """
    package mine;
    class Sign {
      static int of(warlab.games.Position position, warlab.games.Side view) { return %s; }
    }
    """
        .formatted(value);
  }

  private void helper(String value) {
    new PluginJar()
        .compiled(Map.of("mine.Sign", sign(value)))
        .write(plugins.resolve("a helper.jar"));
  }

  @Test
  void aFileBesideTheClassesIsPartOfThem() {
    write(own(PLAYED).resource("mine/weights.txt", "1"));
    assertRefused(run(), "new: mine/weights.txt");
    write(own(PLAYED).resource("META-INF/notes.txt", "1").resource("warlab/boards/x.js", "1"));
    assertGoesOn(run());
  }

  @Test
  void aTableOfFeaturesCountsForThoseWhoWeighOneOfItsRows() throws IOException {
    features("+ 1");
    assertGoesOn(run());
    Files.writeString(small.config(), CONFIG.formatted("{ linear: { left: 2, material: 1 } }"));
    assertGoesOn(run("--fresh"));
    features("+ 2");
    assertThat(run().err()).contains("(changed: mine.Table)");
    Files.writeString(small.config(), CONFIG.formatted("{ linear: { material: 1 } }"));
    assertGoesOn(run("--fresh"));
    features("+ 3");
    assertGoesOn(run());
  }

  @Test
  void aHeuristicThatPicksFeaturesByItselfIsMadeOfAllOfThem() throws IOException {
    String picky =
        """
        package mine;
        import java.util.List;
        import warlab.games.*;
        public class Picky implements Heuristic {
          private List<Feature> known = List.of();
          public String id() { return "picky"; }
          public String help() { return "of my own"; }
          public String game() { return "ai-wargame"; }
          public Heuristic configured(Options options, List<Feature> features) {
            Picky configured = new Picky();
            configured.known = List.copyOf(features);
            return configured;
          }
          public int evaluate(Position position, Side view) {
            return known.get(0).balance(position, view);
          }
        }
        """;
    write(
        own(PLAYED)
            .compiled(Map.of("mine.Picky", picky))
            .service(Heuristic.class, "mine.Own", "mine.Picky"));
    Files.writeString(small.config(), CONFIG.formatted("picky"));
    assertGoesOn(run("--fresh"));
    features("+ 1");
    assertThat(run().err()).contains("(new: mine.Row, mine.Table)");
  }

  /** The row's class stays the same: what is changed is what its table makes of it. */
  private void features(String amount) {
    String row =
        """
        package mine;
        public record Row(String id, int amount) implements warlab.games.Feature {
          public String help() { return "of my own"; }
          public String game() { return "ai-wargame"; }
          public int amount(warlab.games.Position position, warlab.games.Side side) {
            return amount;
          }
        }
        """;
    String table =
        """
        package mine;
        public class Table implements warlab.games.FeatureTable {
          public java.util.List<warlab.games.Feature> features() {
            return java.util.List.of(new Row("left", 1 %s));
          }
        }
        """
            .formatted(amount);
    new PluginJar()
        .compiled(Map.of("mine.Row", row, "mine.Table", table))
        .service(FeatureTable.class, "mine.Table")
        .write(plugins.resolve("features.jar"));
  }

  /** Nobody can see whether they are read, so they are told and refuse nothing. */
  @Test
  void filesBesideTheProgramAreToldWhenTheyChange() throws IOException {
    write(own(PLAYED).resource("META-INF/notes.txt", "1"));
    Files.writeString(plugins.resolve("weights.bin"), "1");
    Terminal run = run("--pairs", "12");
    assertThat(run.err().strip())
        .isEqualTo(
            "warning: changed since the run began, files beside the program: new:"
                + " plugins/mine.jar!META-INF/notes.txt, plugins/weights.bin");
    assertThat(run.exitCode()).isZero();
    assertGoesOn(run("--pairs", "14"));
    assertThat(small.text("manifest.json"))
        .containsOnlyOnce("files beside the program: new")
        .contains("\"plugins/weights.bin\" : \"");
  }

  @Test
  void resultsBesideAProgramAreNoPartOfIt() {
    SmallExperiment inside = new SmallExperiment(small.config(), plugins.resolve("results"));
    assertGoesOn(inside.run("--plugins", "" + plugins));
    assertGoesOn(inside.run("--plugins", "" + plugins, "--pairs", "12"));
    assertGoesOn(inside.run("--plugins", "" + plugins, "--pairs", "14"));
  }

  @Test
  void eachPlayerListsItsOwnParts() {
    assertThat(small.text("manifest.json"))
        .containsPattern("\"own\" : \\[ [^]]*\"mine.Own\"[^]]* ]")
        .doesNotContainPattern("\"random\" : \\[ [^]]*\"mine.Own\"")
        .containsPattern("\"random\" : \\[ [^]]*\"warlab.players.[a-z]*.RandomFactory\"");
  }

  @Test
  void anotherJavaIsToldAndBothStandInTheManifest() {
    small.forgeManifest("\"java\" : \\[ \"", "\"java\" : [ \"Older ");
    Terminal run = run("--pairs", "12");
    assertThat(run.err())
        .hasLineCount(1)
        .startsWith("warning: changed since the run began, Java: Older ");
    assertThat(small.text("manifest.json"))
        .containsPattern("\"java\" : \\[ \"Older .*\", \".*\" ]");
  }

  @Test
  void otherGamesAfterAChangeAreNoPlayersFault() throws IOException {
    Path weights = Files.writeString(plugins.resolve("weights.bin"), "1");
    String read =
        "(java.nio.file.Path.of(\"%s\").toFile().length() > 1 ? -1 : 1) * (%s)"
            .formatted(weights, PLAYED);
    write(own(read));
    assertGoesOn(run("--fresh"));
    Files.writeString(weights, "2, and longer");
    assertThat(run("--pairs", "12").err())
        .containsPattern(
            "NOT repeatable: .* were other games, by a change since the run began: .* files beside"
                + " the program: changed: plugins/weights.bin")
        .doesNotContain("by own");
  }

  @Test
  void rerunWarnsOfAnotherProgram() {
    write(own(NEGATED));
    Terminal again = Terminal.run("rerun", "" + small.results(), "3", "--plugins", "" + plugins);
    assertThat(again.err()).startsWith("warning: not the program that played: changed: mine.Own");
    write(own(PLAYED));
    assertThat(Terminal.run("rerun", "" + small.results(), "3", "--plugins", "" + plugins).err())
        .hasLineCount(1)
        .contains("the same game as recorded");
  }

  @Test
  void aFinishedRunThatIsAskedAgainSaysSo() {
    assertThat(loud().err().strip()).startsWith("already finished, nothing played");
  }

  @Test
  void theScriptOfAnOutsideProgramIsPartOfTheRun() throws IOException {
    Path script = Files.writeString(folder.resolve("my program.sh"), "exit 1\n");
    SmallExperiment outside =
        SmallExperiment.in(
            folder,
            """
            name: outside
            game: tank-wars
            seed: 3
            players:
              program: { search: program, protocol: tank-wars, command: "sh '%s'" }
              idle: { search: idle }
            match: { pairs: 1 }
            report: false
            """
                .formatted(script));
    SmallExperiment elsewhere = new SmallExperiment(outside.config(), folder.resolve("outside"));
    assertThat(elsewhere.run().exitCode()).isEqualTo(3);
    assertThat(elsewhere.run().exitCode()).isEqualTo(3);
    Files.writeString(script, "exit 2\n");
    Terminal refused = elsewhere.run("--pairs", "2");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err().lines().filter(line -> line.startsWith("error: ")))
        .singleElement()
        .asString()
        .contains("program (changed: " + script + ");");
  }
}
