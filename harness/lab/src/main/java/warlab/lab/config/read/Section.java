package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.PluginGuard;
import warlab.lab.config.Keys;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.ListNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * A map of a config whose keys are known: refuses any other and reads values of their type. Keys
 * are not said to be missing where others are unknown: those may be the same, misspelt.
 */
public final class Section {
  private final MapNode node;
  private final List<Option> options;
  private final Problems problems;
  private final boolean isWhole;
  private final Map<String, Object> values = new LinkedHashMap<>();

  /**
   * @param what what a key is called in messages: a key, an option
   * @param owner whose keys these are, as the end of a sentence: {@code " for alpha-beta"}
   * @param structures keys that are no single value; their reader asks for them by name
   */
  Section(
      String what,
      String owner,
      MapNode node,
      List<Option> options,
      List<String> structures,
      Problems problems) {
    this.node = node;
    this.options = options;
    this.problems = problems.part();
    List<String> known =
        Stream.concat(options.stream().map(Option::name).distinct(), structures.stream()).toList();
    for (MapNode.Entry entry : node.entries()) {
      if (!known.contains(entry.key())) {
        this.problems.add(
            entry.refusal(
                UnknownName.key(what, entry.key(), owner, known, problems.place(entry.key()))));
      }
    }
    isWhole = this.problems.isEmpty();
    for (Option option : options) {
      this.problems.check(() -> value(option).ifPresent(value -> values.put(option.name(), value)));
    }
  }

  /** A part of an experiment, with the keys of the record that it fills. */
  public static Section of(Keys keys, String owner, MapNode node, Problems problems) {
    List<String> parts = keys.parts().stream().map(Keys.Part::name).toList();
    return new Section("key", owner, node, keys.options(), parts, problems);
  }

  /**
   * Settings of a game given one by one on the command line, {@code --set cap=50}, checked as a
   * config's are.
   *
   * @param argument what they were given to, for messages: {@code --set}
   * @throws ConfigException with all that are unknown or do not fit
   */
  public static Options arguments(Game game, String argument, Map<String, String> texts) {
    List<MapNode.Entry> entries = new ArrayList<>();
    texts.forEach(
        (name, text) -> {
          Place place = Place.of(argument + " " + name + "=" + text);
          entries.add(new MapNode.Entry(name, place, ConfigParser.parseValue(place, text)));
        });
    MapNode given = new MapNode(Place.of(argument), entries);
    MapNode node = new RulesReader(game, Path.of("")).withFiles(given);
    return Problems.throwIfAny(
        problems -> new Section("option", "", node, game.options(), List.of(), problems).options());
  }

  private Optional<Object> value(Option option) {
    Optional<ConfigNode> given = given(option.name(), node);
    if (given.isEmpty() && option.required() && isWhole) {
      throw node.refusal(option.name() + ": missing, " + option.expected());
    }
    return given
        .map(value -> SettingReader.read(option, value))
        .or(() -> Optional.ofNullable(option.fallback()));
  }

  /** Whether all keys are known. */
  boolean isWhole() {
    return isWhole;
  }

  /** The value as it stands there; {@code null} if there is none, which may be refused. */
  public @Nullable ConfigNode node(String key) {
    return problems.collect(() -> given(key, node).orElse(null));
  }

  /** Refuses a key without a value. */
  private static Optional<ConfigNode> given(String key, MapNode node) {
    Optional<ConfigNode> value = node.entry(key).map(MapNode.Entry::value);
    if (value.isPresent() && value.get().isNothing()) {
      throw value.get().refusal(key + ": missing value");
    }
    return value;
  }

  /** The value of a key that has to be there; {@code null} if it is not, which is refused. */
  public @Nullable ConfigNode required(String key, String expected) {
    if (isWhole && !node.has(key)) {
      problems.add(node.refusal(key + ": missing, expected " + expected));
    }
    return node(key);
  }

  public @Nullable MapNode requiredMap(String key) {
    return map(key, required(key, "keys and values"));
  }

  public @Nullable MapNode map(String key) {
    return map(key, node(key));
  }

  private @Nullable MapNode map(String key, @Nullable ConfigNode value) {
    return value == null ? null : problems.collect(() -> asMap(key, value));
  }

  /** The names of a list of texts; absent or refused: empty. */
  public List<ScalarNode> texts(String key) {
    return problems.list(() -> texts(key, node));
  }

  /** The same of a map whose other keys do not matter yet. */
  static List<ScalarNode> texts(String key, MapNode node) {
    Optional<ConfigNode> value = given(key, node);
    if (value.isEmpty()) {
      return List.of();
    }
    if (!(value.get() instanceof ListNode list) || list.items().isEmpty()) {
      throw value.get().refusal(key + ": expected a list of names, not " + value.get().describe());
    }
    List<ScalarNode> texts = new ArrayList<>();
    for (ConfigNode item : list.items()) {
      if (!(item instanceof ScalarNode scalar) || item.isNothing()) {
        throw item.refusal(key + ": expected a name, not " + item.describe());
      }
      texts.add(scalar);
    }
    return texts;
  }

  /** All values, to ask for them by name and type; {@code null} if anything here was refused. */
  public @Nullable Options options() {
    return problems.isEmpty() ? Options.of(options, values) : null;
  }

  /** Those values that are right, with defaults; absent ones without default are left out. */
  Map<String, Object> values() {
    return values;
  }

  /** The text of one key, when others may be wrong; {@code null} if it is absent or wrong. */
  public @Nullable String text(String key) {
    return (String) values.get(key);
  }

  public ConfigException refusal(String key, String message) {
    return node.entry(key).map(MapNode.Entry::value).orElse(node).refusal(key + ": " + message);
  }

  /**
   * Lets a game or a heuristic itself object, which is refused at the option that it names.
   *
   * @return that option; {@code null} if it does not object
   */
  static @Nullable String letObject(
      Object provider, String question, Supplier<?> answer, MapNode node, Problems problems) {
    try {
      Object unused = PluginGuard.call(provider, question, answer, OptionException.class);
      return null;
    } catch (OptionException objection) {
      String option = objection.option();
      Place place = node.entry(option).map(MapNode.Entry::place).orElse(node.place());
      problems.add(new ConfigException(place, String.valueOf(objection.getMessage())));
      return option;
    }
  }

  /** A value that has to be keys and values. */
  public static MapNode asMap(String key, ConfigNode value) {
    if (value instanceof MapNode map) {
      return map;
    }
    throw value.refusal(key + ": expected keys and values, not " + value.describe());
  }
}
