package warlab.lab.run.match;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GamesInPlay;
import warlab.lab.record.PlayedGame;
import warlab.players.Decision;

/**
 * Plays games, one after the other, on one thread: same task, same record. Keeps the seats of both
 * sides, so that their tables are made once. Whatever a player does costs its own side the game and
 * harms nothing else; an exception that comes out of here is a fault of the rules or the harness.
 */
public final class Match {
  private final MatchContext arena;
  private final PlayerCallGuard guard;
  private final StartPosition start = new StartPosition();
  private final PlayedLine line = new PlayedLine();
  private final Contestant first;
  private final Contestant second;

  // This thread writes both before it enters a player call, so a watchdog that took that call away
  // sees them.
  private @Nullable Scoresheet sheet;
  private @Nullable PlayerFault decisive;

  /** Time per decision is limited only if a {@link Watchdog} looks after this match. */
  public Match(PlayerSource players) {
    this(new MatchContext(players), GamesInPlay.unrecorded().place());
  }

  /**
   * @param place where to say what is being played
   */
  Match(MatchContext arena, GamesInPlay.Place place) {
    this.arena = arena;
    guard = new PlayerCallGuard(place);
    first = new Contestant(Side.FIRST, arena, guard);
    second = new Contestant(Side.SECOND, arena, guard);
  }

  /**
   * Plays a game to its end.
   *
   * @throws AbandonedException when the game was taken away
   */
  public PlayedGame play(GameTask task) {
    return play(task, MatchListener.NONE);
  }

  public PlayedGame play(GameTask task, MatchListener listener) {
    long timeoutNanos = TimeUnit.MILLISECONDS.toNanos(task.moveTimeoutMs());
    long number = task.id().game();
    guard.attach(Thread.currentThread(), timeoutNanos);
    guard.name(number, arena.fatalCall(number));
    try {
      return playGuarded(task, listener);
    } finally {
      guard.detach();
    }
  }

  private PlayedGame playGuarded(GameTask task, MatchListener listener) {
    Position position = start.of(task);
    first.clear();
    second.clear();
    Scoresheet current = new Scoresheet(task, position, first, second);
    sheet = current;
    decisive = null;
    listener.started(task, position);
    PlayedGame game;
    try {
      playMoves(current, listener);
      // A player that breaks while it is closed has broken the contract inside its game.
      first.closePlayer();
      second.closePlayer();
      game = current.finished(null, null);
    } catch (PlayerFault fault) {
      decisive = fault;
      // 1. Both are closed before the record is made: memory that a player ate is free by then.
      first.closePlayerQuietly();
      second.closePlayerQuietly();
      // 2. Tables that a broken player left half written must not reach its next game.
      Contestant loser = contestant(fault.fault().side());
      if (!fault.isOutside()) {
        loser.forgetSeat();
      }
      game = current.finished(fault.fault(), loser.report(fault));
    }
    listener.finished(position, game);
    return game;
  }

  private void playMoves(Scoresheet current, MatchListener listener) {
    Position position = current.position();
    line.begin(current.task());
    first.openPlayer(current.task(), position, line);
    second.openPlayer(current.task(), position, line);
    boolean observed = current.task().game().hidesInformation();
    if (observed) {
      position.watch(side -> contestant(side).observe(position));
    }
    while (!position.isOver()) {
      Side side = position.sideToMove();
      Contestant mover = contestant(side);
      if (observed) {
        mover.observe(position);
      }
      Decision decision = mover.choose(position);
      // Asked of the match's own position: the player may have done anything to its view.
      refuseIllegal(current, side, decision.move());
      listener.decided(position, side, decision);
      // Before the move is played: its text depends on the position it is played in.
      current.add(side, mover, decision);
      line.add(decision.move());
      position.play(decision.move());
    }
  }

  private static void refuseIllegal(Scoresheet current, Side side, int move) {
    String objection;
    try {
      objection = current.position().whyIllegal(move);
    } catch (RuntimeException unreadable) {
      objection = unreadable.toString();
    }
    if (objection != null) {
      throw PlayerFault.illegalMove(side, describe(current, move) + ": " + objection);
    }
  }

  private static String describe(Scoresheet current, int move) {
    Position position = current.position();
    try {
      var notation = current.task().game().notation();
      String where = notation.position(position);
      return "illegal move " + notation.move(position, move) + " (" + move + ") in " + where;
    } catch (RuntimeException unreadable) {
      return "illegal move " + move;
    }
  }

  private Contestant contestant(Side side) {
    return side == Side.FIRST ? first : second;
  }

  PlayerCallGuard guard() {
    return guard;
  }

  /** Takes the game away, whatever the worker is doing; {@link #play} throws. */
  public void abandon() {
    guard.cut();
  }

  /** Whether a fault had ended the game before it was taken away: only its end took too long. */
  public boolean wasDecided() {
    return decisive != null;
  }

  /**
   * The game that was taken from this match: lost by the side whose decision never came, unless a
   * fault had ended it before. For the thread of the watchdog that gave it up; the match is not
   * used again.
   */
  public PlayedGame forfeited() {
    Scoresheet taken = Objects.requireNonNull(sheet);
    PlayerFault fault = decisive;
    if (fault == null) {
      PlayerFault overdue = contestant(guard.caller()).overdue();
      return taken.finished(overdue.fault(), overdue.report());
    }
    arena.distrustExceptionText();
    return taken.finished(fault.fault(), fault.plainReport());
  }

  /** Lets go of both players, and only then does what needs memory: there was none left. */
  public void dropPlayers() {
    first.drop();
    second.drop();
    first.forgetSeat();
    second.forgetSeat();
  }

  /** No more games are played here. */
  public void retire() {
    guard.retire();
    first.leaveSeat();
    second.leaveSeat();
  }

  /** Lets abandoned players release what is not memory; may hang as they do. */
  public void closeAbandoned() {
    first.closeAbandoned();
    second.closeAbandoned();
  }
}
