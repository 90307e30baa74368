package warlab.lab.tune;

import warlab.lab.report.page.Cell;
import warlab.lab.report.table.Columns;

/**
 * What a tuning made of a weight.
 *
 * @param first where it was before the first step
 * @param end the result of a run, or the mean of all
 * @param agreement whether the runs agree about it, in words
 */
record WeightChange(
    String name,
    WeightRange range,
    double start,
    double first,
    double end,
    String agreement,
    boolean isFlat) {
  /** What scripts are told; {@code weights.csv} has more. */
  static final String TOLD = "weight, min, max, start, end, change, flat";

  static Columns<WeightChange> columns() {
    return new Columns<WeightChange>()
        .name("weight", WeightChange::name)
        .number("min", weight -> weight.range().min(), Cell::compact)
        .number("max", weight -> weight.range().max(), Cell::compact)
        .column("reach", weight -> weight.range().reach())
        .number("start", WeightChange::start, Cell::compact)
        .column("first", WeightChange::first)
        .number("end", WeightChange::end, Cell::compact)
        .head("end", "mean over the second half of each run")
        .number("change", WeightChange::change, change -> Cell.decimal(change, 2))
        .head("change in c", "c is a sixth of the range")
        .text("flat", WeightChange::isFlat, weight -> Cell.words(weight.agreement()))
        .head("runs agree", "");
  }

  /** In units of the reach. */
  double change() {
    return (end - start) / range.reach();
  }
}
