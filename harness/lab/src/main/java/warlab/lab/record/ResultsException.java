package warlab.lab.record;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import warlab.games.UserException;

/**
 * A run cannot begin or go on, or its results cannot be used as wanted. What was committed stays
 * valid.
 */
public final class ResultsException extends UserException {
  private static final long serialVersionUID = 1L;

  public ResultsException(String message) {
    super(message);
  }

  public ResultsException(String message, Throwable cause) {
    super(message, cause);
  }

  @Override
  public boolean isUsersMistake() {
    return false;
  }

  /** What was tried with a file, and why the system refused: {@code write games.csv}. */
  public static ResultsException of(String attempt, Path file, IOException cause) {
    return new ResultsException("cannot " + attempt + " " + file + ": " + reason(cause), cause);
  }

  /** The system's own words; the commonest exceptions have only the name of a file. */
  static String reason(IOException cause) {
    if (cause instanceof FileAlreadyExistsException) {
      return "there is a file of that name";
    }
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    String reason =
        cause instanceof FileSystemException refused ? refused.getReason() : cause.getMessage();
    if (reason != null && reason.contains("Too many open files")) {
      return reason + "; allow more, as with: ulimit -n 1024";
    }
    return reason == null || reason.isBlank() ? cause.getClass().getSimpleName() : reason;
  }
}
