package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * How the games from one opening went, in the view of the first side.
 *
 * @param opening its number in {@code openings.csv}; -1 for the plain start
 * @param results wins, draws and losses of the first side
 * @param estimate the score of the first side, from single games
 * @param pairings how many pairings played it
 * @param decides how many of them it decides
 * @param example the first of these; {@code null} if there is none
 */
public record OpeningSummary(
    int opening,
    GameCounts results,
    ScoreEstimate estimate,
    int pairings,
    int decides,
    @Nullable Decided example) {

  /** A pairing in which the same side won both games of every pair from an opening. */
  public record Decided(int pairing, Side winner) {}

  /** Whether a side won every game. */
  public boolean alwaysWentTo(Side side) {
    return (side == Side.FIRST ? results.wins() : results.losses()) == results.games();
  }

  /**
   * How far the interval lies beyond one half, to either side; negative if it holds one half. To
   * nine digits, so that openings with mirrored results are told apart by nothing.
   */
  public double sideBias() {
    double lean = Math.max(estimate.scores().low() - 0.5, 0.5 - estimate.scores().high());
    return Math.rint(lean * 1e9) / 1e9;
  }
}
