package warlab.players;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Named;
import warlab.games.Option;
import warlab.games.Options;

/**
 * One kind of player, found by {@link java.util.ServiceLoader}; it describes its options and makes
 * players. Stateless and shared by all threads.
 */
public interface PlayerFactory extends Named {

  /** The options of this kind when it plays the given game. */
  default List<Option> options(Game game) {
    return List.of();
  }

  /** Whether this kind can play the game at all. */
  default boolean plays(Game game) {
    return true;
  }

  /** Why these options make no sense together, in one line; {@code null} when they do. */
  default @Nullable String objection(Options options) {
    return null;
  }

  /** Bytes of the large tables one seat keeps, checked against the heap before a run starts. */
  default long tableBytes(Options options) {
    return 0;
  }

  /** Files that players of these options consist of: they belong to what a run is. */
  default List<Path> files(Options options) {
    return List.of();
  }

  /** Classes besides its own from which players of these options are made, found by name. */
  default List<Class<?>> parts(Options options) {
    return List.of();
  }

  /** Whether players of these options can only begin at the plain start of the game. */
  default boolean needsPlainStart(Options options) {
    return false;
  }

  Player create(Game game, Options options, Seat seat);
}
