package warlab.lab.report.section;

import java.util.List;
import java.util.stream.Collectors;
import warlab.lab.report.chart.CalibrationChart;
import warlab.lab.report.chart.ScoreCurveChart;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.CalibrationColumns;
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
    section.paragraph(
        "From the recorded moves of "
            + NumberText.count(summary.recordedGames(), "game")
            + ": a score is turned into an expected result by the S-curve that fits the player"
            + " best. Positions that a search already saw decided are left out. AUC is the chance"
            + " that a position of a won game scores higher than one of a lost game; 50 % is"
            + " guessing."
            + drifts(summary)
            + monotone(summary));
    Table table =
        CalibrationColumns.of(summary.config())
            .part(CalibrationColumns.QUALITY, CalibrationSummary::calibration)
            .pick(
                "player, games, positions, auc, aucError, brier, logLoss, calibrationError, scale,"
                    + " intercept, drift")
            .table("Scores against results", telling)
            .collapsed("calibration.csv");
    return section
        .add(table)
        .addAll(source.figures(new CalibrationChart()))
        .addAll(source.figures(new ScoreCurveChart()));
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
