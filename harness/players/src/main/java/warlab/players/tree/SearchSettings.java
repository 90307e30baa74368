package warlab.players.tree;

import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;

/**
 * The shared settings of a player that searches.
 *
 * @param moveList which of the game's move lists is searched
 * @param depthInTurns whether depth is spent only when the side to move changes
 */
public record SearchSettings(
    Heuristic heuristic, SearchLimits limits, int moveList, boolean depthInTurns, TieRule ties) {

  /** Reads {@link SearchOptions}; those a kind of player does not describe get their defaults. */
  public static SearchSettings of(Game game, Options options) {
    return new SearchSettings(
        options.heuristic(),
        SearchLimits.of(options),
        SearchOptions.moveList(game, options),
        SearchOptions.isInTurns(options),
        options.has(SearchOptions.TIES.name())
            ? TieRule.of(options.text(SearchOptions.TIES.name()))
            : TieRule.RANDOM);
  }

  public SearchSettings withDepth(int depth) {
    return new SearchSettings(heuristic, limits.withDepth(depth), moveList, depthInTurns, ties);
  }
}
