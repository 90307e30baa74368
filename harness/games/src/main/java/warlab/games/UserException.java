package warlab.games;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that a user is to hear of: its message is one line that says all there is to say. */
public abstract class UserException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  protected UserException(String message) {
    super(message);
  }

  protected UserException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** Whether the user asked for what cannot be; else something failed that may work later. */
  public boolean isUsersMistake() {
    return true;
  }

  /** A line for each thing that is wrong. */
  public List<String> messages() {
    return List.of(String.valueOf(getMessage()));
  }
}
