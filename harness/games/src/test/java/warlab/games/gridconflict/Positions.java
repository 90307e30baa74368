package warlab.games.gridconflict;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import warlab.games.MoveStack;

/** The reference positions that lie beside the tests, and what tests do with positions. */
final class Positions {
  static final int ROUND_LIMIT = 10;

  private static final GridConflictNotation NOTATION = new GridConflictNotation();

  private Positions() {}

  static String text(String file) {
    try (InputStream stream = Positions.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalArgumentException("no test resource " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static GridConflictPosition load(String file) {
    return read(text(file));
  }

  static GridConflictPosition read(String text) {
    return StateFile.read(text, 0, ROUND_LIMIT);
  }

  /** Plays actions as they are written, each of which must be legal. */
  static void play(GridConflictPosition position, String... actions) {
    for (String text : actions) {
      int action = NOTATION.parseMove(position, text);
      String objection = position.whyIllegal(action);
      if (objection != null) {
        throw new IllegalArgumentException(text + ": " + objection);
      }
      position.play(action);
    }
  }

  static List<String> legalActions(GridConflictPosition position) {
    MoveStack stack = new MoveStack();
    position.legalMoves(stack);
    return spelled(position, stack);
  }

  static List<String> spelled(GridConflictPosition position, MoveStack stack) {
    List<String> actions = new ArrayList<>();
    for (int action : stack.toArray(0)) {
      actions.add(NOTATION.move(position, action));
    }
    return actions;
  }
}
