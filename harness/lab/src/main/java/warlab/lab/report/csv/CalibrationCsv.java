package warlab.lab.report.csv;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.ReliabilityBin;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code calibration.csv}: do scores predict results, over all positions and bin by bin. */
final class CalibrationCsv {
  private static final CsvTable<Calibration> QUALITY =
      new CsvTable<Calibration>()
          .column("logLoss", Calibration::logLoss)
          .column("logLossError", Calibration::logLossError)
          .column("brier", Calibration::brier)
          .column("brierError", Calibration::brierError)
          .column("calibrationError", Calibration::calibrationError);

  private static final CsvTable<CalibrationSummary> SUMMARY =
      new CsvTable<CalibrationSummary>()
          .column("player", each -> each.role().player())
          .column("side", each -> each.role().sideText())
          .column("games", CalibrationSummary::games)
          .column("positions", CalibrationSummary::positions)
          .column("decided", CalibrationSummary::decided)
          .column("isSample", CalibrationSummary::isSample)
          .column("scale", each -> each.fit().scale())
          .column("scaleError", each -> each.fit().scaleError())
          .column("intercept", each -> each.fit().intercept())
          .column("interceptError", each -> each.fit().interceptError())
          .column("isStep", each -> each.fit().isStep())
          .column("auc", each -> each.discrimination().area())
          .column("aucError", each -> each.discrimination().standardError())
          .column("drift", each -> each.drift().perPly())
          .column("driftError", each -> each.drift().standardError());

  private static final CsvTable<ReliabilityBin> BIN =
      new CsvTable<ReliabilityBin>()
          .column("binLow", bin -> bin.range().low())
          .column("binHigh", bin -> bin.range().high())
          .column("binGames", ReliabilityBin::games)
          .column("binPositions", ReliabilityBin::positions)
          .column("predicted", ReliabilityBin::predicted)
          .column("actual", ReliabilityBin::actual)
          .column("actualLow", bin -> bin.actuals().low())
          .column("actualHigh", bin -> bin.actuals().high());

  private static final CsvTable<Row> TABLE =
      new CsvTable<Row>()
          .columns(SUMMARY, Row::summary)
          .column("curve", Row::curve)
          .columns(QUALITY, Row::calibration)
          .columns(BIN, Row::bin);

  private CalibrationCsv() {}

  private record Row(
      CalibrationSummary summary, String curve, Calibration calibration, ReliabilityBin bin) {}

  static String text(Summary summary) {
    List<Row> rows = new ArrayList<>();
    for (CalibrationSummary each : summary.calibrations()) {
      rows.addAll(rows(each, "logistic", each.calibration()));
      Calibration monotone = each.monotone();
      if (monotone != null) {
        rows.addAll(rows(each, "monotone", monotone));
      }
    }
    return TABLE.text(rows);
  }

  private static List<Row> rows(CalibrationSummary summary, String curve, Calibration calibration) {
    return calibration.bins().stream()
        .map(bin -> new Row(summary, curve, calibration, bin))
        .toList();
  }
}
