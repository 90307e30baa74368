package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.lab.config.read.Experiments;

class ConfigWarningsTest {
  private static final String TIMED = "{a: 'alpha-beta:timeMs=5,heuristic=e1', b: random}";

  @Test
  void timeLimitsDependOnTheMachine() {
    assertThat(warnings(TIMED, "{pairs: 9}", 2))
        .containsExactly(
            "players with a time limit depend on the machine:"
                + " this run cannot be repeated exactly");
  }

  @Test
  void timeLimitsSufferFromMoreThreadsThanCores() {
    assertThat(warnings(TIMED, "{pairs: 9}", 1))
        .contains(
            "2 threads share 1 cores: players with a time limit are weaker than they are alone");
  }

  @Test
  void plainStartRepeatsGames() {
    assertThat(warnings("{a: random, b: random}", "{pairs: 9, openings: none}", 2))
        .containsExactly(
            "every game begins from the same position:"
                + " players without chance have one pair to play");
  }

  @Test
  void ordinaryExperimentHasNone() {
    assertThat(warnings("{a: random, b: random}", "{pairs: 9}", 1)).isEmpty();
  }

  private static List<String> warnings(String players, String match, int cores) {
    ExperimentConfig config = Experiments.withPlayers(players, match);
    return ConfigWarnings.of(config, new Machine(cores, 1L << 30));
  }
}
