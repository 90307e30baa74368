package warlab.lab.report.csv;

import java.util.LinkedHashSet;
import java.util.Set;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code players.csv}: how strong each player is, all games taken together, and what it costs. */
final class PlayersCsv {

  private PlayersCsv() {}

  static String text(Summary summary) {
    return table(summary).text(summary.players());
  }

  private static CsvTable<PlayerSummary> table(Summary summary) {
    RatingTable ratings = summary.ratings();
    CsvTable<PlayerSummary> table =
        new CsvTable<PlayerSummary>()
            .column("player", player -> player.role().player())
            .column("side", player -> player.role().sideText())
            .column("label", player -> player.spec().label())
            .column("family", player -> player.spec().family())
            .column("rating", PlayerSummary::rating)
            .column("ratingLow", player -> player.ratings().low())
            .column("ratingHigh", player -> player.ratings().high())
            .column("group", PlayerSummary::group)
            .column("regularised", player -> ratings.regularised())
            .column("firstAdvantage", player -> ifFitted(ratings, ratings.advantage()))
            .column("firstAdvantageLow", player -> ifFitted(ratings, ratings.advantages().low()))
            .column("firstAdvantageHigh", player -> ifFitted(ratings, ratings.advantages().high()))
            .columns(ResultColumns.COUNTS, PlayerSummary::results)
            .column("score", player -> player.estimate().score())
            .columns(ResultColumns.INTERVAL, PlayerSummary::estimate)
            .column("faults", PlayerSummary::faults)
            .column("decisions", player -> player.cost().totals().decisions())
            .column("nodesPerMove", player -> player.cost().nodesPerMove())
            .column("evalsPerMove", player -> player.cost().evalsPerMove());
    for (String key : sweptKeys(summary)) {
      table.column("sweep." + key, player -> player.spec().sweep().get(key));
    }
    return table;
  }

  /** With fixed sides the advantage cannot be told from the players. */
  private static Object ifFitted(RatingTable ratings, double value) {
    return ratings.hasAdvantage() ? (Object) value : "";
  }

  private static Set<String> sweptKeys(Summary summary) {
    Set<String> keys = new LinkedHashSet<>();
    summary.config().players().forEach(player -> keys.addAll(player.sweep().keySet()));
    return keys;
  }
}
