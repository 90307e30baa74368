package warlab.lab.report.csv;

import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code speed.csv}: how fast players were; the only table that depends on the clock. */
final class SpeedCsv {
  private static final CsvTable<SpeedSummary> TABLE =
      new CsvTable<SpeedSummary>()
          .column("player", speed -> speed.role().player())
          .column("side", speed -> speed.role().sideText())
          .column("games", SpeedSummary::games)
          .column("decisions", SpeedSummary::decisions)
          .column("nodes", SpeedSummary::nodes)
          .column("evals", SpeedSummary::evals)
          .column("seconds", SpeedSummary::seconds)
          .column("nodesPerSecond", SpeedSummary::nodesPerSecond)
          .column("evalsPerSecond", SpeedSummary::evalsPerSecond)
          .column("timeMsPerMove", SpeedSummary::timeMsPerMove)
          .column("timeMsPerMoveLow", speed -> speed.timesMsPerMove().low())
          .column("timeMsPerMoveHigh", speed -> speed.timesMsPerMove().high())
          .column("overruns", speed -> speed.overruns().moves())
          .column("worstMs", speed -> speed.overruns().worstMs());

  private SpeedCsv() {}

  static String text(Summary summary) {
    return TABLE.text(summary.speeds());
  }
}
