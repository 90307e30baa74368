package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerLabels;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * The players of a sweep over two or more keys as a table of their ratings: one key down, another
 * across, a table for every combination of the rest.
 *
 * @param title what a table is of, beside its keys; empty if there is only one
 * @param rowKey the key that goes down, in words
 * @param ratings from the lowest to the highest of all tables, by which they are coloured
 */
public record SweepGrid(
    String title,
    String rowKey,
    String columnKey,
    List<String> rows,
    List<String> columns,
    Map<List<String>, PlayerSummary> cells,
    Interval ratings) {
  private static final int MAX_TABLES = 6;

  /** Nothing unless two keys have several values each. */
  public static List<SweepGrid> of(Summary summary) {
    Sweeps sweeps = new Sweeps(summary);
    List<String> keys = sweeps.keys();
    if (keys.size() < 2) {
      return List.of();
    }
    List<String> numeric = sweeps.numericKeys();
    // Words go down and numbers across, as one would write it.
    List<String> ordered = new ArrayList<>(keys);
    ordered.sort(Comparator.comparing(numeric::contains));
    String rowKey = ordered.get(0);
    String columnKey = ordered.get(ordered.size() - 1);
    DoubleSummaryStatistics all =
        sweeps.players().stream().mapToDouble(PlayerSummary::rating).summaryStatistics();
    Interval ratings = new Interval(all.getMin(), all.getMax());
    Map<String, List<PlayerSummary>> tables = new LinkedHashMap<>();
    for (PlayerSummary player : sweeps.players()) {
      if (Sweeps.value(player, rowKey) != null && Sweeps.value(player, columnKey) != null) {
        tables
            .computeIfAbsent(rest(player, rowKey, columnKey, summary), k -> new ArrayList<>())
            .add(player);
      }
    }
    return tables.entrySet().stream()
        .limit(MAX_TABLES)
        .map(
            table ->
                grid(
                    tables.size() > 1 ? table.getKey() : "",
                    rowKey,
                    columnKey,
                    table.getValue(),
                    ratings))
        .filter(grid -> grid.rows().size() > 1 && grid.columns().size() > 1)
        .toList();
  }

  private static String rest(PlayerSummary player, String row, String column, Summary summary) {
    Set<String> rest = new LinkedHashSet<>(player.spec().sweep().keySet());
    rest.removeAll(Set.of(row, column));
    String name =
        (player.spec().family() + " " + PlayerLabels.settings(player.spec(), rest)).strip();
    return Sweeps.withSide(name, player, summary);
  }

  private static SweepGrid grid(
      String title,
      String rowKey,
      String columnKey,
      List<PlayerSummary> players,
      Interval ratings) {
    Map<List<String>, PlayerSummary> cells = new LinkedHashMap<>();
    for (PlayerSummary player : players) {
      cells.put(List.of(value(player, rowKey), value(player, columnKey)), player);
    }
    return new SweepGrid(
        title,
        PlayerLabels.shortKey(rowKey),
        PlayerLabels.shortKey(columnKey),
        values(players, rowKey),
        values(players, columnKey),
        cells,
        ratings);
  }

  private static String value(PlayerSummary player, String key) {
    return Objects.requireNonNull(Sweeps.value(player, key));
  }

  private static List<String> values(List<PlayerSummary> players, String key) {
    return Numbers.inOrder(Sweeps.values(players, key));
  }

  public Optional<PlayerSummary> at(String row, String column) {
    return Optional.ofNullable(cells.get(List.of(row, column)));
  }

  /** The same, the weakest with 0 and the strongest with 1. */
  public Squares squares(Summary summary) {
    List<Squares.Square> squares = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        PlayerSummary player = at(rows.get(row), columns.get(column)).orElse(null);
        if (player != null) {
          squares.add(
              new Squares.Square(
                  row,
                  column,
                  shade(player),
                  NumberText.elo(player.rating()),
                  EloText.of(player.rating(), player.ratings()),
                  Headings.rated(player, summary)));
        }
      }
    }
    return new Squares(rowKey, columnKey, rows, columns, squares);
  }

  private double shade(PlayerSummary player) {
    double range = ratings.high() - ratings.low();
    return range == 0 ? 0.5 : (player.rating() - ratings.low()) / range;
  }
}
