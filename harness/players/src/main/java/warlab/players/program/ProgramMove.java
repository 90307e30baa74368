package warlab.players.program;

import java.util.function.Function;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.players.ForfeitException;

/** A move that a program gave, checked: it only proposes. */
public final class ProgramMove {
  private ProgramMove() {}

  /**
   * Reads a move that is legal, of one word or several; what follows it says nothing.
   *
   * @param illegal makes the fault of a program whose move is not, from the end of a sentence
   */
  public static int parse(
      Game game, Position view, String text, Function<String, ForfeitException> illegal) {
    try {
      return check(view, game.notation().parseMove(view, text), illegal);
    } catch (NotationException unreadable) {
      int last = text.lastIndexOf(' ');
      if (last > 0) {
        return parse(game, view, text.substring(0, last).strip(), illegal);
      }
      throw illegal.apply(refusal(String.valueOf(unreadable.getMessage())));
    }
  }

  /** The same for a move that needs no reading. */
  public static int check(Position view, int move, Function<String, ForfeitException> illegal) {
    String objection = view.whyIllegal(move);
    if (objection != null) {
      throw illegal.apply(refusal(objection));
    }
    return move;
  }

  private static String refusal(String objection) {
    return ", which is illegal: " + objection;
  }
}
