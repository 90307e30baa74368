package warlab.lab.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * How long a plan will take, from a few of its games.
 *
 * @param games how many were played
 * @param secondsPerGame mean over the later half of them: the first ones warm the JVM up
 * @param isCut whether there was no time to play one of each kind, so that it may be much longer
 */
public record DurationEstimate(int games, double secondsPerGame, boolean isCut) {
  /** Probing ends with the first round after so many seconds of play. */
  private static final double BUDGET_SECONDS = 2;

  /** A probe that gave up within a game has played that one for most of this. */
  private static final double LIMIT_SECONDS = 5;

  private static final int MAX_PAIRINGS = 16;
  private static final int MAX_ROUNDS = 64;

  /** Plays rounds of pairs, spread over the pairings, until it has seen enough. */
  public static DurationEstimate of(Plan plan, GameProbe probe) {
    int pairings = plan.pairings().size();
    int step = Math.max(1, pairings / MAX_PAIRINGS);
    long rounds = Math.min(MAX_ROUNDS, plan.pairCount() / pairings);
    List<Double> seconds = new ArrayList<>();
    double spent = 0;
    for (long round = 0; round < rounds && spent < BUDGET_SECONDS; round++) {
      for (int pairing = 0; pairing < pairings; pairing += step) {
        for (GameTask task : plan.pair(round * pairings + pairing)) {
          OptionalDouble taken = probe.seconds(task);
          if (taken.isEmpty()) {
            return cut(seconds, spent, round == 0);
          }
          seconds.add(taken.getAsDouble());
          spent += taken.getAsDouble();
        }
      }
    }
    return new DurationEstimate(seconds.size(), laterMean(seconds), false);
  }

  /** In the first round those that were not played may be the long ones. */
  private static DurationEstimate cut(List<Double> seconds, double spent, boolean inFirstRound) {
    int games = seconds.size();
    if (inFirstRound) {
      seconds.add(Math.max(0, LIMIT_SECONDS - spent));
    }
    return new DurationEstimate(games, laterMean(seconds), inFirstRound);
  }

  private static double laterMean(List<Double> seconds) {
    return seconds.stream().skip(seconds.size() / 2).mapToDouble(each -> each).average().orElse(0);
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
