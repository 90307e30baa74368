package warlab.games.tankwars.world;

/**
 * The exact distribution of the damage of one hit, by the target's armour (0 to 4) and whether the
 * shooter is demoralized, counted over all outcomes of the dice.
 */
public final class DamageTable {
  /** The least damage of a hit. */
  public static final int MIN_DAMAGE = 3;

  /** The highest armour a unit can have: a tank on a base or in a structure. */
  public static final int MAX_ARMOUR = 4;

  static final int SIDES = 20;
  static final int ATTACK_DICE = 5;
  static final int DEMORALIZED_ATTACK_DICE = 3;
  static final int BEST_DEFENCE_DICE = 3;

  private static final int MAX_DAMAGE = 100;
  private static final DamageTable[] NORMAL = new DamageTable[MAX_ARMOUR + 1];
  private static final DamageTable[] DEMORALIZED = new DamageTable[MAX_ARMOUR + 1];

  static {
    for (int armour = 0; armour <= MAX_ARMOUR; armour++) {
      NORMAL[armour] = new DamageTable(armour, ATTACK_DICE);
      DEMORALIZED[armour] = new DamageTable(armour, DEMORALIZED_ATTACK_DICE);
    }
  }

  /** The chance of this damage or more, by damage. */
  private final double[] atLeast = new double[MAX_DAMAGE + 2];

  private final double mean;
  private final int rounded;

  private DamageTable(int armour, int attackDice) {
    long[] attacks = sums(attackDice);
    long[] defences = bestSums(BEST_DEFENCE_DICE + armour);
    double outcomes =
        StrictMath.pow(SIDES, attackDice) * StrictMath.pow(SIDES, BEST_DEFENCE_DICE + armour);
    double expected = 0;
    for (int attack = 0; attack < attacks.length; attack++) {
      for (int defence = 0; defence < defences.length; defence++) {
        double chance = attacks[attack] * (double) defences[defence] / outcomes;
        // Armour counts twice: as more dice to choose from, and as points.
        int damage = Math.max(MIN_DAMAGE, attack - defence - armour);
        expected += damage * chance;
        for (int less = 0; less <= damage && chance > 0; less++) {
          atLeast[less] += chance;
        }
      }
    }
    mean = expected;
    rounded = (int) StrictMath.round(expected);
  }

  public static DamageTable of(int armour, boolean demoralizedShooter) {
    return demoralizedShooter ? DEMORALIZED[armour] : NORMAL[armour];
  }

  /** How many of the 100 values of the last draw demoralize a unit hit with this damage. */
  static int demoralizingDraws(int damage) {
    if (damage > 50) {
      return 100;
    }
    if (damage > 30) {
      return 60;
    }
    return damage > 10 ? 5 : 0;
  }

  public double mean() {
    return mean;
  }

  /** The mean as a whole number: what the deterministic model takes off. */
  public int rounded() {
    return rounded;
  }

  /** The chance of at least this damage, so also that of killing a unit with so much health. */
  public double atLeast(int damage) {
    return damage > MAX_DAMAGE ? 0 : atLeast[Math.max(0, damage)];
  }

  private static long[] sums(int dice) {
    long[] ways = {1};
    for (int die = 0; die < dice; die++) {
      long[] next = new long[ways.length + SIDES];
      for (int sum = 0; sum < ways.length; sum++) {
        for (int face = 1; face <= SIDES; face++) {
          next[sum + face] += ways[sum];
        }
      }
      ways = next;
    }
    return ways;
  }

  /** Ways to each sum of the best three of so many dice. */
  private static long[] bestSums(int dice) {
    int faces = SIDES + 1;
    // Indexed by the best three so far, high * faces^2 + middle * faces + low.
    long[] ways = new long[faces * faces * faces];
    ways[0] = 1;
    for (int die = 0; die < dice; die++) {
      long[] next = new long[ways.length];
      for (int best = 0; best < ways.length; best++) {
        for (int face = 1; face <= SIDES && ways[best] > 0; face++) {
          next[insert(best, face)] += ways[best];
        }
      }
      ways = next;
    }
    long[] sums = new long[3 * SIDES + 1];
    for (int best = 0; best < ways.length; best++) {
      sums[best / (faces * faces) + best / faces % faces + best % faces] += ways[best];
    }
    return sums;
  }

  private static int insert(int best, int face) {
    int faces = SIDES + 1;
    int high = best / (faces * faces);
    int middle = best / faces % faces;
    int low = best % faces;
    if (face > high) {
      return (face * faces + high) * faces + middle;
    }
    if (face > middle) {
      return (high * faces + face) * faces + middle;
    }
    return (high * faces + middle) * faces + Math.max(low, face);
  }
}
