package warlab.protocols.tankwars;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import warlab.protocols.tankwars.text.LineSocket;

/** The other end of a server, for tests that speak the protocol by hand. */
public final class Client implements AutoCloseable {
  private static final long PATIENCE_MS = 120_000;

  private final Socket socket;
  private final LineSocket lines;

  public Client(int port) {
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
      lines = new LineSocket(socket, 1 << 20);
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /** Sends a line and reads the answer. */
  public String ask(String line) {
    send(line + "\n");
    return read();
  }

  /** Sends text as it is. */
  public void send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** The next line; "gone" when the server has ended the connection. */
  public String read() {
    try {
      @Nullable String line = lines.receive(PATIENCE_MS);
      return line == null ? "gone" : line;
    } catch (IOException gone) {
      return "gone";
    }
  }

  /** So many bytes, as they come. */
  public String readRaw(int bytes) {
    try {
      return new String(socket.getInputStream().readNBytes(bytes), StandardCharsets.ISO_8859_1);
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** Says that nothing more will come. */
  public void finish() {
    try {
      socket.shutdownOutput();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  @Override
  public void close() {
    lines.close();
  }
}
