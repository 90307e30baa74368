package warlab.lab.report.section;

import java.util.List;
import warlab.lab.report.chart.CalibrationChart;
import warlab.lab.report.chart.ScoreCurveChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Summary;

/** Whether scores predict results. */
final class PredictionSection {
  private PredictionSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    Section section = new Section("prediction", "Do scores predict the result");
    if (summary.calibrations().isEmpty()) {
      return section;
    }
    section.say(
        "From the recorded moves of "
            + NumberText.count(summary.recordedGames(), "game")
            + ": a score is turned into an expected result by the S-curve that fits the player"
            + " best. Positions that a search already saw decided are left out. AUC is the chance"
            + " that a position of a won game scores higher than one of a lost game; 50 % is"
            + " guessing.");
    Table table =
        new Table("Scores against results")
            .names("player")
            .numbers("games", "positions")
            .number("AUC", "area under the ROC curve over decisive games")
            .number("\u00b1", "standard error of AUC, clustered by game")
            .number(
                "Brier", "mean squared distance of expected and actual result; 0.25 is guessing")
            .number("log loss", "0.693 is guessing")
            .number("off by", "mean distance of expected and actual result over the bins")
            .number("points", "score that stands for odds of e to 1");
    summary.calibrations().forEach(each -> table.row(cells(each, summary)));
    return section
        .add(table)
        .addAll(source.figures(new CalibrationChart()))
        .addAll(source.figures(new ScoreCurveChart()));
  }

  private static List<Cell> cells(CalibrationSummary each, Summary summary) {
    double scale = each.fit().scale();
    double unit = scale == 0 ? 0 : 1 / scale;
    return List.of(
        Cell.name(Names.of(each.role(), summary.config())),
        Cell.count(each.games()),
        Cell.count(each.positions()),
        Cell.percent(each.discrimination().area()),
        Cell.percent(each.discrimination().standardError()),
        Cell.decimal(each.calibration().brier(), 3),
        Cell.decimal(each.calibration().logLoss(), 3),
        Cell.percent(each.calibration().calibrationError()),
        scale == 0 ? Cell.of("none", 0) : Cell.compact(unit));
  }
}
