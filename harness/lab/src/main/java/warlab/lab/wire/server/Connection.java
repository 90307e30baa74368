package warlab.lab.wire.server;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.world.World;
import warlab.lab.wire.protocol.Conduct;
import warlab.lab.wire.protocol.Limits;
import warlab.lab.wire.protocol.LineSocket;
import warlab.lab.wire.protocol.Request;

/** One client: answers its lines on a thread of its own until it leaves or the match is over. */
final class Connection implements Runnable {
  private final LineSocket socket;
  private final int number;
  private final Arena arena;
  private final Limits limits;

  Connection(LineSocket socket, int number, Arena arena, Limits limits) {
    this.socket = socket;
    this.number = number;
    this.arena = arena;
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
      arena.forfeit(number, ended);
      socket.close();
    }
  }

  private void converse() throws IOException, InterruptedException {
    Conduct conduct = new Conduct(limits);
    World seen = arena.copy();
    arena.sit(number);
    while (!arena.isOver()) {
      @Nullable String line = socket.receive(limits.silenceMs());
      if (line == null) {
        return;
      }
      Request request = Request.parse(line);
      conduct.note(request, arena.ticks());
      socket.send(arena.answer(number, request, seen));
    }
  }

  /** Gives up a client that does not read its answers: a thread of ours is stuck in one. */
  void closeIfStuck() {
    if (socket.isStuck(limits.silenceMs())) {
      arena.forfeit(number, "did not read its answers");
      socket.close();
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
