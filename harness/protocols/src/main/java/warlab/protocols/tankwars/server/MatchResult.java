package warlab.protocols.tankwars.server;

import java.util.Map;

/**
 * How a served match ended.
 *
 * @param winner the number of the player who won; 0 for nobody
 * @param rule the id of the rule that decided: {@code elimination}, {@code domination}
 * @param iteration the counter at the end
 * @param forfeits what players did to lose their seat, by number
 */
public record MatchResult(int winner, String rule, int iteration, Map<Integer, String> forfeits) {
  static final String FORFEIT = "forfeit";

  public MatchResult {
    forfeits = Map.copyOf(forfeits);
  }
}
