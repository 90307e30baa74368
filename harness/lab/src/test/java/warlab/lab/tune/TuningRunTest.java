package warlab.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.lab.DistinctHashes;
import warlab.lab.cli.Terminal;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.FolderLock;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.text.NumberText;

/** Whole tunings of players that think one move ahead, through the command line. */
@Tag("long")
class TuningRunTest {
  /** Starts with a sign wrong, so that there is something to find. */
  private static final String BAD =
      """
      name: bad
      game: ai-wargame
      seed: 3
      tune:
        player: greedy:heuristic=linear(material=100;health=-20;ai-threat=0.5)
        weights: { health: { min: -30, max: 30 } }
        games: 800
      prove: { elo1: 60, others: [e2] }
      report: false
      """;

  /** A range in which all weights are as good as each other. */
  private static final String FLAT =
      """
      name: flat
      game: ai-wargame
      seed: 4
      tune:
        player: greedy:heuristic=linear(material=100;health=20)
        weights: { health: { min: 19.99, max: 20.01 } }
        games: 320
      prove: { elo0: 0, elo1: 60, others: [e2] }
      report: false
      """;

  @TempDir private Path folder;

  private Terminal run(String text, String out, String... more) {
    return new TrialFolder(folder).run(text, out, more);
  }

  private Map<String, String> files(String out) throws IOException {
    return new TrialFolder(folder).files(out);
  }

  private String text(String out, String file) throws IOException {
    return new TrialFolder(folder).text(out, file);
  }

  @Test
  void whatIsBetterIsProvenAndWrittenTheSameOnAnyNumberOfThreads() throws IOException {
    Terminal one = run(BAD, "one", "--threads", "1");
    Terminal two = run(BAD, "two", "--threads", "2");

    assertThat(one.err()).isEmpty();
    assertThat(one.exitCode()).isZero();
    assertThat(one.out()).startsWith("The tuned weights are better than the start: ");
    assertThat(two.out()).isEqualTo(one.out());
    assertThat(files("one")).isEqualTo(files("two")).containsKey("tuned.yaml");
    assertThat(files("one").keySet())
        .contains("tuning.csv", "weights.csv", "proof/games.csv", "gauntlet/tuned/games.csv");
  }

  @Test
  void theTunedPlayerCanBePasted() throws IOException {
    run(BAD, "paste");
    String tuned = text("paste", "tuned.yaml");
    String config =
        "name: pasted\ngame: ai-wargame\nseed: 1\nplayers:\n"
            + tuned.indent(2)
            + "  e2: { search: greedy, heuristic: e2 }\nmatch: { pairs: 2 }\nreport: false\n";

    Terminal pasted = run(config, "pasted");

    assertThat(pasted.err()).isEmpty();
    assertThat(pasted.exitCode()).isZero();
  }

  @Test
  void goesOnFromWhereItWasCut() throws IOException {
    run(BAD, "whole");
    Map<String, String> whole = files("whole");
    SeededStream luck = new SeededStream(7);
    for (String part : List.of("", "", "", "proof/", "gauntlet/start/", "gauntlet/tuned/")) {
      TrialFolder.cut(folder.resolve("whole").resolve(part), luck);
      Files.delete(folder.resolve("whole").resolve("tuned.yaml"));

      assertThat(run(BAD, "whole").exitCode()).as(part).isZero();
      assertThat(files("whole")).as(part).isEqualTo(whole);
    }
  }

  @Test
  void whatIsNotBetterIsNotWrittenAndHasAnExitCodeOfItsOwn() throws IOException {
    Terminal flat = run(FLAT, "flat");

    assertThat(flat.exitCode()).isEqualTo(4);
    assertThat(flat.out()).startsWith("The tuned weights are not shown to be better: ");
    assertThat(files("flat")).doesNotContainKey("tuned.yaml");
  }

