package warlab.lab.tune;

import java.util.List;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.lab.statistics.elo.Elo;

/**
 * About how many Elo the result of a run is ahead of where it began, from its own steps: how far
 * the weights went times how steep it was there, over a few stretches that double in length.
 * Steepness is taken from every other step than the way, because the luck that moved the weights
 * would else count as a gain. Without bias, and with an error of about 20 Elo.
 */
final class GainEstimate {
  /** Elo for each reach of a weight, of a mean difference of one win a step. */
  private static final double PER_WIN = Elo.NORMALISED_SCALE / (4 * TuneSpec.STEP_PAIRS);

  /** The first stretch is one part in so many, the last one is half of the run. */
  private static final int FIRST_PART = 16;

  private GainEstimate() {}

  static double of(Spsa run, List<WeightRange> ranges) {
    double gain = 0;
    int from = 0;
    for (int part = FIRST_PART; part >= 1; part /= 2) {
      int to = run.steps() / part;
      gain += gain(run, ranges, from, to);
      from = to;
    }
    return gain;
  }

  private static double gain(Spsa run, List<WeightRange> ranges, int from, int to) {
    int free = ranges.size();
    double[][] way = new double[2][free];
    double[][] slope = new double[2][free];
    int[] count = new int[2];
    double[] before = from == 0 ? run.centre(0) : run.after(from - 1);
    for (int step = from; step < to; step++) {
      double[] after = run.after(step);
      int[] signs = run.signs(step);
      double share = share(run, step);
      for (int i = 0; i < free; i++) {
        way[step % 2][i] += share * (after[i] - before[i]) / ranges.get(i).reach();
        slope[step % 2][i] += PER_WIN * signs[i] * run.difference(step);
      }
      count[step % 2]++;
      before = after;
    }
    double gain = 0;
    for (int i = 0; i < free && Math.min(count[0], count[1]) > 0; i++) {
      gain += way[0][i] * slope[1][i] / count[1] + way[1][i] * slope[0][i] / count[0];
    }
    return gain;
  }

  /** How much of a move is in the result, the mean over the second half: the later, the less. */
  private static double share(Spsa run, int step) {
    int half = run.steps() / 2;
    return step < half ? 1 : (double) (run.steps() - step) / (run.steps() - half);
  }
}
