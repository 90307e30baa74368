package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.games.Outcome;
import warlab.lab.config.Pairing;
import warlab.lab.statistics.basic.LengthHistogram;

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
}
