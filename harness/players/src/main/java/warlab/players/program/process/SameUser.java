package warlab.players.program.process;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether the process at the other end of a connection inside this machine belongs to the
 * user who runs this program. Ports are no secret: everybody can read the table of connections.
 */
public final class SameUser {
  /** A table that changes while it is read may leave a line out. */
  private static final int LOOKS = 3;

  private SameUser() {}

  /**
   * What speaks against a caller, as the end of a sentence. {@code null} for a process of the same
   * user, and for everybody where the system has no table of connections.
   *
   * @param here our end of the connection, which must be open
   */
  public static @Nullable String objection(InetSocketAddress here, InetSocketAddress there) {
    try {
      for (int look = 0; look < LOOKS; look++) {
        Optional<ConnectionTable> table = ConnectionTable.read();
        if (table.isEmpty()) {
          return null;
        }
        Optional<String> us = table.get().user(here, there);
        Optional<String> caller = table.get().user(there, here);
        if (us.isPresent() && caller.isPresent()) {
          return us.equals(caller) ? null : "belongs to the user with the number " + caller.get();
        }
      }
      return "had gone before it could be told whose it was";
    } catch (IOException unreadable) {
      return "cannot be looked up: " + unreadable.getMessage();
    }
  }
}
