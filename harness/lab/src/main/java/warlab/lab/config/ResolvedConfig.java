package warlab.lab.config;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Side;

/**
 * An experiment as it can be written down again: sweeps expanded, defaults filled in. What belongs
 * to the machine and not to the experiment (threads, folder, report) is left out.
 */
public final class ResolvedConfig {
  /** The list of openings that a results folder has, whatever file they were read from. */
  static final String OPENINGS_FILE = "openings.csv";

  /** Keys that belong to the machine: they change no game and are not written. */
  static final Set<String> OF_THE_MACHINE = Set.of("threads", "out", "report");

  /** Keys of the match that may grow while a run stays the same run. */
  static final Set<String> GROWING = Set.of("pairs");

  /** Keys that tell people what it is about: they are written, but change no game. */
  static final Set<String> FOR_READERS = Set.of("question");

  private ResolvedConfig() {}

  /**
   * The text of {@code experiment.yaml}. Reading it gives an experiment with the same hash; a
   * user's own openings are then those of {@code openings.csv} beside it.
   */
  public static String yaml(ExperimentConfig config) {
    Map<String, Object> tree = tree(config);
    Map<String, String> usual = PlayerLabels.derived(config.players());
    Map<String, Object> players = new LinkedHashMap<>();
    for (PlayerSpec player : config.players()) {
      Map<String, Object> written = player(config, player);
      if (!player.label().equals(usual.get(player.name()))) {
        written.put(PlayerSpec.LABEL, player.label());
      }
      players.put(player.name(), written);
    }
    tree.put("players", players);
    return CanonicalTree.yaml(tree);
  }

  /** See {@link ExperimentConfig#configHash()}. */
  static String hash(ExperimentConfig config) {
    return CanonicalTree.sha256(identity(config));
  }

  /** What is hashed: all that is written, but the openings themselves and no number of pairs. */
  static Map<String, Object> identity(ExperimentConfig config) {
    Map<String, Object> match = components(config.match());
    match.keySet().removeAll(GROWING);
    if (config.match().openings() instanceof OpeningSpec.Listed listed) {
      match.put("openings", listed.positions());
    }
    Map<String, Object> tree = tree(config);
    tree.keySet().removeAll(FOR_READERS);
    tree.put("match", match);
    return tree;
  }

  private static Map<String, Object> tree(ExperimentConfig config) {
    Map<String, Object> tree = components(config);
    tree.keySet().removeAll(OF_THE_MACHINE);
    Map<String, Object> players = new LinkedHashMap<>();
    config.players().forEach(player -> players.put(player.name(), player(config, player)));
    tree.put("players", players);
    tree.computeIfPresent("stop", (key, sprt) -> Map.of("sprt", sprt));
    return tree;
  }

  /**
   * A record as a tree, in the order of its components; absent values and empty lists are left out.
   * Reflection makes it complete: a component added to a record cannot silently stay out of the
   * identity of a run.
   */
  private static Map<String, Object> components(Record spec) {
    Map<String, Object> tree = new LinkedHashMap<>();
    for (RecordComponent component : spec.getClass().getRecordComponents()) {
      @Nullable Object value = value(spec, component);
      if (value != null && !List.of().equals(value)) {
        tree.put(component.getName(), written(value));
      }
    }
    return tree;
  }

  private static @Nullable Object value(Record spec, RecordComponent component) {
    try {
      return component.getAccessor().invoke(spec);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("accessors of records are public", impossible);
    }
  }

  private static Object written(Object value) {
    if (value instanceof OpeningSpec openings) {
      return openings(openings);
    }
    if (value instanceof Record nested) {
      return components(nested);
    }
    if (value instanceof Enum<?> choice) {
      return Keys.word(choice);
    }
    return value instanceof Game game ? game.id() : value;
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

  private static Object openings(OpeningSpec openings) {
    if (openings instanceof OpeningSpec.Generated generated) {
      return generated.settings();
    }
    return openings instanceof OpeningSpec.Listed ? Map.of("file", OPENINGS_FILE) : "none";
  }
}