  @Test
  void aSecondProofIsPlayedOnlyWhenTold() throws IOException {
    Terminal first = run(FLAT, "again");
    Map<String, String> before = files("again");

    Terminal same = run(FLAT, "again");
    assertThat(same.out()).isEqualTo(first.out());
    assertThat(files("again")).isEqualTo(before);

    Terminal other = run(FLAT.replace("elo1: 60", "elo1: 70"), "again");
    assertThat(other.exitCode()).isEqualTo(1);
    assertThat(other.err()).contains("has a proof with other settings").contains("--again");

    Terminal again = run(FLAT, "again", "--again");
    assertThat(again.out()).contains("proof number 2 of this tuning");
    assertThat(text("again", "proof-2/experiment.yaml")).contains("alpha: 0.025");
    assertThat(text("again", "proof-2/openings.csv"))
        .isNotEqualTo(before.get("proof/openings.csv"));
  }

  @Test
  void theProofHasNoOpeningOfTheTuningNorItsMirrorImage() {
    run(FLAT, "sealed");
    Path results = folder.resolve("sealed");
    ExperimentConfig config = RecordedExperiment.read(results, TestCatalog.discovered()).config();
    DistinctHashes known = SealedOpenings.hashes(config, Proof.known(results));

    for (String text : Proof.openings(results.resolve("proof"))) {
      Position position = config.game().parse(text, config.rules());
      assertThat(known.add(position.key())).as(text).isTrue();
    }
    assertThat(known.add(image(config, results))).isFalse();
  }

  private static long image(ExperimentConfig config, Path results) {
    Position position = config.game().parse(Proof.known(results).get(0), config.rules());
    Position image = config.game().mirrored(position);
    return image == null ? position.key() : image.key();
  }

  @Test
  void oneSideIsTunedWhileTheOtherKeepsItsWeights() throws IOException {
    String config = BAD.replace("  games: 800", "  side: attacker\n  seeds: 2\n  games: 320");
    Terminal tuned =
        run(config.replace("prove: { elo1: 60, others: [e2] }", "prove: none"), "side");

    assertThat(tuned.out())
        .isEqualTo("The tuned weights are not proven: the experiment asks for no proof.\n");
    assertThat(tuned.exitCode()).isZero();
    String player = text("side", "experiment.yaml");
    assertThat(player).contains("side: \"attacker\"");
    assertThat(
            text("side", "weights.csv").lines().map(line -> line.substring(0, line.indexOf(','))))
        .containsExactly("run", "1", "2", "mean");
  }

  @Test
  void aGameOfAStepIsTheSameWhenPlayedAgain() {
    run(BAD, "rerun");
    Terminal again = Terminal.run("rerun", "" + folder.resolve("rerun"), "333");

    assertThat(again.err()).contains("the same game as recorded");
    assertThat(again.exitCode()).isZero();
  }

  @Test
  void theReportBeginsWithTheVerdict() throws IOException {
    String verdict = run(FLAT, "report").out().strip();
    Terminal report = Terminal.run("report", "" + folder.resolve("report"));

    assertThat(report.err()).isEmpty();
    String page = NumberText.typed(text("report", "report.html"));
    assertThat(page).contains(verdict).contains("none is the same").contains("proof/report.html");
    assertThat(page.indexOf(verdict)).isLessThan(page.indexOf("What became of the weights"));
    assertThat(files("report")).containsKey("proof/report.html");
  }

  @Test
  void runAndShowTellTheVerdictAndTheWeights() throws IOException {
    String verdict = run(FLAT, "show").out();
    Path config = folder.resolve("trial.yaml");
    Terminal loud = Terminal.run("run", "" + config, "--out", "" + folder.resolve("show"));
    Terminal show = Terminal.run("show", "" + folder.resolve("show"));

    assertThat(show.err()).isEmpty();
    assertThat(show.exitCode()).isZero();
    assertThat(show.out())
        .startsWith(verdict + "\nweight  start  end  change in c  runs agree\nhealth     20   20  ")
        .endsWith("  one run\n");
    assertThat(loud.out()).isEqualTo(show.out() + "\n");
    assertThat(Terminal.run("show", "" + folder.resolve("show"), "--markdown").out())
        .startsWith("## flat\n\n" + verdict)
        .contains("| weight | start | end | change in c | runs agree |")
        .contains("| health | 20 | 20 | ");
    JsonNode json = json("show");
    assertThat(json.at("/state").asString()).isEqualTo("finished");
    assertThat(json.at("/headline/0").asString()).isEqualTo(verdict.strip());
    assertThat(json.at("/proven").asBoolean(true)).isFalse();
    assertThat(json.at("/weights/0/weight").asString()).isEqualTo("health");
    assertThat(json.at("/weights/0/start").asDouble()).isEqualTo(20);
    String mean = text("show", "weights.csv").lines().toList().get(2);
    assertThat(mean).startsWith("mean,health,");
    assertThat(json.at("/weights/0/end").asString()).isEqualTo(mean.split(",", -1)[7]);
  }

