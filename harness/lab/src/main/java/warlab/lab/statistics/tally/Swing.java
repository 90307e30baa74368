package warlab.lab.statistics.tally;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;

/**
 * The game in which a player changed its mind most from one of its moves to the next. Scores that
 * say the game is decided do not count: nearly every game ends with one.
 */
final class Swing {
  private long size;
  private @Nullable GameRecord game;
  private double scoreSizes;
  private long scores;

  void add(GameRecord played, List<MoveRecord> moves, Side side) {
    Integer last = null;
    for (MoveRecord move : moves) {
      Integer score = move.score();
      if (move.side() != side || score == null || !Scores.isEstimate(score)) {
        continue;
      }
      scoreSizes += Math.abs(score);
      scores++;
      if (last != null && Math.abs((long) score - last) > size) {
        size = Math.abs((long) score - last);
        game = played;
      }
      last = score;
    }
  }

  @Nullable GameRecord game() {
    return game;
  }

  /** In units of the player's usual score, so that heuristics of any scale compare. */
  double relativeSize() {
    return scoreSizes == 0 ? 0 : size * scores / scoreSizes;
  }
}
