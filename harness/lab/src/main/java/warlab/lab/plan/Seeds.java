package warlab.lab.plan;

import warlab.games.SeededStream;
import warlab.games.Side;

/**
 * All seeds of an experiment, as pure functions of its own seed and a place in the plan. Openings
 * and dice depend on the pair alone, so that every pairing meets the same; a player's stream
 * depends on everything.
 */
record Seeds(long experiment) {
  private static final long OPENING = 1;
  private static final long DICE = 2;
  private static final long PLAYER = 3;

  /** Of the n-th opening that the game proposes. */
  long opening(int proposal) {
    return SeededStream.derive(experiment, OPENING, proposal);
  }

  long dice(int pair) {
    return SeededStream.derive(experiment, DICE, pair);
  }

  long player(int pairing, int pair, int leg, Side side) {
    return SeededStream.derive(experiment, PLAYER, pairing, pair, leg, side.index());
  }
}
