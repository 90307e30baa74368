package warlab.lab.record;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
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
    return reason == null || reason.isBlank() ? cause.getClass().getSimpleName() : reason;
  }
}
