package warlab.lab.wire.remote;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.lab.wire.protocol.LineSocket;
import warlab.lab.wire.protocol.WireException;

/**
 * A process of our own making that connects to us. It is told a loopback port of which only it
 * knows, and ended when it lingers after the connection was closed.
 */
final class OutsideProgram implements Closeable {
  private static final long PARTING_MS = 500;

  private final ServerSocket door;
  private final Process process;
  private final ErrorTail errors;

  /** Set by the thread that plays; closed by whoever ends the game, who may be another one. */
  private volatile @Nullable LineSocket connection;

  private OutsideProgram(ServerSocket door, Process process) {
    this.door = door;
    this.process = process;
    errors = new ErrorTail(process.getErrorStream());
    // A program that ends before it connects must not keep us waiting at the door.
    var unused = process.onExit().thenRun(this::closeDoor);
  }

  /** Starts the program without waiting for it to connect. */
  static OutsideProgram start(String command) throws IOException {
    ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    try {
      String host = door.getInetAddress().getHostAddress();
      Process process =
          new ProcessBuilder(CommandWords.split(command, host, door.getLocalPort()))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.getOutputStream().close();
      return new OutsideProgram(door, process);
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
    try (door) {
      door.setSoTimeout((int) limitMs);
      return door.accept();
    } catch (IOException absent) {
      String how = process.isAlive() ? "did not connect within " + limitMs + " ms" : "ended early";
      throw new WireException(how, absent);
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
    try {
      if (process.waitFor(PARTING_MS, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private void closeDoor() {
    try {
      door.close();
    } catch (IOException unused) {
      // Nobody comes in either way.
    }
  }
}
