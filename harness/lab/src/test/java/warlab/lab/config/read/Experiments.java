package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Consumer;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.TestCatalog;

/** Small experiments for tests. */
public final class Experiments {
  private Experiments() {}

  public static ConfigReader reader() {
    return new ConfigReader(TestCatalog.make(), new Machine(2, 1L << 30));
  }

  public static ExperimentConfig read(String yaml) {
    return reader().read(Path.of("x.yaml"), yaml, Overrides.none());
  }

  /** An experiment with the given value for {@code players}, in flow style. */
  public static ExperimentConfig withPlayers(String players, String match) {
    return read(
        "{name: x, game: ai-wargame, seed: 1, players: %s, match: %s}".formatted(players, match));
  }

  /** One player in an experiment with another. */
  static PlayerSpec player(String yaml) {
    return read("""
    name: x
    game: ai-wargame
    seed: 1
    players:
      p: %s
      other: { search: random }
    match: { pairs: 1 }
    """
            .formatted(yaml))
        .player("p");
  }

  static Consumer<Object> is(String text) {
    return value -> assertThat(value).hasToString(text);
  }
}
