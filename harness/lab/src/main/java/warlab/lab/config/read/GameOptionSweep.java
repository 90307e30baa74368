package warlab.lab.config.read;

import java.util.List;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ListNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/**
 * Expands {@code gameOptions: {cap: [50, 100]}}: players meet under one set of rules only, so each
 * combination of values is an experiment of its own.
 */
public final class GameOptionSweep {
  private static final String GAME_OPTIONS = "gameOptions";

  /** More would be a program's work, with configs of its own. */
  private static final int MAX = 100;

  private GameOptionSweep() {}

  /**
   * One of the experiments.
   *
   * @param name what it has of its own, fit for a folder: {@code cap=50}; empty if it is the only
   * @param file with its values instead of lists
   */
  public record Variant(String name, ExperimentFile file) {}

  /** All experiments of a file, in the order of the lists; one, without a name, if it has none. */
  public static List<Variant> of(ExperimentFile file) {
    List<Variant> variants = List.of(new Variant("", file));
    if (file.root().get(GAME_OPTIONS).orElse(null) instanceof MapNode options) {
      for (MapNode.Entry option : options.entries()) {
        if (option.value() instanceof ListNode values && !values.items().isEmpty()) {
          variants = each(variants, option, values);
        }
      }
    }
    return variants;
  }

  private static List<Variant> each(List<Variant> variants, MapNode.Entry option, ListNode values) {
    if (variants.size() * values.items().size() > MAX) {
      throw values.refusal(
          "gameOptions: more than " + MAX + " combinations, expected a smaller grid");
    }
    return variants.stream()
        .flatMap(
            variant -> values.items().stream().map(value -> one(variant, option, values, value)))
        .toList();
  }

  private static Variant one(
      Variant variant, MapNode.Entry option, ListNode values, ConfigNode value) {
    List<String> path = List.of(GAME_OPTIONS, option.key());
    MapNode root = variant.file().root().with(path, value.place(), value);
    return new Variant(
        values.items().size() == 1 ? variant.name() : named(variant, option.key(), value),
        new ExperimentFile(variant.file().path(), variant.file().text(), root));
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
