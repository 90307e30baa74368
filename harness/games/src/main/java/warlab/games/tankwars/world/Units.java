package warlab.games.tankwars.world;

import java.util.Arrays;
import warlab.games.SeededStream;
import warlab.games.tankwars.map.UnitKind;

/**
 * The units of a world and where they stand: side by side in one array of ints, so that a copy of
 * all is a single array copy. A unit is a number below {@link #count()}; a death gives the highest
 * number to another unit, so numbers hold only until the next update. Reading is public, writing
 * belongs to the world.
 */
public final class Units {
  // Fields of a unit, as offsets from its place in the array.
  static final int PLAYER = 0;
  static final int KIND = 1;
  static final int TILE = 2;

  /** The row of the stored attributes. */
  static final int ROW = 3;

  static final int HEALTH = 4;
  static final int DEMORALIZED = 5;
  static final int ACTIVITY = 6;
  static final int FROM = 7;
  static final int TO = 8;
  static final int START = 9;
  static final int END = 10;

  /** The update in which the activity does its next thing; {@link #NEVER} for an idle unit. */
  static final int EVENT_AT = 11;

  /** The counter before which its player does not want to be asked; no rule reads it. */
  static final int WAITS_UNTIL = 12;

  /** The supply level at which ammunition has grown since {@link #FED_UNTIL}. */
  static final int LEVEL = 13;

  private static final int FED_UNTIL = 14;
  private static final int AMMUNITION = 15;
  private static final int AMMUNITION_BEFORE_SHOT = 16;
  private static final int ID_HIGH = 17;
  private static final int ID_LOW = 18;
  private static final int FIELDS = 19;

  static final int NEVER = Integer.MAX_VALUE;
  static final int FULL_HEALTH = 100;
  // More than any kind holds: cut to the most of its kind by the first update.
  private static final float NEWLY_MADE = 99;

  private static final float[] GAIN = new float[World.SUPPLY_REACH + 1];
  private static final float[] MAX_AMMUNITION = new float[UnitKind.ALL.size()];

  static {
    for (int level = 1; level <= World.SUPPLY_REACH; level++) {
      // Written as the original does: other ways to 1 / (60 x level) round differently, and then a
      // unit is loaded an update earlier or later.
      GAIN[level] = 1f / (level * 2f * 30f);
    }
    for (UnitKind kind : UnitKind.ALL) {
      MAX_AMMUNITION[kind.index()] = kind.maxAmmunition();
    }
  }

  private static final short NOBODY = -1;

  private int[] values;
  private int count;
  private short[] unitAt;

  /** How often a unit came, went, moved or was hit, or ground changed. */
  // Not copied: only differences between two readings of one world mean something.
  private int changes;

  Units(int tiles, int capacity) {
    values = new int[capacity * FIELDS];
    unitAt = new short[tiles];
    Arrays.fill(unitAt, NOBODY);
  }

  /** The unit on a tile, or -1. */
  int unitAt(int tile) {
    return unitAt[tile];
  }

  int changeCount() {
    return changes;
  }

  void noteChange() {
    changes++;
  }

  int get(int unit, int field) {
    return values[unit * FIELDS + field];
  }

  void set(int unit, int field, int value) {
    values[unit * FIELDS + field] = value;
  }

  public int count() {
    return count;
  }

  /** How many are a player's. */
  public int count(int player) {
    int own = 0;
    for (int unit = 0; unit < count; unit++) {
      own += player(unit) == player ? 1 : 0;
    }
    return own;
  }

  /** Counted from 1. */
  public int player(int unit) {
    return get(unit, PLAYER);
  }

  public UnitKind kind(int unit) {
    return UnitKind.ALL.get(get(unit, KIND));
  }

  public int tile(int unit) {
    return get(unit, TILE);
  }

  /** The number of its row in {@link Attributes}. */
  public int row(int unit) {
    return get(unit, ROW);
  }

  public int health(int unit) {
    return get(unit, HEALTH);
  }

  public boolean isDemoralized(int unit) {
    return get(unit, DEMORALIZED) != 0;
  }

