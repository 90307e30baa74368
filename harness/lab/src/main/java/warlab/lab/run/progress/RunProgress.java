package warlab.lab.run.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;

/** How far a run is and how the pairing in play stands, in words; says the rest as it happens. */
abstract class RunProgress implements RunListener {
  private final LongSupplier nanoClock;

  /** Losses, draws and wins of each pairing's first player. */
  private final List<long[]> scores = new ArrayList<>();

  private long startNanos;
  private long plannedEach;
  private long total;
  private long games;
  private long playedHere;
  private boolean isRunning;
  private @Nullable Pairing inPlay;
  private @Nullable String standing;

  RunProgress(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** Prints a line that stays. */
  abstract void print(String line);

  /** Whether a run has started and not finished. */
  final synchronized boolean isRunning() {
    return isRunning;
  }

  @Override
  public synchronized void started(Plan plan) {
    startNanos = nanoClock.getAsLong();
    plannedEach = plan.gamesEach();
    total = plan.gameCount();
    games = 0;
    playedHere = 0;
    scores.clear();
    plan.pairings().forEach(pairing -> scores.add(new long[3]));
    inPlay = null;
    standing = null;
    isRunning = true;
  }

  @Override
  public synchronized void committed(CommittedPair pair) {
    long[] score = scores.get(pair.pairing().index());
    pair.games().forEach(game -> score[game.halfPointsOfA()]++);
    inPlay = pair.pairing();
    counted(pair.games().size(), !pair.readBack());
  }

  @Override
  public synchronized void counted(long count, boolean playedNow) {
    games += count;
    playedHere += playedNow ? count : 0;
  }

  @Override
  public synchronized void statusChanged(String words) {
    standing = words;
  }

  @Override
  public synchronized void stopped(Pairing pairing, String verdict) {
    total -= plannedEach - LongStream.of(scores.get(pairing.index())).sum();
    print("ended: " + verdict);
  }

  @Override
  public synchronized void warned(String message) {
    print("warning: " + message);
  }

  @Override
  public synchronized void finished(RunResult result) {
    isRunning = false;
    if (result.status() == RunResult.Status.FINISHED) {
      print(end(result));
    }
  }

  /** How far it is now: {@code 40 of 4,000 games, 8.0 games/s, 8 min left; a - b: +20 =0 -0}. */
  @Override
  public synchronized String toString() {
    String count = String.format(Locale.ROOT, "%,d of %,d games, ", games, total);
    return games == total ? count + "playing some again to compare" : count + pace() + score();
  }

  /** What a run that came to its end has done: {@code 2,400 games, 200 of them new, in 12 s}. */
  private String end(RunResult result) {
    String all =
        String.format(Locale.ROOT, "%,d game%s", result.games(), result.games() == 1 ? "" : "s");
    String fresh = String.format(Locale.ROOT, ", %,d of them new", result.played());
    return all
        + (result.played() < result.games() ? fresh : "")
        + ", in "
        + duration((long) seconds());
  }

  /** The score of the pairing that was committed last, for its first player. */
  private String score() {
    if (standing != null) {
      return "; " + standing;
    }
    if (inPlay == null) {
      return "";
    }
    long[] score = scores.get(inPlay.index());
    return "; %s - %s: +%d =%d -%d"
        .formatted(inPlay.a().name(), inPlay.b().name(), score[2], score[1], score[0]);
  }

  private double seconds() {
    return (nanoClock.getAsLong() - startNanos) / 1e9;
  }

  /** Games a second, and when it will be over at that rate. */
  private String pace() {
    double seconds = seconds();
    // Games that were only read back took no time, and none will again.
    double rate = seconds > 0 ? playedHere / seconds : 0;
    String speed = String.format(Locale.ROOT, rate < 10 ? "%.1f" : "%,.0f", rate) + " games/s";
    return rate > 0 ? speed + ", " + duration((long) ((total - games) / rate)) + " left" : speed;
  }

  private static String duration(long seconds) {
    if (seconds < 60) {
      return seconds + " s";
    }
    long minutes = TimeUnit.SECONDS.toMinutes(seconds);
    return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
  }
}
