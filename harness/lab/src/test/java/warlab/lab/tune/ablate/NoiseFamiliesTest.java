package warlab.lab.tune.ablate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.tally.ScriptedRun;

/**
 * Terms that are noise. A player without such a term is its equal, so that both win each game with
 * the same chance: these games are drawn by lot, and all that follows is the code of an ablation.
 */
class NoiseFamiliesTest {
  private static final int FAMILIES = 200;

  /** At most so many of 200 at a true chance of 5 %, in 99 of 100 studies. */
  private static final int MOST = 18;

  private static final String[] PAIRS = {"LL", "LD", "LW", "DD", "WL", "DW", "WW"};

  private static final ExperimentConfig CONFIG =
      new ConfigReader(TestCatalog.discovered(), Machine.current())
          .read(
              ExperimentFile.parse(
                  Path.of("x.yaml"),
                  """
              name: x
              game: ai-wargame
              seed: 1
              ablate:
                player: greedy:heuristic=bastion
                methods: [leave-one-out]
                pairs: 100
              """,
                  Overrides.none()));

  /** How many terms are called worth something, or harmful, without being so. */
  private static int claims(int family, int favoured) {
    ExperimentConfig gauntlet = new Parts(CONFIG).all(1).get(0).config();
    SeededStream luck = new SeededStream(SeededStream.derive(23, family));
    ScriptedRun run = ScriptedRun.of(gauntlet);
    for (int pair = 0; pair < gauntlet.match().pairs(); pair++) {
      for (int term = 0; term < gauntlet.pairings().size(); term++) {
        int drawn = luck.nextInt(PAIRS.length);
        run.pair(term, PAIRS[term == favoured ? Math.max(drawn, 2 + drawn / 2) : drawn]);
      }
    }
    Summary summary = run.summary();
    return (int)
        summary.pairings().stream()
            .map(TermMatch::of)
            .filter(match -> match != null && match.isProof())
            .count();
  }

  @Test
  void atMostOneFamilyInTwentyClaimsAnything() {
    int claiming = 0;
    for (int family = 0; family < FAMILIES; family++) {
      claiming += claims(family, -1) > 0 ? 1 : 0;
    }
    assertThat(claiming).isLessThanOrEqualTo(MOST);
  }

  @Test
  void aTermThatIsWorthSomethingIsFoundAmongThem() {
    List<Integer> found = List.of(1, 2, 3, 4, 5).stream().map(each -> claims(each, 2)).toList();

    assertThat(found).allSatisfy(count -> assertThat(count).isPositive());
  }
}
