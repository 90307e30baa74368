package warlab.lab.config.read;

import java.util.Collection;
import java.util.List;
import warlab.games.Spelling;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ScalarNode;

/** The words for a name nobody knows, with the nearest one that somebody does. */
final class UnknownName {
  private static final List<Keys> EVERYWHERE =
      List.of(
          ExperimentConfig.KEYS,
          MatchSpec.KEYS,
          SprtReader.STOP,
          SprtSpec.KEYS,
          TuneSpec.KEYS,
          ProveSpec.KEYS);

  private UnknownName() {}

  /** {@code unknown heuristic 'e22' for ai-wargame, maybe 'e2'?}. */
  static String message(String what, String name, String owner, Collection<String> known) {
    return "unknown " + what + " '" + name + "'" + owner + Spelling.suggestion(name, known);
  }

  /** The same of a key, with its place if it is known elsewhere: {@code it belongs under match}. */
  static String key(String what, String name, String owner, Collection<String> known) {
    if (name.equals("games") && known.contains("pairs")) {
      return "unknown " + what + " 'games'" + owner + ", expected pairs, of two games each";
    }
    return EVERYWHERE.stream()
        .filter(keys -> keys.names().contains(name))
        .findFirst()
        .map(keys -> "unknown %s '%s'%s, it belongs %s".formatted(what, name, owner, keys.place()))
        .orElseGet(() -> message(what, name, owner, known));
  }

  /** The end of a sentence that has already listed what is known. */
  static String near(ConfigNode node, Collection<String> known) {
    return node instanceof ScalarNode scalar
        ? Spelling.nearest(scalar.text(), known).map(word -> ", maybe '" + word + "'?").orElse("")
        : "";
  }
}
