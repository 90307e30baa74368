package warlab.lab.run.match;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.lab.plan.GameTask;
import warlab.players.GameLine;

/** The moves of the game that is being played, kept for both players in one place. */
final class PlayedLine implements GameLine {
  private int[] moves = new int[128];
  private int length;
  private String start = "";
  private boolean isSecret;
  private @Nullable Options rules;

  /** Forgets the last game. */
  void begin(GameTask task) {
    length = 0;
    rules = task.gameOptions();
    isSecret = task.game().hidesInformation();
    start = isSecret ? "" : task.opening().text();
  }

  void add(int move) {
    if (isSecret) {
      return;
    }
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
  }

  @Override
  public Options rules() {
    return Objects.requireNonNull(rules);
  }

  @Override
  public String start() {
    return start;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public int move(int index) {
    return moves[index];
  }
}
