package warlab.lab.report.chart;

import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/** What charts say about where their numbers come from. */
final class Headings {
  private static final int PLAYER_LETTERS = 24;
  private static final int PAIR_LETTERS = 17;

  private Headings() {}

  /** {@code Win rates, 2,000 games}. */
  static String title(String subject, long games) {
    return subject + ", " + NumberText.count(games, "game");
  }

  /** A player's name, short enough for an axis or a legend. */
  static String player(Role role, Summary summary) {
    return Names.shortened(Names.of(role, summary.config()), PLAYER_LETTERS);
  }

  /** Two players that met. */
  static String pairing(String a, String b) {
    return Names.shortened(a, PAIR_LETTERS) + " vs " + Names.shortened(b, PAIR_LETTERS);
  }

  /** What a chart that shows only some rows adds to its subtitle. */
  static String shown(int shown, int all, String which) {
    return shown == all ? "" : "; " + which + " " + shown + " of " + all;
  }
}
