package warlab.players.scripted;

import warlab.games.Described;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code random}: any legal move, all equally likely. */
public final class RandomFactory extends Described implements PlayerFactory {

  public RandomFactory() {
    super("random", "plays any legal move, all equally likely");
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    SeededStream stream = seat.stream();
    MoveStack stack = new MoveStack();
    return view -> {
      stack.clear();
      int count = view.legalMoves(stack);
      return Decision.unsearched(stack.get(stream.nextInt(count)));
    };
  }
}
