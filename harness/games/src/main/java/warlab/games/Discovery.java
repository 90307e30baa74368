package warlab.games;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Collects what providers offer, and one line for each that is left out. The earlier one of two
 * that clash stays. Used once.
 */
final class Discovery<T extends Named> {
  /** First line of a file whose lines say whom they serve: {@code my.Class # game id}. */
  private static final String DECLARED = "# class # game id: loaded when asked for";

  private static final Pattern LINE = Pattern.compile("(\\S+) # (\\S+)(?: (\\S+))?");

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

  /** As the game of a line: only the entry knows which ones it serves. */
  private static final String ANY_GAME = "*";

  private final BiPredicate<T, T> clash;
  private final Consumer<T> questions;
  private final Set<String> providers = new HashSet<>();
  private final List<Offer<T>> offers = new ArrayList<>();
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
        List<Matcher> lines = declared(file);
        if (lines.isEmpty()) {
          addListed(kind, file, loader, entries);
        } else {
          lines.forEach(line -> addDeclared(line, kind, loader, entries));
        }
      }
    } catch (IOException unreadable) {
      problems.add(kind.getSimpleName() + " cannot be looked for: " + unreadable.getMessage());
    }
    return this;
  }

  /** The lines of a file that all say what they bring; none if any does not. */
  private static List<Matcher> declared(URL file) throws IOException {
    URLConnection opened = file.openConnection();
    opened.setUseCaches(false); // a jar may have been written anew since
    try (InputStream in = opened.getInputStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<Matcher> lines =
          text.lines().skip(1).filter(line -> !line.isBlank()).map(LINE::matcher).toList();
      return text.startsWith(DECLARED) && lines.stream().allMatch(Matcher::matches)
          ? lines
          : List.of();
    }
  }

  private <P> void addDeclared(
      Matcher words, Class<P> kind, ClassLoader loader, Function<P, List<? extends T>> entries) {
    String name = words.group(1);
    if (providers.add(name)) {
      String game = words.group(2).equals(ANY_GAME) ? null : words.group(2);
      offers.add(
          new Offer<>(
              game,
              words.group(3),
              () -> type(name, loader),
              () -> List.copyOf(entries.apply(provider(kind, name, loader)))));
    }
  }

  private static Class<?> type(String name, ClassLoader loader) {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException("not built whole: " + name, missing);
    }
  }

  private static <P> P provider(Class<P> kind, String name, ClassLoader loader) {
    try {
      return kind.cast(type(name, loader).getConstructor().newInstance());
    } catch (ReflectiveOperationException broken) {
      throw new IllegalStateException("not built whole: " + name, broken);
    }
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
        if (providers.add(provider.getClass().getName())) {
          addEntries(kind, provider, entries);
        }
      } catch (ServiceConfigurationError | LinkageError broken) {
        problems.add(described(kind, broken) + PluginGuard.jar(" (%s)", file));
      }
    }
  }

  Registry<T> registry() {
    return new Registry<>(offers, problems);
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
        offers.add(Offer.of(entry, provider));
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
    return offers.stream()
        .filter(offer -> offer.mayBe(id))
        .filter(offer -> offer.entries().stream().anyMatch(other -> areRivals(other, entry, id)))
        .findFirst()
        .map(
            offer ->
                "has the id '" + id + "', which is taken by " + PluginGuard.of(offer.provider()))
        .orElse(null);
  }

  private boolean areRivals(T other, T entry, String id) {
    return other.id().equals(id) && clash.test(other, entry);
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
