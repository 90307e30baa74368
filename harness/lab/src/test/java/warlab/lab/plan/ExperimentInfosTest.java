package warlab.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.Experiments;
import warlab.lab.statistics.sprt.EloModel;
import warlab.lab.statistics.sprt.SprtSettings;
import warlab.lab.statistics.summary.ExperimentInfo;
import warlab.lab.statistics.summary.PairingInfo;
import warlab.lab.statistics.summary.PlayerInfo;
import warlab.lab.statistics.summary.Role;

class ExperimentInfosTest {

  @Test
  void tellsPlayersPairingsAndTheTest() {
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

    ExperimentInfo info = ExperimentInfos.of(config);

    assertThat(info.players())
        .containsExactly(
            new PlayerInfo("p depth=1", "p", Map.of("depth", "1")),
            new PlayerInfo("p depth=2", "p", Map.of("depth", "2")),
            PlayerInfo.of("q"));
    assertThat(info.pairings())
        .containsExactly(
            new PairingInfo("p depth=1", "p depth=2"),
            new PairingInfo("p depth=1", "q"),
            new PairingInfo("p depth=2", "q"));
    assertThat(info.sprt()).isEqualTo(new SprtSettings(0, 20, 0.05, 0.05, EloModel.LOGISTIC));
    assertThat(info.pairs()).isEqualTo(7);
    assertThat(info.hasFixedSides()).isFalse();
    assertThat(info.ratedRoles()).hasSize(3).contains(new Role("q", null));
    assertThat(info.roles()).hasSize(9);
  }

  @Test
  void ratesSidesInACrossTable() {
    ExperimentConfig config =
        Experiments.withPlayers(
            "{a: {search: random}, b: {search: random}}",
            "{format: cross, pairs: 3, first: [a, b], second: [b]}");

    ExperimentInfo info = ExperimentInfos.of(config);

    assertThat(info.hasFixedSides()).isTrue();
    assertThat(info.sprt()).isNull();
    assertThat(info.pairings())
        .containsExactly(new PairingInfo("a", "b"), new PairingInfo("b", "b"));
    assertThat(info.roles())
        .isEqualTo(info.ratedRoles())
        .isEqualTo(
            List.of(
                new Role("a", Side.FIRST), new Role("b", Side.FIRST), new Role("b", Side.SECOND)));
  }
}
