package warlab.lab.run.range;

/** A range cannot be played to its end, and no player is to blame alone. One line for the user. */
public final class UnplayableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnplayableException(String message) {
    super(message);
  }

  UnplayableException(String message, Throwable cause) {
    super(message, cause);
  }
}
