package warlab.games;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Collects what providers offer, and one line for each that is left out. The earlier one of two
 * that clash stays. Used once.
 */
final class Discovery<T extends Named> {
  /** An entry, and the class that stands in the services file for it. */
  record Found<T extends Named>(T entry, Class<?> provider) {}

  /** Sees one services file only: a class that cannot be loaded does not say who listed it. */
  private static final class OneFile extends ClassLoader {
    private final URL file;

    OneFile(URL file, ClassLoader loader) {
      super(loader);
      this.file = file;
    }

    @Override
    public Enumeration<URL> getResources(String name) {
      return Collections.enumeration(List.of(file));
    }
  }

  private final BiPredicate<T, T> clash;
  private final Consumer<T> questions;
  private final Set<Class<?>> providers = new HashSet<>();
  private final List<Found<T>> found = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  /**
   * @param clash whether two entries of the same id are in each other's way
   * @param questions asks an entry for all it says of itself besides id and help
   */
  Discovery(BiPredicate<T, T> clash, Consumer<T> questions) {
    this.clash = clash;
    this.questions = questions;
  }

  /** Adds the entries of all providers of a kind; the loader's parents come first. */
  <P> Discovery<T> add(Class<P> kind, ClassLoader loader, Function<P, List<? extends T>> entries) {
    try {
      for (URL file :
          Collections.list(loader.getResources("META-INF/services/" + kind.getName()))) {
        addListed(kind, file, loader, entries);
      }
    } catch (IOException unreadable) {
      problems.add(kind.getSimpleName() + " cannot be looked for: " + unreadable.getMessage());
    }
    return this;
  }

  private <P> void addListed(
      Class<P> kind, URL file, ClassLoader loader, Function<P, List<? extends T>> entries) {
    Iterator<P> listed = ServiceLoader.load(kind, new OneFile(file, loader)).iterator();
    while (true) {
      try {
        // A missing or broken class is thrown by either call, and the next one goes on behind it.
        if (!listed.hasNext()) {
          return;
        }
        P provider = listed.next();
        if (providers.add(provider.getClass())) {
          addEntries(kind, provider, entries);
        }
      } catch (ServiceConfigurationError | LinkageError broken) {
        problems.add(described(kind, broken) + PluginGuard.jar(" (%s)", file));
      }
    }
  }

  Registry<T> registry() {
    return new Registry<>(found, problems);
  }

  private <P> void addEntries(Class<P> kind, P provider, Function<P, List<? extends T>> entries) {
    try {
      List<T> offered =
          PluginGuard.call(provider, "features()", () -> List.copyOf(entries.apply(provider)));
      offered.forEach(entry -> addEntry(kind, entry, provider.getClass()));
    } catch (PluginException mistake) {
      problems.add(mistake.getMessage());
    }
  }

  private void addEntry(Class<?> kind, T entry, Class<?> provider) {
    try {
      String objection = objection(entry);
      if (objection == null) {
        found.add(new Found<>(entry, provider));
      } else {
        problems.add(kind.getSimpleName() + " " + PluginGuard.of(provider) + " " + objection);
      }
    } catch (PluginException mistake) {
      problems.add(mistake.getMessage());
    }
  }

  private @Nullable String objection(T entry) {
    String id = PluginGuard.call(entry, "id()", entry::id);
    if (!Ending.LOWER_KEBAB.matcher(id).matches()) {
      return "has an id that is not lower-kebab: '" + id + "'";
    }
    String unused = PluginGuard.call(entry, "help()", entry::help);
    questions.accept(entry);
    for (Found<T> other : found) {
      if (other.entry().id().equals(id) && clash.test(other.entry(), entry)) {
        return "has the id '" + id + "', which is taken by " + PluginGuard.of(other.provider());
      }
    }
    return null;
  }

  private static String described(Class<?> kind, Error broken) {
    String message = String.valueOf(broken.getMessage());
    Throwable cause = broken.getCause();
    if (broken instanceof ServiceConfigurationError) {
      String who = message.replaceFirst("^[\\w.]+: (Provider )?", kind.getSimpleName() + " ");
      return cause == null ? who : who + ": " + PluginGuard.words(cause);
    }
    return broken instanceof NoClassDefFoundError
        ? kind.getSimpleName() + " needs a class that is not there: " + message.replace('/', '.')
        : kind.getSimpleName() + " " + message;
  }
}
