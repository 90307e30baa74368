package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Side;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/** How the sides did. */
final class SidesSection {
  private SidesSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("sides", "By side");
    if (summary.games() == 0) {
      return section;
    }
    section.say(advantage(summary));
    List<SideSummary> played =
        summary.sides().stream()
            .filter(side -> side.opponent() == null && side.results().games() > 0)
            .toList();
    Table table = new Table("Sides").wholeIn("sides.csv").folded().names("player", "side");
    return section.add(Cells.addCounts(table).rows(played, side -> cells(side, summary)));
  }

  private static List<Cell> cells(SideSummary side, Summary summary) {
    List<Cell> cells = new ArrayList<>();
    String player = side.player();
    cells.add(player == null ? Cell.words("all") : Cell.name(Names.of(player, summary.config())));
    cells.add(Cell.words(summary.config().sideName(side.side())));
    Cells.addCounts(cells, side.results(), side.estimate());
    return cells;
  }

  private static String advantage(Summary summary) {
    String first = Names.capital(summary.config().sideName(Side.FIRST));
    String share =
        summary.sides().stream()
            .filter(side -> side.player() == null && side.side() == Side.FIRST)
            .map(side -> NumberText.percent(side.results().score()))
            .findFirst()
            .orElse("");
    String start = "The " + first + " scored " + share + " over all games.";
    RatingTable ratings = summary.ratings();
    if (!ratings.hasAdvantage()) {
      return start
          + " Sides were never swapped here, so the advantage of a side cannot be told from the"
          + " strength of those who had it.";
    }
    return start
        + " Between equal players that side is worth "
        + EloText.of(ratings.advantage(), ratings.advantages())
        + " Elo.";
  }
}
