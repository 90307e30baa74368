package warlab.games.tankwars;

import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.World;

/**
 * Ends matches, which the simulation itself never does. Asked after every update, or after the last
 * of a run of updates that skipped none of {@link #nextRuling} and the world's events.
 */
public final class Referee {
  /** How long one player must own every base to win by it. */
  public static final int DOMINATION_UPDATES = 900;

  private static final int NOBODY = 0;

  private int iterationCap;
  private boolean domination;

  /** The only player who counts as out although enemies may be unseen; 0 in a whole world. */
  private int viewer = NOBODY;

  private int dominator = NOBODY;
  private int dominatedSince;

  /**
   * A referee for a match.
   *
   * @param iterationCap the counter at which the match is decided on points; 0 for the usual one
   * @param domination whether owning every base for long wins
   */
  public Referee(Board board, int iterationCap, boolean domination) {
    this.iterationCap = iterationCap == 0 ? usualCap(board) : iterationCap;
    this.domination = domination;
  }

  /** A referee equal to another. */
  public Referee(Referee source) {
    copyFrom(source);
  }

  /** 12,000 for 15x8, 30,000 for 21x13. */
  public static int usualCap(Board board) {
    int tiles = board.tiles();
    return tiles <= 120 ? 100 * tiles : 110 * tiles / 1000 * 1000;
  }

  /** The player who owns every base, or 0. */
  public int dominator() {
    return dominator;
  }

  /** The counter since which the dominator does. */
  public int dominatedSince() {
    return dominatedSince;
  }

  /** The counter at which the match ends on time, if nothing happens before. */
  public int nextRuling() {
    return domination && dominator != NOBODY
        ? Math.min(iterationCap, dominatedSince + DOMINATION_UPDATES)
        : iterationCap;
  }

  /** The verdict on a match as it stands, or {@code null} while it goes on. */
  public @Nullable Verdict rule(World world) {
    // First of all rules, so that a last unit lost at the cap loses.
    Verdict verdict = eliminate(world);
    if (verdict != null) {
      return verdict;
    }
    watchBases(world);
    if (domination
        && dominator != NOBODY
        && world.counter() >= dominatedSince + DOMINATION_UPDATES) {
      return new Verdict(Verdict.DOMINATION, dominator);
    }
    return world.counter() >= iterationCap
        ? new Verdict(Verdict.ITERATION_CAP, leader(world))
        : null;
  }

  private @Nullable Verdict eliminate(World world) {
    int left = 0;
    int last = NOBODY;
    for (int player = 1; player <= world.players(); player++) {
      if (!isOut(world, player)) {
        left++;
        last = player;
      }
    }
    if (left > 1) {
      return null;
    }
    return left == 1
        ? new Verdict(Verdict.ELIMINATION, last)
        : new Verdict(Verdict.NOBODY_LEFT, NOBODY);
  }

  /** Whether a player has neither units nor the hope of any. */
  public boolean isOut(World world, int player) {
    // In a view the others may have units that are not seen.
    if (viewer != NOBODY && player != viewer) {
      return false;
    }
    return world.units().count(player) == 0
        && (world.basesOwned(player) == 0 || !world.expectsReinforcement());
  }

  private void watchBases(World world) {
    int owner = NOBODY;
    for (int player = 1; player <= world.players(); player++) {
      if (world.baseCount() > 0 && world.basesOwned(player) == world.baseCount()) {
        owner = player;
      }
    }
    // Time runs anew whenever a base changes hands for a moment.
    if (owner != dominator) {
      dominator = owner;
      dominatedSince = world.counter();
    }
  }

  private static int leader(World world) {
    int leader = NOBODY;
    long best = -1;
    for (int player = 1; player <= world.players(); player++) {
      long points = points(world, player);
      if (points >= best) {
        // A tie at the top is a draw until somebody is above it.
        leader = points == best ? NOBODY : player;
        best = points;
      }
    }
    return leader;
  }

  /** Bases count more than all health there can be. */
  private static long points(World world, int player) {
    long health = 0;
    for (int unit = 0; unit < world.units().count(); unit++) {
      if (world.units().player(unit) == player) {
        health += world.units().health(unit);
      }
    }
    return world.basesOwned(player) * 1_000_000L + health;
  }

  public void copyFrom(Referee source) {
    iterationCap = source.iterationCap;
    domination = source.domination;
    viewer = source.viewer;
    dominator = source.dominator;
    dominatedSince = source.dominatedSince;
  }

  /**
   * Becomes the referee of what a player sees: nobody else is ever out, since units may be unseen,
   * and how long another owned every base is not known.
   */
  public void copyFor(int player, Referee source) {
    copyFrom(source);
    viewer = player;
    if (dominator != player) {
      dominator = NOBODY;
      dominatedSince = 0;
    }
  }

  /** Becomes the referee of a whole world again, unseen things having been filled in. */
  public void seeAll() {
    viewer = NOBODY;
  }

  /** The player whose view is refereed; 0 in a whole world. */
  public int viewer() {
    return viewer;
  }

  /** Takes over what a text says. */
  public void restore(int newViewer, int newDominator, int since) {
    viewer = newViewer;
    dominator = newDominator;
    dominatedSince = since;
  }
}
