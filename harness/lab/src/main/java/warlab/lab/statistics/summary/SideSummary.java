package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * How one side did: over all games, for one player, or for one player against one other.
 *
 * @param player {@code null} for all
 * @param opponent {@code null} for all
 * @param results wins, draws and losses of the side
 */
public record SideSummary(
    @Nullable String player, Side side, @Nullable String opponent, ResultCounts results) {

  /** {@code all}, {@code player} or {@code pairing}: what the games have in common. */
  public String scope() {
    if (player == null) {
      return "all";
    }
    return opponent == null ? "player" : "pairing";
  }
}
