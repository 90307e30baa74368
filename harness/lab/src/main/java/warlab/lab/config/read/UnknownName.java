package warlab.lab.config.read;

import java.util.Collection;
import warlab.games.Spelling;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ScalarNode;

/** The words for a name nobody knows, with the nearest one that somebody does. */
final class UnknownName {
  private UnknownName() {}

  /** {@code unknown heuristic 'e22' for ai-wargame, maybe 'e2'?}. */
  static String message(String what, String name, String owner, Collection<String> known) {
    return "unknown " + what + " '" + name + "'" + owner + Spelling.suggestion(name, known);
  }

  /** The end of a sentence that has already listed what is known. */
  static String near(ConfigNode node, Collection<String> known) {
    return node instanceof ScalarNode scalar
        ? Spelling.nearest(scalar.text(), known).map(word -> ", maybe '" + word + "'?").orElse("")
        : "";
  }
}
