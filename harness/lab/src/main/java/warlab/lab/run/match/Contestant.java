package warlab.lab.run.match;

import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.record.SideTotals;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.SearchReport;
import warlab.players.Seat;

/**
 * One side of a match: its seat, the player on it, the player's own view and what its decisions
 * cost. All calls into the player go through here, on the leash; what breaks in them comes out as a
 * {@link PlayerFault} of this side.
 */
final class Contestant {
  private final Side side;
  private final PlayerSource players;
  private final Leash leash;
  private final Tally tally = new Tally();
  private Seat seat;
  private @Nullable Player player;
  private @Nullable Position view;
  private long timeoutMs;
  private long nanos;
  private boolean clocksItself;

  Contestant(Side side, PlayerSource players, Leash leash) {
    this.side = side;
    this.players = players;
    this.leash = leash;
    seat = new Seat(side);
  }

  SideTotals totals() {
    return tally.totals();
  }

  /** Wall-clock time of all decisions so far. */
  long nanos() {
    return nanos;
  }

  /** Makes the player and its view of the starting position. */
  void sit(GameTask task, Position position) {
    tally.clear();
    nanos = 0;
    clocksItself = false;
    timeoutMs = task.moveTimeoutMs();
    view = position.copy();
    leash.enter(side);
    try {
      seat.begin(side == Side.FIRST ? task.firstSeed() : task.secondSeed());
      player = players.seat(task, side, seat);
    } catch (Throwable thrown) {
      throw broken(thrown);
    }
    comeBack();
  }

  /** Asks for a move. The clock is read only for players that do not report their own time. */
  Decision choose(Position position) {
    Position mine = look(position);
    long start = clocksItself ? 0 : System.nanoTime();
    leash.enter(side);
    Decision decision;
    try {
      decision = present().choose(mine);
    } catch (Throwable thrown) {
      throw broken(thrown);
    }
    comeBack();
    if (decision == null) {
      throw PlayerFault.illegalMove(side, "the player returned no decision");
    }
    countTime(decision.search(), start);
    return decision;
  }

  private void countTime(@Nullable SearchReport report, long start) {
    if (clocksItself) {
      nanos += report == null ? 0 : report.nanos();
    } else {
      nanos += System.nanoTime() - start;
      clocksItself = report != null;
    }
  }

  /** Counts a decision that is played. What the report says is the player's word, so guarded. */
  void count(Decision decision) {
    SearchReport report = decision.search();
    if (report == null) {
      tally.addUnsearched();
      return;
    }
    try {
      tally.add(report);
    } catch (RuntimeException malformed) {
      throw PlayerFault.thrown(side, malformed);
    }
  }

  void observe(Position position) {
    Position mine = look(position);
    leash.enter(side);
    try {
      present().observe(mine);
    } catch (Throwable thrown) {
      throw broken(thrown);
    }
    comeBack();
  }

  /** The game is over: lets go of player and view. */
  void rise() {
    Player leaving = player;
    player = null;
    view = null;
    if (leaving == null) {
      return;
    }
    leash.enter(side);
    try {
      leaving.close();
    } catch (Throwable thrown) {
      throw broken(thrown);
    }
    comeBack();
  }

  /** Lets go of the player after a fault of either side: the first fault is the one that counts. */
  void riseQuietly() {
    try {
      rise();
    } catch (PlayerFault second) {
      forgetSeat();
    }
  }

  /** Drops the seat's memory, which a broken player may have left in any state. */
  void forgetSeat() {
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
  }

  private Position look(Position position) {
    Position mine = view;
    if (mine == null) {
      throw new IllegalStateException("nobody sits here");
    }
    position.viewInto(side, mine);
    mine.keepHistory(true);
    return mine;
  }

  private Player present() {
    Player present = player;
    if (present == null) {
      throw new IllegalStateException("the player source made no player");
    }
    return present;
  }

  private PlayerFault broken(Throwable thrown) {
    return leash.leave() ? overdue() : PlayerFault.thrown(side, thrown);
  }

  private void comeBack() {
    if (leash.leave()) {
      throw overdue();
    }
  }

  PlayerFault overdue() {
    return PlayerFault.timeout(side, timeoutMs, leash.stack());
  }
}
