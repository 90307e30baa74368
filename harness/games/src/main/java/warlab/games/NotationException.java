package warlab.games;

/** A text is not a position or move. The message is one line that names the offending part. */
public final class NotationException extends UserException {
  private static final long serialVersionUID = 1L;

  public NotationException(String message) {
    super(message);
  }
}
