package warlab.lab.run;

/** A run cannot begin or go on. The message is one line; what was committed stays valid. */
public final class RunException extends RuntimeException {
  static final String OUT_OF_MEMORY = "out of memory, not caused by a player; raise -Xmx";

  private static final long serialVersionUID = 1L;

  public RunException(String message) {
    super(message);
  }

  RunException(String message, Throwable cause) {
    super(message, cause);
  }
}
