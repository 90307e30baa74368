package warlab.lab.report.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.page.Cell;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.ReliabilityBin;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code calibration.csv}: do scores predict results, over all positions and bin by bin. */
public final class CalibrationColumns {
  /** How well a curve predicts. */
  public static final Columns<Calibration> QUALITY =
      new Columns<Calibration>()
          .number("logLoss", Calibration::logLoss, loss -> Cell.decimal(loss, 3))
          .head("log loss", "0.693 is guessing")
          .column("logLossError", Calibration::logLossError)
          .number("brier", Calibration::brier, distance -> Cell.decimal(distance, 3))
          .head("Brier", "mean squared distance of expected and actual result; 0.25 is guessing")
          .column("brierError", Calibration::brierError)
          .number("calibrationError", Calibration::calibrationError, Cell::percent)
          .head("off by", "mean distance of expected and actual result over the bins");

  private static final Columns<ReliabilityBin> BIN =
      new Columns<ReliabilityBin>()
          .column("binLow", bin -> bin.range().low())
          .column("binHigh", bin -> bin.range().high())
          .column("binGames", ReliabilityBin::games)
          .column("binPositions", ReliabilityBin::positions)
          .column("predicted", ReliabilityBin::predicted)
          .column("actual", ReliabilityBin::actual)
          .column("actualLow", bin -> bin.actuals().low())
          .column("actualHigh", bin -> bin.actuals().high());

  private CalibrationColumns() {}

  public static Columns<CalibrationSummary> of(ExperimentConfig config) {
    return new Columns<CalibrationSummary>()
        .part(SharedColumns.role(config), CalibrationSummary::role)
        .number("games", CalibrationSummary::games, Cell::count)
        .number("positions", CalibrationSummary::positions, Cell::count)
        .column("decided", CalibrationSummary::decided)
        .column("isSample", CalibrationSummary::isSample)
        .shown("scale", each -> each.fit().scale(), each -> points(each.fit().scale()))
        .head("points", "score that stands for odds of e to 1")
        .column("scaleError", each -> each.fit().scaleError())
        .shown(
            "intercept",
            each -> each.fit().intercept(),
            each -> Cell.percent(each.fit().expected(0)))
        .head("at 0", "expected result at a score of 0")
        .column("interceptError", each -> each.fit().interceptError())
        .column("isStep", each -> each.fit().isStep())
        .number("auc", each -> each.discrimination().area(), Cell::percent)
        .head("AUC", "area under the ROC curve over decisive games")
        .number("aucError", each -> each.discrimination().standardError(), Cell::percent)
        .head("\u00b1", "standard error of AUC, clustered by game")
        .shown(
            "drift",
            each -> each.drift().perPly(),
            each -> each.drift().isClear() ? Cell.compact(each.drift().perPly()) : null)
        .head(
            "drift",
            "points by which scores move a ply, whatever the result; empty when that may be chance")
        .column("driftError", each -> each.drift().standardError());
  }

  private static Cell points(double scale) {
    return scale == 0 ? Cell.of("none", 0) : Cell.compact(1 / scale);
  }

  private record Row(
      CalibrationSummary summary, String curve, Calibration calibration, ReliabilityBin bin) {}

  static String csv(Summary summary) {
    List<Row> rows = new ArrayList<>();
    for (CalibrationSummary each : summary.calibrations()) {
      add(rows, each, "logistic", each.calibration());
      add(rows, each, "monotone", each.monotone());
    }
    return new Columns<Row>()
        .part(of(summary.config()), Row::summary)
        .column("curve", Row::curve)
        .part(QUALITY, Row::calibration)
        .part(BIN, Row::bin)
        .csv(rows);
  }

  private static void add(
      List<Row> rows, CalibrationSummary summary, String curve, @Nullable Calibration through) {
    if (through != null) {
      through.bins().forEach(bin -> rows.add(new Row(summary, curve, through, bin)));
    }
  }
}
