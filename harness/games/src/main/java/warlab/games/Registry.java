package warlab.games;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import warlab.games.Discovery.Found;

/**
 * What {@link ServiceLoader} finds of one kind, by name. Reading it never fails: a provider that
 * cannot be loaded, or whose name is taken, is left out and named in {@link #problems()}.
 */
public final class Registry<T extends Named> {
  private final List<Found<T>> found;
  private final List<T> entries;
  private final List<String> problems;

  Registry(List<Found<T>> found, List<String> problems) {
    this.found = List.copyOf(found);
    entries = found.stream().map(Found::entry).sorted(Comparator.comparing(Named::id)).toList();
    this.problems = List.copyOf(problems);
  }

  /** Entries of the same id may stand beside each other, as those of different games do. */
  public static <T extends Named> Registry<T> load(Class<T> kind, ClassLoader loader) {
    return load(kind, loader, (one, other) -> false, entry -> {});
  }

  /**
   * Leaves out what clashes with an entry found before it; the loader's parents come first.
   *
   * @param clash whether two entries of the same id are in each other's way
   * @param questions asks an entry for all it says of itself; one that throws is left out
   */
  public static <T extends Named> Registry<T> load(
      Class<T> kind, ClassLoader loader, BiPredicate<T, T> clash, Consumer<T> questions) {
    return new Discovery<>(clash, questions).add(kind, loader, List::of).registry();
  }

  /** Features of both kinds of providers, like {@link #load}: whole tables, and single ones. */
  public static Registry<Feature> loadFeatures(
      ClassLoader loader, BiPredicate<Feature, Feature> clash) {
    // Tables first: ours are tables, and a plug-in's feature must not push one of ours out.
    return new Discovery<>(clash, Registry::askGame)
        .add(FeatureTable.class, loader, FeatureTable::features)
        .add(Feature.class, loader, List::of)
        .registry();
  }

  private static void askGame(Feature feature) {
    String unused = PluginGuard.call(feature, "game()", feature::game);
  }

  /** A registry of given entries, for tests and tools that need no discovery. */
  public static <T extends Named> Registry<T> of(Collection<? extends T> entries) {
    List<Found<T>> found = new ArrayList<>();
    entries.forEach(entry -> found.add(new Found<>(entry, entry.getClass())));
    return new Registry<>(found, List.of());
  }

  /** The same registry with every entry replaced by another of the same name. */
  public Registry<T> map(UnaryOperator<T> change) {
    return new Registry<>(
        found.stream()
            .map(each -> new Found<>(change.apply(each.entry()), each.provider()))
            .toList(),
        problems);
  }

  /** All entries by ascending id. */
  public List<T> all() {
    return entries;
  }

  public Optional<T> find(String id) {
    return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }

  /** The class whose line in the services file brought an entry: its own, or that of its table. */
  public Class<?> provider(T entry) {
    return found.stream()
        .filter(each -> each.entry() == entry)
        .findFirst()
        .<Class<?>>map(Found::provider)
        .orElseGet(entry::getClass);
  }

  /** What could not be loaded, one line each. */
  public List<String> problems() {
    return problems;
  }
}
