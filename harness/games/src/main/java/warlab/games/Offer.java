package warlab.games;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What one line of a services file brings; a line that says what that is may be loaded later. */
final class Offer<T extends Named> {
  private final @Nullable String game;
  private final @Nullable String id;
  private final Supplier<Class<?>> provider;
  private final Lazy<List<T>> entries;

  /**
   * @param game the one that all entries serve; {@code null} when only they know
   * @param id of the one entry; {@code null} when only the entries know
   */
  Offer(
      @Nullable String game,
      @Nullable String id,
      Supplier<Class<?>> provider,
      Supplier<List<T>> entries) {
    this.game = game;
    this.id = id;
    this.provider = provider;
    this.entries = new Lazy<>(entries);
  }

  /** Of an entry that is there. */
  static <T extends Named> Offer<T> of(T entry, Class<?> provider) {
    return new Offer<>(null, entry.id(), () -> provider, () -> List.of(entry));
  }

  Offer<T> map(UnaryOperator<T> change) {
    return new Offer<>(game, id, provider, () -> entries().stream().map(change).toList());
  }

  boolean mayServe(String wanted) {
    return game == null || game.equals(wanted);
  }

  boolean mayBe(String wanted) {
    return id == null || id.equals(wanted);
  }

  Class<?> provider() {
    return provider.get();
  }

  List<T> entries() {
    return entries.get();
  }

  /** Whether an entry came from here; nothing is loaded to find out. */
  boolean brought(T entry) {
    return entries.isMade() && entries().stream().anyMatch(each -> each == entry);
  }
}
