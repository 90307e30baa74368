package warlab.lab.tune.ablate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.SeededStream;
import warlab.lab.cli.Terminal;
import warlab.lab.report.text.NumberText;
import warlab.lab.tune.TrialFolder;

/** Whole ablations of players that think one or two moves ahead, through the command line. */
@Tag("long")
class AblationRunTest {
  private static final String SMALL =
      """
      name: small
      game: ai-wargame
      seed: 3
      ablate:
        player: alpha-beta:depth=1,heuristic=linear(material=100;health=20;mobility=3)
        pairs: 20
        pool: [e2, random]
      report: false
      """;

  /** Both as a user would write them: a copy of material, and the noise of a position. */
  private static final String COPY =
      """
      import warlab.games.*;
      import warlab.games.wargame.*;

      public class Copy implements Feature {
        public String id() { return "copy"; }
        public String help() { return "material once more"; }
        public String game() { return "ai-wargame"; }
        public int amount(Position position, Side side) {
          Board board = ((WargamePosition) position).board();
          int units = board.units(side);
          return Integer.bitCount(units)
              + 2 * Integer.bitCount(units & (board.viruses() | board.techs()))
              + 9 * Integer.bitCount(units & board.ais());
        }
      }
      """;

  private static final String NOISE =
      """
      import warlab.games.*;

      public class Noise implements Feature {
        public String id() { return "noise"; }
        public String help() { return "of the position"; }
        public String game() { return "ai-wargame"; }
        public int amount(Position position, Side side) {
          return (int) (SeededStream.derive(position.key(), side.ordinal()) & 63);
        }
      }
      """;

  @TempDir private Path folder;
  private TrialFolder trial = new TrialFolder(Path.of(""));

  @BeforeEach
  void makeFolder() {
    trial = new TrialFolder(folder);
  }

  private void saveFeatures() throws IOException {
    Path my = Files.createDirectory(folder.resolve("my"));
    Files.writeString(my.resolve("Copy.java"), COPY);
    Files.writeString(my.resolve("Noise.java"), NOISE);
  }

  private JsonNode json(String out) {
    Path results = folder.resolve(out);
    String[] show = {"show", "" + results, "--json", "--plugins", "" + folder.resolve("my")};
    String[] plain = {"show", "" + results, "--json"};
    return JsonMapper.shared()
        .readTree(Terminal.run(Files.exists(folder.resolve("my")) ? show : plain).out());
  }

  @Test
  void isTheSameOnAnyNumberOfThreadsAndPlayedOnce() throws IOException {
    Terminal one = trial.run(SMALL, "one", "--threads", "1");
    Terminal two = trial.run(SMALL, "two", "--threads", "2");

    assertThat(one.err()).isEmpty();
    assertThat(one.exitCode()).isZero();
    assertThat(two.out()).isEqualTo(one.out());
    assertThat(trial.files("one"))
        .isEqualTo(trial.files("two"))
        .containsKeys(
            "ablation.csv",
            "flips.csv",
            "leave-one-out/games.csv",
            "equal-nodes/games.csv",
            "one-in/games.csv",
            "two-out/games.csv",
            "shapley/2/games.csv");
    Path config = folder.resolve("trial.yaml");
    assertThat(Terminal.run("run", "" + config, "--out", "" + folder.resolve("one")).err())
        .contains("already finished, nothing played");

    Terminal compared =
        Terminal.run("report", "" + folder.resolve("one"), "" + folder.resolve("two"));
    assertThat(compared.err())
        .contains("comparisons are for matches, and " + folder.resolve("one") + " is an ablation");
    assertThat(compared.exitCode()).isEqualTo(2);
    assertThat(trial.files("one")).doesNotContainKey("report.html");
  }

  @Test
  void goesOnFromWhereItWasCut() throws IOException {
    trial.run(SMALL, "whole");
    Map<String, String> whole = trial.files("whole");
    SeededStream luck = new SeededStream(7);
    for (String part : List.of("", "leave-one-out", "two-out", "shapley/1")) {
      TrialFolder.cut(folder.resolve("whole").resolve(part), luck);
      Files.delete(folder.resolve("whole/ablation.csv"));
      Files.delete(folder.resolve("whole/flips.csv"));

      assertThat(trial.run(SMALL, "whole").exitCode()).as(part).isZero();
      assertThat(trial.files("whole")).as(part).isEqualTo(whole);
    }
  }

  @Test
  void morePairsAndMethodsGoOnWithWhatIsThere() throws IOException {
    trial.run(SMALL, "long");
    trial.run(
        SMALL
            .replace("pairs: 20", "pairs: 10\n  methods: [leave-one-out, one-in]")
            .replace("  pool: [e2, random]\n", ""),
        "grown");
    assertThat(trial.files("grown")).doesNotContainKeys("flips.csv", "shapley/1/games.csv");

    assertThat(trial.run(SMALL, "grown").err()).isEmpty();
    assertThat(trial.files("grown")).isEqualTo(trial.files("long"));
  }

  @Test
  void showAndReportTellWhatEachTermIsWorth() throws IOException {
    Terminal run = trial.run(SMALL, "told");
    Terminal show = Terminal.run("show", "" + folder.resolve("told"));
    Terminal report = Terminal.run("report", "" + folder.resolve("told"));

    assertThat(run.out()).isEmpty();
    assertThat(show.out())
        .contains(" of 3 terms ")
        .contains("leave one out")
        .contains("health ")
        .contains("one in");
    assertThat(report.err()).isEmpty();
    String page = NumberText.typed(trial.text("told", "report.html"));
    assertThat(page)
        .contains("What each term is worth", "ablation of 3 terms", "changed decisions, %")
        .contains("Elo lost without it", "Elo won alone", "share (points)");
    assertThat(trial.files("told")).containsKeys("charts/terms.svg", "two-out/report.html");
    JsonNode json = json("told");
    assertThat(json.at("/state").asString()).isEqualTo("finished");
    assertThat(json.at("/terms").size()).isEqualTo(3);
    assertThat(json.at("/terms/0/leaveOneOut/games").asInt()).isEqualTo(40);
  }

