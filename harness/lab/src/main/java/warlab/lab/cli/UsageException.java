package warlab.lab.cli;

/** The user asked for something that cannot be; the message is one line that says what. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
