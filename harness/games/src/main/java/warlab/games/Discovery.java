package warlab.games;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Collects what providers offer, and one line for each that is left out. The earlier one of two
 * that clash stays. Used once.
 */
final class Discovery<T extends Named> {
  private static final Pattern LOWER_KEBAB = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  /** An entry, and the class that stands in the services file for it. */
  record Found<T extends Named>(T entry, Class<?> provider) {}

  private final BiPredicate<T, T> clash;
  private final List<Found<T>> found = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  /**
   * @param clash whether two entries of the same id are in each other's way
   */
  Discovery(BiPredicate<T, T> clash) {
    this.clash = clash;
  }

  /** Adds the entries of all providers of a kind; the loader's parents come first. */
  <P> Discovery<T> add(Class<P> kind, ClassLoader loader, Function<P, List<? extends T>> entries) {
    Iterator<P> providers = ServiceLoader.load(kind, loader).iterator();
    while (true) {
      try {
        // A missing or broken class is thrown by either call, and the next one goes on behind it.
        if (!providers.hasNext()) {
          return this;
        }
        addEntries(kind, providers.next(), entries);
      } catch (ServiceConfigurationError | LinkageError broken) {
        problems.add(described(kind, broken));
      }
    }
  }

  Registry<T> registry() {
    return new Registry<>(found, problems);
  }

  private <P> void addEntries(Class<P> kind, P provider, Function<P, List<? extends T>> entries) {
    Class<?> type = provider.getClass();
    String name = type.getName();
    try {
      for (T entry : entries.apply(provider)) {
        String objection = objection(entry);
        if (objection == null) {
          found.add(new Found<>(entry, type));
        } else {
          problems.add(kind.getSimpleName() + " " + name + " " + objection);
        }
      }
    } catch (RuntimeException broken) {
      problems.add(kind.getSimpleName() + " " + name + " does not describe itself: " + broken);
    }
  }

  private @Nullable String objection(T entry) {
    String id = entry.id();
    if (id == null || !LOWER_KEBAB.matcher(id).matches()) {
      return "has an id that is not lower-kebab: '" + id + "'";
    }
    for (Found<T> other : found) {
      if (other.entry().id().equals(id) && clash.test(other.entry(), entry)) {
        return "has the id '" + id + "', which is taken by " + other.provider().getName();
      }
    }
    return null;
  }

  private static String described(Class<?> kind, Error broken) {
    String message = String.valueOf(broken.getMessage());
    Throwable cause = broken.getCause();
    if (broken instanceof ServiceConfigurationError) {
      String who = message.replaceFirst("^[\\w.]+: (Provider )?", kind.getSimpleName() + " ");
      return cause == null ? who : who + ": " + cause;
    }
    return broken instanceof NoClassDefFoundError
        ? kind.getSimpleName() + " needs a class that is not there: " + message.replace('/', '.')
        : kind.getSimpleName() + " " + message;
  }
}
