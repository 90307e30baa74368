package warlab.lab.report.table;

import warlab.lab.report.page.Cell;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code players.csv}: how strong each player is, all games taken together, and what it costs. */
public final class PlayerColumns {
  private PlayerColumns() {}

  public static Columns<PlayerSummary> of(Summary summary) {
    RatingTable ratings = summary.ratings();
    // With fixed sides the advantage cannot be told from the players.
    RatingTable fitted = ratings.hasAdvantage() ? ratings : null;
    Columns<RatingTable> advantage =
        new Columns<RatingTable>()
            .column("firstAdvantage", RatingTable::advantage)
            .column("firstAdvantageLow", table -> table.advantages().low())
            .column("firstAdvantageHigh", table -> table.advantages().high());
    Columns<PlayerSummary> columns =
        new Columns<PlayerSummary>()
            .part(SharedColumns.role(summary.config()), PlayerSummary::role)
            .column("label", player -> player.spec().label())
            .column("family", player -> player.spec().family())
            .shown(
                "rating",
                PlayerSummary::rating,
                player -> Cell.elo(player.rating(), player.ratings()))
            .head("rating", "Elo by a joint fit of all results (Bradley-Terry); the mean is 0")
            .column("ratingLow", player -> player.ratings().low())
            .column("ratingHigh", player -> player.ratings().high())
            .column("group", PlayerSummary::group)
            .column("regularised", player -> ratings.regularised())
            .part(advantage, player -> fitted)
            .part(SharedColumns.COUNTS, PlayerSummary::results)
            .part(SharedColumns.SCORE, PlayerSummary::estimate)
            .column("faults", PlayerSummary::faults)
            .part(
                CostColumns.of(summary.config()).pick("decisions, nodesPerMove, evalsPerMove"),
                PlayerSummary::cost);
    summary.config().players().stream()
        .flatMap(player -> player.sweep().keySet().stream())
        .distinct()
        .forEach(key -> columns.column("sweep." + key, player -> player.spec().sweep().get(key)));
    return columns;
  }
}
