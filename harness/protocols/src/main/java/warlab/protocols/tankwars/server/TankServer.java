package warlab.protocols.tankwars.server;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.tankwars.Referee;
import warlab.games.tankwars.TankWarsGame;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.world.World;
import warlab.players.Player;
import warlab.players.program.process.Daemon;
import warlab.protocols.tankwars.text.Limits;
import warlab.protocols.tankwars.text.LineSocket;
import warlab.protocols.tankwars.text.RemoteClient;

/**
 * A server for one match. Clients get numbers 1, 2, 3, ... as they connect, or that of one who left
 * before the beginning; when all players of the map are there, the match begins. All its threads
 * are daemons.
 */
public final class TankServer implements Closeable {
  public static final int DEFAULT_PORT = 1234;

  private static final int LOOK_EVERY_MS = 250;
  private static final long SHUTDOWN_GRACE_MS = 1000;

  /**
   * What a server is told.
   *
   * @param rules the options of Tank Wars; its map is not looked at
   * @param seed of the dice
   * @param port 0 for any that is free
   * @param step updates from one STATUS of a player to the next; 0 for real time
   * @param requestTimeoutMs how long a client may be silent
   * @param observersSeeAll whether observers see the whole world, or terrain only
   */
  public record Settings(
      TankMap map,
      Options rules,
      long seed,
      InetAddress host,
      int port,
      int step,
      long requestTimeoutMs,
      boolean observersSeeAll) {}

  private final Settings settings;
  private final Limits limits;
  private final WorldClock clock;
  private final ServedMatch match;
  private final ServerSocket door;

  /** Added to by the door and whoever seats players; looked through by the door and the end. */
  private final Map<Connection, Thread> connections = new ConcurrentHashMap<>();

  /** Opens the door; clients may queue, nobody is let in yet. */
  public TankServer(Settings settings) throws IOException {
    this.settings = settings;
    long timeoutMs = settings.requestTimeoutMs();
    boolean lockstep = settings.step() > 0;
    limits = lockstep ? Limits.inLockstep(timeoutMs) : Limits.inRealTime(timeoutMs);
    clock = lockstep ? new LockstepClock(settings.step(), timeoutMs) : new RealTimeClock();
    Options rules = settings.rules();
    Referee referee = TankWarsGame.referee(settings.map(), rules);
    World world = new World(settings.map(), TankWarsGame.profile(rules), settings.seed());
    match = new ServedMatch(world, referee, clock, settings.observersSeeAll());
    door = new ServerSocket(settings.port(), 50, settings.host());
    door.setSoTimeout(LOOK_EVERY_MS);
  }

  public int port() {
    return door.getLocalPort();
  }

  /**
   * Gives a seat to a player of ours, who plays as if from outside. To be called before {@link
   * #play}.
   *
   * @param maker makes the player for the side it will see itself on
   */
  public void seat(int number, Function<Side, Player> maker) throws IOException {
    match.reserve(number);
    try (ServerSocket own = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Socket near = new Socket(own.getInetAddress(), own.getLocalPort());
      Socket far = own.accept();
      while (far.getPort() != near.getLocalPort()) {
        far.close(); // a stranger was quicker
        far = own.accept();
      }
      serve(far, number);
      LineSocket socket = new LineSocket(near, RemoteClient.MAX_LINE_BYTES);
      RemoteClient client = new RemoteClient(socket, settings.rules(), maker);
      start("player-" + number, () -> runClient(client, number));
    }
  }

  private void runClient(RemoteClient client, int number) {
    try {
      client.play();
    } catch (IOException | RuntimeException failure) {
      match.forfeit(number, "its player failed: " + failure);
    } finally {
      client.close();
    }
  }

  /** Lets clients in and plays the match to its end. */
  public MatchResult play() throws InterruptedException {
    start("clock", () -> clock.run(match));
    start("door", this::admitAll);
    MatchResult result = match.awaitResult();
    disconnectClients();
    return result;
  }

  private void admitAll() {
    while (!match.isOver()) {
      try {
        admit(door.accept());
      } catch (SocketTimeoutException nobodyCame) {
        // Time to look after those who are here.
      } catch (IOException refused) {
        if (door.isClosed()) {
          return;
        }
      }
      connections.keySet().forEach(Connection::closeIfStuck);
    }
  }

  private void admit(Socket client) throws IOException {
    int number = match.admit();
    if (number == 0) {
      client.close();
    } else {
      serve(client, number);
    }
  }

  private void serve(Socket client, int number) throws IOException {
    LineSocket socket = new LineSocket(client, limits.lineBytes());
    Connection connection = new Connection(socket, number, match, limits);
    Thread thread =
        Daemon.thread(
            "client-" + number,
            () -> {
              connection.run();
              connections.remove(connection);
            });
    connections.put(connection, thread);
    thread.start();
  }

  /** Sends the answers that are due and says good-bye, but not for long. */
  private void disconnectClients() throws InterruptedException {
    connections.keySet().forEach(Connection::finish);
    long begin = System.nanoTime();
    for (Thread thread : connections.values()) {
      long spentMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      thread.join(Math.max(1, SHUTDOWN_GRACE_MS - spentMs));
    }
    close();
  }

  private static void start(String name, Runnable work) {
    Daemon.thread(name, work).start();
  }

  @Override
  public void close() {
    connections.keySet().forEach(Connection::close);
    try {
      door.close();
    } catch (IOException unused) {
      // It lets nobody in either way.
    }
  }
}
