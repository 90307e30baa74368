package warlab.games;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * What {@link ServiceLoader} finds of one kind, by name. Reading it never fails: a provider that
 * cannot be loaded is left out and named in {@link #problems()}.
 */
public final class Registry<T extends Named> {
  private final List<T> entries;
  private final List<String> problems;

  private Registry(List<T> entries, List<String> problems) {
    this.entries = entries;
    this.problems = problems;
  }

  public static <T extends Named> Registry<T> load(Class<T> kind, ClassLoader loader) {
    List<T> entries = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    var providers = ServiceLoader.load(kind, loader).iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          break;
        }
        entries.add(providers.next());
      } catch (ServiceConfigurationError | LinkageError broken) {
        problems.add(String.valueOf(broken.getMessage()));
      }
    }
    entries.sort(Comparator.comparing(Named::id));
    return new Registry<>(List.copyOf(entries), List.copyOf(problems));
  }

  /** A registry of given entries, for tests and tools that need no discovery. */
  public static <T extends Named> Registry<T> of(Collection<? extends T> entries) {
    List<T> sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparing(Named::id));
    return new Registry<>(List.copyOf(sorted), List.of());
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
