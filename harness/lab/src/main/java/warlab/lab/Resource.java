package warlab.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Texts that lie in a jar with the classes. */
public final class Resource {

  private Resource() {}

  /** A text beside a class, or anywhere in the jars that this class can see. */
  public static Optional<String> text(Class<?> near, String name) {
    try (InputStream in = near.getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + name, unreadable);
    }
  }
}
