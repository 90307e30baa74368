package warlab.lab.report.text;

import java.util.Locale;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.statistics.summary.Role;

/** Names of players and things as people read them. */
public final class Names {
  private Names() {}

  /** At most so many letters; a long name keeps its beginning and its end. */
  public static String shortened(String name, int letters) {
    if (name.length() <= letters) {
      return name;
    }
    int tail = (letters - 1) / 2;
    return name.substring(0, letters - 1 - tail) + "\u2026" + name.substring(name.length() - tail);
  }

  /** {@code assault}, or {@code assault as attacker} for a role of one side. */
  public static String of(Role role, ExperimentConfig config) {
    Side side = role.side();
    return side == null ? role.player() : role.player() + " as " + config.sideName(side);
  }

  /**
   * The id of an ending or a fault as words: {@code ai-destroyed} is {@code ai destroyed}. Letters
   * stay as they are, since no rule tells an abbreviation in a plug-in's id from a word.
   */
  public static String words(String id) {
    return id.replace('-', ' ');
  }

  /** With a capital: {@code Attacker}. */
  public static String capital(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
