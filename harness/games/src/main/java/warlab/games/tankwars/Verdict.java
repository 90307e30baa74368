package warlab.games.tankwars;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import warlab.games.tankwars.map.TankMap;

/**
 * How a match ended.
 *
 * @param winner the player who won; 0 for a draw
 */
public record Verdict(Rule rule, int winner) {

  /** The rule that decided. */
  public enum Rule {
    /** Everybody else has neither units nor the hope of any. */
    ELIMINATION,
    /** Nobody has units or the hope of any. */
    NOBODY_LEFT,
    /** One player has owned every base for {@link Referee#DOMINATION_UPDATES} updates. */
    DOMINATION,
    /** The iteration cap: most bases, then most health. */
    ITERATION_CAP;

    /** As it stands in results. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private static final Map<Rule, List<Verdict>> ALL = new EnumMap<>(Rule.class);

  static {
    for (Rule rule : Rule.values()) {
      ALL.put(
          rule,
          IntStream.rangeClosed(0, TankMap.MAX_PLAYERS)
              .mapToObj(winner -> new Verdict(rule, winner))
              .toList());
    }
  }

  /** The verdict, without making a new one: searches reach many ends. */
  static Verdict of(Rule rule, int winner) {
    return Objects.requireNonNull(ALL.get(rule)).get(winner);
  }
}
