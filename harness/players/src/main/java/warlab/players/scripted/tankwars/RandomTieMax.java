package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;

/**
 * Finds the best of several candidates; equally good ones are drawn from the player's stream, since
 * always taking the first in board order favours one seat (62 % of 1,000 games of the hunter
 * against itself).
 */
final class RandomTieMax {
  /** What wins when nothing was good enough. */
  static final int NONE = -1;

  private final SeededStream stream;
  private int winner = NONE;
  private double best;
  private int equals;

  /**
   * @param floor candidates must be worth more than this
   */
  RandomTieMax(SeededStream stream, double floor) {
    this.stream = stream;
    best = floor;
  }

  /** Takes note of a candidate. */
  void offer(int candidate, double value) {
    if (value > best) {
      winner = candidate;
      best = value;
      equals = 1;
    } else if (value == best && equals > 0 && stream.nextInt(++equals) == 0) {
      // Replacing the winner with chance 1/n at the n-th equal gives each of them the same chance.
      winner = candidate;
    }
  }

  int winner() {
    return winner;
  }

  /** What the winner is worth. */
  double best() {
    return best;
  }
}
