package warlab.players;

import org.jspecify.annotations.Nullable;

/**
 * What a player decided: the move, and, of players that search, the score in the view of its own
 * side and what the search counted.
 *
 * @param search {@code null} for players that do not search
 */
public record Decision(int move, @Nullable SearchReport search) {

  /** The same decision with what a study found out; only for a player that searched. */
  public Decision explained(MoveLine bestMoves, MoveLine principalVariation) {
    return search == null
        ? this
        : new Decision(move, search.explained(bestMoves, principalVariation));
  }

  public static Decision unsearched(int move) {
    return new Decision(move, null);
  }
}
