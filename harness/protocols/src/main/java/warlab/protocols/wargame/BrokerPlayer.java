package warlab.protocols.wargame;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.players.Decision;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.GameLine;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.Seat;
import warlab.players.program.MoveLimit;
import warlab.players.program.ProgramMove;
import warlab.players.program.ProgramOptions;
import warlab.players.program.process.BackgroundProgram;
import warlab.players.program.process.SelfTerminating;

/**
 * A program that plays one game of AI Wargame over HTTP. It keeps the game itself and is told the
 * moves of the other side only; its boards, which it prints, are read and dropped.
 */
final class BrokerPlayer implements Player, SelfTerminating {
  private static final long LOOK_EVERY_MS = 20;

  private final Game game;
  private final GameLine line;
  private final BrokerSeat seat;
  private final BackgroundProgram program;
  private final MoveLimit limit;
  private boolean exitedOnItsOwn;

  /** Starts a program for one game. */
  BrokerPlayer(Game game, Options settings, Seat at) {
    GameLine known = at.line();
    if (known == null || !known.start().isEmpty()) {
      throw new ForfeitException(
          Reason.NOT_STARTED, "a program at a broker plays whole games from the plain start", null);
    }
    this.game = game;
    line = known;
    limit = MoveLimit.of(settings);
    seat = Broker.take();
    try {
      List<String> words =
          ProgramOptions.words(
              settings,
              Map.of(
                  "url", seat.url(),
                  "side", game.sideName(at.side()),
                  "opponent", game.sideName(at.side().opponent()),
                  "cap", Long.toString(line.rules().integer("cap"))));
      program = BackgroundProgram.start(words, ProgramOptions.folder(settings));
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
    ProgramMove.check(
        view,
        move,
        refusal ->
            program.forfeit(
                Reason.ILLEGAL_MOVE, "posted " + game.notation().move(view, move) + refusal));
    return Decision.unsearched(move);
  }

  private void publishLast() {
    int played = line.length();
    if (played > 0) {
      seat.publish(new PostedMove(line.move(played - 1), played));
    }
  }

  private PostedMove await(long begin) {
    long limitMs = limit.forfeitMs(Long.MAX_VALUE);
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
    String offence = seat.fault();
    if (offence != null) {
      throw program.forfeit(Reason.PROTOCOL, offence);
    }
  }

  @Override
  public OutsideReport outside() {
    return new OutsideReport("", false);
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
