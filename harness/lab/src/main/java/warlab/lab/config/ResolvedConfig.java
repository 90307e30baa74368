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
 *
 * @param isWritten whether it is written for people and programs; else it is hashed, without
 *     labels, folders of this machine and whatever may change while a run stays the same run
 */
public record ResolvedConfig(Game game, boolean isWritten) {
  /** The list of openings that a results folder has, whatever file they were read from. */
  static final String OPENINGS_FILE = "openings.csv";

  /** Keys that belong to the machine: they change no game and are not written. */
  static final Set<String> OF_THE_MACHINE = Set.of("threads", "out", "report");

  /**
   * Keys that are written and change no game: what tells people what it is about, and where classes
   * lie that are part of the program.
   */
  static final Set<String> NOT_DECIDING = Set.of("question", ExperimentConfig.PLUGINS);

  /**
   * The text of {@code experiment.yaml}. Reading it gives an experiment with the same hash; a
   * user's own openings are then those of {@code openings.csv} beside it.
   */
  public static String yaml(ExperimentConfig config) {
    return CanonicalTree.yaml(new ResolvedConfig(config.game(), true).tree(config));
  }

  /** A player of an experiment, under its name. */
  public static String yaml(ExperimentConfig config, PlayerSpec player) {
    return CanonicalTree.yaml(
        Map.of(player.name(), new ResolvedConfig(config.game(), true).player(player)));
  }

  /** What is hashed: all that decides a game. */
  static Map<String, Object> identity(ExperimentConfig config) {
    Map<String, Object> tree = new ResolvedConfig(config.game(), false).tree(config);
    tree.keySet().removeAll(NOT_DECIDING);
    return tree;
  }

  private Map<String, Object> tree(ExperimentConfig config) {
    Map<String, Object> tree = components(config);
    tree.keySet().removeAll(OF_THE_MACHINE);
    return tree;
  }

  /**
   * A record as a tree, in the order of its components; absent values and empty lists are left out.
   * Reflection makes it complete: a component added to a record cannot silently stay out of the
   * identity of a run.
   */
  public Map<String, Object> components(Record spec) {
    Map<String, Object> tree = new LinkedHashMap<>();
    for (RecordComponent component : spec.getClass().getRecordComponents()) {
      @Nullable Object value = value(spec, component);
      if (value instanceof Experiment experiment) {
        tree.putAll(experiment.written(this));
      } else if (value != null && !List.of().equals(value)) {
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

  private Object written(Object value) {
    if (value instanceof OpeningSpec openings) {
      return openings(openings);
    }
    if (value instanceof PlayerSpec player) {
      return player(player);
    }
    if (value instanceof Record nested) {
      return components(nested);
    }
    if (value instanceof Side side) {
      return game.sideName(side);
    }
    if (value instanceof Enum<?> choice) {
      return Keys.word(choice);
    }
    if (value instanceof List<?> list) {
      return list.stream().map(this::item).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> tree = new LinkedHashMap<>();
      map.forEach((key, each) -> tree.put(key, written(each)));
      return tree;
    }
    return value instanceof Game named ? named.id() : value;
  }

  /** In a list players are known by their names. */
  private Object item(Object value) {
    return value instanceof PlayerSpec player ? player.name() : written(value);
  }

  /** The settings of a player, by side where the sides differ. */
  public Map<String, Object> player(PlayerSpec player) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("search", bySide(player.asFirst().search(), player.asSecond().search()));
    Map<String, Object> first = player.asFirst().settings();
    Map<String, Object> second = player.asSecond().settings();
    Map<String, Object> both = new LinkedHashMap<>(first);
    both.putAll(second);
    both.values().removeIf(value -> value instanceof Path && !isWritten);
    for (String name : both.keySet()) {
      tree.put(name, bySide(first.get(name), second.get(name)));
    }
    if (!player.sweep().isEmpty()) {
      tree.put("sweep", player.sweep());
    }
    return tree;
  }

  /** The value, or a map by side where the sides differ. */
  private Object bySide(@Nullable Object first, @Nullable Object second) {
    if (first != null && Objects.equals(first, second)) {
      return setting(first);
    }
    Map<String, Object> sides = new LinkedHashMap<>();
    if (first != null) {
      sides.put(game.sideName(Side.FIRST), setting(first));
    }
    if (second != null) {
      sides.put(game.sideName(Side.SECOND), setting(second));
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

  /** A user's own positions are hashed themselves. */
  public Object openings(OpeningSpec openings) {
    if (openings instanceof OpeningSpec.Generated generated) {
      return generated.settings();
    }
    if (openings instanceof OpeningSpec.Listed listed) {
      return isWritten ? Map.of("file", OPENINGS_FILE) : listed.positions();
    }
    return "none";
  }
}