  /** A random number that says nothing about the order of appearance. */
  public long id(int unit) {
    return ((long) get(unit, ID_HIGH) << 32) | (get(unit, ID_LOW) & 0xffffffffL);
  }

  public Activity activity(int unit) {
    return Activity.ALL.get(get(unit, ACTIVITY));
  }

  public boolean isIdle(int unit) {
    return get(unit, ACTIVITY) == Activity.NONE.index();
  }

  /** The tile where the activity was ordered. */
  public int from(int unit) {
    return get(unit, FROM);
  }

  /** The tile the activity is aimed at. */
  public int to(int unit) {
    return get(unit, TO);
  }

  /** The counter when the activity was ordered. */
  public int start(int unit) {
    return get(unit, START);
  }

  public int end(int unit) {
    return get(unit, END);
  }

  /** The update in which a MOVE transfers the unit or drops, or in which a shell lands. */
  public int effectAt(int unit) {
    return activity(unit) == Activity.MOVE
        // A move is carried out half-way, rounded down; a shell lands one update before its end.
        ? start(unit) + (end(unit) - start(unit)) / 2
        : end(unit) - 1;
  }

  /** The tile of a unit, or the one it is on its way to. */
  public int destination(int unit) {
    return activity(unit) == Activity.MOVE ? to(unit) : tile(unit);
  }

  /** Where a unit will be in an update if it goes on with what it does. */
  public int placeIn(int unit, int update) {
    return effectAt(unit) <= update ? destination(unit) : tile(unit);
  }

  public int waitsUntil(int unit) {
    return get(unit, WAITS_UNTIL);
  }

  /** The ammunition when the counter shows {@code counter}: what there was, and supply since. */
  float ammunition(int unit, int counter) {
    float amount = Float.intBitsToFloat(get(unit, AMMUNITION));
    int owed = counter - get(unit, FED_UNTIL);
    if (owed <= 0) {
      return amount;
    }
    float gain = GAIN[get(unit, LEVEL)];
    float most = MAX_AMMUNITION[get(unit, KIND)];
    // One update at a time: single precision rounds every sum, a product would differ.
    for (; owed > 0 && amount < most && gain > 0; owed--) {
      amount += gain;
    }
    return Math.min(amount, most);
  }

  /** Keeps what supply gave up to a counter, so that it need not be added up again. */
  void feed(int unit, int counter) {
    if (counter > get(unit, FED_UNTIL)) {
      setAmmunition(unit, ammunition(unit, counter), counter);
    }
  }

  void setAmmunition(int unit, float amount, int counter) {
    set(unit, AMMUNITION, Float.floatToRawIntBits(amount));
    set(unit, FED_UNTIL, counter);
  }

  /** Takes a shot's ammunition away and remembers how it was. */
  void spendShot(int unit, int counter) {
    float amount = ammunition(unit, counter);
    set(unit, AMMUNITION_BEFORE_SHOT, Float.floatToRawIntBits(amount));
    setAmmunition(unit, amount - 1, counter);
  }

  /** Assumes that the running FIRE took one shot from what there is. */
  void rememberShot(int unit) {
    float before = Float.intBitsToFloat(get(unit, AMMUNITION)) + 1;
    set(unit, AMMUNITION_BEFORE_SHOT, Float.floatToRawIntBits(before));
  }

  /** Updates until there is ammunition for a shot at the present supply; at most {@code limit}. */
  int updatesToShot(int unit, int counter, int limit) {
    float amount = ammunition(unit, counter);
    float gain = GAIN[get(unit, LEVEL)];
    int updates = 0;
    for (; amount < 1 && updates < limit; updates++) {
      amount += gain;
    }
    return updates;
  }

  /** Adds an idle unit in full health that no update has reached yet. */
  int add(int player, int kind, int tile, long id, int counter) {
    int unit = count;
    reserve(count + 1);
    count++;
    set(unit, PLAYER, player);
    set(unit, KIND, kind);
    set(unit, ROW, Attributes.UNSET);
    set(unit, HEALTH, FULL_HEALTH);
    set(unit, DEMORALIZED, 0);
    set(unit, WAITS_UNTIL, 0);
    set(unit, LEVEL, 0);
    setAmmunition(unit, NEWLY_MADE, counter);
    setId(unit, id);
    release(unit);
    settle(unit, tile);
    return unit;
  }