  @Test
  void showTellsAlsoBeforeTheEnd() throws IOException {
    trial.run(SMALL.replace("pairs: 20", "pairs: 20\n  methods: [shapley]"), "half");
    Files.delete(folder.resolve("half/shapley/2/manifest.json"));

    assertThat(json("half").at("/state").asString()).isEqualTo("interrupted");
    assertThat(Terminal.run("show", "" + folder.resolve("half")).out())
        .startsWith("3 terms were looked at.");
  }

  @Test
  void aCopyIsRedundantAndSharesWhatBothAreWorth() throws IOException {
    saveFeatures();
    Terminal run =
        trial.run(
            """
            name: copy
            game: ai-wargame
            seed: 6
            ablate:
              player: alpha-beta:depth=2,heuristic=linear(material=100;copy=50;mobility=1)
              methods: [leave-one-out, one-in, shapley]
              pairs: 150
              pool: [e2]
            plugins: [my]
            report: false
            """,
            "copy");

    assertThat(run.err()).isEmpty();
    JsonNode material = json("copy").at("/terms/0");
    JsonNode copy = json("copy").at("/terms/1");
    assertThat(copy.at("/oneIn/eloLow").asDouble()).isGreaterThan(150);
    assertThat(Math.abs(copy.at("/leaveOneOut/elo").asDouble())).isLessThan(60);
    assertThat(copy.at("/redundant").asBoolean()).isTrue();
    assertThat(copy.at("/partner").asString()).isEqualTo("material");
    assertThat(copy.at("/verdict").asString()).endsWith("largely redundant with material");
    double error =
        Math.hypot(material.at("/shapleyError").asDouble(), copy.at("/shapleyError").asDouble());
    assertThat(copy.at("/shapley").asDouble()).isGreaterThan(0.05);
    assertThat(material.at("/shapley").asDouble() - copy.at("/shapley").asDouble())
        .isBetween(-3 * error, 3 * error);
  }

  @Test
  void aTermOfNoWeightChangesNoDecision() throws IOException {
    saveFeatures();
    Terminal run =
        trial.run(
            """
            name: noise
            game: ai-wargame
            seed: 8
            ablate:
              player: greedy:heuristic=linear(material=100;health=20;noise=0)
              methods: [flips]
            plugins: [my]
            report: false
            """,
            "noise");

    assertThat(run.err()).isEmpty();
    JsonNode noise = json("noise").at("/terms/2");
    assertThat(noise.at("/flips/0").asDouble()).isZero();
    assertThat(noise.at("/verdict").asString()).isEqualTo("changes no decision");
    assertThat(json("noise").at("/terms/0/flips/0").asDouble()).isPositive();
  }

  @Test
  void theKillBonusOfDuelChangesSomeDecisionsOnly() throws IOException {
    Terminal run =
        trial.run(
            """
            name: duel
            game: grid-conflict
            seed: 4
            ablate:
              player: { search: greedy, moves: candidates, heuristic: duel }
              methods: [flips]
            report: false
            """,
            "duel");

    assertThat(run.err()).isEmpty();
    JsonNode kill = json("duel").at("/terms/5");
    assertThat(kill.at("/term").asString()).isEqualTo("kill");
    assertThat(kill.at("/flips/0").asDouble()).isBetween(1e-6, 0.5);
  }

  @Test
  void oneSideIsAblatedWhileTheOtherKeepsItsTerms() throws IOException {
    trial.run(SMALL.replace("  pairs: 20", "  side: attacker\n  pairs: 20"), "side");

    String leftOut = trial.text("side", "leave-one-out/experiment.yaml");
    assertThat(leftOut).contains("attacker").contains("defender");
    // All decisions of one side, and none of the other.
    List<String> games = trial.text("side", "games.csv").lines().toList();
    int column = List.of(games.get(0).split(",", -1)).indexOf("firstDecisions");
    long decisions =
        games.stream().skip(1).mapToLong(game -> Long.parseLong(game.split(",", -1)[column])).sum();
    assertThat(trial.text("side", "flips.csv")).contains("material,1," + decisions + ",");
  }

  @Test
  void planSaysWhatWillBePlayedAndWhatItCanTell() throws IOException {
    Path config = Files.writeString(folder.resolve("plan.yaml"), SMALL);
    Terminal plan = Terminal.run("plan", "" + config);

    assertThat(plan.err()).isEmpty();
    assertThat(plan.out())
        .contains("3: material, health, mobility")
        .contains("120 leave-one-out: 3 pairings of 20 pairs")
        .contains("128 shapley/2: 8 pairings of 8 pairs")
        .containsPattern("about [\\d,]+ games a term show 20 Elo among 3 terms");
  }

  @Test
  void whatIsForMatchesIsRefused() throws IOException {
    Path config = Files.writeString(folder.resolve("plan.yaml"), SMALL);

    assertThat(Terminal.run("gate", "" + config).err())
        .contains("an ablation has ablate in its place");
    assertThat(Terminal.run("shards", "plan", "" + config, "--out", "" + folder).err())
        .contains("shards are for matches, and " + config + " is an ablation");
  }
}
