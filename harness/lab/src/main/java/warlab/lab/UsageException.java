package warlab.lab;

import warlab.games.UserException;

/** The user asked for something that cannot be. */
public final class UsageException extends UserException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
