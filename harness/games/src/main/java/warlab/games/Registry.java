package warlab.games;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What {@link ServiceLoader} finds of one kind, by name. Reading it never fails: a provider that
 * cannot be loaded, or whose name is taken, is left out and named in {@link #problems()}.
 */
public final class Registry<T extends Named> {
  private final List<Offer<T>> offers;
  private final List<String> problems;

  Registry(List<Offer<T>> offers, List<String> problems) {
    this.offers = List.copyOf(offers);
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
      ClassLoader loader, BiPredicate<Feature, Feature> clash, Consumer<Feature> questions) {
    // Tables first: ours are tables, and a plug-in's feature must not push one of ours out.
    return new Discovery<>(clash, questions)
        .add(FeatureTable.class, loader, FeatureTable::features)
        .add(Feature.class, loader, List::of)
        .registry();
  }

  /** A registry of given entries, for tests and tools that need no discovery. */
  public static <T extends Named> Registry<T> of(Collection<? extends T> entries) {
    return new Registry<>(
        entries.stream().<Offer<T>>map(entry -> Offer.of(entry, entry.getClass())).toList(),
        List.of());
  }

  /** The same registry with every entry replaced by another of the same name. */
  public Registry<T> map(UnaryOperator<T> change) {
    return new Registry<>(offers.stream().map(offer -> offer.map(change)).toList(), problems);
  }

  /** All entries by ascending id. */
  public List<T> all() {
    return entries(offer -> true);
  }

  /** Those that may serve a game, without loading what is known to serve another. */
  public List<T> all(String game) {
    return entries(offer -> offer.mayServe(game));
  }

  public Optional<T> find(String id) {
    return named(id, offer -> true).findFirst();
  }

  /** Entries of this name that may serve a game; loads nothing that is known to be another. */
  public Stream<T> find(String game, String id) {
    return named(id, offer -> offer.mayServe(game));
  }

  private Stream<T> named(String id, Predicate<Offer<T>> wanted) {
    return entries(wanted.and(offer -> offer.mayBe(id))).stream()
        .filter(entry -> entry.id().equals(id));
  }

  private List<T> entries(Predicate<Offer<T>> wanted) {
    return offers.stream()
        .filter(wanted)
        .flatMap(offer -> offer.entries().stream())
        .sorted(Comparator.comparing(Named::id))
        .toList();
  }

  /** The class whose line in the services file brought an entry: its own, or that of its table. */
  public Class<?> provider(T entry) {
    return offers.stream()
        .filter(offer -> offer.brought(entry))
        .findFirst()
        .<Class<?>>map(Offer::provider)
        .orElseGet(entry::getClass);
  }

  /** What could not be loaded, one line each. */
  public List<String> problems() {
    return problems;
  }
}
