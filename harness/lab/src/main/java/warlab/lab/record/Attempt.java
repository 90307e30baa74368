package warlab.lab.record;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What is done with a file, and may be refused by the system. */
public final class Attempt {
  private Attempt() {}

  /** Something that is done. */
  @FunctionalInterface
  public interface IoAction {
    void run() throws IOException;
  }

  /** Something that is asked. */
  @FunctionalInterface
  public interface Question<T extends @Nullable Object> {
    T ask() throws IOException;
  }

  /**
   * Does it.
   *
   * @param what is tried: {@code write}
   * @throws ResultsException when it is refused, which says what was tried with which file
   */
  public static void to(String what, Path file, IoAction action) {
    get(
        what,
        file,
        () -> {
          action.run();
          return "";
        });
  }

  /** The same of something with an answer. */
  public static <T extends @Nullable Object> T get(String what, Path file, Question<T> question) {
    try {
      return question.ask();
    } catch (IOException refused) {
      throw ResultsException.of(what, file, refused);
    }
  }
}
