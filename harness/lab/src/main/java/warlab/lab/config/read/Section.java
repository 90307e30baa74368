package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.lab.config.Keys;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ListNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/** A map of a config whose keys are known: refuses any other and reads values of their type. */
final class Section {
  private final MapNode node;
  private final List<Option> options;

  /**
   * @param what what a key is called in messages: a key, an option
   * @param owner whose keys these are, as the end of a sentence: {@code " for alpha-beta"}
   * @param structures keys that are no single value; their reader asks for them by name
   */
  Section(String what, String owner, MapNode node, List<Option> options, List<String> structures) {
    this.node = node;
    this.options = options;
    List<String> known = new ArrayList<>(options.stream().map(Option::name).distinct().toList());
    known.addAll(structures);
    Problems unknown = new Problems();
    for (MapNode.Entry entry : node.entries()) {
      unknown.check(
          () -> {
            if (!known.contains(entry.key())) {
              throw new ConfigException(
                  entry.place(), UnknownName.key(what, entry.key(), owner, known));
            }
          });
    }
    if (!unknown.isEmpty()) {
      unknown.check(this::checkGiven);
      unknown.throwIfAny();
    }
  }

  /** A part of an experiment, with the keys of the record that it fills. */
  static Section of(Keys keys, String owner, MapNode node) {
    return new Section("key", owner, node, keys.options(), keys.parts());
  }

  /** The same of the keys that are known; the others are refused together with what follows. */
  static Section known(Keys keys, String owner, MapNode node, Problems problems) {
    problems.collect(() -> of(keys, owner, node));
    return of(keys, owner, node.only(keys.names()));
  }

  /** The value as it stands there; a key without a value is refused. */
  Optional<ConfigNode> node(String key) {
    return node(key, node);
  }

  private static Optional<ConfigNode> node(String key, MapNode node) {
    Optional<ConfigNode> value = node.entry(key).map(MapNode.Entry::value);
    value
        .filter(ConfigNode::isNothing)
        .ifPresent(
            nothing -> {
              throw nothing.refusal(key + ": missing value");
            });
    return value;
  }

  MapNode requiredMap(String key) {
    return map(key).orElseThrow(() -> node.refusal(key + ": missing, expected keys and values"));
  }

  Optional<MapNode> map(String key) {
    return node(key).map(value -> asMap(key, value));
  }

  /** The names of a list of texts; absent: empty. */
  List<ScalarNode> texts(String key) {
    return texts(key, node);
  }

  /** The same of a map whose other keys do not matter yet. */
  static List<ScalarNode> texts(String key, MapNode node) {
    Optional<ConfigNode> value = node(key, node);
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

  /** All values, to ask for them by name and type. */
  Options options() {
    return Options.of(options, values());
  }

  /** All values, checked and with defaults; absent ones without default are left out. */
  Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    Problems problems = new Problems();
    for (Option option : options) {
      problems.check(() -> value(option).ifPresent(value -> values.put(option.name(), value)));
    }
    problems.throwIfAny();
    return values;
  }

  private Optional<Object> value(Option option) {
    Optional<ConfigNode> given = node(option.name());
    if (given.isEmpty() && option.required()) {
      throw node.refusal(option.name() + ": missing, " + option.expected());
    }
    return given
        .map(value -> SettingReader.read(option, value))
        .or(() -> Optional.ofNullable(option.fallback()));
  }

  /** Refuses what is given and wrong; what is missing may be misspelt, and that is told already. */
  void checkGiven() {
    Problems problems = new Problems();
    for (Option option : options) {
      problems.check(
          () -> node(option.name()).ifPresent(value -> SettingReader.read(option, value)));
    }
    problems.throwIfAny();
  }

  /** The text of one key, when others may be wrong. */
  Optional<String> text(String key) {
    Option option =
        options.stream().filter(each -> each.name().equals(key)).findFirst().orElseThrow();
    return value(option).map(String.class::cast);
  }

  ConfigException refusal(String key, String message) {
    return node.entry(key).map(MapNode.Entry::value).orElse(node).refusal(key + ": " + message);
  }

  /** What a game or heuristic itself objects to, at the option it names. */
  static ConfigException objection(MapNode node, OptionException objection) {
    return new ConfigException(
        node.entry(objection.option()).map(MapNode.Entry::place).orElse(node.place()),
        String.valueOf(objection.getMessage()));
  }

  static MapNode asMap(String key, ConfigNode value) {
    if (value instanceof MapNode map) {
      return map;
    }
    throw value.refusal(key + ": expected keys and values, not " + value.describe());
  }
}
