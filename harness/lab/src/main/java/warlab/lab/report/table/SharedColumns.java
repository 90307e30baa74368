package warlab.lab.report.table;

import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Role;

/** The columns that tell whose row it is and the results of its games, the same in all tables. */
final class SharedColumns {
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

  private SharedColumns() {}

  /** Whose row it is. */
  static Columns<Role> role(ExperimentConfig config) {
    return new Columns<Role>()
        .text("player", Role::player, role -> Cell.name(Names.of(role, config)))
        .column("side", Role::sideText);
  }
}
