package warlab.lab.report.replay;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * One recorded game, position by position.
 *
 * @param number by which it is linked
 * @param reasons why it is here; empty if for no other reason than any game
 * @param pairing the two players, whoever has the first side
 * @param result who won
 * @param ending by which rule
 * @param first the player with the first side
 * @param positions as the game's script reads them or, without a script, as people do; one more
 *     than moves
 */
public record ReplayGame(
    long number,
    String reasons,
    String pairing,
    String result,
    String ending,
    String first,
    String second,
    List<String> positions,
    List<Move> moves) {

  /**
   * A move.
   *
   * @param score in the view of the side that moved; {@code null} if it gave none
   */
  public record Move(Side side, String text, @Nullable Integer score) {}
}
