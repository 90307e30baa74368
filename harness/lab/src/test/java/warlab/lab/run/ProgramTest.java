package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.run.program.Program;

/** Which of our classes decide the games of a run, and which must not matter to it. */
class ProgramTest {
  private static final String CONFIG =
      """
      name: x
      game: ai-wargame
      seed: 7
      players:
        a: { search: alpha-beta, depth: 2, heuristic: %s }
        b: { search: random }
      match: { pairs: 6 }
      """;

  private static Set<String> classes(String heuristic, String more) {
    return program(CONFIG.formatted(heuristic) + more).parts().keySet();
  }

  private static Program program(String text) {
    ExperimentConfig config =
        Experiments.realReader()
            .read(ExperimentFile.parse(Path.of("x.yaml"), text, Overrides.none()));
    return RunSpec.program(config, TestCatalog.discovered());
  }

  @Test
  void rulesPlayersHeuristicsRefereeAndPlanDecide() {
    assertThat(classes("e2", ""))
        .contains(
            "warlab.games.wargame.Effects",
            "warlab.games.wargame.RandomOpening",
            "warlab.players.alphabeta.NodeSearch",
            "warlab.players.scripted.RandomFactory",
            "warlab.heuristics.wargame.E2",
            "warlab.heuristics.wargame.Worth",
            "warlab.lab.run.match.Match",
            "warlab.lab.run.match.Contestant",
            "warlab.lab.plan.Seeds",
            "warlab.lab.plan.GeneratedOpenings");
  }

  @Test
  void whatARunDoesNotUseDoesNot() {
    assertThat(classes("e2", ""))
        .doesNotContain(
            "warlab.heuristics.wargame.E1",
            "warlab.heuristics.wargame.WargameFeatures",
            "warlab.players.mcts.MctsPlayer",
            "warlab.players.scripted.tankwars.Reaction",
            "warlab.lab.plan.SprtStop")
        .noneMatch(name -> name.matches("warlab\\.lab\\.(cli|report|bench|wire)\\..*"))
        .noneMatch(name -> name.matches("warlab\\.games\\.(tankwars|gridconflict)\\..*"))
        .noneMatch(name -> name.contains("/"));
  }

  @Test
  void weightsBringTheTableOfTheirFeatures() {
    assertThat(classes("{ linear: { material: 1 } }", ""))
        .contains("warlab.heuristics.LinearHeuristic", "warlab.heuristics.wargame.WargameFeatures");
  }

  @Test
  void anEarlyStopDecidesHowManyGamesThereAre() {
    assertThat(classes("e2", "stop: { sprt: { elo0: 0, elo1: 20 } }"))
        .contains("warlab.lab.plan.SprtStop", "warlab.lab.statistics.sprt.Sprt");
  }

  @Test
  void aGameBringsWhatItAddsToItsPlayers() {
    String tanks = CONFIG.replace("ai-wargame", "tank-wars").formatted("{ linear: { units: 1 } }");
    assertThat(program(tanks).parts()).containsKey("warlab.players.scripted.tankwars.Reaction");
  }

  @Test
  void changesAreNamedButNotAllOfThem() {
    Program earlier = new Program(Map.of("a", "1", "b", "1", "gone", "1"));
    Program later =
        new Program(
            Map.of(
                "a", "2", "b", "1", "n1", "1", "n2", "1", "n3", "1", "n4", "1", "n5", "1", "n6",
                "1", "n7", "1"));
    assertThat(later.changesSince(earlier))
        .isEqualTo("changed: a; new: n1, n2, n3, n4, n5 and 2 more; gone: gone");
    assertThat(later.changesSince(later)).isNull();
    assertThat(later.hash()).isNotEqualTo(earlier.hash());
  }
}
