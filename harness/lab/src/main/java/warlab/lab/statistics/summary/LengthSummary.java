package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.games.Outcome;
import warlab.lab.config.Pairing;
import warlab.lab.statistics.basic.LengthHistogram;
import warlab.lab.statistics.basic.Moments;

/**
 * How long the games of a group are, in moves from the opening to the end. A group is all games or
 * those of one pairing, and of these all, those with one outcome or those with one ending.
 *
 * @param pairing {@code null} for all
 * @param outcome {@code null} for all
 * @param ending the id of an ending; {@code null} for all
 */
public record LengthSummary(
    @Nullable Pairing pairing,
    @Nullable Outcome outcome,
    @Nullable String ending,
    LengthHistogram lengths) {

  public long games() {
    return lengths.count();
  }

  /** Mean and deviation. */
  public Moments moments() {
    return lengths.moments();
  }

  public int min() {
    return lengths.min();
  }

  public int max() {
    return lengths.max();
  }

  /** The R-7 quantile; 0 of no games. */
  public double quantile(double probability) {
    return lengths.quantile(probability);
  }

  /** How many games had this length. */
  public long frequency(int length) {
    return lengths.frequency(length);
  }
}
