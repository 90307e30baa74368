package warlab.protocols.tankwars;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.players.ForfeitException.Reason;
import warlab.players.program.process.CommandWords;
import warlab.players.program.process.OutputTail;
import warlab.players.program.process.ProcessFamily;
import warlab.players.program.process.SameUser;
import warlab.protocols.tankwars.text.Limits;
import warlab.protocols.tankwars.text.LineSocket;
import warlab.protocols.tankwars.text.WireException;

/**
 * A process of our own making that connects to us. It is told a loopback port, at which strangers
 * are sent away, and ended with all that it started after the connection was closed.
 */
final class OutsideProgram {
  private static final Logger LOG = LoggerFactory.getLogger(OutsideProgram.class);

  /** Strangers may stand in line before the program. */
  private static final int LINE = 50;

  /** A port that programs have built in: whoever comes is the one that was started last. */
  private static final Object FIXED_PORT = new Object();

  private final ServerSocket door;
  private final ProcessFamily family;
  private final Process process;
  private final OutputTail errors = new OutputTail();

  /** Set by the thread that plays; closed by whoever ends the game, who may be another one. */
  private volatile @Nullable LineSocket connection;

  private OutsideProgram(ServerSocket door, ProcessFamily family) {
    this.door = door;
    this.family = family;
    process = family.process();
    errors.drain(process.getErrorStream());
    // A program that ends before it connects must not keep us waiting at the door.
    var unused = process.onExit().thenRun(this::closeServerSocket);
  }

  /**
   * Starts the program. It is waited for only at a fixed port, where the next one may come at once.
   *
   * @param port that it knows without being told; 0 for any
   */
  static OutsideProgram start(String command, Path folder, int port, Limits limits)
      throws IOException {
    if (port == 0) {
      return start(command + (command.contains("{port}") ? "" : " {host} {port}"), folder, 0);
    }
    synchronized (FIXED_PORT) {
      OutsideProgram program = start(command, folder, port);
      try {
        LineSocket unused = program.awaitConnection(limits.lineBytes(), limits.silenceMs());
        return program;
      } catch (IOException absent) {
        program.end();
        throw absent;
      }
    }
  }

  private static OutsideProgram start(String command, Path folder, int port) throws IOException {
    ServerSocket door = new ServerSocket(port, LINE, InetAddress.getLoopbackAddress());
    try {
      ProcessFamily family =
          ProcessFamily.start(
              new ProcessBuilder(words(command, door))
                  .directory(folder.toAbsolutePath().toFile())
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD));
      family.process().getOutputStream().close();
      return new OutsideProgram(door, family);
    } catch (IOException notStarted) {
      door.close();
      throw new WireException(
          Reason.NOT_STARTED, "could not be started: " + notStarted.getMessage(), notStarted);
    }
  }

  /** The program is told where to connect, where the command says so. */
  private static List<String> words(String command, ServerSocket door) {
    String host = door.getInetAddress().getHostAddress();
    String port = Integer.toString(door.getLocalPort());
    return CommandWords.split(command, Map.of("host", host, "port", port));
  }

  /** The connection; the first call waits for the program and closes the door behind it. */
  LineSocket awaitConnection(int lineBytes, long limitMs) throws IOException {
    LineSocket open = connection;
    if (open == null) {
      open = new LineSocket(accept(limitMs), lineBytes);
      connection = open;
    }
    return open;
  }

  private Socket accept(long limitMs) throws IOException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMs);
    int strangers = 0;
    try (door) {
      while (true) {
        long leftMs = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        door.setSoTimeout((int) Math.max(1, leftMs));
        Socket caller = door.accept();
        String objection =
            SameUser.objection(
                (InetSocketAddress) caller.getLocalSocketAddress(),
                (InetSocketAddress) caller.getRemoteSocketAddress());
        if (objection == null) {
          return caller;
        }
        caller.close();
        if (strangers++ == 0) {
          LOG.warn("refused a caller at the seat of an outside program: it {}", objection);
        }
      }
    } catch (IOException absent) {
      String how = process.isAlive() ? "did not connect within " + limitMs + " ms" : "ended early";
      String who = strangers == 0 ? "" : ", callers refused: " + strangers;
      throw new WireException(Reason.NOT_STARTED, how + who, absent);
    }
  }

  /**
   * How it ended, if it did, and what it said last on its standard error. Does not return if it
   * broke off because all of us are to end.
   */
  String lastOutput() {
    String exit = family.exit();
    errors.awaitEnd(process.isAlive() ? 1 : ProcessFamily.SHUTDOWN_GRACE_MS);
    String said = errors.text();
    return exit + (said.isEmpty() ? ", standard error empty" : ", standard error ends:\n" + said);
  }

  /** Hangs up; returns whether the program then ended by itself. */
  boolean end() {
    closeServerSocket();
    LineSocket open = connection;
    if (open != null) {
      open.close();
    }
    return family.end(ProcessFamily.SHUTDOWN_GRACE_MS);
  }

  private void closeServerSocket() {
    try {
      door.close();
    } catch (IOException unused) {
      // Nobody comes in either way.
    }
  }
}
