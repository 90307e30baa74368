package warlab.lab.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * How long a plan will take, from a few of its games.
 *
 * @param games how many were played
 * @param secondsPerGame mean over the later half of them: the first ones warm the JVM up
 */
public record DurationEstimate(int games, double secondsPerGame) {
  /** Probing ends with the first round after so many seconds of play. */
  private static final double BUDGET_SECONDS = 2;

  private static final int MAX_PAIRINGS = 16;
  private static final int MAX_ROUNDS = 64;

  /**
   * Plays rounds of pairs, spread over the pairings, until it has seen enough.
   *
   * @param probe plays a game and tells how many seconds that took
   */
  public static DurationEstimate of(Plan plan, ToDoubleFunction<GameTask> probe) {
    int pairings = plan.pairings().size();
    int step = Math.max(1, pairings / MAX_PAIRINGS);
    long rounds = Math.min(MAX_ROUNDS, plan.pairCount() / pairings);
    List<Double> seconds = new ArrayList<>();
    double spent = 0;
    for (long round = 0; round < rounds && spent < BUDGET_SECONDS; round++) {
      for (int pairing = 0; pairing < pairings; pairing += step) {
        for (GameTask task : plan.pair(round * pairings + pairing)) {
          double taken = probe.applyAsDouble(task);
          seconds.add(taken);
          spent += taken;
        }
      }
    }
    int games = seconds.size();
    double laterHalf = seconds.stream().skip(games / 2).mapToDouble(Double::doubleValue).sum();
    return new DurationEstimate(games, laterHalf / (games - games / 2));
  }

  /** Seconds for so many games on so many threads at a time. */
  public double seconds(long planned, int threads) {
    return planned * secondsPerGame / threads;
  }

  /** A duration as people say it. */
  public static String inWords(double seconds) {
    if (seconds < 100) {
      return String.format(Locale.ROOT, "%.1f s", seconds);
    }
    if (seconds < 100 * 60) {
      return String.format(Locale.ROOT, "%.0f min", seconds / 60);
    }
    double hours = seconds / 3600;
    return hours < 72
        ? String.format(Locale.ROOT, "%.1f h", hours)
        : String.format(Locale.ROOT, "%.1f days", hours / 24);
  }
}
