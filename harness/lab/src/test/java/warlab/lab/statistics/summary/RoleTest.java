package warlab.lab.statistics.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.read.Experiments;

class RoleTest {

  @Test
  void ratesPlayersOnBothSidesTogether() {
    ExperimentConfig config =
        Experiments.read(
            """
            name: curve
            game: ai-wargame
            seed: 1
            players:
              p: { search: alpha-beta, heuristic: e1, sweep: { depth: [1, 2] } }
              q: { search: random }
            match: { pairs: 7 }
            stop: { sprt: { elo0: 0, elo1: 20, model: logistic } }
            """);

    assertThat(config.pairings().stream().map(each -> each.a().name() + " - " + each.b().name()))
        .containsExactly("p depth=1 - p depth=2", "p depth=1 - q", "p depth=2 - q");
    assertThat(config.players().get(1).family()).isEqualTo("p");
    assertThat(config.stop()).isEqualTo(new SprtSpec(0, 20, 0.05, 0.05, SprtSpec.Model.LOGISTIC));
    assertThat(config.hasFixedSides()).isFalse();
    assertThat(Role.rated(config)).hasSize(3).contains(new Role("q", null));
    assertThat(Role.all(config)).hasSize(9);
  }

  @Test
  void ratesSidesInACrossTable() {
    ExperimentConfig config =
        Experiments.withPlayers(
            "{a: {search: random}, b: {search: random}}",
            "{format: cross, pairs: 3, first: [a, b], second: [b]}");

    assertThat(config.hasFixedSides()).isTrue();
    assertThat(config.pairings()).hasSize(2);
    assertThat(Role.all(config))
        .isEqualTo(Role.rated(config))
        .isEqualTo(
            List.of(
                new Role("a", Side.FIRST), new Role("b", Side.FIRST), new Role("b", Side.SECOND)));
  }
}
