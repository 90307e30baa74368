package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.tree.ConfigException;

/** Collects what is wrong with a config, so that all of it is told at once. */
final class Problems {
  private static final int FEW = 10;

  private final List<ConfigException> problems = new ArrayList<>();

  /** What a reader gives; {@code null} if it refuses, which is kept for {@link #throwIfAny}. */
  <T> @Nullable T collect(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (ConfigException refused) {
      add(refused);
      return null;
    }
  }

  /** Whether a reader gives something; if not, why is kept. */
  boolean accepts(Supplier<?> reader) {
    return collect(reader::get) != null;
  }

  /** A check of one of many things, such as lines of a file, of which ten mistakes are enough. */
  void checkFew(Runnable check) {
    if (problems.size() < FEW) {
      check(check);
    }
  }

  /** The same for a check that gives nothing. */
  void check(Runnable check) {
    collect(
        () -> {
          check.run();
          return this;
        });
  }

  void add(ConfigException refusal) {
    problems.add(refusal);
  }

  boolean isEmpty() {
    return problems.isEmpty();
  }

  /** Throws all that was kept, if there is any. */
  void throwIfAny() {
    if (!problems.isEmpty()) {
      throw all();
    }
  }

  /** All that was kept. */
  ConfigException all() {
    return ConfigException.all(problems);
  }

  /** All that was kept, and one more unless it is among them. */
  ConfigException with(ConfigException more) {
    ConfigException kept = all();
    return kept.messages().containsAll(more.messages())
        ? kept
        : ConfigException.all(List.of(kept, more));
  }
}
