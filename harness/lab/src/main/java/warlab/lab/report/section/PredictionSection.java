package warlab.lab.report.section;

import java.util.List;
import java.util.stream.Collectors;
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
    List<CalibrationSummary> telling =
        summary.calibrations().stream().filter(CalibrationSummary::hasEnoughGames).toList();
    if (telling.isEmpty()) {
      return section;
    }
    section.say(
        "From the recorded moves of "
            + NumberText.count(summary.recordedGames(), "game")
            + ": a score is turned into an expected result by the S-curve that fits the player"
            + " best. Positions that a search already saw decided are left out. AUC is the chance"
            + " that a position of a won game scores higher than one of a lost game; 50 % is"
            + " guessing."
            + drifts(summary)
            + monotone(summary));
    Table table =
        new Table("Scores against results")
            .wholeIn("calibration.csv")
            .folded()
            .names("player")
            .numbers("games", "positions")
            .number("AUC", "area under the ROC curve over decisive games")
            .number("\u00b1", "standard error of AUC, clustered by game")
            .number(
                "Brier", "mean squared distance of expected and actual result; 0.25 is guessing")
            .number("log loss", "0.693 is guessing")
            .number("off by", "mean distance of expected and actual result over the bins")
            .number("points", "score that stands for odds of e to 1")
            .number("at 0", "expected result at a score of 0")
            .number(
                "drift",
                "points by which scores move a ply, whatever the result; empty when that may be"
                    + " chance");
    return section
        .add(table.rows(telling, each -> cells(each, summary)))
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
        scale == 0 ? Cell.of("none", 0) : Cell.compact(unit),
        Cell.percent(each.fit().expected(0)),
        each.drift().isClear() ? Cell.compact(each.drift().perPly()) : Cell.of("", 0));
  }

  private static String drifts(Summary summary) {
    String drifts =
        summary.ratedCalibrations().stream()
            .filter(each -> each.drift().isClear())
            .map(
                each ->
                    Names.of(each.role(), summary.config())
                        + " by "
                        + NumberText.compact(each.drift().perPly()))
            .collect(Collectors.joining(", "));
    return drifts.isEmpty()
        ? ""
        : " Scores that move from ply to ply whatever the result, so that only those of the same"
            + " age compare: "
            + drifts
            + ".";
  }

  private static String monotone(Summary summary) {
    String players =
        summary.ratedCalibrations().stream()
            .filter(each -> each.monotone() != null)
            .map(each -> Names.of(each.role(), summary.config()))
            .collect(Collectors.joining(", "));
    return players.isEmpty()
        ? ""
        : " An S-curve does not fit the scores of "
            + players
            + ": a rising curve of any shape, fitted to other games, predicts clearly better and is"
            + " shown as well.";
  }
}
