package warlab.lab.statistics.tally;

import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.ResultCounts;

/** Results of the games that one player had one side of, against one opponent. */
final class LegTally {
  private final long[] results = new long[3];

  void add(int halfPoints) {
    results[halfPoints]++;
  }

  /** In the view of the player whose half points were added. */
  ResultCounts results() {
    return new ResultCounts(new GameCounts(results[0], results[1], results[2]));
  }
}
