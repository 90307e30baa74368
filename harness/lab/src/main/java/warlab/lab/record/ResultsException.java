package warlab.lab.record;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A results folder cannot be used as wanted. The message is one line that says why. */
public final class ResultsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ResultsException(String message) {
    super(message);
  }

  private ResultsException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What was tried with a file, and why the system refused: {@code write games.csv}. */
  public static ResultsException of(String attempt, Path file, IOException cause) {
    String reason =
        cause instanceof FileSystemException refused && refused.getReason() != null
            ? refused.getReason()
            : String.valueOf(cause.getMessage());
    String name = cause.getClass().getSimpleName().replace("Exception", "");
    boolean bare = reason.isBlank() || reason.equals(file.toString()) || reason.equals("null");
    return new ResultsException(
        "cannot " + attempt + " " + file + ": " + (bare ? name : reason), cause);
  }
}
