package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import warlab.lab.config.tree.ConfigFile;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.ListNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * Expands {@code gameOptions: {cap: [50, 100]}}: players meet under one set of rules only, so each
 * combination of values is an experiment of its own.
 */
public final class GameOptionSweep {
  /** More would be a program's work, with configs of its own. */
  private static final int MAX = 100;

  private GameOptionSweep() {}

  /**
   * One of the experiments.
   *
   * @param name what it has of its own, fit for a folder: {@code cap=50}; empty if it is the only
   * @param overrides those that were given, and its values
   */
  public record Variant(String name, Overrides overrides) {}

  /** All experiments of a file, in the order of the lists; one, without a name, if it has none. */
  public static List<Variant> of(Path file, Overrides overrides) {
    String text = ConfigFile.text(Place.of(file.toString()), file, ConfigReader.MAX_BYTES);
    MapNode root = overrides.applyTo(ConfigParser.parseFile(file.toString(), text));
    List<Variant> variants = List.of(new Variant("", overrides));
    List<MapNode.Entry> options =
        root.get("gameOptions").isPresent() && root.get("gameOptions").get() instanceof MapNode map
            ? map.entries()
            : List.of();
    for (MapNode.Entry option : options) {
      if (option.value() instanceof ListNode values && !values.items().isEmpty()) {
        variants = each(variants, option, values);
      }
    }
    return variants;
  }

  private static List<Variant> each(List<Variant> variants, MapNode.Entry option, ListNode values) {
    if (variants.size() * values.items().size() > MAX) {
      throw values.refusal(
          "gameOptions: more than " + MAX + " combinations, expected a smaller grid");
    }
    List<Variant> longer = new ArrayList<>();
    for (Variant variant : variants) {
      for (ConfigNode value : values.items()) {
        longer.add(
            new Variant(
                values.items().size() == 1 ? variant.name() : named(variant, option.key(), value),
                variant.overrides().value(List.of("gameOptions", option.key()), value)));
      }
    }
    return longer;
  }

  private static String named(Variant variant, String option, ConfigNode value) {
    return variant.name() + (variant.name().isEmpty() ? "" : ",") + option + "=" + word(value);
  }

  /** The value, or the name of the file that it stands in, as a part of a folder's name. */
  private static String word(ConfigNode value) {
    ConfigNode named =
        value instanceof MapNode map && FileReference.isOne(map)
            ? map.get("file").orElse(value)
            : value;
    String text = named instanceof ScalarNode scalar ? scalar.text() : named.describe();
    return text.replaceAll("[^A-Za-z0-9._+-]+", "-");
  }
}
