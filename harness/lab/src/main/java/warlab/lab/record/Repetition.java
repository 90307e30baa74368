package warlab.lab.record;

import org.jspecify.annotations.Nullable;

/**
 * What came of playing games of a finished run again.
 *
 * @param games that were played again
 * @param same how many of them were the same game as recorded
 * @param by who decided differently; {@code null} when all were the same
 */
public record Repetition(int games, int same, @Nullable String by) {

  public boolean allSame() {
    return same == games;
  }

  /** {@code 3 of 10 games that were played again were other games, by wild}. */
  public String difference() {
    return "%d of %d games that were played again were other games, by %s"
        .formatted(games - same, games, by);
  }
}
