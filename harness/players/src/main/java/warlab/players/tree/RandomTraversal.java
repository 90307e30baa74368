package warlab.players.tree;

import warlab.games.MoveStack;
import warlab.games.SeededStream;

/** Shuffles the moves of every node, as the original AI Wargame program does. */
public final class RandomTraversal {
  private final SeededStream stream;

  /** Draws one value, so that the player's own stream does not depend on how much is searched. */
  public RandomTraversal(SeededStream playerStream) {
    stream = new SeededStream(playerStream.nextLong());
  }

  /** Shuffles the moves from an index up to the top of the stack. */
  public void shuffle(MoveStack stack, int from) {
    for (int i = stack.size() - 1; i > from; i--) {
      stack.swap(i, from + stream.nextInt(i - from + 1));
    }
  }
}
