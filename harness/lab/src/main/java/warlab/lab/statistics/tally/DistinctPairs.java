package warlab.lab.statistics.tally;

import java.util.BitSet;
import java.util.List;
import warlab.lab.record.GameRecord;

/**
 * Tells copies among the pairs of one pairing, fed in schedule order. A game is a copy when chance
 * could not have changed it and its start was met before with the same seats; a pair, when all its
 * games are. Games that are equal by chance are no copies: they are independent.
 */
public final class DistinctPairs {
  /** By the number of the opening; the plain start, -1, comes first. */
  private final BitSet starts = new BitSet();

  /** Takes the next pair; {@code false} when it is a copy. */
  public boolean add(List<GameRecord> pair) {
    int start = pair.get(0).opening() + 1;
    boolean isNew = !starts.get(start);
    starts.set(start);
    return isNew || usedChance(pair);
  }

  /** Different starts so far. */
  public int starts() {
    return starts.cardinality();
  }

  /** Whether chance could have changed one of the games. */
  public static boolean usedChance(List<GameRecord> pair) {
    // Asked while a pair is committed, when a player may have left no memory for a stream.
    for (int leg = 0; leg < pair.size(); leg++) {
      if (pair.get(leg).usedChance()) {
        return true;
      }
    }
    return false;
  }
}
