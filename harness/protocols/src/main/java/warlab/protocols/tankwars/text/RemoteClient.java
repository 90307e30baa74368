package warlab.protocols.tankwars.text;

import java.io.Closeable;
import java.io.IOException;
import java.net.SocketException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.Answer;
import warlab.players.ForfeitException.Reason;
import warlab.players.Player;

/**
 * Plays for one player on a server: asks for the world, lets the player decide for each idle unit,
 * sends its orders. Waiting is sending nothing. A server in lockstep answers when the world has
 * moved on; where it has not, the pilot gives it some time.
 */
public final class RemoteClient implements Closeable {
  /** The answer to STATUS on the largest board fits. */
  public static final int MAX_LINE_BYTES = 4 << 20;

  /** The server may keep us waiting for as long as the slowest other player thinks. */
  private static final long PATIENCE_MS = TimeUnit.HOURS.toMillis(1);

  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(30);

  private final LineSocket socket;
  private final Options rules;
  private final Function<Side, Player> maker;
  private int orders;
  private int iteration;

  /**
   * A pilot on an open connection.
   *
   * @param maker makes the player for the side it will see itself on
   */
  public RemoteClient(LineSocket socket, Options rules, Function<Side, Player> maker) {
    this.socket = socket;
    this.rules = rules;
    this.maker = maker;
  }

  /** Orders that the server took. */
  public int orders() {
    return orders;
  }

  /** The counter of the last world seen. */
  public int iteration() {
    return iteration;
  }

  /** Plays until the server ends the connection. */
  public void play() throws IOException {
    String number = ask("PLAYER");
    if (number == null) {
      return;
    }
    StatusReader reader = new StatusReader(rules, parse(number));
    Player player = maker.apply(reader.side());
    try {
      for (String json = ask("STATUS"); json != null; json = ask("STATUS")) {
        TankPosition view = reader.read(json);
        if (view.world().counter() == iteration) {
          LockSupport.parkNanos(PAUSE_NANOS);
          continue;
        }
        iteration = view.world().counter();
        if (!decide(player, view, reader.side())) {
          return;
        }
      }
    } finally {
      player.close();
    }
  }

  private static int parse(String number) throws WireException {
    try {
      return Integer.parseInt(number);
    } catch (NumberFormatException strange) {
      throw new WireException(Reason.PROTOCOL, "answered PLAYER with '" + number + "'", strange);
    }
  }

  /** Decides for every idle unit; false when the server has gone. */
  private boolean decide(Player player, TankPosition gap, Side side) throws IOException {
    TankPosition lent = gap.copy();
    player.observe(lent);
    while (gap.askedUnit() >= 0 && gap.sideToMove() == side && gap.world().counter() == iteration) {
      lent.copyFrom(gap);
      int move = player.choose(lent).move();
      String objection = gap.whyIllegal(move);
      if (objection != null) {
        throw new IllegalStateException("the player chose an illegal move: " + objection);
      }
      String answer = order(gap.world().board(), move);
      if (answer == null) {
        return false;
      }
      boolean taken = answer.equals(Answer.OK.text());
      gap.play(taken ? move : TankMove.wait(TankMove.tile(move), TankMove.SHORT_WAIT));
    }
    return true;
  }

  private @Nullable String order(Board board, int move) throws IOException {
    if (TankMove.what(move) == TankMove.WAIT) {
      return Answer.OK.text();
    }
    String verb = TankMove.what(move) == TankMove.MOVE ? "MOVE" : "FIRE";
    String answer =
        ask(
            "%s %s %s"
                .formatted(
                    verb,
                    board.place(TankMove.tile(move), ' '),
                    board.place(TankMove.target(move), ' ')));
    orders += Answer.OK.text().equals(answer) ? 1 : 0;
    return answer;
  }

  private @Nullable String ask(String line) throws IOException {
    try {
      socket.send(line);
      return socket.receive(PATIENCE_MS);
    } catch (SocketException gone) {
      return null; // the server need not wait for our last line to end the match
    }
  }

  @Override
  public void close() {
    socket.close();
  }
}
