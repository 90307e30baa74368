package warlab.lab.cli.shared;

/** The user asked for something that cannot be; the message is one line that says what. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
