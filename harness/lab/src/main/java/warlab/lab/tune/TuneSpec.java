package warlab.lab.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Side;
import warlab.lab.config.Keys;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.WeightedPlayer;

/**
 * Which weights of a player are tuned, and how long.
 *
 * @param player with the weights to start from; its tuned heuristic says them
 * @param side the one that is tuned; {@code null} for both
 * @param weights those that are free, by name; all others stay as they are
 * @param games of each run
 * @param seeds how many runs there are
 */
public record TuneSpec(
    PlayerSpec player,
    @Nullable Side side,
    Map<String, WeightRange> weights,
    int games,
    First first,
    int seeds) {

  /** Where tuning begins. */
  public enum First {
    NONE,
    /** With what a regression of results on features proposes. */
    TEXEL
  }

  public static final Keys KEYS =
      Keys.of(
          "under tune",
          TuneSpec.class,
          List.of(
              Keys.made("player"), Keys.named("weights", "free weights by name", WeightRange.KEYS)),
          Option.text("side", "", "the side that is tuned, or both").mayBeAbsent(),
          Option.integer("games", 30_000, 160, 100_000_000, "games of each run"),
          Keys.choice("first", First.NONE, "where to begin: the start, or a regression's proposal"),
          Option.integer("seeds", 1, 1, 9, "runs, whose mean is the result"));

  /** Pairs of a step: so many openings are played before the weights move. */
  public static final int STEP_PAIRS = 8;

  private static final int DIGITS = 14;

  /** A search sees whole points; so many of them must lie between two weights that meet. */
  private static final double VISIBLE = 4;

  public TuneSpec {
    weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
  }

  /** Pairs of each run: whole steps. */
  public int pairs() {
    return (games + 2 * STEP_PAIRS - 1) / (2 * STEP_PAIRS) * STEP_PAIRS;
  }

  private WeightedPlayer weighted() {
    return new WeightedPlayer(player, side);
  }

  /** All weights that tuning starts from, the fixed ones too. */
  public Map<String, Double> start() {
    return weighted().weights();
  }

  /**
   * All weights are multiplied by this when tuned weights play, which changes no decision but makes
   * the smallest change that is tried visible to searches, which count whole points.
   */
  public double scale() {
    double smallest =
        weights.values().stream().mapToDouble(range -> 2 * range.reach()).min().orElse(VISIBLE);
    double scale = 1;
    while (scale * smallest < VISIBLE) {
      scale *= 10;
    }
    return scale;
  }

  /** The player with other weights, those of {@link #start} by name, on the tuned sides. */
  public PlayerSpec with(String name, Map<String, Double> other) {
    return weighted().with(name, seat -> scaled(seat, other));
  }

  private SeatSpec scaled(SeatSpec seat, Map<String, Double> other) {
    double scale = scale();
    Map<String, Double> weighed = new LinkedHashMap<>(other);
    weighed.replaceAll((feature, weight) -> product(scale, weight));
    SeatSpec result = seat.withHeuristic(heuristic -> heuristic.with(weighed));
    for (Option option : seat.options()) {
      Object points = seat.settings().get(option.name());
      if (option.role() == Role.HEURISTIC_POINTS && points != null) {
        result = result.with(option, scaled(option, points, scale));
      }
    }
    return result;
  }

  private static Object scaled(Option option, Object points, double scale) {
    if (points instanceof Long whole) {
      return Math.min((long) option.max(), Math.round(whole * scale));
    }
    return (Double) points * scale;
  }

  /** Without the last digits that only the multiplication brings. */
  private static double product(double scale, double weight) {
    return scale == 1
        ? weight
        : new BigDecimal(scale * weight).round(new MathContext(DIGITS)).doubleValue();
  }
}
