package warlab.lab.config;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * An experiment as it can be written down again: sweeps expanded, defaults filled in. What belongs
 * to the machine and not to the experiment (threads, folder, report) is left out.
 */
public final class ResolvedConfig {
  /** The name of the openings file that goes with a resolved config. */
  public static final String OPENINGS_FILE = "openings.txt";

  private ResolvedConfig() {}

  /**
   * The files that describe the experiment, text by name: {@code experiment.yaml} and, if it
   * brought its own openings, {@link #OPENINGS_FILE}. Reading the first gives an experiment with
   * the same hash.
   */
  public static Map<String, String> files(ExperimentConfig config) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("experiment.yaml", CanonicalTree.yaml(tree(config)));
    if (config.match().openings() instanceof OpeningSpec.Listed listed) {
      files.put(OPENINGS_FILE, String.join("\n", listed.positions()) + "\n");
    }
    return files;
  }

  /** See {@link ExperimentConfig#configHash()}. */
  static String hash(ExperimentConfig config) {
    Map<String, Object> tree = tree(config);
    Map<String, Object> match = match(config);
    match.remove("pairs");
    if (config.match().openings() instanceof OpeningSpec.Listed listed) {
      match.put("openings", listed.positions());
    }
    tree.put("match", match);
    return CanonicalTree.sha256(CanonicalTree.canonicalJson(tree));
  }

  private static Map<String, Object> tree(ExperimentConfig config) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("name", config.name());
    tree.put("game", config.game().id());
    tree.put("gameOptions", config.gameOptions());
    tree.put("seed", config.seed());
    Map<String, Object> players = new LinkedHashMap<>();
    config.players().forEach(player -> players.put(player.name(), player(config, player)));
    tree.put("players", players);
    tree.put("match", match(config));
    SprtSpec sprt = config.stop();
    if (sprt != null) {
      tree.put("stop", Map.of("sprt", sprt(sprt)));
    }
    tree.put("record", config.record().id());
    return tree;
  }

  private static Map<String, Object> player(ExperimentConfig config, PlayerSpec player) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("search", bySide(config, player.asFirst().search(), player.asSecond().search()));
    Map<String, Object> first = player.asFirst().settings();
    Map<String, Object> second = player.asSecond().settings();
    Map<String, Object> both = new LinkedHashMap<>(first);
    both.putAll(second);
    for (String name : both.keySet()) {
      tree.put(name, bySide(config, first.get(name), second.get(name)));
    }
    if (!player.sweep().isEmpty()) {
      tree.put("sweep", player.sweep());
    }
    return tree;
  }

  /** The value, or a map by side where the sides differ. */
  private static Object bySide(
      ExperimentConfig config, @Nullable Object first, @Nullable Object second) {
    if (first != null && Objects.equals(first, second)) {
      return setting(first);
    }
    Map<String, Object> sides = new LinkedHashMap<>();
    if (first != null) {
      sides.put(config.game().sideName(Side.FIRST), setting(first));
    }
    if (second != null) {
      sides.put(config.game().sideName(Side.SECOND), setting(second));
    }
    return sides;
  }

  private static Object setting(Object value) {
    if (!(value instanceof HeuristicSpec heuristic)) {
      return value;
    }
    return heuristic.settings().isEmpty()
        ? heuristic.id()
        : Map.of(heuristic.id(), heuristic.settings());
  }

  private static Map<String, Object> match(ExperimentConfig config) {
    MatchSpec match = config.match();
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("format", match.format().id());
    tree.put("pairs", (long) match.pairs());
    tree.put("openings", openings(match.openings()));
    tree.put("repeat", match.repeat());
    String hero = match.hero();
    if (hero != null) {
      tree.put("hero", hero);
    }
    if (match.format() == Format.CROSS) {
      tree.put("first", match.first());
      tree.put("second", match.second());
    }
    tree.put("moveTimeoutMs", match.moveTimeoutMs());
    return tree;
  }

  private static Object openings(OpeningSpec openings) {
    if (openings instanceof OpeningSpec.Generated generated) {
      return generated.settings();
    }
    return openings instanceof OpeningSpec.Listed ? Map.of("file", OPENINGS_FILE) : "none";
  }

  private static Map<String, Object> sprt(SprtSpec sprt) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("elo0", sprt.elo0());
    tree.put("elo1", sprt.elo1());
    tree.put("alpha", sprt.alpha());
    tree.put("beta", sprt.beta());
    tree.put("model", sprt.model());
    return tree;
  }
}
