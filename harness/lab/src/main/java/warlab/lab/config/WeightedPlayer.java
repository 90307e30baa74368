package warlab.lab.config;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * A player whose heuristic says its weights, to be played with others.
 *
 * @param side the one that other weights are for; {@code null} for both
 */
public record WeightedPlayer(PlayerSpec player, @Nullable Side side) {

  /** Whether a side plays with other weights. */
  public boolean varies(Side each) {
    return side == null || side == each;
  }

  /** A side that plays with other weights. */
  public Side variedSide() {
    return side == null ? Side.FIRST : side;
  }

  /** The weights of its heuristic by name. */
  public Map<String, Double> weights() {
    return player.as(variedSide()).heuristic().orElseThrow().weights();
  }

  /** The player with another name, changed where other weights are for. */
  public PlayerSpec with(String name, UnaryOperator<SeatSpec> change) {
    return new PlayerSpec(name, seat(Side.FIRST, change), seat(Side.SECOND, change));
  }

  private SeatSpec seat(Side each, UnaryOperator<SeatSpec> change) {
    return varies(each) ? change.apply(player.as(each)) : player.as(each);
  }
}
