package warlab.lab.config.read;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import warlab.games.Named;
import warlab.games.Spelling;
import warlab.lab.config.Catalog;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ScalarNode;

/** The words for a name nobody knows, with the nearest one that somebody does. */
public final class UnknownName {
  private UnknownName() {}

  /** {@code unknown heuristic 'e22' for ai-wargame, maybe 'e2'?}. */
  public static String message(String what, String name, String owner, Collection<String> known) {
    return "unknown " + what + " '" + name + "'" + owner + Spelling.suggestion(name, known);
  }

  public static String game(String name, Catalog catalog) {
    return message("game", name, "", catalog.games().stream().map(Named::id).toList());
  }

  /** The same of a key, with its place if it has one elsewhere: {@code it belongs under match}. */
  static String key(
      String what, String name, String owner, List<String> known, Optional<String> place) {
    if (name.equals("games") && known.contains("pairs")) {
      return "unknown " + what + " 'games'" + owner + ", expected pairs, of two games each";
    }
    return place
        .map(where -> "unknown %s '%s'%s, it belongs %s".formatted(what, name, owner, where))
        .orElseGet(() -> message(what, name, owner, known));
  }

  /** The end of a sentence that has already listed what is known. */
  static String near(ConfigNode node, Collection<String> known) {
    return node instanceof ScalarNode scalar
        ? Spelling.nearest(scalar.text(), known).map(word -> ", maybe '" + word + "'?").orElse("")
        : "";
  }
}
