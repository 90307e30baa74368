package warlab.lab.config.read;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;
import warlab.lab.config.tree.ScalarNode.Kind;

/** Turns one value of a config into what its {@link Option} describes, or refuses it. */
final class SettingReader {
  private SettingReader() {}

  /** A Long, Double, Boolean, String or map of weights that fits the option. */
  static Object read(Option option, ConfigNode node) {
    @Nullable Object value = converted(option, node);
    if (value == null || option.objection(value) != null) {
      throw node.refusal(
          option.name()
              + ": "
              + option.expected()
              + ", not "
              + node.describe()
              + UnknownName.near(node, option.choices()));
    }
    return value;
  }

  private static @Nullable Object converted(Option option, ConfigNode node) {
    if (node instanceof MapNode map) {
      return switch (option.type()) {
        case WEIGHTS -> Problems.throwIfAny(problems -> weights(map, problems));
        case TEXTS -> texts(map);
        default -> null;
      };
    }
    if (!(node instanceof ScalarNode scalar)) {
      return null;
    }
    return switch (option.type()) {
      case INTEGER -> scalar.kind() == Kind.INTEGER ? integer(scalar.text()) : null;
      case NUMBER -> number(scalar);
      case FLAG -> scalar.kind() == Kind.FLAG ? Boolean.valueOf(scalar.text()) : null;
      case TEXT, CHOICE -> scalar.kind() == Kind.TEXT ? scalar.text() : null;
      default -> null;
    };
  }

  private static Map<String, Double> weights(MapNode map, Problems problems) {
    Map<String, Double> weights = new LinkedHashMap<>();
    for (MapNode.Entry entry : map.entries()) {
      problems.check(() -> weights.put(entry.key(), weight(entry)));
    }
    return Collections.unmodifiableMap(weights);
  }

  private static double weight(MapNode.Entry entry) {
    @Nullable Double weight = entry.value() instanceof ScalarNode scalar ? number(scalar) : null;
    if (weight == null) {
      throw refusal(entry, "expected a number");
    }
    return weight;
  }

  private static Map<String, String> texts(MapNode map) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (MapNode.Entry entry : map.entries()) {
      if (!(entry.value() instanceof ScalarNode scalar) || scalar.isNothing()) {
        throw refusal(entry, "expected one value");
      }
      texts.put(entry.key(), scalar.text());
    }
    return Collections.unmodifiableMap(texts);
  }

  private static ConfigException refusal(MapNode.Entry entry, String expected) {
    ConfigNode value = entry.value();
    return value.refusal(entry.key() + ": " + expected + ", not " + value.describe());
  }

  private static @Nullable Long integer(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException tooLarge) {
      return null;
    }
  }

  private static @Nullable Double number(ScalarNode scalar) {
    if (scalar.kind() != Kind.INTEGER && scalar.kind() != Kind.NUMBER) {
      return null;
    }
    try {
      double number = Double.parseDouble(scalar.text());
      return Double.isFinite(number) ? number : null;
    } catch (NumberFormatException special) {
      return null; // .inf and .nan, as YAML writes them
    }
  }
}
