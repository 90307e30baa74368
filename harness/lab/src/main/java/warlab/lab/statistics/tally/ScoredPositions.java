package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Side;
import warlab.lab.record.MoveRecord;

/**
 * The positions that one player scored on one side. When there are too many, every second game is
 * forgotten, and from then on only every second one kept: always games at equal distances.
 */
final class ScoredPositions {
  /** Tells a calibration to within a hundredth, and takes 2 MB. */
  static final int MAX_POSITIONS = 50_000;

  private final List<ScoredPosition> positions = new ArrayList<>();
  private int games;
  private int stride = 1;

  /** A position, the mover's score of it and the mover's result of its game. */
  record ScoredPosition(int game, int ply, int score, byte halfPoints) {}

  /** Takes the moves of a game that the side scored; the result is the side's. */
  void add(List<MoveRecord> moves, Side side, int halfPoints) {
    int game = games++;
    if (game % stride != 0) {
      return;
    }
    for (MoveRecord move : moves) {
      Integer score = move.score();
      if (move.side() == side && score != null) {
        positions.add(new ScoredPosition(game, move.ply(), score, (byte) halfPoints));
      }
    }
    while (positions.size() > MAX_POSITIONS && stride <= game) {
      stride *= 2;
      positions.removeIf(position -> position.game() % stride != 0);
    }
  }

  List<ScoredPosition> positions() {
    return positions;
  }

  /** The place of a position's game among those kept. */
  int place(ScoredPosition position) {
    return position.game() / stride;
  }

  /** How many games were kept, those without a score included. */
  int keptGames() {
    return (games + stride - 1) / stride;
  }

  boolean isThinned() {
    return stride > 1;
  }
}
