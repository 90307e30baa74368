package warlab.lab.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameProbe;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GameTiming;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.match.Watchdog;

/**
 * Plays games one by one, guarded as in a run and for five seconds in all, and tells the CPU time
 * of each: others that keep the machine busy now need not do so later. Outside programs take their
 * own time, of which only the clock tells.
 */
public final class TimedGames implements GameProbe, AutoCloseable {
  private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final PlayerSource players;
  private final Consumer<String> progress;
  private final long limitNanos;
  private final long begin = System.nanoTime();
  private Match match;
  private int games;

  /**
   * @param progress hears what is being done
   */
  public TimedGames(PlayerSource players, Consumer<String> progress) {
    this(players, progress, LIMIT_NANOS);
  }

  TimedGames(PlayerSource players, Consumer<String> progress, long limitNanos) {
    this.players = players;
    this.progress = progress;
    this.limitNanos = limitNanos;
    match = new Match(players);
  }

  @Override
  public OptionalDouble seconds(GameTask task) {
    if (!isTimeLeft()) {
      return OptionalDouble.empty();
    }
    progress.accept("playing to see how long it takes: %d games ...".formatted(games++));
    CpuClock clock = new CpuClock();
    PlayedGame game =
        new IsolatedGame(match, Watchdog.GRACE_NANOS, true)
            .playOrFail(task, clock, this::isTimeLeft);
    if (!clock.isOver) {
      match = new Match(players); // somebody may still be in there
    }
    if (game == null) {
      return OptionalDouble.empty();
    }
    GameTiming timing = game.timing();
    long nanos = clock.isOver ? clock.nanos + outside(task, timing) : timing.totalNanos();
    return OptionalDouble.of(nanos / 1e9);
  }

  private boolean isTimeLeft() {
    return System.nanoTime() - begin < limitNanos;
  }

  private static long outside(GameTask task, GameTiming timing) {
    long nanos = 0;
    for (Side side : Side.values()) {
      nanos += task.player(side).as(side).isOutside() ? timing.of(side).nanos() : 0;
    }
    return nanos;
  }

  @Override
  public void close() {
    match.retire();
    progress.accept("");
  }

  /** Looks at the CPU time of the thread that plays. */
  private static final class CpuClock implements MatchListener {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long nanos;
    private boolean isOver;

    @Override
    public void started(GameTask task, Position position) {
      nanos = -THREADS.getCurrentThreadCpuTime();
    }

    @Override
    public void finished(Position position, PlayedGame game) {
      nanos += THREADS.getCurrentThreadCpuTime();
      isOver = true;
    }
  }
}
