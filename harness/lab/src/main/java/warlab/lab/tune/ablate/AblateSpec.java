package warlab.lab.tune.ablate;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Option;
import warlab.games.Side;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.Keys;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.WeightedPlayer;

/**
 * Which terms of a player's heuristic are left out to see what they are worth, and how.
 *
 * @param player with all terms; its heuristic says their weights
 * @param side the one whose terms are left out; {@code null} for both
 * @param pairs for each term and method
 * @param pool opponents that the points of {@link Method#SHAPLEY} are scored against
 */
public record AblateSpec(
    PlayerSpec player,
    @Nullable Side side,
    List<Method> methods,
    int pairs,
    List<PlayerSpec> pool) {

  /** A way to say what a term is worth. */
  public enum Method {
    /** How many decisions change without it. */
    FLIPS,
    /** What the player loses without it. */
    LEAVE_ONE_OUT,
    /** What it is worth alone. */
    ONE_IN,
    /** Its share of what all of them are worth together. */
    SHAPLEY
  }

  public static final Keys KEYS =
      Keys.of(
          "under ablate",
          AblateSpec.class,
          List.of(
              Keys.made("player"),
              Keys.list("methods", "ways to judge terms (default: all)", Keys.words(Method.class)),
              Keys.list(
                  "pool", "opponents of shapley: heuristics in the player's search, or players")),
          Option.text("side", "", "the side whose terms are left out, or both").mayBeAbsent(),
          Option.integer("pairs", 1000, 2, 10_000_000, "pairs for each term and method"));

  /** Games of the player against itself, whose decisions are looked at. */
  public static final int OWN_GAMES = 200;

  public static final int MAX_TERMS = 30;

  public AblateSpec {
    methods = List.copyOf(methods);
    pool = List.copyOf(pool);
  }

  public WeightedPlayer weighted() {
    return new WeightedPlayer(player, side);
  }

  public boolean has(Method method) {
    return methods.contains(method);
  }

  /** The names of all terms. */
  public List<String> terms() {
    return List.copyOf(weighted().weights().keySet());
  }

  /** The player with some of its terms; with none it finds all positions alike. */
  public PlayerSpec with(String name, Collection<String> kept) {
    Map<String, Double> weights = new LinkedHashMap<>(weighted().weights());
    weights.keySet().retainAll(kept);
    if (weights.isEmpty()) {
      weights.put(terms().get(0), 0.0); // a sum of nothing cannot be written down
    }
    return weighted().with(name, seat -> seat.withHeuristic(own -> own.with(weights)));
  }

  /**
   * The same where all others have no terms at all: on a side that keeps its own the player would
   * have nothing to hope for against it.
   */
  public PlayerSpec alone(String name, Collection<String> kept) {
    PlayerSpec player = with(name, kept);
    SeatSpec varied = with(name, List.of()).as(weighted().variedSide());
    HeuristicSpec empty = varied.heuristic().orElseThrow();
    return side == null
        ? player
        : new WeightedPlayer(player, side.opponent())
            .with(name, seat -> seat.withHeuristic(own -> empty));
  }

  /** The player as it meets itself: of equally good moves it plays the first. */
  PlayerSpec itself(String name) {
    return new PlayerSpec(name, firstOfTies(player.asFirst()), firstOfTies(player.asSecond()));
  }

  /** A seat that draws no lots where it need not. */
  public static SeatSpec firstOfTies(SeatSpec seat) {
    return seat.with(Option.Role.TIES, Option.FIRST_OF_TIES);
  }
}
