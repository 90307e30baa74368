package warlab.protocols.tankwars.text;

import java.io.Closeable;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.players.ForfeitException.Reason;

/**
 * A TCP connection of lines. Written lines end in LF; read lines are of bounded length and must be
 * complete in a given time, however slowly the other end drips its bytes. One thread reads and
 * writes; any may look whether it is stuck, finish and close.
 */
public final class LineSocket implements Closeable {
  private final Socket socket;
  private final int maxBytes;
  private final byte[] arrived = new byte[8192];
  private int position;
  private int count;

  /** 0 while nothing is being sent; written by the sending thread, read by those who watch it. */
  private volatile long sendingSince;

  /**
   * Takes a connected socket over.
   *
   * @param maxBytes of a line to read, its end not counted
   */
  public LineSocket(Socket socket, int maxBytes) throws IOException {
    this.socket = socket;
    this.maxBytes = maxBytes;
    socket.setTcpNoDelay(true);
  }

  public void send(String line) throws IOException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.ISO_8859_1);
    sendingSince = System.nanoTime() | 1; // never 0
    socket.getOutputStream().write(bytes);
    sendingSince = 0;
  }

  /** Whether a line has been on its way for so long because the other end does not read. */
  public boolean isStuck(long limitMs) {
    long since = sendingSince;
    return since != 0 && System.nanoTime() - since > TimeUnit.MILLISECONDS.toNanos(limitMs);
  }

  /**
   * The next line without its end; {@code null} when the other end is done.
   *
   * @throws WireException when no line is complete in time or one is too long
   */
  public @Nullable String receive(long limitMs) throws IOException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMs);
    StringBuilder line = new StringBuilder();
    while (position < count || fill(deadline, limitMs)) {
      int start = position;
      while (position < count && arrived[position] != '\n') {
        position++;
      }
      int length = position - start;
      if (line.length() + length > maxBytes) {
        throw new WireException(
            Reason.FLOODED, "sent a line of more than " + maxBytes + " bytes", null);
      }
      line.append(new String(arrived, start, length, StandardCharsets.ISO_8859_1));
      if (position < count) {
        position++;
        return withoutReturn(line);
      }
    }
    return null;
  }

  private static String withoutReturn(StringBuilder line) {
    int last = line.length() - 1;
    return last >= 0 && line.charAt(last) == '\r' ? line.substring(0, last) : line.toString();
  }

  private boolean fill(long deadline, long limitMs) throws IOException {
    long leftMs = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
    try {
      socket.setSoTimeout((int) Math.min(Integer.MAX_VALUE, Math.max(1, leftMs)));
      position = 0;
      count = 0;
      count = socket.getInputStream().read(arrived);
    } catch (SocketTimeoutException late) {
      throw new WireException(Reason.TIMEOUT, "sent no line within " + limitMs + " ms", late);
    }
    return count > 0;
  }

  /** Whether the other end is done, as far as can be told at once; what it sent is kept. */
  public boolean hasEnded() throws IOException {
    System.arraycopy(arrived, position, arrived, 0, count - position);
    count -= position;
    position = 0;
    if (count == arrived.length) {
      return false; // it has said too much to be gone unnoticed later
    }
    socket.setSoTimeout(1);
    try {
      int more = socket.getInputStream().read(arrived, count, arrived.length - count);
      count += Math.max(0, more);
      return more < 0;
    } catch (SocketTimeoutException silent) {
      return false;
    }
  }

  /** Reads no more: a reading thread finds the end. What is being written still goes out. */
  public void finish() {
    try {
      socket.shutdownInput();
    } catch (IOException alreadyClosed) {
      // Then nobody reads anyway.
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException unused) {
      // The connection is gone either way.
    }
  }
}
