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
  /** What an experiment of AI Wargame begins with. */
  public static final String HEAD = "name: x\ngame: ai-wargame\nseed: 1\n";

  /** A weighted player in one line, for what works on weights. */
  public static final String LINEAR =
      "alpha-beta:depth=2,heuristic=linear(material=100;health=20;mobility=-3)";

  /** Every kind of thing that a config can say. */
  public static final String FULL =
      """
      name: full
      game: ai-wargame
      gameOptions: { cap: 60 }
      seed: 5
      players:
        deep: { search: alpha-beta, heuristic: e1, sweep: { depth: [1, 2], ties: [first] } }
        "yes: # no": { search: alpha-beta, nodes: 9, heuristic: { guard: { reach: 3 } }, width: 0.75 }
        by side:
          search: { attacker: alpha-beta, defender: random }
          depth: 2
          heuristic: { linear: { mobility: 1e-7, material: 100 } }
        "2": { search: alpha-beta, depth: { attacker: 3, defender: 5 }, timeMs: { defender: 9 },
               heuristic: { attacker: e1, defender: { linear: { material: -1.5 } } } }
        one line: alpha-beta:depth=3,heuristic=linear(material=2;mobility=1)
      match:
        format: cross
        pairs: 100
        first: [deep, by side, "2"]
        second: ["yes: # no", one line]
        openings: { plies: 4 }
        repeat: true
      stop: { sprt: { elo0: -2.5, elo1: 20 } }
      record: moves
      threads: 2
      """;

  private Experiments() {}

  public static ConfigReader reader() {
    return new ConfigReader(TestCatalog.make(), new Machine(2, 1L << 30));
  }

  /** Reads what comes with the program, with room for its tables. */
  public static ConfigReader realReader() {
    return new ConfigReader(TestCatalog.discovered(), new Machine(2, 1L << 31));
  }

  /** Reads an experiment of AI Wargame with what comes with the program; it begins in line 4. */
  public static ExperimentConfig readReal(String rest) {
    return realReader()
        .read(ExperimentFile.parse(Path.of("x.yaml"), HEAD + rest, Overrides.none()));
  }

  public static ExperimentConfig read(String yaml) {
    return reader().read(ExperimentFile.parse(Path.of("x.yaml"), yaml, Overrides.none()));
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
