package warlab.players.program.process;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which user has which end of the TCP connections of this machine, as Linux tells everybody. */
final class ConnectionTable {
  private static final Path IPV4 = Path.of("/proc/net/tcp");
  private static final Path IPV6 = Path.of("/proc/net/tcp6");
  private static final int LOCAL = 1;
  private static final int REMOTE = 2;
  private static final int USER = 7;
  private static final int INODE = 9;
  private static final byte[] MAPPED = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) 0xff, (byte) 0xff};
  private static final int IPV4_DIGITS = 8;

  /** By the two ends as the table writes them: first the one that the user has. */
  private final Map<String, String> users = new HashMap<>();

  private ConnectionTable() {}

  /** The table of this moment; empty on a system that has none or does not show it. */
  static Optional<ConnectionTable> read() throws IOException {
    Optional<String> ipv4 = text(IPV4);
    Optional<String> ipv6 = text(IPV6);
    return ipv4.or(() -> ipv6).map(shown -> parse(ipv4.orElse(""), ipv6.orElse("")));
  }

  private static Optional<String> text(Path file) throws IOException {
    try {
      return Optional.of(Files.readString(file, StandardCharsets.ISO_8859_1));
    } catch (NoSuchFileException | AccessDeniedException absent) {
      return Optional.empty();
    }
  }

  static ConnectionTable parse(String ipv4, String ipv6) {
    ConnectionTable table = new ConnectionTable();
    ipv4.lines().skip(1).forEach(table::add);
    ipv6.lines().skip(1).forEach(table::add);
    return table;
  }

  private void add(String line) {
    String[] cells = line.strip().split(" +", -1);
    // An end that no process holds any more has no inode, and says that it belongs to root.
    if (cells.length > INODE && !cells[INODE].equals("0")) {
      users.put(widened(cells[LOCAL]) + " " + widened(cells[REMOTE]), cells[USER]);
    }
  }

  /** The number of the user who has the one end of a connection to the other. */
  Optional<String> user(InetSocketAddress end, InetSocketAddress other) {
    return Optional.ofNullable(users.get(written(end) + " " + written(other)));
  }

  private static String written(InetSocketAddress end) {
    return widened(hexadecimal(end.getAddress().getAddress()) + ":%04X".formatted(end.getPort()));
  }

  /** The two ends of one connection may be sockets of IPv4 and of IPv6. */
  private static String widened(String end) {
    return end.indexOf(':') == IPV4_DIGITS ? hexadecimal(MAPPED) + end : end;
  }

  /** Words of four bytes, each as the number that it is in memory. */
  private static String hexadecimal(byte[] address) {
    ByteBuffer words = ByteBuffer.wrap(address).order(ByteOrder.nativeOrder());
    StringBuilder text = new StringBuilder();
    while (words.hasRemaining()) {
      text.append("%08X".formatted(words.getInt()));
    }
    return text.toString();
  }
}
