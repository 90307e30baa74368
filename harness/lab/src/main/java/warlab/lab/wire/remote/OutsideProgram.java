package warlab.lab.wire.remote;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.wire.process.ProcessFamily;
import warlab.lab.wire.process.SameUser;
import warlab.lab.wire.protocol.LineSocket;
import warlab.lab.wire.protocol.WireException;

/**
 * A process of our own making that connects to us. It is told a loopback port, at which strangers
 * are sent away, and ended with all that it started after the connection was closed.
 */
final class OutsideProgram implements Closeable {
  private static final Logger LOG = LoggerFactory.getLogger(OutsideProgram.class);
  private static final long PARTING_MS = 500;
  private static final long SIGNAL_MS = 1000;

  /** Of a process that was asked to end: by SIGHUP, SIGINT, SIGTERM. */
  private static final Set<Integer> ASKED_TO_END = Set.of(128 + 1, 128 + 2, 128 + 15);

  /** Strangers may stand in line before the program. */
  private static final int LINE = 50;

  private final ServerSocket door;
  private final ProcessFamily family;
  private final Process process;
  private final ErrorTail errors;

  /** Set by the thread that plays; closed by whoever ends the game, who may be another one. */
  private volatile @Nullable LineSocket connection;

  private OutsideProgram(ServerSocket door, ProcessFamily family) {
    this.door = door;
    this.family = family;
    process = family.process();
    errors = new ErrorTail(process.getErrorStream());
    // A program that ends before it connects must not keep us waiting at the door.
    var unused = process.onExit().thenRun(this::closeDoor);
  }

  /** Starts the program without waiting for it to connect. */
  static OutsideProgram start(String command) throws IOException {
    ServerSocket door = new ServerSocket(0, LINE, InetAddress.getLoopbackAddress());
    try {
      String host = door.getInetAddress().getHostAddress();
      ProcessFamily family =
          ProcessFamily.start(
              new ProcessBuilder(CommandWords.split(command, host, door.getLocalPort()))
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD));
      family.process().getOutputStream().close();
      return new OutsideProgram(door, family);
    } catch (IOException notStarted) {
      door.close();
      throw new WireException("could not be started: " + notStarted.getMessage(), notStarted);
    }
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
      Socket caller = acceptBefore(deadline);
      String objection = objection(caller);
      while (objection != null) {
        caller.close();
        if (strangers++ == 0) {
          LOG.warn("refused a caller at the seat of an outside program: it {}", objection);
        }
        caller = acceptBefore(deadline);
        objection = objection(caller);
      }
      return caller;
    } catch (IOException absent) {
      String how = process.isAlive() ? "did not connect within " + limitMs + " ms" : "ended early";
      String who = strangers == 0 ? "" : ", callers refused: " + strangers;
      throw new WireException(how + who, absent);
    }
  }

  private Socket acceptBefore(long deadline) throws IOException {
    long leftMs = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
    door.setSoTimeout((int) Math.max(1, leftMs));
    return door.accept();
  }

  private static @Nullable String objection(Socket caller) {
    return SameUser.objection(
        (InetSocketAddress) caller.getLocalSocketAddress(),
        (InetSocketAddress) caller.getRemoteSocketAddress());
  }

  /** Does not return if it broke off because all of us are to end. */
  void sitOutTheEnd() {
    try {
      boolean ended = process.waitFor(PARTING_MS, TimeUnit.MILLISECONDS);
      // Ctrl-C goes to the programs too, which may be the first to notice.
      boolean asked = ended && ASKED_TO_END.contains(process.exitValue());
      ProcessFamily.sitOutTheEnd(asked ? SIGNAL_MS : 0);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** How it ended, if it did, and what it said last on its standard error. */
  String lastWords() {
    String exit = "still running";
    String said = "";
    try {
      if (process.waitFor(PARTING_MS, TimeUnit.MILLISECONDS)) {
        exit = "exit code " + process.exitValue();
      }
      said = errors.text(process.isAlive() ? 1 : PARTING_MS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    return exit + (said.isEmpty() ? ", standard error empty" : ", standard error ends:\n" + said);
  }

  @Override
  public void close() {
    closeDoor();
    LineSocket open = connection;
    if (open != null) {
      open.close();
    }
    family.end(PARTING_MS);
  }

  private void closeDoor() {
    try {
      door.close();
    } catch (IOException unused) {
      // Nobody comes in either way.
    }
  }
}
