package warlab.protocols.tankwars;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.tankwars.MapChoice;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Player;
import warlab.protocols.tankwars.server.MatchResult;
import warlab.protocols.tankwars.server.TankServer;

/** A server on a free loopback port, for tests. */
public final class Service implements AutoCloseable {
  public static final TankWarsGame GAME = new TankWarsGame();
  private static final long PATIENCE_S = 120;

  private final TankServer server;
  private final CompletableFuture<MatchResult> result = new CompletableFuture<>();

  private Service(Builder builder) {
    try {
      server =
          new TankServer(
              new TankServer.Settings(
                  MapChoice.find(builder.map),
                  Options.of(GAME.options(), Map.of("iterationCap", builder.cap)),
                  7,
                  InetAddress.getLoopbackAddress(),
                  0,
                  builder.step,
                  builder.timeoutMs,
                  builder.observersSeeAll));
      for (var seat : builder.seats.entrySet()) {
        server.seat(seat.getKey(), seat.getValue());
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
    Thread thread = new Thread(this::play, "test-server");
    thread.setDaemon(true);
    thread.start();
  }

  private void play() {
    try {
      result.complete(server.play());
    } catch (InterruptedException | RuntimeException broken) {
      result.completeExceptionally(broken);
    }
  }

  public static Builder on(String map) {
    return new Builder(map);
  }

  public int port() {
    return server.port();
  }

  public Client connect() {
    return new Client(port());
  }

  /** Waits for the end of the match. */
  public MatchResult result() {
    return result.orTimeout(PATIENCE_S, TimeUnit.SECONDS).join();
  }

  public boolean isOver() {
    return result.isDone();
  }

  @Override
  public void close() {
    server.close();
  }

  /** What a test may choose. */
  public static final class Builder {
    private final String map;
    private final Map<Integer, Function<Side, Player>> seats = new LinkedHashMap<>();
    private int step;
    private long timeoutMs = 60_000;
    private long cap;
    private boolean observersSeeAll;

    private Builder(String map) {
      this.map = map;
    }

    public Builder lockstep(int updates) {
      step = updates;
      return this;
    }

    public Builder timeoutMs(long limit) {
      timeoutMs = limit;
      return this;
    }

    public Builder cap(long iterations) {
      cap = iterations;
      return this;
    }

    public Builder observersSeeAll() {
      observersSeeAll = true;
      return this;
    }

    public Builder seat(int number, Function<Side, Player> maker) {
      seats.put(number, maker);
      return this;
    }

    public Service open() {
      return new Service(this);
    }
  }
}
