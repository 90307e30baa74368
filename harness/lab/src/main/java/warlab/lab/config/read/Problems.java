package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.tree.ConfigException;

/**
 * Hears what is wrong with a config, so that all of it is told at once. What a part hears, the
 * whole hears as well.
 */
public final class Problems {
  private static final int FEW = 10;

  private final List<ConfigException> problems = new ArrayList<>();
  private final @Nullable Problems whole;
  private final Function<String, Optional<String>> places;

  private Problems(@Nullable Problems whole, Function<String, Optional<String>> places) {
    this.whole = whole;
    this.places = places;
  }

  /**
   * Of a whole config.
   *
   * @param places where a key of the config belongs, to say so of a misplaced one
   */
  Problems(Function<String, Optional<String>> places) {
    this(null, places);
  }

  /** Of a part, which has none of its own yet. */
  public Problems part() {
    return new Problems(this, places);
  }

  /**
   * What a reader makes of something that stands alone.
   *
   * @throws ConfigException with all that the reader refuses
   */
  static <T> T throwIfAny(Function<Problems, @Nullable T> reader) {
    Problems problems = new Problems(key -> Optional.empty());
    return problems.made(reader.apply(problems));
  }

  /** What a reader gives; {@code null} if it refuses. */
  public <T extends @Nullable Object> @Nullable T collect(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (ConfigException refused) {
      add(refused);
      return null;
    }
  }

  /** The list that a reader gives; empty if it refuses. */
  <T> List<T> list(Supplier<List<T>> reader) {
    List<T> read = collect(reader);
    return read == null ? List.of() : read;
  }

  /** The same for a check that gives nothing. */
  public void check(Runnable check) {
    try {
      check.run();
    } catch (ConfigException refused) {
      add(refused);
    }
  }

  /** A check of one of many things, such as lines of a file, of which ten mistakes are enough. */
  void checkFew(Runnable check) {
    if (problems.size() < FEW) {
      check(check);
    }
  }

  public void add(ConfigException refusal) {
    problems.add(refusal);
    if (whole != null) {
      whole.add(refusal);
    }
  }

  public boolean isEmpty() {
    return problems.isEmpty();
  }

  /** Where a key belongs, in words: {@code under match}. */
  Optional<String> place(String key) {
    return places.apply(key);
  }

  /** What was made of it all, unless there is a problem: throws all problems. */
  <T> T made(@Nullable T read) {
    if (!problems.isEmpty()) {
      throw ConfigException.all(problems);
    }
    if (read == null) {
      throw new IllegalStateException("nothing is wrong and nothing is read");
    }
    return read;
  }
}
