package warlab.lab.record;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * One decision of a recorded game: a line of {@code moves.csv}.
 *
 * @param ply from 0, counted from the opening
 * @param move in the game's notation
 * @param score in the view of the side that moved; {@code null} when the player gave none
 */
public record MoveRecord(
    long game, int ply, Side side, String move, @Nullable Integer score, int depth) {}
