package warlab.players;

import org.jspecify.annotations.Nullable;

/**
 * An outside program behind a player left, stalled or broke its protocol. Ends the game, which the
 * player's side loses; the message says what happened.
 */
public final class ForfeitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What a program did. */
  public enum Reason {
    NOT_STARTED,
    ENDED,
    TIMEOUT,
    ILLEGAL_MOVE,
    FLOODED,
    PROTOCOL
  }

  private final Reason reason;

  /** Without a stack: what is wrong is in another program. */
  public ForfeitException(Reason reason, String message, @Nullable Throwable cause) {
    super(message, cause, false, false);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
