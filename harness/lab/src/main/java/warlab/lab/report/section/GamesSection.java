package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.report.chart.EndingsChart;
import warlab.lab.report.chart.LengthChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Summary;

/** How long games are and how they end. */
final class GamesSection {
  private GamesSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("games", "How long games are and how they end");
    if (summary.games() == 0) {
      return section;
    }
    return section
        .addAll(source.figures(new LengthChart()))
        .add(endings(summary))
        .addAll(source.figures(new EndingsChart()))
        .add(lengths(summary));
  }

  private static Table endings(Summary summary) {
    Table table =
        new Table("Endings of all games")
            .names("ending")
            .numbers("games", "share")
            .number("mean length", "moves from the opening to the end");
    for (LengthSummary each : summary.lengths()) {
      String ending = each.ending();
      if (each.pairing() == null && ending != null && each.games() > 0) {
        table.row(
            List.of(
                Cell.words(Names.words(ending)),
                Cell.count(each.games()),
                Cell.percent((double) each.games() / summary.games()),
                Cell.decimal(each.moments().mean(), 1)));
      }
    }
    return table;
  }

  private static Table lengths(Summary summary) {
    Table table =
        new Table("Moves from the opening to the end")
            .wholeIn("lengths.csv")
            .folded()
            .names("player", "opponent")
            .numbers("games", "mean", "deviation", "shortest", "5 %", "median", "95 %", "longest");
    List<LengthSummary> played =
        summary.lengths().stream()
            .filter(each -> each.outcome() == null && each.ending() == null && each.games() > 0)
            .toList();
    return table.rows(played, each -> cells(each, each.pairing()));
  }

  private static List<Cell> cells(LengthSummary games, @Nullable Pairing pairing) {
    List<Cell> cells = new ArrayList<>();
    cells.add(pairing == null ? Cell.words("all") : Cell.name(pairing.a().label()));
    cells.add(pairing == null ? Cell.words("all") : Cell.name(pairing.b().label()));
    cells.add(Cell.count(games.games()));
    cells.add(Cell.decimal(games.moments().mean(), 1));
    cells.add(Cell.decimal(games.moments().deviation(), 1));
    cells.add(Cell.count(games.min()));
    cells.add(quantile(games, 0.05));
    cells.add(quantile(games, 0.5));
    cells.add(quantile(games, 0.95));
    cells.add(Cell.count(games.max()));
    return cells;
  }

  private static Cell quantile(LengthSummary games, double probability) {
    double length = games.quantile(probability);
    return Cell.of(NumberText.compact(length), length);
  }
}
