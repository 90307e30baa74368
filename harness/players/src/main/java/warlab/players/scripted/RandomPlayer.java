package warlab.players.scripted;

import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.players.Decision;
import warlab.players.Player;

/** Draws a legal move from its seeded stream. */
final class RandomPlayer implements Player {
  private final SeededStream stream;
  private final MoveStack stack = new MoveStack();

  RandomPlayer(SeededStream stream) {
    this.stream = stream;
  }

  @Override
  public Decision choose(Position view) {
    stack.clear();
    int count = view.legalMoves(stack);
    return Decision.unsearched(stack.get(stream.nextInt(count)));
  }
}
