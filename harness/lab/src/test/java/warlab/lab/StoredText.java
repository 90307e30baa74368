package warlab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Texts that lie in files beside the tests, or that tests keep up to date. */
public final class StoredText {
  private StoredText() {}

  /** The text of a resource of a test. */
  public static String resource(Class<?> test, String name) {
    try (InputStream in = test.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Compares a file of the project with what it should say now, and tells how to update it. */
  public static void assertCurrent(Path stored, String text) {
    try {
      String before = Files.exists(stored) ? Files.readString(stored) : "";
      if (!before.equals(text)) {
        Path fresh = Files.createTempDirectory("warlab").resolve(stored.getFileName());
        Files.writeString(fresh, text);
        assertThat(before)
            .as("if the change is meant: cp %s %s", fresh, stored.toAbsolutePath().normalize())
            .isEqualTo(text);
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }
}
