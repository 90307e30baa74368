package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.tree.ConfigException;

/** Collects what is wrong with a config, so that all of it is told at once. */
final class Refusals {
  private final List<ConfigException> refusals = new ArrayList<>();

  void add(ConfigException refused) {
    refusals.add(refused);
  }

  /** What a reader gives; {@code null} if it refuses, which is kept for {@link #tell}. */
  <T> @Nullable T attempt(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (ConfigException refused) {
      add(refused);
      return null;
    }
  }

  /** Whether a reader gives something; if not, why is kept. */
  boolean passes(Supplier<?> reader) {
    return attempt(reader::get) != null;
  }

  /** The same for a check that gives nothing. */
  void check(Runnable check) {
    attempt(
        () -> {
          check.run();
          return this;
        });
  }

  /** Throws all that was kept, if there is any. */
  void tell() {
    if (!refusals.isEmpty()) {
      throw ConfigException.all(refusals);
    }
  }

  /** All that was kept, and one more unless it is among them. */
  ConfigException with(ConfigException more) {
    ConfigException kept = ConfigException.all(refusals);
    return kept.messages().containsAll(more.messages())
        ? kept
        : ConfigException.all(List.of(kept, more));
  }
}
