package warlab.lab.simulation;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.basic.Quantile;
import warlab.lab.statistics.sprt.Sprt;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.sprt.StoppedEstimate;

/** Sequential tests at one true score, each played until it stops, or to its cap. */
record StoppedCell(UnitShape shape, double elo1, double score, int cap) {
  private static final long SEED = 20_240_501;

  /**
   * What the estimates of many tests are worth.
   *
   * @param units of a test, on average
   * @param below how often the interval was too low, as a share
   * @param above how often it was too high
   * @param bias of the median estimate, in widths of the interval
   */
  record Quality(double units, double below, double above, double bias) {
    double coverage() {
      return 1 - below - above;
    }
  }

  /** Replications are independent of each other and of their number. */
  Quality measure(int replications) {
    Sprt[] tests = new Sprt[replications];
    StoppedEstimate[] estimates = new StoppedEstimate[replications];
    IntStream.range(0, replications)
        .parallel()
        .forEach(
            i -> {
              tests[i] = play(new SeededStream(SeededStream.derive(SEED, i)));
              estimates[i] = tests[i].estimate();
            });
    double width = median(Arrays.stream(estimates).mapToDouble(e -> e.high() - e.low()).toArray());
    double middle = median(Arrays.stream(estimates).mapToDouble(StoppedEstimate::median).toArray());
    return new Quality(
        Arrays.stream(tests).mapToLong(test -> test.counts().units()).average().orElse(0),
        Arrays.stream(estimates).filter(e -> e.high() < score).count() / (double) replications,
        Arrays.stream(estimates).filter(e -> e.low() > score).count() / (double) replications,
        (middle - score) / width);
  }

  private static double median(double[] values) {
    return Quantile.of(values, 0.5);
  }

  private Sprt play(SeededStream stream) {
    double[] probabilities = shape.probabilities(score);
    SprtSpec settings = SprtSpec.of(0, elo1);
    Sprt sprt = Sprt.of(settings, probabilities.length / 2);
    for (int i = 0; i < cap && sprt.decision() == SprtDecision.CONTINUE; i++) {
      sprt.add(outcome(probabilities, stream.nextDouble()));
    }
    return sprt;
  }

  private static int outcome(double[] probabilities, double roll) {
    int outcome = 0;
    double rest = roll - probabilities[0];
    while (rest >= 0 && outcome < probabilities.length - 1) {
      rest -= probabilities[++outcome];
    }
    return outcome;
  }
}
