package warlab.protocols.tankwars.text;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import warlab.players.ForfeitException.Reason;

/** The other end of a connection misbehaves. The message says how, as the end of a sentence. */
public final class WireException extends IOException {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  public WireException(Reason reason, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.reason = reason;
  }

  /** What a program forfeits its game by. */
  public Reason reason() {
    return reason;
  }
}
