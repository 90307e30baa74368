package warlab.lab.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import warlab.games.Game;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.statistics.summary.Role;

/** Names of players and things as people read them. */
public final class Names {
  private Names() {}

  /** A name in lines of at most so many letters, broken at a blank or else after a mark. */
  public static List<String> lines(String name, int letters) {
    List<String> lines = new ArrayList<>();
    String rest = name;
    while (rest.length() > letters) {
      String window = rest.substring(letters / 2, letters + 1);
      int blank = window.lastIndexOf(' ');
      int end = blank >= 0 ? letters / 2 + blank : afterMark(rest, letters);
      lines.add(rest.substring(0, end).strip());
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
    return lines;
  }

  private static int afterMark(String name, int letters) {
    for (int i = letters; i > letters / 2; i--) {
      if ("-_=;,/".indexOf(name.charAt(i - 1)) >= 0) {
        return i;
      }
    }
    return letters;
  }

  /** A text of at most so many letters and a mark where more was. */
  public static String cut(String text, int letters) {
    return text.length() <= letters ? text : text.substring(0, letters) + "\u2026";
  }

  /** The label of a player, {@code assault}; of one side of it, {@code assault as attacker}. */
  public static String of(Role role, ExperimentConfig config) {
    return label(new Role(of(role.player(), config), role.side()), config);
  }

  /** The same of a role whose player is called by a label already. */
  public static String label(Role role, ExperimentConfig config) {
    Side side = role.side();
    return side == null ? role.player() : role.player() + " as " + config.sideName(side);
  }

  /** What people call the player of a name. */
  public static String of(String player, ExperimentConfig config) {
    return config.player(player).label();
  }

  /**
   * The id of an ending or a fault as words: {@code ai-destroyed} is {@code ai destroyed}. Letters
   * stay as they are, since no rule tells an abbreviation in a plug-in's id from a word.
   */
  public static String words(String id) {
    return id.replace('-', ' ');
  }

  /** What people call a side: {@code Attacker}. */
  public static String of(Side side, ExperimentConfig config) {
    return capital(config.sideName(side));
  }

  /** Who won: {@code attacker wins}, or {@code draw}. */
  public static String of(Outcome outcome, Game game) {
    return outcome == Outcome.DRAW
        ? "draw"
        : game.sideName(outcome.isWinOf(Side.FIRST) ? Side.FIRST : Side.SECOND) + " wins";
  }

  /** With a capital: {@code Attacker}. */
  public static String capital(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
