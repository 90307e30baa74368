package warlab.protocols.tankwars.text;

import java.io.IOException;

/** The other end of a connection misbehaves. The message says how, as the end of a sentence. */
public final class WireException extends IOException {
  private static final long serialVersionUID = 1L;

  public WireException(String message) {
    super(message);
  }

  public WireException(String message, Throwable cause) {
    super(message, cause);
  }
}
