package warlab.lab.statistics.summary;

import java.util.List;

/**
 * How a player's expectation changed on the way to one final result. Scores are turned into
 * expected results, 0 to 1, by the player's own best S-curve, so that curves of different
 * heuristics are comparable. Positions that a search saw decided are left out, and a curve ends
 * where too few games are left to tell.
 *
 * @param halfPoints the result for the player: 2 for a win, 1 for a draw, 0 for a loss
 */
public record ScoreCurve(Role role, int halfPoints, List<Point> points) {

  /**
   * Positions of about the same age.
   *
   * @param ply the first of them, counted from the opening
   * @param mean expected result
   * @param lowerQuartile of the expected results
   */
  public record Point(int ply, double mean, double lowerQuartile, double upperQuartile) {}
}
