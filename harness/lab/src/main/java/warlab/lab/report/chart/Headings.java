package warlab.lab.report.chart;

import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/** What charts say about where their numbers come from. */
final class Headings {
  private Headings() {}

  /** {@code Win rates, 2,000 games}. */
  static String title(String subject, long games) {
    return subject + ", " + NumberText.count(games, "game");
  }

  /** What a player is called on an axis or in a legend. */
  static String player(Role role, Summary summary) {
    return Names.of(role, summary.config());
  }

  /** A player with its rating, for whoever points at it: {@code e2 d3: +84 (+60 to +108)}. */
  static String rated(PlayerSummary player, Summary summary) {
    return "%s: %s Elo"
        .formatted(player(player.role(), summary), EloText.of(player.rating(), player.ratings()));
  }

  /** Two players that met. */
  static String pairing(PairingSummary pairing, Summary summary) {
    return Names.of(pairing.a(), summary.config())
        + " vs "
        + Names.of(pairing.b(), summary.config());
  }
}
