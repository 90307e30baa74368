package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.players.PlayerFactory;
import warlab.players.SeatExtension;

/** A user's own jar in a folder: what is whole plays, what is broken is named and left out. */
class PluginsTest {
  private static final String CONFIG =
      """
      name: mine
      game: take-away
      seed: 1
      players:
        thinker: { search: alpha-beta, depth: 2, heuristic: fours }
        miser: { search: miser }
      match: { pairs: 10 }
      report: false
      """;

  @TempDir Path folder;
  private Path plugins = Path.of("");
  private SmallExperiment mine = new SmallExperiment(Path.of(""), Path.of(""));

  @BeforeEach
  void writeConfig() throws IOException {
    plugins = Files.createDirectory(folder.resolve("my plug-ins"));
    mine = SmallExperiment.in(folder, CONFIG);
  }

  private static PluginJar whole() {
    return new PluginJar()
        .example("TakeAway", "Heap", "Fours", "Miser")
        .service(Game.class, "mine.TakeAway")
        .service(Heuristic.class, "mine.Fours")
        .service(PlayerFactory.class, "mine.Miser");
  }

  /** A heuristic for AI Wargame whose constructor, id and so on are given. */
  private static PluginJar heuristic(String id, String body) {
    String source =
        """
        package mine;
        public class Own implements warlab.games.Heuristic {
          %s
          public String id() { return "%s"; }
          public String help() { return "of my own"; }
          public String game() { return "ai-wargame"; }
          public int evaluate(warlab.games.Position position, warlab.games.Side view) { return 0; }
        }
        """;
    return new PluginJar()
        .compiled(Map.of("mine.Own", source.formatted(body, id)))
        .service(Heuristic.class, "mine.Own");
  }

  private Terminal run(String... more) {
    Stream<String> all = Stream.concat(Stream.of("--plugins", "" + plugins), Stream.of(more));
    return mine.run(all.toArray(String[]::new));
  }

  private String leftOut() {
    Terminal list = Terminal.run("list", "heuristics", "--plugins", plugins.toString());
    assertThat(list.exitCode()).isZero();
    assertThat(list.out()).contains("e2").doesNotContain("of my own");
    assertThat(list.err()).hasLineCount(1).startsWith("warning: plug-in left out: ");
    return list.err().strip().replace("warning: plug-in left out: ", "");
  }

  @Test
  void aGameAPlayerAndAHeuristicOfOnesOwnPlayAnExperiment() throws IOException {
    whole().write(plugins.resolve("mine.jar"));
    Terminal run = run("--set", "report=true");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(mine.text("games.csv"))
        .contains(",last-stone,")
        .doesNotContain(",fault,exception")
        .hasLineCount(21);
    assertThat(mine.text("pairings.csv")).contains("thinker", "miser");
    assertThat(mine.text("report.html")).contains("10 that were played again at the end were the");
    assertThat(Terminal.run("rerun", "" + mine.results(), "3", "--plugins", "" + plugins).err())
        .contains("the same game as recorded");
  }

  @Test
  void aGameOfOnesOwnOffersOptionsToPlayersOfEveryKind() throws IOException {
    String source =
        """
        package mine;
        public class Always implements warlab.players.SeatExtension {
          public String id() { return "always"; }
          public String help() { return "what every move takes"; }
          public String game() { return "take-away"; }
          public java.util.List<warlab.games.Option> options() {
            return java.util.List.of(warlab.games.Option.integer("always", 0, 0, 3, help()));
          }
          public warlab.players.Player extend(
              warlab.players.Player player, warlab.games.Options options) {
            int stones = (int) options.integer("always");
            return stones == 0 ? player : view -> warlab.players.Decision.unsearched(stones);
          }
        }
        """;
    whole()
        .compiled(Map.of("mine.Always", source))
        .service(SeatExtension.class, "mine.Always")
        .write(plugins.resolve("mine.jar"));
    assertThat(listedPlayers("take-away"))
        .containsSubsequence("alpha-beta", "always", "miser", "always", "random", "always");
    assertThat(listedPlayers("tank-wars")).contains("random").doesNotContain("always");
    assertThat(run("--set", "players.miser.always=2").err()).isEmpty();
    assertThat(Files.readString(mine.results().resolve("experiment.yaml"))).contains("always: 2");
  }

  private String listedPlayers(String game) {
    return Terminal.run("list", "players", "--game", game, "--plugins", "" + plugins).out();
  }

  @Test
  void aPlayerThatDecidesByTheClockIsFoundOut() {
    String source =
        """
        package mine;
        import warlab.games.*;
        import warlab.players.*;
        public class Fickle implements PlayerFactory {
          public String id() { return "fickle"; }
          public String help() { return "takes what the clock says"; }
          public java.util.List<Option> options(Game game) { return java.util.List.of(); }
          public Player create(Game game, Options options, Seat seat) {
            return view -> {
              MoveStack moves = new MoveStack();
              return Decision.unsearched(
                  moves.get((int) (System.nanoTime() / 64 % view.legalMoves(moves))));
            };
          }
        }
        """;
    whole()
        .compiled(Map.of("mine.Fickle", source))
        .service(PlayerFactory.class, "mine.Miser", "mine.Fickle")
        .write(plugins.resolve("mine.jar"));
    Terminal run = run("--set", "players.wild={search: fickle}", "--set", "report=true");
    assertThat(run.err())
        .hasLineCount(1)
        .startsWith("warning: NOT repeatable: ")
        .endsWith(" of 10 games that were played again were other games, by wild\n");
    assertThat(run.exitCode()).isZero();
    assertThat(mine.text("manifest.json"))
        .contains("\"repeatable\" : false", "\"games\" : 10", "\"by\" : \"wild\"");
    assertThat(mine.text("report.html"))
        .contains("Not repeatable: ", "the same when played again", "were other games, by wild");
  }