  /** Moves a unit to a free tile. */
  void transfer(int unit, int tile) {
    unitAt[tile(unit)] = NOBODY;
    settle(unit, tile);
  }

  private void settle(int unit, int tile) {
    set(unit, TILE, tile);
    unitAt[tile] = (short) unit;
    changes++;
  }

  /** Gives every unit a new id, tile by tile. */
  void drawIds(Dice dice) {
    for (short unit : unitAt) {
      if (unit >= 0) {
        setId(unit, dice.id());
      }
    }
  }

  void setId(int unit, long id) {
    set(unit, ID_HIGH, (int) (id >>> 32));
    set(unit, ID_LOW, (int) id);
  }

  void begin(int unit, Activity activity, int to, int start, int duration) {
    set(unit, ACTIVITY, activity.index());
    set(unit, FROM, tile(unit));
    set(unit, TO, to);
    set(unit, START, start);
    set(unit, END, start + duration);
    set(unit, EVENT_AT, effectAt(unit));
  }

  /** Ends the activity. */
  void release(int unit) {
    // All fields of an activity are neighbours, from ACTIVITY up to EVENT_AT.
    Arrays.fill(values, unit * FIELDS + ACTIVITY, unit * FIELDS + EVENT_AT, 0);
    set(unit, EVENT_AT, NEVER);
  }

  /** Makes a unit idle again as if its order had not been given. */
  void revoke(int unit, int counter) {
    if (activity(unit) == Activity.FIRE) {
      setAmmunition(unit, Float.intBitsToFloat(get(unit, AMMUNITION_BEFORE_SHOT)), counter);
    }
    release(unit);
  }

  /** Removes a unit; the last one takes its number. */
  void remove(int unit) {
    unitAt[tile(unit)] = NOBODY;
    count--;
    // No gap, so that every loop over units runs to the count and a copy is one array copy.
    System.arraycopy(values, count * FIELDS, values, unit * FIELDS, FIELDS);
    if (unit < count) {
      unitAt[tile(unit)] = (short) unit;
    }
  }

  /** Takes a unit of another world in as it is. */
  int admit(Units source, int unit) {
    reserve(count + 1);
    System.arraycopy(source.values, unit * FIELDS, values, count * FIELDS, FIELDS);
    unitAt[tile(count)] = (short) count;
    return count++;
  }

  /** A hash of all that decides a unit's future. */
  long key(int unit, int counter) {
    // A wait that is over is no wait, whenever it ended.
    int wait = isIdle(unit) ? Math.max(0, waitsUntil(unit) - counter) : 0;
    long what = player(unit) | get(unit, KIND) << 3 | get(unit, ACTIVITY) << 5;
    what |= (get(unit, DEMORALIZED) | health(unit) << 1 | wait << 8) << 7;
    long where = tile(unit) | (long) to(unit) << 16 | what << 32;
    long when = (long) start(unit) << 32 | end(unit);
    long key = SeededStream.valueAt(where, when);
    return SeededStream.valueAt(key, Float.floatToRawIntBits(ammunition(unit, counter)));
  }

  /** Becomes empty, with as many tiles as in another world. */
  void clearLike(Units source) {
    fit(source);
    count = 0;
    Arrays.fill(unitAt, NOBODY);
  }

  void copyFrom(Units source) {
    reserve(source.count);
    System.arraycopy(source.values, 0, values, 0, source.count * FIELDS);
    count = source.count;
    fit(source);
    System.arraycopy(source.unitAt, 0, unitAt, 0, unitAt.length);
  }

  private void fit(Units source) {
    if (unitAt.length != source.unitAt.length) {
      unitAt = new short[source.unitAt.length];
    }
  }

  private void reserve(int capacity) {
    if (values.length < capacity * FIELDS) {
      values = Arrays.copyOf(values, 2 * capacity * FIELDS);
    }
  }
}
