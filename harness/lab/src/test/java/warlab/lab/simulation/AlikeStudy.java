package warlab.lab.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.AbstractRealDistribution;
import org.apache.commons.math3.special.Beta;
import warlab.games.SeededStream;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreLaw;

/**
 * Intervals of results that are nearly all alike: whether the ends are what they promise, for many
 * counts, and how often an interval holds the true score when most pairs are even.
 */
final class AlikeStudy {
  static final double TAIL = 0.025;
  static final double TOLERANCE = 1e-6;
  private static final long[] MANY = {200, 400, 1578, 5000, 20_000, 1_000_000};
  private static final long[] FEW = {0, 1, 2, 7};
  private static final double ADDED = 0.75;

  private AlikeStudy() {}

  /** What may be wrong with an interval. */
  enum Problem {
    THROWS,
    END_IS_NO_QUANTILE,
    CONTRADICTS_P
  }

  /** Counts of all kinds, worst outcome first; about so many random ones among them. */
  static Map<String, List<double[]>> scans(int random) {
    Map<String, List<double[]>> scans = new LinkedHashMap<>();
    scans.put("many even pairs", few(5, 2));
    scans.put("many drawn games", few(3, 1));
    List<double[]> alike = new ArrayList<>(few(5, 0));
    alike.addAll(few(5, 1));
    alike.addAll(few(5, 3));
    alike.addAll(few(5, 4));
    alike.addAll(few(3, 0));
    alike.addAll(few(3, 2));
    scans.put("nearly all of one kind", alike);
    SeededStream stream = new SeededStream(1);
    List<double[]> ordinary = new ArrayList<>();
    for (int i = 0; i < random; i++) {
      int outcomes = i % 20 == 0 ? 3 : 5;
      int most = 2 + stream.nextInt(400);
      double[] counts = new double[outcomes];
      Arrays.setAll(counts, outcome -> stream.nextInt(most));
      ordinary.add(counts);
    }
    scans.put("ordinary", ordinary);
    return scans;
  }

  /** Many of one outcome, and each two of the others a few times. */
  private static List<double[]> few(int outcomes, int common) {
    List<double[]> all = new ArrayList<>();
    for (long many : MANY) {
      for (int one = 0; one < outcomes; one++) {
        for (int other = one + 1; other < outcomes; other++) {
          for (long ofOne : FEW) {
            for (long ofOther : FEW) {
              double[] counts = new double[outcomes];
              counts[one] = ofOne;
              counts[other] = ofOther;
              counts[common] += many;
              all.add(counts);
            }
          }
        }
      }
    }
    return all;
  }

  /** What is wrong with the interval of some counts; empty if nothing is. */
  static List<Problem> problems(double[] counts) {
    List<Problem> problems = new ArrayList<>();
    try {
      ScoreLaw law = ScoreLaw.of(counts);
      Interval ends = law.estimate().scores();
      if (!isQuantile(counts, law, ends.low(), TAIL)
          || !isQuantile(counts, law, ends.high(), 1 - TAIL)) {
        problems.add(Problem.END_IS_NO_QUANTILE);
      }
      boolean isNearOne = Math.abs(law.pValue() - 2 * TAIL) < TOLERANCE;
      if (!isNearOne && law.pValue() < 2 * TAIL == (ends.low() <= 0.5 && ends.high() >= 0.5)) {
        problems.add(Problem.CONTRADICTS_P);
      }
    } catch (RuntimeException failed) {
      problems.add(Problem.THROWS);
    }
    return problems;
  }

  private static boolean isQuantile(double[] counts, ScoreLaw law, double end, double below) {
    return end == 0
        || end == 1
        || (Math.abs(law.below(end) - below) < TOLERANCE
            && Math.abs(1 - law.above(end) - below) < TOLERANCE
            && Math.abs(integrated(counts, law, end) - below) < TOLERANCE);
  }

