package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * How one side did: over all games, for one player, or for one player against one other.
 *
 * @param player {@code null} for all
 * @param opponent {@code null} for all
 * @param results wins, draws and losses of the side
 * @param estimate the score of the side, from single games
 */
public record SideSummary(
    @Nullable String player,
    Side side,
    @Nullable String opponent,
    GameCounts results,
    ScoreEstimate estimate) {

  /** {@code all}, {@code player} or {@code pairing}: what the games have in common. */
  public String scope() {
    if (player == null) {
      return "all";
    }
    return opponent == null ? "player" : "pairing";
  }
}
