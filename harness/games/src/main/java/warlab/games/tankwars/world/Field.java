package warlab.games.tankwars.world;

import java.util.Arrays;

/** The units on their tiles: what each is like, and which one stands where. */
final class Field {
  private static final short NOBODY = -1;

  private final Units units;
  private short[] unitAt;

  /** How often a unit came, went, moved or was hit, or ground changed. */
  // Not copied: only differences between two readings of one world mean something.
  private int stirs;

  Field(int tiles, int capacity) {
    units = new Units(capacity);
    unitAt = new short[tiles];
    Arrays.fill(unitAt, NOBODY);
  }

  Units units() {
    return units;
  }

  /** The unit on a tile, or -1. */
  int unitAt(int tile) {
    return unitAt[tile];
  }

  int stirs() {
    return stirs;
  }

  void stir() {
    stirs++;
  }

  int place(int player, int kind, int tile, long id, int counter) {
    int unit = units.add(player, kind, tile, id, counter);
    settle(unit, tile);
    return unit;
  }

  /** Moves a unit to a free tile. */
  void transfer(int unit, int tile) {
    unitAt[units.tile(unit)] = NOBODY;
    settle(unit, tile);
  }

  private void settle(int unit, int tile) {
    units.set(unit, Units.TILE, tile);
    unitAt[tile] = (short) unit;
    stirs++;
  }

  void remove(int unit) {
    unitAt[units.tile(unit)] = NOBODY;
    units.remove(unit);
    if (unit < units.count()) {
      // The last unit has taken the number of the dead one.
      unitAt[units.tile(unit)] = (short) unit;
    }
  }

  /** Gives every unit a new id, tile by tile. */
  void drawIds(Dice dice) {
    for (short unit : unitAt) {
      if (unit >= 0) {
        units.setId(unit, dice.id());
      }
    }
  }

  /** Becomes empty, with as many tiles as another field. */
  void clearLike(Field source) {
    fit(source);
    units.clear();
    Arrays.fill(unitAt, NOBODY);
  }

  /** Takes a unit of another field in as it is. */
  int admit(Field source, int unit) {
    int admitted = units.append(source.units, unit);
    unitAt[units.tile(admitted)] = (short) admitted;
    return admitted;
  }

  void copyFrom(Field source) {
    fit(source);
    units.copyFrom(source.units);
    System.arraycopy(source.unitAt, 0, unitAt, 0, unitAt.length);
  }

  private void fit(Field source) {
    if (unitAt.length != source.unitAt.length) {
      unitAt = new short[source.unitAt.length];
    }
  }
}