  @Test
  void aRunGoesOnWhileItsClassesStayTheSame() {
    whole().write(plugins.resolve("mine.jar"));
    assertThat(run().exitCode()).isZero();
    whole().service(Heuristic.class, "# changed", "mine.Fours").write(plugins.resolve("mine.jar"));
    assertThat(run().exitCode()).isZero();
  }

  @Test
  void withoutThePlugInItsResultsAreRefusedInOneLine() {
    whole().write(plugins.resolve("mine.jar"));
    run();
    for (Terminal refused :
        new Terminal[] {
          Terminal.run("report", mine.results().toString()),
          Terminal.run("rerun", mine.results().toString(), "1"),
          Terminal.run("run", mine.config().toString(), "--out", mine.results().toString())
        }) {
      assertThat(refused.exitCode()).isEqualTo(2);
      assertThat(refused.err()).hasLineCount(1).contains("unknown game 'take-away'");
    }
  }

  @Test
  void aPlugInThatIsNoJarIsRefused() throws IOException {
    Path jar = Files.writeString(plugins.resolve("mine.jar"), "not a jar");
    Terminal refused = run();
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err().strip())
        .isEqualTo("error: --plugins: " + jar + " is not a readable jar");
  }

  @Test
  void aServiceWithoutItsClassIsLeftOut() {
    whole().service(Heuristic.class, "mine.Missing").write(plugins.resolve("mine.jar"));
    assertThat(leftOut()).isEqualTo("Heuristic mine.Missing not found (mine.jar)");
  }

  @Test
  void aClassWhoseParentIsMissingIsLeftOut() {
    heuristic("own", "")
        .compiled(
            Map.of(
                "mine.Base",
                "package mine; public abstract class Base implements warlab.games.Heuristic {}",
                "mine.Child",
                """
                package mine;
                public class Child extends Base {
                  public String id() { return "child"; }
                  public String help() { return "of my own"; }
                  public String game() { return "ai-wargame"; }
                  public int evaluate(warlab.games.Position p, warlab.games.Side v) { return 0; }
                }
                """))
        .service(Heuristic.class, "mine.Child")
        .without("mine.Base")
        .write(plugins.resolve("mine.jar"));
    assertThat(leftOut())
        .isEqualTo("Heuristic needs a class that is not there: mine.Base (mine.jar)");
  }

  @Test
  void aConstructorThatThrowsIsNamed() {
    heuristic("own", "public Own() { throw new IllegalStateException(\"no\\nluck\"); }")
        .write(plugins.resolve("mine.jar"));
    assertThat(leftOut())
        .isEqualTo(
            "Heuristic mine.Own could not be instantiated:"
                + " java.lang.IllegalStateException: no luck (mine.jar)");
  }

  @Test
  void aPlugInForANewerJavaIsNamed() {
    heuristic("own", "").fromTheFuture("mine.Own").write(plugins.resolve("mine.jar"));
    assertThat(leftOut()).startsWith("Heuristic mine/Own has been compiled by a more recent");
  }

  @Test
  void anIdThatIsTakenIsLeftOutAlsoWhenOursServesAnyGame() {
    heuristic("e2", "").write(plugins.resolve("mine.jar"));
    assertThat(leftOut())
        .startsWith("Heuristic mine.Own of mine.jar has the id 'e2', which is taken by");
    heuristic("linear", "").write(plugins.resolve("mine.jar"));
    assertThat(leftOut())
        .startsWith("Heuristic mine.Own of mine.jar has the id 'linear', which is taken by");
  }

  @Test
  void anIdThatNobodyCouldTypeIsLeftOut() {
    heuristic("=cmd()", "").write(plugins.resolve("mine.jar"));
    assertThat(leftOut())
        .isEqualTo("Heuristic mine.Own of mine.jar has an id that is not lower-kebab: '=cmd()'");
  }

  @Test
  void aBrokenServiceFileIsNamed() {
    heuristic("own", "").service(Heuristic.class, "two words").write(plugins.resolve("mine.jar"));
    assertThat(leftOut()).contains("mine.jar!/META-INF", ":1: Illegal configuration-file syntax");
  }

  @Test
  void theRestOfABrokenPlugInStillPlays() {
    whole()
        .service(Heuristic.class, "mine.Missing", "mine.Fours")
        .write(plugins.resolve("mine.jar"));
    Terminal run = run();
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            "warning: plug-in left out: Heuristic mine.Missing not found (mine.jar)\n");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void aClassThatGoesMissingLaterIsOneLineToo() {
    whole().without("mine.Heap").write(plugins.resolve("mine.jar"));
    Terminal broken = Terminal.run("play", "take-away", "--trace", "--plugins", "" + plugins);
    assertThat(broken.exitCode()).isEqualTo(1);
    assertThat(broken.err()).hasLineCount(1).contains("mine/Heap", "plug-in");
  }
}
