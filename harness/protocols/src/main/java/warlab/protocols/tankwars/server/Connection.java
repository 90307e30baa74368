package warlab.protocols.tankwars.server;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.world.World;
import warlab.protocols.tankwars.text.Limits;
import warlab.protocols.tankwars.text.LineSocket;
import warlab.protocols.tankwars.text.Request;
import warlab.protocols.tankwars.text.RequestThrottle;

/** One client: answers its lines on a thread of its own until it leaves or the match is over. */
final class Connection implements Runnable {
  private static final long LOOK_EVERY_MS = 250;

  private final LineSocket socket;
  private final int number;
  private final ServedMatch match;
  private final Limits limits;

  /** Whoever finds first that this client must go says why; its number may be another's soon. */
  private final AtomicBoolean hasLeft = new AtomicBoolean();

  Connection(LineSocket socket, int number, ServedMatch match, Limits limits) {
    this.socket = socket;
    this.number = number;
    this.match = match;
    this.limits = limits;
  }

  @Override
  public void run() {
    String ended = "failed";
    try {
      converse();
      ended = "left";
    } catch (IOException broken) {
      ended = String.valueOf(broken.getMessage());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      leave(ended);
    }
  }

  private void leave(String why) {
    if (hasLeft.compareAndSet(false, true)) {
      match.leave(number, why);
    }
    socket.close();
  }

  private void converse() throws IOException, InterruptedException {
    RequestThrottle throttle = new RequestThrottle(limits);
    World seen = match.copy();
    match.takeSeat(number);
    while (!match.isOver()) {
      @Nullable String line = socket.receive(limits.silenceMs());
      if (line == null) {
        return;
      }
      Request request = Request.parse(line);
      throttle.check(request, match.ticks());
      if (request.verb() == Request.Verb.STATUS && !staysUntilBeginning()) {
        return;
      }
      socket.send(match.answer(number, request, seen));
    }
  }

  /** Nobody reads the lines of a client who waits for the others, or would see it leave. */
  private boolean staysUntilBeginning() throws IOException, InterruptedException {
    while (!match.awaitBeginning(number, LOOK_EVERY_MS)) {
      if (socket.hasEnded()) {
        return false;
      }
    }
    return true;
  }

  /** Gives up a client that does not read its answers: a thread of ours is stuck in one. */
  void closeIfStuck() {
    if (socket.isStuck(limits.silenceMs())) {
      leave("did not read its answers");
    }
  }

  /** The match is over: takes no more requests; an answer that is due still goes out. */
  void finish() {
    socket.finish();
  }

  void close() {
    socket.close();
  }
}
