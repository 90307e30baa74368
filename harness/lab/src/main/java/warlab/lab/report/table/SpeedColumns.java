package warlab.lab.report.table;

import java.math.BigDecimal;
import java.math.MathContext;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.SpeedSummary;

/** {@code speed.csv}: how fast players were; the only table that depends on the clock. */
public final class SpeedColumns {
  /** An error needs no more. */
  private static final MathContext TWO_DIGITS = new MathContext(2);

  private SpeedColumns() {}

  public static Columns<SpeedSummary> of(ExperimentConfig config) {
    return new Columns<SpeedSummary>()
        .part(SharedColumns.role(config), SpeedSummary::role)
        .column("games", SpeedSummary::games)
        .column("decisions", SpeedSummary::decisions)
        .column("nodes", SpeedSummary::nodes)
        .column("evals", SpeedSummary::evals)
        .column("seconds", SpeedSummary::seconds)
        .number("nodesPerSecond", SpeedSummary::nodesPerSecond, Cell::compact)
        .head("nodes/s", "on the machine of this run")
        .number("evalsPerSecond", SpeedSummary::evalsPerSecond, Cell::compact)
        .head("evals/s", "on the machine of this run")
        .shown("timeMsPerMove", SpeedSummary::timeMsPerMove, SpeedColumns::time)
        .head("ms/move", "on the machine of this run, with its 95 % interval")
        .column("timeMsPerMoveLow", speed -> speed.timesMsPerMove().low())
        .column("timeMsPerMoveHigh", speed -> speed.timesMsPerMove().high())
        .column("overruns", speed -> speed.overruns().moves())
        .column("worstMs", speed -> speed.overruns().worstMs());
  }

  /** {@code 0.12 ± 0.01}. */
  private static Cell time(SpeedSummary speed) {
    double time = speed.timeMsPerMove();
    double error = speed.timesMsPerMove().high() - time;
    double rounded = BigDecimal.valueOf(error).round(TWO_DIGITS).doubleValue();
    String around = error == 0 ? "" : "\u00a0\u00b1\u00a0" + NumberText.compact(rounded);
    return Cell.of(NumberText.compact(time) + around, time);
  }
}
