package warlab.games.gridconflict;

/**
 * The lasting stats of one of the two players; cell and stamina, which change all the time, are the
 * position's. Attack, defence and maximum stamina may be zero or negative.
 */
public final class Fighter {
  private int hitPoints;
  private int attack;
  private int defence;
  private int maxStamina;

  /** Kept up to date: keys are asked for far more often than stats change. */
  private long key;

  /** Without any stats, to be copied into. */
  Fighter() {}

  Fighter(Item stats) {
    collect(stats, 1);
  }

  void copyFrom(Fighter source) {
    hitPoints = source.hitPoints;
    attack = source.attack;
    defence = source.defence;
    maxStamina = source.maxStamina;
    key = source.key;
  }

  public int hitPoints() {
    return hitPoints;
  }

  public int attack() {
    return attack;
  }

  public int defence() {
    return defence;
  }

  public int maxStamina() {
    return maxStamina;
  }

  /** The stamina that the end of a round gives back. */
  public int refill() {
    return Math.max(0, maxStamina);
  }

  /** What counts at the round limit. */
  public int sum() {
    return hitPoints + attack + defence + maxStamina;
  }

  /** What one attack takes from the other; a negative defence adds to it. */
  public int damageTo(Fighter other) {
    return Math.max(0, attack - other.defence);
  }

  boolean isDead() {
    return hitPoints <= 0;
  }

  void heal(int amount) {
    hitPoints += amount;
    key += amount * KeyFactors.HIT_POINTS;
  }

  /** Collects an item once; -1 times gives it back. */
  void collect(Item item, int times) {
    hitPoints += times * item.hitPoints();
    attack += times * item.attack();
    defence += times * item.defence();
    maxStamina += times * item.maxStamina();
    key +=
        times
            * (item.hitPoints() * KeyFactors.HIT_POINTS
                + item.attack() * KeyFactors.ATTACK
                + item.defence() * KeyFactors.DEFENCE
                + item.maxStamina() * KeyFactors.MAX_STAMINA);
  }

  long key() {
    return key;
  }
}
