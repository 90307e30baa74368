package warlab.lab.tune;

import java.util.List;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.lab.statistics.elo.Elo;

/**
 * About how many Elo a run has gained, from its own steps: how far the weights went times how steep
 * it was there. Steepness is taken from every other step than the way, because the luck that moved
 * the weights would else count as a gain.
 */
final class GainEstimate {
  /** The slope is taken to be the same over so many steps. */
  private static final int BLOCK = 100;

  /** Elo for each weight's reach, of a mean difference of one win a step. */
  private static final double PER_WIN = Elo.NORMALISED_SCALE / (4 * TuneSpec.STEP_PAIRS);

  private GainEstimate() {}

  /** Since the first step. */
  static double of(Spsa run, List<WeightRange> ranges) {
    double gain = 0;
    for (int from = 0; from < run.steps(); from += BLOCK) {
      gain += gain(run, ranges, from, Math.min(run.steps(), from + BLOCK));
    }
    return gain;
  }

  private static double gain(Spsa run, List<WeightRange> ranges, int from, int to) {
    int free = ranges.size();
    double[][] way = new double[2][free];
    double[][] slope = new double[2][free];
    double[] before = from == 0 ? run.centre(0) : run.after(from - 1);
    for (int step = from; step < to; step++) {
      double[] after = run.after(step);
      int[] signs = run.signs(step);
      for (int i = 0; i < free; i++) {
        way[step % 2][i] += (after[i] - before[i]) / ranges.get(i).reach();
        slope[step % 2][i] += PER_WIN * signs[i] * run.difference(step);
      }
      before = after;
    }
    double gain = 0;
    for (int i = 0; i < free; i++) {
      gain += way[0][i] * slope[1][i] / Math.max(1, (to - from) / 2);
      gain += way[1][i] * slope[0][i] / Math.max(1, (to - from + 1) / 2);
    }
    return gain;
  }
}