  /**
   * The probability of a true score up to this by another way: one beta variable is the share of
   * the middle outcome, another divides the rest. Where more outcomes came, what the law says.
   */
  private static double integrated(double[] counts, ScoreLaw law, double score) {
    int last = counts.length - 1;
    int[] between = new int[last];
    int found = 0;
    for (int outcome = 1; outcome < last; outcome++) {
      if (counts[outcome] > 0) {
        between[found++] = outcome;
      }
    }
    if (found != 1) {
      return law.below(score);
    }
    double middle = between[0] / (double) last;
    double worst = counts[0] + ADDED;
    double best = counts[last] + ADDED;
    AbstractRealDistribution share = Distributions.beta(counts[between[0]], worst + best);
    double logBeta = Beta.logBeta(best, worst);
    DoubleUnaryOperator density =
        rest ->
            Math.exp((best - 1) * Math.log(rest) + (worst - 1) * Math.log1p(-rest) - logBeta)
                * isBelow(share, middle, rest, score);
    double[] edges = new double[13];
    edges[1] = 1;
    edges[2] = score;
    double[] ofRest = around(best / (best + worst), best + worst);
    double[] ofShare = around(counts[between[0]] / (sum(counts) + 2 * ADDED), sum(counts));
    for (int i = 0; i < 5; i++) {
      edges[3 + i] = ofRest[i];
      edges[8 + i] = (score - middle * ofShare[i]) / Math.max(1e-12, 1 - ofShare[i]);
    }
    Arrays.setAll(edges, i -> Math.max(0, Math.min(1, edges[i])));
    Arrays.sort(edges);
    double sum = 0;
    for (int i = 1; i < edges.length; i++) {
      sum += edges[i] > edges[i - 1] ? integral(density, edges[i - 1], edges[i]) : 0;
    }
    return sum;
  }

  private static double sum(double[] counts) {
    return Arrays.stream(counts).sum();
  }

  /** Where a beta variable of this mean changes quickly. */
  private static double[] around(double mean, double total) {
    double deviation = Math.sqrt(mean * (1 - mean) / (total + 1));
    return DoubleStream.of(-9, -3, 0, 3, 9).map(times -> mean + times * deviation).toArray();
  }

  /** The chance of a score up to this if the other outcomes alone have that one. */
  private static double isBelow(
      AbstractRealDistribution share, double middle, double rest, double score) {
    if (rest <= score == middle <= score) {
      return rest <= score ? 1 : 0;
    }
    double bound = share.cumulativeProbability((rest - score) / (rest - middle));
    return rest <= score ? bound : 1 - bound;
  }

  /** By the rule of Takahashi and Mori, which ends with any power do not disturb. */
  private static double integral(DoubleUnaryOperator function, double low, double high) {
    double sum = 0;
    double step = 0.125;
    for (int i = -24; i <= 24; i++) {
      double reach = Math.PI / 2 * Math.sinh(i * step);
      double place = low + (high - low) / (1 + Math.exp(-2 * reach));
      double weight = Math.PI / 4 * Math.cosh(i * step) / Math.pow(Math.cosh(reach), 2);
      if (place > low && place < high && place < 1) {
        sum += weight * function.applyAsDouble(place);
      }
    }
    return sum * step * (high - low);
  }

  /** How often the interval held the true score in so many matches. */
  static double coverage(int pairs, double even, double worse, int replications) {
    double score = even / 2 + (1 - even) * (1 - worse);
    int covered = 0;
    for (int i = 0; i < replications; i++) {
      SeededStream stream = new SeededStream(SeededStream.derive(pairs, i));
      double[] counts = new double[5];
      for (int pair = 0; pair < pairs; pair++) {
        boolean isEven = stream.nextInt(1_000_000) < even * 1_000_000;
        counts[isEven ? 2 : stream.nextInt(1_000_000) < worse * 1_000_000 ? 0 : 4]++;
      }
      covered += CoverageStudy.covers(ScoreLaw.of(counts).estimate().scores(), score) ? 1 : 0;
    }
    return covered / (double) replications;
  }

  /** Prints both tables; the argument is the number of matches a cell. */
  public static void main(String[] arguments) {
    System.out.println("| counts | tried | throw | ends are no quantiles | contradict p |");
    System.out.println("|---|---|---|---|---|");
    scans(20_000)
        .forEach(
            (name, all) -> {
              Map<Problem, Integer> found = new EnumMap<>(Problem.class);
              all.forEach(
                  counts -> problems(counts).forEach(each -> found.merge(each, 1, Integer::sum)));
              String cells =
                  Stream.of(Problem.values())
                      .map(each -> String.valueOf(found.getOrDefault(each, 0)))
                      .collect(Collectors.joining(" | "));
              System.out.printf(Locale.ROOT, "| %s | %,d | %s |%n", name, all.size(), cells);
            });
    System.out.println();
    System.out.println(
        "| pairs | even | not even on average | coverage | three in five of those lost |");
    System.out.println("|---|---|---|---|---|");
    for (int pairs : new int[] {100, 1000, 10_000}) {
      for (double even : new double[] {0.9, 0.99, 0.999}) {
        int replications = Integer.parseInt(arguments[0]);
        System.out.printf(
            Locale.ROOT,
            "| %,d | %.1f %% | %.1f | %.4f | %.4f |%n",
            pairs,
            100 * even,
            pairs * (1 - even),
            coverage(pairs, even, 0.5, replications),
            coverage(pairs, even, 0.6, replications));
      }
    }
  }
}
