package warlab.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.Experiments;

class PlanDescriptionTest {

  @Test
  void tellsAllThatWouldRun() {
    String text =
        describe(
            """
            name: compare
            game: ai-wargame
            seed: 2023
            players:
              plain: { search: random }
              mixed:
                search: alpha-beta
                depth: 3
                heuristic: { attacker: e1, defender: { linear: { material: 2.5 } } }
            match: { pairs: 500, openings: { plies: 6 } }
            threads: 2
            """);

    assertThat(text)
        .isEqualTo(
            """
            experiment  compare, seed 2023
            game        ai-wargame
            players     2
                        plain: random
                        mixed: alpha-beta:heuristic=e1,depth=3 as attacker, \
            alpha-beta:heuristic=linear(material=2.5),depth=3 as defender
            pairings    1, round-robin
                        plain - mixed
            games       1,000: 1,000 for each pairing, each opening with both sides
            openings    500 made from the seed
            duration    about 5.0 s on 2 threads, by a probe of 128 games
            detects     two players that differ by 40 Elo or more
            """);
  }

  @Test
  void sprtAndLongListsAreShort() {
    String text =
        describe(
            """
            name: sweep
            game: ai-wargame
            seed: 1
            players:
              ab: { search: alpha-beta, heuristic: e1, sweep: { depth: [1, 2, 3, 4, 5, 6, 7, 8] } }
            match: { pairs: 10 }
            stop: { sprt: { elo0: 0, elo1: 20 } }
            """);

    assertThat(text)
        .contains("            ab depth=1 - ab depth=2\n")
        .contains("            and 16 more\n")
        .contains("stop        a pairing ends early when a test of 0.0 against 20.0 normalized Elo")
        .contains(
            "            that takes on average 1,599 games at 0.0 Elo, 2,616 games at 10.0 Elo, "
                + "1,599 games at 20.0 Elo\n")
        .contains("duration    at most about 2.8 s on 2 threads");
  }

  @Test
  void aSweepDetectsEffectsWhereNoPairingDetectsAnything() {
    String text =
        describe(
            """
            name: sweep
            game: ai-wargame
            seed: 1
            players:
              ab:
                search: alpha-beta
                heuristic: e1
                sweep: { depth: [1, 2, 3], ties: [random, first] }
            match: { pairs: 4 }
            """);

    assertThat(text)
        .endsWith(
            """
            detects     of the sweep 106 Elo in one ply, 173 Elo in ties first over random
                        nothing in one pairing: so few games cannot prove any difference
            """);
  }

  @Test
  void probeStopsWhenItsTimeIsUp() {
    List<GameTask> probed = new ArrayList<>();
    ExperimentConfig config = Experiments.withPlayers("{a: random, b: random}", "{pairs: 100}");

    DurationEstimate estimate =
        DurationEstimate.of(
            ExperimentPlan.make(config),
            task -> {
              probed.add(task);
              return OptionalDouble.of(0.75);
            });

    assertThat(probed).hasSize(4);
    assertThat(estimate).isEqualTo(new DurationEstimate(4, 0.75, false));
  }

  @Test
  void aProbeThatDoesNotComeToTheEndOfAGameTellsTheLeastThatIsKnown() {
    ExperimentConfig config =
        Experiments.withPlayers("{a: random, b: random}", "{pairs: 10}, threads: 1");

    String text =
        PlanDescription.of(
            config,
            ExperimentPlan.make(config),
            TestCatalog.make(),
            task -> task.id().game() == 0 ? OptionalDouble.of(1) : OptionalDouble.empty());

    // The second game took what the first one left of five seconds, and then was not over.
    assertThat(text)
        .contains("duration    at least 80.0 s on 1 thread, by a probe of 1 games and one that");
  }

  @ParameterizedTest
  @CsvSource({
    "0.04, 0.0 s",
    "99, 99.0 s",
    "100, 2 min",
    "5990, 100 min",
    "6000, 1.7 h",
    "1e6, 11.6 days"
  })
  void durationsAreReadable(double seconds, String words) {
    assertThat(DurationEstimate.inWords(seconds)).isEqualTo(words);
  }

  private static String describe(String yaml) {
    ExperimentConfig config = Experiments.read(yaml);
    return PlanDescription.of(
        config, ExperimentPlan.make(config), TestCatalog.make(), task -> OptionalDouble.of(0.01));
  }
}
