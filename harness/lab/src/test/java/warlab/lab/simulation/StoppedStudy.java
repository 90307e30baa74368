package warlab.lab.simulation;

import java.util.Locale;

/**
 * Coverage and bias of the estimate after an SPRT stop, at bounds [0, 10], [0, 20] and [0, 40] of
 * normalized Elo and true scores from 0.5 to 0.99. The argument is the number of replications a
 * cell, 10,000 unless given.
 */
final class StoppedStudy {
  private static final double[] SCORES = {0.5, 0.52, 0.55, 0.6, 0.7, 0.8, 0.9, 0.95, 0.97, 0.99};
  private static final int NO_CAP = Integer.MAX_VALUE;

  private StoppedStudy() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] arguments) {
    int replications = arguments.length == 0 ? 10_000 : Integer.parseInt(arguments[0]);
    System.out.println(
        "| units | bounds | score | length | coverage | too low | too high | bias |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    for (UnitShape shape : UnitShape.values()) {
      for (double elo1 : new double[] {40, 20, 10}) {
        for (double score : SCORES) {
          StoppedCell cell = new StoppedCell(shape, elo1, score, NO_CAP);
          System.out.println(row(cell, cell.measure(replications)));
        }
      }
    }
  }

  private static String row(StoppedCell cell, StoppedCell.Quality quality) {
    return String.format(
        Locale.ROOT,
        "| %s | [0, %.0f] | %.2f | %.0f | %.4f | %.4f | %.4f | %+.3f |",
        cell.shape().name().toLowerCase(Locale.ROOT),
        cell.elo1(),
        cell.score(),
        quality.units(),
        quality.coverage(),
        quality.below(),
        quality.above(),
        quality.bias());
  }
}
