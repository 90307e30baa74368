package warlab.games;

import java.net.URL;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who a game, player or heuristic comes from, so that its mistakes are told of its jar. */
public final class PluginGuard {
  private static final Pattern JAR = Pattern.compile("([^/]+\\.(?:jar|java))(!/.*)?$");

  private PluginGuard() {}

  /**
   * What somebody's object answers, never null.
   *
   * @param question the method that is called, for the message
   * @param refusals what its contract lets it throw
   * @throws PluginException when it throws anything else
   */
  @SafeVarargs
  public static <T> T call(
      Object provider,
      String question,
      Supplier<? extends T> answer,
      Class<? extends RuntimeException>... refusals) {
    @Nullable T given;
    try {
      given = answer.get();
    } catch (Throwable broken) {
      for (Class<? extends RuntimeException> refusal : refusals) {
        if (refusal.isInstance(broken)) {
          throw refusal.cast(broken);
        }
      }
      throw new PluginException(
          of(provider.getClass()) + ": " + question + " threw " + words(broken));
    }
    if (given == null) {
      throw new PluginException(of(provider.getClass()) + ": " + question + " returned null");
    }
    return given;
  }

  /** {@code mine.Own of mine.jar}; the class alone where it lies in no jar or source. */
  public static String of(Class<?> provider) {
    CodeSource source = provider.getProtectionDomain().getCodeSource();
    return provider.getName() + (source == null ? "" : jar(" of %s", source.getLocation()));
  }

  /** Where somebody's code was: class, method, file and line of the first frame not of Java. */
  public static String place(StackTraceElement[] frames) {
    return Stream.of(frames)
        .filter(frame -> !frame.getClassName().matches("(java|jdk|sun)\\..*"))
        .findFirst()
        .map(frame -> frame.toString().replaceFirst("^.*/", ""))
        .orElse("it");
  }

  /** Words for a jar, or for the one that a file lies in; empty where there is none. */
  static String jar(String words, URL place) {
    String path = place.getPath().replace("+", "%2B"); // no blank, as it would be in a query
    Matcher jar = JAR.matcher(URLDecoder.decode(path, StandardCharsets.UTF_8));
    return jar.find() ? words.formatted(jar.group(1)) : "";
  }

  /** What was thrown; its own words may throw as well. */
  static String words(Throwable thrown) {
    try {
      return String.valueOf(thrown);
    } catch (Throwable worse) {
      return thrown.getClass().getName();
    }
  }
}