  private JsonNode json(String out) {
    return JsonMapper.shared()
        .readTree(Terminal.run("show", "" + folder.resolve(out), "--json").out());
  }

  @Test
  void showTellsThatAProofIsMissingOrThatTheRunGoesOn() throws IOException {
    run(BAD, "half");
    Path results = folder.resolve("half");
    for (String part : List.of("gauntlet/tuned", "gauntlet/start", "proof")) {
      Files.delete(results.resolve(part).resolve("manifest.json"));

      assertThat(Terminal.run("show", "" + results).out())
          .as(part)
          .startsWith("The tuned weights are not proven yet: go on with the run.\n\nweight ");
      assertThat(json("half").at("/state").asString()).isEqualTo("interrupted");
      assertThat(json("half").at("/proven").isNull()).isTrue();
    }
    FolderLock lock = new ResultsFolder(results).lock();
    try {
      assertThat(Terminal.run("show", "" + results).out())
          .startsWith(
              "Still running: 400 of 800 games so far.\nThe tuned weights are not proven yet.\n");
    } finally {
      lock.close();
    }
  }

  @Test
  void aTuningWhoseConfigWasChangedIsNotReported() throws IOException {
    run(FLAT, "changed");
    Path config = folder.resolve("changed/experiment.yaml");
    Files.writeString(config, Files.readString(config).replace("seed: 4", "seed: 5"));

    Terminal show = Terminal.run("show", "" + folder.resolve("changed"));
    assertThat(show.err()).contains("was changed after the run");
    assertThat(show.exitCode()).isEqualTo(1);
  }

  @Test
  void aGameOfATuningHasAPage() throws IOException {
    run(FLAT, "page");
    Terminal show = Terminal.run("show", "" + folder.resolve("page"), "--game", "33");

    assertThat(show.err()).isEmpty();
    String page = text("page", "game-33.html");
    assertThat(page).contains("viewer-games", "Game 33");
    Files.deleteIfExists(folder.resolve("page").resolve("moves.csv"));
    assertThat(Terminal.run("show", "" + folder.resolve("page"), "--game", "33").exitCode())
        .isZero();
    assertThat(text("page", "game-33.html")).isEqualTo(page);
  }

  @Test
  void texelProposesWhereToBegin() throws IOException {
    Terminal tuned =
        run(
            BAD.replace("games: 800", "games: 160\n  first: texel")
                .replace("prove: { elo1: 60, others: [e2] }", "prove: none"),
            "texel");

    assertThat(tuned.err()).isEmpty();
    assertThat(Terminal.run("show", "" + folder.resolve("texel")).out())
        .startsWith("The tuned weights are not proven");
    List<String> mean =
        List.of(
            text("texel", "weights.csv")
                .lines()
                .reduce((earlier, later) -> later)
                .orElseThrow()
                .split(",", -1));
    assertThat(Double.parseDouble(mean.get(5))).isEqualTo(-20);
    assertThat(Double.parseDouble(mean.get(6))).isPositive();

    Files.delete(folder.resolve("texel").resolve("games.csv"));
    assertThat(Terminal.run("show", "" + folder.resolve("texel")).out())
        .isEqualTo(
            "No weight has moved yet: 2,000 of 2,000 games that the regression (Texel) needs are"
                + " played; go on with the run.\n");
    FolderLock lock = new ResultsFolder(folder.resolve("texel/texel")).lock();
    try {
      assertThat(json("texel").at("/state").asString()).isEqualTo("running");
    } finally {
      lock.close();
    }
  }

  @Test
  void planSaysWhatWillBeTuned() throws IOException {
    Path config = Files.writeString(folder.resolve("plan.yaml"), BAD);
    Terminal plan = Terminal.run("plan", "" + config);

    assertThat(plan.out())
        .contains("health from -20, between -30 and 30, c = 10")
        .contains("800 in steps of 16")
        .contains("a test of 0.0 against 60.0 normalized Elo");
  }
}
