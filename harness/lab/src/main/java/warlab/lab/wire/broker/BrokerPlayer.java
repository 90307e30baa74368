package warlab.lab.wire.broker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import warlab.games.Game;
import warlab.games.Position;
import warlab.lab.wire.process.CommandWords;
import warlab.lab.wire.process.IsolatedProgram;
import warlab.lab.wire.process.SelfTerminating;
import warlab.players.Decision;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.GameLine;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.Seat;

/**
 * A program that plays one game of AI Wargame over HTTP. It keeps the game itself and is told the
 * moves of the other side only; its boards, which it prints, are read and dropped.
 */
public final class BrokerPlayer implements Player, SelfTerminating {
  private static final long LOOK_EVERY_MS = 20;

  private final Game game;
  private final GameLine line;
  private final BrokerSeat seat;
  private final IsolatedProgram program;
  private final long timeMs;
  private final long marginMs;
  private int overruns;
  private boolean exitedOnItsOwn;

  private BrokerPlayer(
      Game game,
      GameLine line,
      BrokerSeat seat,
      IsolatedProgram program,
      long timeMs,
      long marginMs) {
    this.game = game;
    this.line = line;
    this.seat = seat;
    this.program = program;
    this.timeMs = timeMs;
    this.marginMs = marginMs;
  }

  /**
   * Starts a program for one game.
   *
   * @param timeMs for a move; 0 for no limit of its own
   */
  public static BrokerPlayer start(
      Game game, Seat at, String command, Path folder, long timeMs, long marginMs) {
    GameLine line = at.line();
    if (line == null || !line.start().isEmpty()) {
      throw new ForfeitException(
          Reason.NOT_STARTED, "a program at a broker plays whole games from the plain start", null);
    }
    BrokerSeat seat;
    try {
      seat = Broker.take();
    } catch (IOException noPort) {
      throw new ForfeitException(Reason.NOT_STARTED, "no port: " + noPort.getMessage(), noPort);
    }
    try {
      List<String> words =
          CommandWords.split(
              command,
              Map.of(
                  "url", seat.url(),
                  "side", game.sideName(at.side()),
                  "opponent", game.sideName(at.side().opponent()),
                  "cap", Long.toString(line.rules().integer("cap"))));
      IsolatedProgram program = IsolatedProgram.start(words, folder);
      return new BrokerPlayer(game, line, seat, program, timeMs, marginMs);
    } catch (ForfeitException notStarted) {
      Broker.leave(seat);
      throw notStarted;
    }
  }

  @Override
  public Decision choose(Position view) {
    refuseFault();
    seat.ask(line.length() + 1);
    publishLast();
    long begin = System.nanoTime();
    int move = await(begin).move();
    long tookMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    overruns += timeMs > 0 && tookMs > timeMs + marginMs ? 1 : 0;
    String objection = view.whyIllegal(move);
    if (objection != null) {
      throw program.forfeit(
          Reason.ILLEGAL_MOVE,
          "posted %s, which is illegal: %s%nin %s"
              .formatted(
                  game.notation().move(view, move), objection, game.notation().position(view)));
    }
    return Decision.unsearched(move);
  }

  private void publishLast() {
    int played = line.length();
    if (played > 0) {
      seat.publish(new PostedMove(line.move(played - 1), played));
    }
  }

  private PostedMove await(long begin) {
    long limitMs = timeMs > 0 ? 2 * timeMs + 1000 : Long.MAX_VALUE;
    try {
      while (true) {
        boolean wasAlive = program.isAlive(); // before: its last post may have come meanwhile
        PostedMove answer = seat.await(LOOK_EVERY_MS);
        refuseFault();
        if (answer != null) {
          return answer;
        }
        if (!wasAlive) {
          throw program.forfeit(Reason.ENDED, "ended");
        }
        if (TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin) > limitMs) {
          throw program.forfeit(Reason.TIMEOUT, "posted no move within " + limitMs + " ms");
        }
      }
    } catch (InterruptedException late) {
      Thread.currentThread().interrupt();
      throw program.forfeit(Reason.TIMEOUT, "posted no move in the time for a move");
    }
  }

  private void refuseFault() {
    String deed = seat.fault();
    if (deed != null) {
      throw program.forfeit(Reason.PROTOCOL, deed);
    }
  }

  @Override
  public OutsideReport outside() {
    return new OutsideReport("", false, overruns);
  }

  /** The program is told the last move, so that it sees the end of its game and ends itself. */
  @Override
  public void close() {
    publishLast();
    exitedOnItsOwn = program.end();
    Broker.leave(seat);
  }

  @Override
  public boolean exitedOnItsOwn() {
    return exitedOnItsOwn;
  }
}
