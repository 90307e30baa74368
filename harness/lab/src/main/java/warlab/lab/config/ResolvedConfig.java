package warlab.lab.config;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
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

  /**
   * Keys that are written and change no game: what tells people what it is about, and where classes
   * lie that are part of the program.
   */
  static final Set<String> NOT_DECIDING = Set.of("question", ExperimentConfig.PLUGINS);

  /** Keys of an experiment that a tuning or an ablation does not have. */
  public static final Set<String> MADE = Set.of("players", "match", "stop", "record");

  private ResolvedConfig() {}

  /**
   * The text of {@code experiment.yaml}. Reading it gives an experiment with the same hash; a
   * user's own openings are then those of {@code openings.csv} beside it.
   */
  public static String yaml(ExperimentConfig config) {
    return CanonicalTree.yaml(tree(config, true));
  }

  /** A player of an experiment, under its name. */
  public static String yaml(ExperimentConfig config, PlayerSpec player) {
    return CanonicalTree.yaml(Map.of(player.name(), player(config, player, true)));
  }

  /** See {@link ExperimentConfig#configHash()}. */
  static String hash(ExperimentConfig config) {
    return CanonicalTree.sha256(identity(config));
  }

  /** What is hashed: all that is written, but the openings themselves and no number of pairs. */
  static Map<String, Object> identity(ExperimentConfig config) {
    if (config.kind().isPresent()) {
      Map<String, Object> made = tree(config, false);
      made.keySet().removeAll(NOT_DECIDING);
      made.remove("prove"); // another proof changes no game of the tuning
      if (config.match().openings() instanceof OpeningSpec.Listed listed) {
        made.put("openings", listed.positions());
      }
      return made;
    }
    Map<String, Object> match = components(config.match());
    match.keySet().removeAll(GROWING);
    if (config.match().openings() instanceof OpeningSpec.Listed listed) {
      match.put("openings", listed.positions());
    }
    Map<String, Object> tree = tree(config, false);
    tree.keySet().removeAll(NOT_DECIDING);
    tree.put("match", match);
    return tree;
  }

  /**
   * @param isWritten whether labels and folders of this machine are in it: they are no part of an
   *     experiment, but without folders its programs cannot be started again
   */
  private static Map<String, Object> tree(ExperimentConfig config, boolean isWritten) {
    Map<String, Object> tree = components(config);
    tree.keySet().removeAll(OF_THE_MACHINE);
    TuneSpec tune = config.tune();
    AblateSpec ablate = config.ablate();
    if (config.kind().isPresent()) {
      tree.keySet().removeAll(MADE);
      tree.put("openings", openings(config.match().openings()));
    }
    if (tune != null) {
      describe(config, tune, tree, isWritten);
      return tree;
    }
    if (ablate != null) {
      tree.put("ablate", described(config, ablate, isWritten));
      return tree;
    }
    Map<String, Object> players = new LinkedHashMap<>();
    Map<String, String> usual = PlayerLabels.derived(config.players());
    for (PlayerSpec player : config.players()) {
      Map<String, Object> described = player(config, player, isWritten);
      if (isWritten && !player.label().equals(usual.get(player.name()))) {
        described.put(PlayerSpec.LABEL, player.label());
      }
      players.put(player.name(), described);
    }
    tree.put("players", players);
    tree.computeIfPresent("stop", (key, sprt) -> Map.of("sprt", sprt));
    return tree;
  }

  private static void describe(
      ExperimentConfig config, TuneSpec tune, Map<String, Object> tree, boolean isWritten) {
    tree.put("tune", described(config, tune, tune.player(), tune.side(), isWritten));
    ProveSpec prove = config.prove();
    if (prove == null) {
      tree.put("prove", "none"); // what is left out has its defaults
    } else {
      Map<String, Object> proof = components(prove);
      proof.computeIfPresent("others", (key, others) -> names(prove.others()));
      tree.put("prove", proof);
    }
  }

  private static Map<String, Object> described(
      ExperimentConfig config,
      Record spec,
      PlayerSpec player,
      @Nullable Side side,
      boolean isWritten) {
    Map<String, Object> tree = components(spec);
    tree.put("player", player(config, player, isWritten));
    if (side != null) {
      tree.put("side", config.sideName(side));
    }
    return tree;
  }

  /** What decides the player's games against itself, and what else there is to play if written. */
  private static Map<String, Object> described(
      ExperimentConfig config, AblateSpec ablate, boolean isWritten) {
    Map<String, Object> tree = described(config, ablate, ablate.player(), ablate.side(), isWritten);
    tree.keySet().removeAll(List.of("methods", "pairs", "pool"));
    if (isWritten) {
      tree.put("methods", ablate.methods().stream().map(Keys::word).toList());
      tree.put("pairs", ablate.pairs());
      if (!ablate.pool().isEmpty()) {
        tree.put("pool", names(ablate.pool()));
      }
    }
    return tree;
  }

  private static List<String> names(List<PlayerSpec> players) {
    return players.stream().map(PlayerSpec::name).toList();
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
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> tree = new LinkedHashMap<>();
      map.forEach((key, each) -> tree.put(key, written(each)));
      return tree;
    }
    return value instanceof Game game ? game.id() : value;
  }

  private static Map<String, Object> player(
      ExperimentConfig config, PlayerSpec player, boolean isWritten) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("search", bySide(config, player.asFirst().search(), player.asSecond().search()));
    Map<String, Object> first = player.asFirst().settings();
    Map<String, Object> second = player.asSecond().settings();
    Map<String, Object> both = new LinkedHashMap<>(first);
    both.putAll(second);
    both.values().removeIf(value -> value instanceof Path && !isWritten);
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
