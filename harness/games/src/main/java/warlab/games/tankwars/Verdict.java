package warlab.games.tankwars;

import warlab.games.Ending;

/**
 * How a match ended.
 *
 * @param rule the rule that decided
 * @param winner the player who won; 0 for a draw
 */
public record Verdict(Ending rule, int winner) {
  /** Everybody else has neither units nor the hope of any. */
  public static final Ending ELIMINATION = new Ending("elimination");

  /** Nobody has units or the hope of any. */
  public static final Ending NOBODY_LEFT = new Ending("nobody-left");

  /** One player has owned every base for {@link Referee#DOMINATION_UPDATES} updates. */
  public static final Ending DOMINATION = new Ending("domination");

  /** The iteration cap: most bases, then most health. */
  public static final Ending ITERATION_CAP = new Ending("iteration-cap");
}
