package warlab.players;

/**
 * An outside program behind a player left, stalled or broke its protocol. Ends the game, which the
 * player's side loses; the message says what happened.
 */
public final class ForfeitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ForfeitException(String message, Throwable cause) {
    super(message, cause);
  }
}
