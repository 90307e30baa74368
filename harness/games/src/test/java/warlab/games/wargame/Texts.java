package warlab.games.wargame;

import java.util.List;
import java.util.stream.IntStream;
import warlab.games.MoveStack;
import warlab.games.Notation;
import warlab.games.Options;
import warlab.games.Position;

/** Short ways between positions, moves and their texts, for the tests of this package. */
final class Texts {
  static final Wargame GAME = new Wargame();
  static final Options DEFAULTS = Options.defaults(GAME.options());
  static final Notation NOTATION = GAME.notation();

  static final String START = "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 100";
  static final String S1 = "dA9.dT9dF7./.dT9.aA7./.dP7aF1.aV9/dF9.aP9../.aV9... a 52 100";
  static final String S2 = "..dF9../dA9dT9.../dT9aP9..aV9/dF6aP6aV3aF9./...aA9. d 25 100";
  static final String S3 = "...../.dA2aF1../.dT3aA2aV1./.dF2dP1aP3./..... a 96 100";

  private Texts() {}

  static WargamePosition position(String line) {
    return GAME.parse(line, DEFAULTS);
  }

  static String line(Position position) {
    return NOTATION.position(position);
  }

  static int move(Position position, String text) {
    return NOTATION.parseMove(position, text);
  }

  /** The position after a move, which must be legal. */
  static WargamePosition after(String line, String moveText) {
    WargamePosition position = position(line);
    int move = move(position, moveText);
    String objection = position.whyIllegal(move);
    if (objection != null) {
      throw new AssertionError(moveText + " in " + line + ": " + objection);
    }
    position.play(move);
    return position;
  }

  static List<String> legalMoves(Position position) {
    MoveStack stack = new MoveStack();
    int count = position.legalMoves(stack);
    return IntStream.range(0, count).mapToObj(i -> NOTATION.move(position, stack.get(i))).toList();
  }
}
