package warlab.lab.run.match;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
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
  private final MatchContext context;
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
  Match(MatchContext context, GamesInPlay.Place place) {
    this.context = context;
    guard = new PlayerCallGuard(place);
    first = new Contestant(Side.FIRST, context, guard);
    second = new Contestant(Side.SECOND, context, guard);
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
    guard.name(number, context.fatalCall(number));
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
      playMoves(task, position, current, listener);
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

  private void playMoves(
      GameTask task, Position position, Scoresheet current, MatchListener listener) {
    line.begin(task);
    first.openPlayer(task, position, line);
    second.openPlayer(task, position, line);
    boolean observed = task.game().hidesInformation();
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
      refuseIllegal(task.game(), position, side, decision.move());
      listener.decided(position, side, decision);
      // Before the move is played: its text depends on the position it is played in.
      current.add(side, mover, decision);
      line.add(decision.move());
      position.play(decision.move());
    }
  }

  private static void refuseIllegal(Game game, Position position, Side side, int move) {
    String objection = objection(position, move);
    if (objection != null) {
      throw PlayerFault.illegalMove(side, describe(game, position, move) + ": " + objection);
    }
  }

  /** Why a move that a player names is illegal, whatever it is; {@code null} if it is legal. */
  public static @Nullable String objection(Position position, int move) {
    try {
      return position.whyIllegal(move);
    } catch (RuntimeException unreadable) {
      return unreadable.toString();
    }
  }

  private static String describe(Game game, Position position, int move) {
    try {
      return "illegal move " + game.notation().move(position, move) + " (" + move + ")";
    } catch (RuntimeException unreadable) {
      return "illegal move " + move;
    }
  }

  private Contestant contestant(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** Whose player is being called, or was last. */
  public Side caller() {
    return guard.caller();
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
      PlayerFault overdue = contestant(guard.caller()).overdue(true);
      return taken.finished(overdue.fault(), overdue.report());
    }
    context.distrustExceptionText();
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

  /**
   * Sets up the position that a game is played on. Games of a pair, and often many pairs in a row,
   * start from the same text: it is read once. Reading one of AI Wargame's takes 5 microseconds, 2
   * % of a game at depth 2.
   */
  private static final class StartPosition {
    private @Nullable GameTask known;
    private @Nullable Position pristine;

    /** A position of its own for this task, with the task's dice and without history. */
    Position of(GameTask task) {
      Position read = pristine;
      if (read == null || known == null || !isSameStart(task, known)) {
        read = task.game().startOrParse(task.opening().text(), task.gameOptions());
        pristine = read;
        known = task;
      }
      Position position = read.copy();
      position.keepHistory(false);
      position.seedDice(task.diceSeed());
      return position;
    }

    private static boolean isSameStart(GameTask one, GameTask other) {
      return one.game() == other.game()
          && one.gameOptions() == other.gameOptions()
          && one.opening().text().equals(other.opening().text());
    }
  }
}
