package warlab.games.wargame;

import warlab.games.Side;

/**
 * What stands where: eight planes of one bit a cell, two to a {@code long}. Three planes are the
 * {@link Kind}, one the owner, four the health. So every action, a blast on nine cells too, is a
 * few operations without a loop, the whole board is saved and hashed as four numbers, and
 * heuristics count with {@code Integer.bitCount}. Empty cells are 0 in every plane.
 */
public final class Board {
  public static final int FULL_HEALTH = 9;

  /** Stands for the cell of an AI that is lost. */
  public static final int NO_CELL = 32;

  /** How many longs a saved board takes. */
  static final int WORDS = 4;

  // The first hexadecimal digits of pi; any numbers without pattern do.
  private static final long SALT_0 = 0x243f6a8885a308d3L;
  private static final long SALT_1 = 0x13198a2e03707344L;
  private static final long SALT_2 = 0xa4093822299f31d0L;
  private static final long SALT_3 = 0x082efa98ec4e6c89L;
  private static final long SALT_4 = 0x452821e638d01377L;
  private static final long SALT_5 = 0xbe5466cf34e90c6cL;

  // One cell in the two planes of a long.
  private static final long BOTH = 1L << 32 | 1L;

  /** Bits 0 and 1 of the kind. */
  private long kindLow;

  /** Bit 2 of the kind, and the Attacker's units. */
  private long kindHigh;

  /** Bits 0 and 1 of the health. */
  private long healthLow;

  /** Bits 2 and 3 of the health. */
  private long healthHigh;

  Board() {}

  /** The cells with a unit. */
  public int occupied() {
    return (int) (kindLow >>> 32) | (int) kindHigh;
  }

  /** The cells with a unit of a side. */
  public int units(Side side) {
    return units(side.index());
  }

  int units(int side) {
    // Only the Attacker's units have a plane: the Defender's are the rest, and the two cannot
    // disagree.
    int attackers = (int) (kindHigh >>> 32);
    return side == 0 ? attackers : occupied() ^ attackers;
  }

  /** The cells of both sides' AIs; at most one a side. */
  public int ais() {
    return (int) kindHigh & ~((int) kindLow | (int) (kindLow >>> 32));
  }

  public int viruses() {
    return (int) (kindLow >>> 32) & ~((int) kindLow | (int) kindHigh);
  }

  public int techs() {
    return (int) (kindLow >>> 32) & (int) kindLow;
  }

  public int firewalls() {
    return (int) kindLow & (int) kindHigh;
  }

  public int programs() {
    return (int) (kindLow >>> 32) & (int) kindHigh;
  }

  /** The cells of AIs, Firewalls and Programs: those that only go forward. */
  public int forwardOnly() {
    return (int) kindHigh;
  }

  /** The cells with a unit at full health. */
  public int healthy() {
    return (int) healthLow & (int) (healthHigh >>> 32);
  }

  public int kind(int cell) {
    return pair(kindLow, cell) | (int) (kindHigh >>> cell & 1) << 2;
  }

  /** The health of the unit on a cell, 1 to 9; 0 when the cell is empty. */
  public int health(int cell) {
    return pair(healthLow, cell) | pair(healthHigh, cell) << 2;
  }

  /** The health of all units on a set of cells together. */
  public int totalHealth(int cells) {
    return Integer.bitCount((int) healthLow & cells)
        + 2 * Integer.bitCount((int) (healthLow >>> 32) & cells)
        + 4 * Integer.bitCount((int) healthHigh & cells)
        + 8 * Integer.bitCount((int) (healthHigh >>> 32) & cells);
  }

  /** The cell of a side's AI; {@link #NO_CELL} when it is lost. */
  public int aiCell(Side side) {
    return Integer.numberOfTrailingZeros(ais() & units(side));
  }

  /** The Attacker's number 0 or the Defender's 1; of an empty cell 1. */
  int owner(int cell) {
    return (int) (~kindHigh >>> (32 + cell)) & 1;
  }

  /** Puts a unit on an empty cell. */
  void put(int cell, int side, int kind, int health) {
    kindLow |= spread(kind) << cell;
    kindHigh |= ((kind >>> 2) | (1L - side) << 32) << cell;
    healthLow |= spread(health) << cell;
    healthHigh |= spread(health >>> 2) << cell;
  }

