package warlab.games;

import java.util.List;
import java.util.Map;

/**
 * What a position is worth. One class and one line in {@code META-INF/services} add a heuristic.
 *
 * <p>An instance from {@link java.util.ServiceLoader} is a description; {@link #configured} makes
 * the one that evaluates, for one player at a time. Scores stay within {@link Scores#BOUND}, to
 * which searches cut them; a search never asks about a finished game.
 */
public interface Heuristic extends Named {

  /** The id of the game it knows; {@code *} for any game. */
  String game();

  default List<Option> options() {
    return List.of();
  }

  /**
   * An instance for these options. Heuristics without options or scratch memory return this.
   *
   * @param features all features known of the game that is played
   * @throws OptionException when an option names something this game does not have
   */
  default Heuristic configured(Options options, List<Feature> features) {
    return this;
  }

  /**
   * The weights of features by their names, where the heuristic is their weighted sum and nothing
   * else: {@code linear} with these decides alike. Else empty.
   */
  default Map<String, Double> weights() {
    return Map.of();
  }

  /** The worth of an unfinished position in the view of a side: more is better for that side. */
  int evaluate(Position position, Side view);

  /**
   * Whether different quiet moves ({@link SearchHints#isQuiet}) of a side can lead from one
   * position to positions of different value. A heuristic that counts only what quiet moves leave
   * alone, and to which a side's losses are never worth more than such a move, may say no. In games
   * that offer {@link QuietMoves} it is then asked about one of them instead of all.
   */
  default boolean tellsQuietMovesApart(Side mover) {
    return true;
  }
}
