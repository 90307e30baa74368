package warlab.lab.report.replay;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * One recorded game, position by position.
 *
 * @param title by which it is chosen
 * @param about who played and how it ended
 * @param first the player with the first side
 * @param positions as the game's script reads them or, without a script, as people do; one more
 *     than moves
 */
public record ReplayGame(
    String title, String about, String first, List<String> positions, List<Move> moves) {

  public ReplayGame {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /**
   * A move.
   *
   * @param score in the view of the side that moved; {@code null} if it gave none
   */
  public record Move(Side side, String text, @Nullable Integer score) {}
}
