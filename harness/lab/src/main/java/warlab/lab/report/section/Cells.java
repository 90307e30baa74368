package warlab.lab.report.section;

import java.util.List;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.ResultCounts;

/** Cells that several tables have in common. */
final class Cells {
  private Cells() {}

  /** What matters most first: score and its interval, games, wins, draws, losses. */
  static void addCounts(List<Cell> cells, ResultCounts results, ScoreEstimate score) {
    GameCounts counts = results.counts();
    addScore(cells, results, score);
    cells.add(Cell.count(counts.wins()));
    cells.add(Cell.count(counts.draws()));
    cells.add(Cell.count(counts.losses()));
  }

  /** The heads of these columns. */
  static Table addCounts(Table table) {
    return addScore(table).numbers("wins", "draws", "losses");
  }

  /** Score, its interval and games alone. */
  static void addScore(List<Cell> cells, ResultCounts results, ScoreEstimate score) {
    cells.add(Cell.percent(score.score()));
    cells.add(Cell.of(NumberText.percents(score.scores()), score.scores().low()));
    cells.add(Cell.count(results.games()));
  }

  /** The heads of these columns. */
  static Table addScore(Table table) {
    return table
        .number("score", "points per game; a draw is half a point")
        .number("95 % interval", "of the true score; How sure is this says where it comes from")
        .numbers("games");
  }
}
