package warlab.games;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What {@link ServiceLoader} finds of one kind, by name. Reading it never fails: a provider that
 * cannot be loaded, or whose name is taken, is left out and named in {@link #problems()}.
 */
public final class Registry<T extends Named> {
  private static final Pattern LOWER_KEBAB = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  private final List<T> entries;
  private final List<String> problems;

  private Registry(List<T> entries, List<String> problems) {
    this.entries = entries;
    this.problems = problems;
  }

  /** Entries of the same id may stand beside each other, as those of different games do. */
  public static <T extends Named> Registry<T> load(Class<T> kind, ClassLoader loader) {
    return load(kind, loader, (one, other) -> false);
  }

  /**
   * Leaves out what clashes with an entry found before it; the loader's parents come first.
   *
   * @param clash whether two entries of the same id are in each other's way
   */
  public static <T extends Named> Registry<T> load(
      Class<T> kind, ClassLoader loader, BiPredicate<T, T> clash) {
    List<T> entries = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    var providers = ServiceLoader.load(kind, loader).iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        T entry = providers.next();
        String objection = objection(entry, entries, clash);
        if (objection == null) {
          entries.add(entry);
        } else {
          problems.add(kind.getSimpleName() + " " + entry.getClass().getName() + " " + objection);
        }
      } catch (ServiceConfigurationError | LinkageError broken) {
        problems.add(described(kind, broken));
      }
    }
    entries.sort(Comparator.comparing(Named::id));
    return new Registry<>(List.copyOf(entries), List.copyOf(problems));
  }

  private static <T extends Named> @Nullable String objection(
      T entry, List<T> earlier, BiPredicate<T, T> clash) {
    try {
      String id = entry.id();
      if (id == null || !LOWER_KEBAB.matcher(id).matches()) {
        return "has an id that is not lower-kebab: '" + id + "'";
      }
      for (T other : earlier) {
        if (other.id().equals(id) && clash.test(other, entry)) {
          return "has the id '" + id + "', which is taken by " + other.getClass().getName();
        }
      }
      return null;
    } catch (RuntimeException broken) {
      return "does not describe itself: " + broken;
    }
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

  /** A registry of given entries, for tests and tools that need no discovery. */
  public static <T extends Named> Registry<T> of(Collection<? extends T> entries) {
    List<T> sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparing(Named::id));
    return new Registry<>(List.copyOf(sorted), List.of());
  }

  /** The same registry with every entry replaced by another of the same name. */
  public Registry<T> map(UnaryOperator<T> change) {
    return new Registry<>(entries.stream().map(change).toList(), problems);
  }

  /** All entries by ascending id. */
  public List<T> all() {
    return entries;
  }

  public List<String> ids() {
    return entries.stream().map(Named::id).toList();
  }

  public Optional<T> find(String id) {
    return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }

  /** What could not be loaded, one line each. */
  public List<String> problems() {
    return problems;
  }
}
