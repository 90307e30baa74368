package warlab.lab.run.match;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.record.SideTiming;
import warlab.lab.record.SideTotals;
import warlab.players.Decision;
import warlab.players.ForfeitException;
import warlab.players.GameLine;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.SearchReport;
import warlab.players.Seat;

/**
 * One side of a match: its seat, the player on it, the player's own view and what its decisions
 * cost. All calls into the player go through here, under the guard; what breaks in them comes out
 * as a {@link PlayerFault} of this side.
 */
final class Contestant {
  /** Enough for any honest text, and short: it comes on top of the time to move. */
  private static final long TEXT_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final Side side;
  private final MatchContext context;
  private final PlayerCallGuard guard;
  private SearchTotals totals = new SearchTotals();
  private MoveClock clock = new MoveClock();
  private Seat seat;
  private @Nullable Player player;
  private @Nullable Position view;
  private String name = "";
  private @Nullable SeededStream stream;
  private long timeoutMs;
  private boolean isOutside;
  private boolean clocksItself;

  Contestant(Side side, MatchContext context, PlayerCallGuard guard) {
    this.side = side;
    this.context = context;
    this.guard = guard;
    seat = new Seat(side);
  }

  SideTotals totals() {
    return totals.totals();
  }

  /** Wall-clock time of all decisions so far. */
  SideTiming timing() {
    return clock.timing();
  }

  /** Whether its player has drawn. */
  boolean hasDrawn() {
    SeededStream asked = stream;
    return asked != null && asked.hasDrawn();
  }

  /** Forgets the last game: its opponent may break this one before there is a player here. */
  void clear() {
    totals = new SearchTotals();
    clock = new MoveClock();
    clocksItself = false;
    stream = null;
  }

  /** Makes the player and its view of the starting position. */
  void openPlayer(GameTask task, Position position, GameLine line) {
    timeoutMs = task.moveTimeoutMs();
    PlayerSpec spec = task.player(side);
    name = spec.name();
    clock.limit(spec.as(side).overrunMs(), spec.as(side).farOverrunMs());
    isOutside = spec.as(side).isOutside(); // it may report on some of its decisions only
    view = position.copy();
    // From here on the clock of the guard runs, also for a constructor that never ends.
    guarded(
        () -> {
          long seed = side == Side.FIRST ? task.firstSeed() : task.secondSeed();
          stream = seat.begin(seed, line).stream();
          player = context.players().seat(task, side, seat);
        });
  }

  /** Asks for a move. The clock is read only for players that do not report their own time. */
  Decision choose(Position position) {
    Position mine = showView(position);
    long start = clocksItself ? 0 : System.nanoTime();
    guard.enter(side);
    Decision decision;
    try {
      decision = requirePlayer().choose(mine);
    } catch (Throwable thrown) {
      throw broken(thrown);
    }
    leaveGuard();
    if (decision == null) {
      throw PlayerFault.illegalMove(side, "the player returned no decision");
    }
    SearchReport report = decision.search();
    if (report != null && report.isBroken()) {
      throw PlayerFault.badReport(side, report);
    }
    countTime(report, start);
    return decision;
  }

  private void countTime(@Nullable SearchReport report, long start) {
    if (clocksItself) {
      clock.add(report == null ? 0 : report.nanos());
    } else {
      // Reading the clock takes 26 ns, twice a decision: searches that report their own time have
      // read it already.
      clock.add(System.nanoTime() - start);
      clocksItself = report != null && !isOutside;
    }
  }

  /** Counts a decision that is played. What the report says is the player's word, so guarded. */
  void count(Decision decision) {
    SearchReport report = decision.search();
    if (report == null) {
      totals.addUnsearched();
      return;
    }
    try {
      totals.add(report);
    } catch (RuntimeException | OutOfMemoryError tooDeep) {
      throw PlayerFault.thrown(side, tooDeep);
    }
    if (totals.isCut()) {
      context.remark("counters of %s are too large to add up and were cut".formatted(name));
    }
    if (report.clamped()) {
      context.remark(
          "scores of the heuristic of %s are beyond plus or minus %,d and were cut to that"
              .formatted(name, Scores.BOUND));
    }
  }

  void observe(Position position) {
    Position mine = showView(position);
    guarded(() -> requirePlayer().observe(mine));
  }

  /** The game is over: lets go of player and view. */
  void closePlayer() {
    Player leaving = player;
    player = null;
    view = null;
    if (leaving == null) {
      return;
    }
    guarded(
        () -> {
          OutsideReport report = leaving.outside();
          if (report != null) {
            context.recordProgram(name, report);
          }
          leaving.close();
        });
  }

  private void guarded(Runnable call) {
    guard.enter(side);
    try {
      call.run();
    } catch (Throwable thrown) {
      throw broken(thrown);
    }
    leaveGuard();
  }

  /** Lets go of the player after a fault of either side: the first fault is the one that counts. */
  void closePlayerQuietly() {
    try {
      closePlayer();
    } catch (PlayerFault second) {
      forgetSeat();
    }
  }

  /** Drops the seat's memory, which a broken player may have left in any state. */
  void forgetSeat() {
    seat.close();
    seat = new Seat(side);
  }

  /** Forgets the player as it is; needs no memory. */
  void drop() {
    player = null;
    view = null;
  }

  /** Closes a player that another thread is still stuck in. */
  void closeAbandoned() {
    Player stuck = player;
    if (stuck != null) {
      stuck.close();
    }
    seat.close();
  }

  /** No more games are played here. */
  void leaveSeat() {
    seat.close();
  }

  private Position showView(Position position) {
    Position mine = Objects.requireNonNull(view);
    // Written anew for every call: whatever the player did to its view is gone.
    position.viewInto(side, mine);
    mine.keepHistory(true); // searches take moves back; the match never does
    return mine;
  }

  private Player requirePlayer() {
    Player present = player;
    if (present == null) {
      throw new IllegalStateException("the player source made no player");
    }
    return present;
  }

  private PlayerFault broken(Throwable thrown) {
    // What a late player throws is mostly its interrupt: being late is the fault that counts. An
    // outside program's player says itself that it was late, with what the program said.
    boolean late = guard.leave();
    return late && !(thrown instanceof ForfeitException)
        ? overdue(false)
        : PlayerFault.thrown(side, thrown);
  }

  private void leaveGuard() {
    if (guard.leave()) {
      throw overdue(false);
    }
  }

  /** The report on a fault of this side, which its player has had its say in. */
  String report(PlayerFault fault) {
    if (!fault.mayBeAsked(context) || guard.isFatal(side)) {
      return fault.plainReport();
    }
    guard.limit(TEXT_NANOS);
    guard.enter(side);
    String text = "";
    boolean late = false;
    try {
      text = fault.report();
    } finally {
      late = guard.leave();
    }
    if (late) {
      context.distrustExceptionText();
    }
    return late ? fault.plainReport() : text;
  }

  /** The fault of a call that took too long, which whoever waits hears of at once. */
  PlayerFault overdue(boolean isHanging) {
    context.recordOverdue(name, PlayerFault.place(guard.stack()), timeoutMs, isHanging);
    return PlayerFault.timeout(side, timeoutMs, guard.stack());
  }
}
