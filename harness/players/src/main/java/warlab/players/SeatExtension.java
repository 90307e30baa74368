package warlab.players;

import java.util.List;
import warlab.games.Named;
import warlab.games.Option;
import warlab.games.Options;

/**
 * What a game offers to players of every kind, such as a handicap: options besides their own, and
 * what these make of a player. Found by {@link java.util.ServiceLoader}, so that a jar with a game
 * can bring its own. Stateless and shared by all threads.
 */
public interface SeatExtension extends Named {

  /** The id of the game whose players get it. */
  String game();

  /** Must not have the name of an option that a kind of player has in this game. */
  List<Option> options();

  /**
   * The player as the options want it, often itself.
   *
   * @param options the kind's own and those of all extensions of the game
   */
  Player extend(Player player, Options options);
}
