package warlab.lab.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** A program of its own that behaves as its first argument says; see {@link RemotePlayerTest}. */
final class Outsider {
  private final BufferedReader in;
  private final OutputStream out;

  private Outsider(Socket socket) throws IOException {
    in =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    out = socket.getOutputStream();
  }

  public static void main(String[] arguments) throws Exception {
    String host = arguments[arguments.length - 2];
    int port = Integer.parseInt(arguments[arguments.length - 1]);
    try (Socket socket = new Socket(host, port)) {
      new Outsider(socket).behave(arguments[0], arguments[1]);
    }
  }

  private void behave(String how, String pidFile) throws Exception {
    switch (how) {
      case "watch" -> watch();
      case "leave" -> leave();
      case "stall" -> new CountDownLatch(1).await();
      case "nonsense" -> repeat("hello\n");
      case "flood" -> repeat("MOVE 0 0 1 1\n");
      case "endless-line" -> repeat("x".repeat(500));
      case "linger" -> linger(Path.of(pidFile));
      default -> throw new IllegalArgumentException(how);
    }
  }

  /** Asks for the world until the server hangs up. */
  private void watch() throws IOException {
    while (ask("STATUS") != null) {}
  }

  private void leave() throws IOException {
    ask("STATUS");
    System.err.println("I have had enough");
    System.exit(7);
  }

  private void linger(Path pidFile) throws Exception {
    Files.writeString(pidFile, Long.toString(ProcessHandle.current().pid()));
    watch();
    new CountDownLatch(1).await();
  }

  private void repeat(String text) throws IOException {
    while (true) {
      out.write(text.getBytes(StandardCharsets.US_ASCII));
    }
  }

  private String ask(String line) throws IOException {
    out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    return in.readLine();
  }
}
