package warlab.lab.tune;

import java.util.List;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.lab.statistics.elo.Elo;

/**
 * About how many Elo the result of a run is ahead of where it began, from its own steps. Each step
 * measures how steep it is around its weights; for each weight a line is laid through what was
 * measured, slope against place, and the gain is the area under it from beginning to result. The
 * way itself does not count: the luck that moved the weights would else count as a gain.
 */
final class GainEstimate {
  /** Elo for each reach of a weight, of a mean difference of one win a step. */
  private static final double PER_WIN = Elo.NORMALISED_SCALE / (4 * TuneSpec.STEP_PAIRS);

  /**
   * So many steps, a reach away, say that slopes do not change: weak, for runs that stand still.
   */
  private static final double PRIOR = 100;

  private GainEstimate() {}

  static double of(Spsa run, List<WeightRange> ranges) {
    double gain = 0;
    for (int i = 0; i < ranges.size() && run.steps() > 1; i++) {
      gain += gain(run, i, ranges.get(i).reach());
    }
    return gain;
  }

  private static double gain(Spsa run, int weight, double reach) {
    double begin = run.centre(0)[weight];
    double places = 0;
    double slopes = 0;
    double squares = 0;
    double products = 0;
    int steps = run.steps();
    for (int step = 0; step < steps; step++) {
      double place = (run.centre(step)[weight] - begin) / reach;
      double slope = PER_WIN * run.signs(step)[weight] * run.difference(step);
      places += place;
      slopes += slope;
      squares += place * place;
      products += place * slope;
    }
    double middle = places / steps;
    double bend = (products - middle * slopes) / (squares - middle * places + PRIOR);
    double end = (run.result()[weight] - begin) / reach;
    return end * (slopes / steps + bend * (end / 2 - middle));
  }
}
