package warlab.players.program;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.Seat;

/**
 * What an outside program speaks, found by {@link java.util.ServiceLoader}. Stateless and shared by
 * all threads.
 */
public interface Protocol {

  /** Lower-kebab, as it stands in a config under {@code protocol}. */
  String id();

  /** Whether programs can play a game over it. */
  boolean plays(Game game);

  /**
   * The settings that mean something over it, besides the command and its folder; those of {@link
   * ProgramOptions} are shared by several protocols. By default the time for a move.
   */
  default List<Option> options() {
    return List.of(ProgramOptions.TIME_MS, ProgramOptions.MARGIN_MS);
  }

  /** Why these settings make no sense together, in one line; {@code null} when they do. */
  default @Nullable String objection(Options settings) {
    return null;
  }

  /** Whether a program can only begin at the plain start of the game. */
  default boolean needsPlainStart() {
    return false;
  }

  /** Whether a program keeps no game, so that it can be asked about any position. */
  default boolean keepsNoGame() {
    return false;
  }

  /**
   * Makes the player behind which a program is.
   *
   * @param settings those of {@link ProgramFactory}
   */
  Player start(Game game, Options settings, Seat seat);
}
