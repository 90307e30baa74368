package warlab.lab.report.section;

import java.util.List;
import warlab.games.Side;
import warlab.lab.report.page.Section;
import warlab.lab.report.table.SideColumns;
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
    List<SideSummary> played =
        summary.sides().stream()
            .filter(side -> side.opponent() == null && side.results().games() > 0)
            .toList();
    return new Section("sides", "By side")
        .paragraph(advantage(summary))
        .add(
            SideColumns.of(summary.config())
                .pick("player, side, score, scoreLow, games, wins, draws, losses")
                .table("Sides", played)
                .collapsed("sides.csv"));
  }

  private static String advantage(Summary summary) {
    String first = Names.of(Side.FIRST, summary.config());
    String share = NumberText.percent(summary.score(Side.FIRST));
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
