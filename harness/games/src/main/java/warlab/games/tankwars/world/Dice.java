package warlab.games.tankwars.world;

import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import warlab.games.SeededStream;

/**
 * The draws of a world: separate seeded streams for combat, reinforcements and unit ids, so that a
 * draw in one never shifts another. Without dice the world is the deterministic model that searches
 * use: a hit does its mean damage, rounded, and changes nothing else; reinforcements come in order
 * of players to the first of the best tiles.
 */
public final class Dice {
  private static final int ID_BITS = 53;

  private final SeededStream combat = new SeededStream(0);
  private final SeededStream reinforcements = new SeededStream(0);
  private final SeededStream ids = new SeededStream(0);
  // For tests that compare with recorded worlds draw by draw.
  private @Nullable IntUnaryOperator scriptedCombat;
  private @Nullable IntUnaryOperator scriptedReinforcements;
  private boolean rolled = true;
  private boolean drawn;

  Dice(long seed) {
    seed(seed);
  }

  /** Rolls from the streams of this seed from now on. */
  public void seed(long seed) {
    combat.reseed(SeededStream.valueAt(seed, 1));
    reinforcements.reseed(SeededStream.valueAt(seed, 2));
    ids.reseed(SeededStream.valueAt(seed, 3));
    rolled = true;
    drawn = false;
  }

  /** Draws 0 to bound - 1 from these functions of the bound instead of from a stream. */
  public void script(IntUnaryOperator combatDraws, IntUnaryOperator reinforcementDraws) {
    scriptedCombat = combatDraws;
    scriptedReinforcements = reinforcementDraws;
    rolled = true;
  }

  /** Rolls no more: the deterministic model. Forgets the streams, so nothing can be foreseen. */
  public void putAway() {
    // A view that kept its streams would predict the match's dice.
    seed(0);
    rolled = false;
  }

  public boolean areRolled() {
    return rolled;
  }

  /**
   * Whether something with more than one possible answer was asked since the dice were seeded. Ids
   * do not count: they are names.
   */
  public boolean hasDrawn() {
    return drawn;
  }

  int combat(int bound) {
    drawn |= bound > 1;
    IntUnaryOperator script = scriptedCombat;
    return script == null ? combat.nextInt(bound) : script.applyAsInt(bound);
  }

  int reinforcement(int bound) {
    if (!rolled) {
      return 0;
    }
    drawn |= bound > 1;
    IntUnaryOperator script = scriptedReinforcements;
    return script == null ? reinforcements.nextInt(bound) : script.applyAsInt(bound);
  }

  long id() {
    // So many bits as a double holds: clients read ids from JSON.
    return ids.nextLong() >>> (Long.SIZE - ID_BITS);
  }

  void copyFrom(Dice source) {
    combat.reseed(source.combat.state());
    reinforcements.reseed(source.reinforcements.state());
    ids.reseed(source.ids.state());
    scriptedCombat = source.scriptedCombat;
    scriptedReinforcements = source.scriptedReinforcements;
    rolled = source.rolled;
    drawn = source.drawn;
  }
}
