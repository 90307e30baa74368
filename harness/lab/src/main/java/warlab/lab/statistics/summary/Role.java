package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.FileWords;

/**
 * A player on one side, or with {@code null} on both.
 *
 * <p>What is rated is a player on both sides, unless sides are fixed: then each side of a player is
 * rated by itself, since a good attacker may be a bad defender.
 */
public record Role(String player, @Nullable Side side) {

  /** Whether the games of another role are part of those of this one. */
  public boolean contains(Role other) {
    return player.equals(other.player) && (side == null || side == other.side);
  }

  /** The side as it stands in files. */
  public String sideText() {
    return text(side);
  }

  /** {@code first}, {@code second} or, for {@code null}, {@code both}. */
  public static String text(@Nullable Side side) {
    return side == null ? "both" : FileWords.of(side);
  }
}
