package warlab.lab.report.table;

import warlab.lab.report.page.Cell;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;

/** The columns that tell the results of some games, the same in every table. */
final class ScoreColumns {
  static final Columns<GameCounts> COUNTS =
      new Columns<GameCounts>()
          .number("games", GameCounts::games, Cell::count)
          .number("wins", GameCounts::wins, Cell::count)
          .number("draws", GameCounts::draws, Cell::count)
          .number("losses", GameCounts::losses, Cell::count);

  static final Columns<ScoreEstimate> SCORE =
      new Columns<ScoreEstimate>()
          .number("score", ScoreEstimate::score, Cell::percent)
          .head("score", "points per game; a draw is half a point")
          .shown(
              "scoreLow",
              estimate -> estimate.scores().low(),
              each -> Cell.of(NumberText.percents(each.scores()), each.scores().low()))
          .head("95 % interval", "of the true score; How sure is this says where it comes from")
          .column("scoreHigh", estimate -> estimate.scores().high());

  private ScoreColumns() {}
}
