package warlab.lab.simulation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import warlab.games.SeededStream;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.elo.ScoreLaw;

/**
 * How often the interval of a pairing's score holds the true one, how often two equal players are
 * called different, and how far the estimate is off on average.
 */
final class CoverageStudy {
  static final int[] PAIRS = {10, 20, 50, 200};
  static final double[] SCORES = {0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98};

  /** The share of games that are drawn, of those that can be at that score. */
  static final double[] DRAWS = {0, 0.5};

  private final int replications;
  private final Map<PairCounts, Shown> known = new HashMap<>();

  CoverageStudy(int replications) {
    this.replications = replications;
  }

  private record Shown(ScoreEstimate estimate, double pValue) {}

  /**
   * What so many matches came to.
   *
   * @param coverage how often the interval held the true score
   * @param claims how often p was below 0.05
   * @param bias the mean of the estimates less the true score
   */
  record Result(double coverage, double claims, double bias) {}

  static boolean covers(Interval interval, double truth) {
    return interval.low() <= truth && truth <= interval.high();
  }

  Result matches(int pairs, double score, double drawn) {
    int covered = 0;
    int claimed = 0;
    double sum = 0;
    for (int i = 0; i < replications; i++) {
      SeededStream stream = new SeededStream(SeededStream.derive(pairs, i));
      Shown shown = known.computeIfAbsent(match(pairs, score, drawn, stream), CoverageStudy::shown);
      covered += covers(shown.estimate().scores(), score) ? 1 : 0;
      claimed += shown.pValue() < 0.05 ? 1 : 0;
      sum += shown.estimate().score() - score;
    }
    double all = replications;
    return new Result(covered / all, claimed / all, sum / all);
  }

  private static Shown shown(PairCounts counts) {
    ScoreLaw law = ScoreLaw.of(counts);
    return new Shown(law.estimate(), law.pValue());
  }

  private static PairCounts match(int pairs, double score, double drawn, SeededStream stream) {
    long[] counts = new long[5];
    for (int pair = 0; pair < pairs; pair++) {
      counts[halfPoints(score, drawn, stream) + halfPoints(score, drawn, stream)]++;
    }
    return PairCounts.of(counts);
  }

  private static int halfPoints(double score, double drawn, SeededStream stream) {
    double draws = drawn * 2 * (1 - score);
    double chance = stream.nextDouble();
    if (chance < draws) {
      return 1;
    }
    return chance < score + draws / 2 ? 2 : 0;
  }

  /** Prints the table for so many replications a cell. */
  public static void main(String[] arguments) {
    CoverageStudy study = new CoverageStudy(Integer.parseInt(arguments[0]));
    System.out.println("| pairs | score | drawn | coverage | p < 0.05 | bias |");
    System.out.println("|---|---|---|---|---|---|");
    for (int pairs : PAIRS) {
      for (double score : SCORES) {
        for (double drawn : DRAWS) {
          Result result = study.matches(pairs, score, drawn);
          System.out.printf(
              Locale.ROOT,
              "| %d | %.2f | %.2f | %.4f | %.4f | %+.5f |%n",
              pairs,
              score,
              drawn * 2 * (1 - score),
              result.coverage(),
              result.claims(),
              result.bias());
        }
      }
    }
  }
}
