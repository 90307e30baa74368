package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;

/** Steps the Viruses have come near the enemy AI: 8 minus the distance, for each. */
public final class VirusReachFeature extends WargameFeature {
  private static final int FARTHEST = 2 * (Cells.SIZE - 1);

  public VirusReachFeature() {
    super(
        "virus-reach",
        "steps the Viruses have come near the enemy AI: 8 minus the distance, for each");
  }

  @Override
  int amount(Board board, Side side, int own, int enemies) {
    int target = board.aiCell(side.opponent());
    int sum = 0;
    for (int rest = own & board.viruses(); rest != 0; rest &= rest - 1) {
      sum += FARTHEST - Cells.distance(Integer.numberOfTrailingZeros(rest), target);
    }
    return sum;
  }
}