  /** Moves a unit to an empty cell. */
  void move(int source, int target) {
    kindLow = moved(kindLow, source, target);
    kindHigh = moved(kindHigh, source, target);
    healthLow = moved(healthLow, source, target);
    healthHigh = moved(healthHigh, source, target);
  }

  /** Two units strike each other at once, whatever their health. */
  void fight(int source, int target) {
    int attacker = kind(source);
    int defender = kind(target);
    // Both blows are by kind alone and both kinds were read before: a unit that dies strikes back.
    wound(target, Effects.damage(attacker, defender));
    wound(source, Effects.damage(defender, attacker));
  }

  void repair(int source, int target) {
    int health = health(target);
    int repaired = health + Effects.repair(kind(source), kind(target));
    // A repair stops at full health.
    changeHealth(target, health, Math.min(FULL_HEALTH, repaired));
  }

  /** Removes a unit and takes 2 health from each unit around it, in all cells at once. */
  void selfDestruct(int cell) {
    int hit = Cells.around(cell);
    // Judged before the subtraction, which makes large numbers of health below 2.
    int dead = killedByBlast(hit);
    // Binary subtraction of 2 in the planes of 2, 4 and 8; the dead are wiped whatever came out.
    int borrow = hit & ~(int) (healthLow >>> 32);
    healthLow ^= (long) hit << 32;
    long borrowHigh = (long) (borrow & ~(int) healthHigh) << 32;
    healthHigh ^= borrow | borrowHigh;
    keep(~(dead | 1 << cell));
  }

  /** The cells of a set whose unit has at most the 2 health that a blast takes, or is none. */
  public int killedByBlast(int cells) {
    int two = (int) (healthLow >>> 32);
    int four = (int) healthHigh;
    int eight = (int) (healthHigh >>> 32);
    // Above 2 means 4 or 8 is in it, or 2 and 1 both are.
    return cells & ~(four | eight | (two & (int) healthLow));
  }

  void save(long[] words, int at) {
    words[at] = kindLow;
    words[at + 1] = kindHigh;
    words[at + 2] = healthLow;
    words[at + 3] = healthHigh;
  }

  void load(long[] words, int at) {
    kindLow = words[at];
    kindHigh = words[at + 1];
    healthLow = words[at + 2];
    healthHigh = words[at + 3];
  }

  void copyFrom(Board source) {
    kindLow = source.kindLow;
    kindHigh = source.kindHigh;
    healthLow = source.healthLow;
    healthHigh = source.healthHigh;
  }

  /**
   * A hash of the board together with {@code clock}, what else counts of the position: folded
   * multiplication, the mixing step of wyhash. With all of a board in four words this costs a few
   * nanoseconds when a search asks, and nothing when it does not, where keys carried along would
   * cost up to eighteen table reads a blast.
   */
  long key(long clock) {
    long first = fold(kindLow ^ SALT_0, kindHigh ^ SALT_1);
    long second = fold(healthLow ^ SALT_2, healthHigh ^ SALT_3);
    return fold(first ^ second ^ SALT_4, clock ^ first ^ SALT_5);
  }

  private static long fold(long a, long b) {
    // Both halves of the product: the high bits of the factors only show in the upper one.
    return Math.multiplyHigh(a, b) ^ a * b;
  }

  private void wound(int cell, int damage) {
    int health = health(cell);
    if (health > damage) {
      changeHealth(cell, health, health - damage);
    } else {
      keep(~(1 << cell));
    }
  }

  private void changeHealth(int cell, int from, int to) {
    // Only bits that differ are turned over, so the write needs no mask.
    int change = from ^ to;
    healthLow ^= spread(change) << cell;
    healthHigh ^= spread(change >>> 2) << cell;
  }

  private void keep(int cells) {
    // The same cells in both planes of each long.
    long mask = (long) cells << 32 | (cells & 0xffffffffL);
    kindLow &= mask;
    kindHigh &= mask;
    healthLow &= mask;
    healthHigh &= mask;
  }

  /** The two bits of a cell in two planes. */
  private static int pair(long planes, int cell) {
    long bits = planes >>> cell;
    return (int) ((bits & 1) | (bits >>> 31 & 2));
  }

  /** The two low bits of a number, each at the place of cell 0 in its plane. */
  private static long spread(int number) {
    return (number & 1) | (number & 2L) << 31;
  }

  private static long moved(long planes, int source, int target) {
    // The target is empty in every plane, so two exclusive ors move the bits.
    long bits = planes >>> source & BOTH;
    return planes ^ bits << source ^ bits << target;
  }
}
