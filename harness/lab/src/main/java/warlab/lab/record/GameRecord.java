package warlab.lab.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.SeededStream;
import warlab.games.Side;

/**
 * One finished game: a line of {@code games.csv}. Holds nothing that depends on the clock, so that
 * the same task gives the same record on any thread and machine.
 *
 * @param opening which opening of the plan's list, from 0; -1 for the plain start
 * @param first the name of the player that had the first side
 * @param usedChance whether chance could have changed the game: a player's stream or the dice were
 *     asked for something with more than one possible answer, or a clock or an outside program had
 *     a say
 * @param hash of the start and all moves: equal games have equal hashes
 * @param fault how a player lost by breaking the contract; {@code null} for a regular end
 */
public record GameRecord(
    GameId id,
    int opening,
    String first,
    String second,
    Outcome outcome,
    Ending ending,
    @Nullable Fault fault,
    boolean usedChance,
    long hash,
    SideTotals firstTotals,
    SideTotals secondTotals) {

  /** The side that a pairing's player {@code a} has in a leg: they swap for the second one. */
  public static Side sideOfA(int leg) {
    return leg == 0 ? Side.FIRST : Side.SECOND;
  }

  public Side sideOfA() {
    return sideOfA(id.leg());
  }

  /** The points of the pairing's player {@code a}: 2 for a win, 1 for a draw, 0 for a loss. */
  public int halfPointsOfA() {
    return outcome.halfPoints(sideOfA());
  }

  /** The points of {@code a} in all games of a pair. */
  public static int halfPointsOfA(List<GameRecord> pair) {
    int sum = 0;
    for (GameRecord game : pair) {
      sum += game.halfPointsOfA();
    }
    return sum;
  }

  /** Moves played from the opening to the end. */
  public int moves() {
    return (int) (firstTotals.decisions() + secondTotals.decisions());
  }

  /** A hash of all that was hashed before and one value more. */
  public static long hashed(long hash, long value) {
    return SeededStream.valueAt(hash ^ value, 0);
  }

  /** The name of the player that had a side. */
  public String player(Side side) {
    return side == Side.FIRST ? first : second;
  }

  public SideTotals totals(Side side) {
    return side == Side.FIRST ? firstTotals : secondTotals;
  }
}
