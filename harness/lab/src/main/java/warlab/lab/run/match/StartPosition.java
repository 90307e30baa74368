package warlab.lab.run.match;

import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.plan.GameTask;

/**
 * Sets up the position that a game is played on. Games of a pair, and often many pairs in a row,
 * start from the same text: it is read once. Reading one of AI Wargame's takes 5 microseconds, 2 %
 * of a game at depth 2.
 */
final class StartPosition {
  private @Nullable Game game;
  private @Nullable Options options;
  private String text = "";
  private @Nullable Position pristine;

  /** A position of its own for this task, with the task's dice and without history. */
  Position of(GameTask task) {
    Position known = pristine;
    if (known == null
        || task.game() != game
        || task.gameOptions() != options
        || !task.start().equals(text)) {
      known = read(task);
    }
    Position position = known.copy();
    position.keepHistory(false);
    position.seedDice(task.diceSeed());
    return position;
  }

  private Position read(GameTask task) {
    Position read = task.game().startOrParse(task.start(), task.gameOptions());
    game = task.game();
    options = task.gameOptions();
    text = task.start();
    pristine = read;
    return read;
  }
}
