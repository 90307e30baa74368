package warlab.lab.statistics.summary;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.FileWords;
import warlab.lab.record.GameRecord;

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

  /** The roles that are rated, in the order of the players. */
  public static List<Role> rated(ExperimentConfig config) {
    return all(config).stream()
        .filter(role -> config.hasFixedSides() || role.side() == null)
        .toList();
  }

  /** The roles that are looked at: each player on both sides and on each side, where it plays. */
  public static List<Role> all(ExperimentConfig config) {
    List<Pairing> pairings = config.pairings();
    List<Role> roles = new ArrayList<>();
    for (PlayerSpec player : config.players()) {
      if (!config.hasFixedSides()) {
        roles.add(new Role(player.name(), null));
      }
      for (Side side : Side.values()) {
        if (!config.hasFixedSides() || keeps(pairings, player, side)) {
          roles.add(new Role(player.name(), side));
        }
      }
    }
    return roles;
  }

  private static boolean keeps(List<Pairing> pairings, PlayerSpec player, Side side) {
    return pairings.stream()
        .anyMatch(pairing -> pairing.player(side, GameRecord.sideOfA(0)).equals(player));
  }
}
