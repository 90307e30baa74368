package warlab.lab.report.replay;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One recorded game, position by position, as the viewer reads it.
 *
 * @param number by which it is linked
 * @param reasons why it is here; empty if for no other reason than any game
 * @param pairing the two players, whoever has the first side
 * @param result who won
 * @param ending by which rule
 * @param first the player with the first side
 * @param positions the first as the game's script reads it or, without a script, as people do; of
 *     each later one what changed, see {@link PositionDelta}
 * @param moves the number of the side, the move, and its score in the view of that side; {@code
 *     null} if it gave none
 */
public record ReplayGame(
    long number,
    String reasons,
    String pairing,
    String result,
    String ending,
    String first,
    String second,
    List<Object> positions,
    List<List<@Nullable Object>> moves) {}
