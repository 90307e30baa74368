package warlab.games.tankwars.world;

import java.util.Arrays;
import warlab.games.SeededStream;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Roads;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.Terrain;

/**
 * The state of a Tank Wars world and its update. Tiles, units and players are numbers; everything
 * is in plain arrays, so that a world is copied into another without allocating.
 *
 * <p>An update in which nothing is due only adds 1 to the counter: ammunition is added up when it
 * is read, supply is recomputed when a base changed hands, visibility when somebody asks.
 */
public final class World {
  private static final int BASE = Terrain.BASE.index();

  private Attributes attributes;
  private final Territory territory;
  private final Units units;
  private final Dice dice;
  private short[] unitAt;
  private int counter;
  private boolean frozen;

  /** Whether an owner may be about to change, or supply does not follow the owners yet. */
  private boolean ownersTouched = true;

  /** The first reinforcement that has not come yet, as an index of the map's list. */
  private int nextReinforcement;

  /** The next update that does more than count. */
  private int nextEvent;

  /** How often a unit came, went, moved or was hit, or ground changed. */
  private int stirs;

  private final UpdateSteps steps = new UpdateSteps();
  private final ViewWriter views = new ViewWriter();

  /** A world before its first update. */
  public World(TankMap map, RuleProfile profile, long seed) {
    this(Attributes.of(profile), new Territory(map), seed);
    for (TankMap.Placement unit : map.units()) {
      place(unit.player(), unit.kind().index(), unit.tile());
    }
  }

  /** A world equal to another. */
  public World(World source) {
    this(source.attributes, new Territory(source.territory), 0);
    copyFrom(source);
  }

  private World(Attributes attributes, Territory territory, long seed) {
    this.attributes = attributes;
    this.territory = territory;
    dice = new Dice(seed);
    TankMap map = territory.map();
    units = new Units(map.units().size() + map.players() * map.reinforcements().size());
    unitAt = new short[map.board().tiles()];
    Arrays.fill(unitAt, (short) -1);
  }

  /** The map the world began with. */
  public TankMap map() {
    return territory.map();
  }

  public Board board() {
    return territory.board();
  }

  public Attributes attributes() {
    return attributes;
  }

  /** The highest player number; players count from 1. */
  public int players() {
    return territory.players();
  }

  public Units units() {
    return units;
  }

  public Dice dice() {
    return dice;
  }

  /** The number of updates done. */
  public int counter() {
    return counter;
  }

  public boolean isFrozen() {
    return frozen;
  }

  /** A frozen world takes orders but does not move on. */
  public void freeze(boolean freeze) {
    frozen = freeze;
  }

  public Terrain ground(int tile) {
    return Terrain.ALL.get(territory.ground(tile));
  }

  /** The owner of a base; 0 for nobody, and on all other ground. */
  public int owner(int tile) {
    return territory.owner(tile);
  }

  public int baseCount() {
    return territory.baseCount();
  }

  /** The tile of a base, counted in tile order. */
  public int base(int index) {
    return territory.base(index);
  }

  /** The ways to the bases. */
  public Roads roads() {
    return territory.roads();
  }

  public int basesOwned(int player) {
    return territory.basesOwned(player);
  }

  /** The unit on a tile, or -1. */
  public int unitAt(int tile) {
    return unitAt[tile];
  }

  /** A player's supply level on a tile as of the last update, 0 for none. */
  public int supply(int player, int tile) {
    return player <= players() ? territory.supply(player, tile) : 0;
  }

  public float ammunition(int unit) {
    return units.ammunition(unit, counter);
  }

  /** Updates until a unit has ammunition for a shot, at its present supply; at most a limit. */
  public int updatesToShot(int unit, int limit) {
    return units.updatesToShot(unit, counter, limit);
  }

  /** Notes when a unit's player wants to be asked again; the world itself does not care. */
  public void waitUntil(int unit, int until) {
    units.set(unit, Units.WAITS_UNTIL, until);
  }

  /** Whether a reinforcement is still to come in this or a later update. */
  public boolean expectsReinforcement() {
    return nextReinforcement < map().reinforcements().size();
  }

  /** Grows when a unit comes, goes, moves or is hit: what a player sees may have changed. */
  public int stirs() {
    return stirs;
  }

  void stir() {
    stirs++;
  }

  /** The counter of the next update that may change more than ammunition. */
  public int nextEvent() {
    return nextEvent;
  }

  /** Does all updates before a counter that is not past {@link #nextEvent}. */
  public void skipTo(int target) {
    counter = target;
  }

  /** One update of the world. */
  public void update() {
    if (frozen) {
      return;
    }
    boolean eventful = counter == nextEvent;
    if (eventful) {
      steps.run(this);
    }
    counter++;
    if (eventful) {
      planNextEvent();
    }
  }

  void planNextEvent() {
    int next = UpdateSteps.healingFrom(counter);
    if (ownersTouched) {
      next = counter;
    }
    if (expectsReinforcement()) {
      next = Math.min(next, map().reinforcements().get(nextReinforcement).counter());
    }
    for (int unit = 0; unit < units.count(); unit++) {
      next = Math.min(next, units.get(unit, Units.EVENT_AT));
    }
    nextEvent = next;
  }

  /** Begins an activity that was found to be allowed. */
  void begin(int unit, Activity activity, int target) {
    int duration = attributes.speed(units.row(unit));
    if (activity == Activity.FIRE) {
      duration = attributes.fireSpeed(units.row(unit));
      units.spendShot(unit, counter);
    }
    units.begin(unit, activity, target, counter, duration);
    nextEvent = Math.min(nextEvent, units.get(unit, Units.EVENT_AT));
  }

  boolean ownersTouched() {
    return ownersTouched;
  }

  /** Steps 1 and 2 are done: supply follows the owners. */
  void supplyAll() {
    territory.supplyAll();
    ownersTouched = false;
  }

  /** The kind of the reinforcement that comes in this update; -1 for none. */
  int takeReinforcement() {
    if (!expectsReinforcement()) {
      return -1;
    }
    TankMap.Reinforcement entry = map().reinforcements().get(nextReinforcement);
    if (entry.counter() != counter) {
      return -1;
    }
    nextReinforcement++;
    return entry.kind().index();
  }

  /** Moves a unit to a free tile. */
  void transfer(int unit, int tile) {
    unitAt[units.tile(unit)] = -1;
    settle(unit, tile);
  }

  int place(int player, int kind, int tile) {
    int unit = units.add(player, kind, tile, dice.id(), counter);
    settle(unit, tile);
    return unit;
  }

  private void settle(int unit, int tile) {
    units.set(unit, Units.TILE, tile);
    unitAt[tile] = (short) unit;
    stirs++;
    ownersTouched |= territory.ground(tile) == BASE;
  }

  void remove(int unit) {
    unitAt[units.tile(unit)] = -1;
    units.remove(unit);
    if (unit < units.count()) {
      unitAt[units.tile(unit)] = (short) unit;
    }
  }

  void setGround(int tile, Terrain terrain) {
    territory.setGround(tile, terrain);
  }

  void setOwner(int base, int player) {
    territory.setOwner(base, player);
    ownersTouched = true;
  }

  void setCounter(int newCounter) {
    counter = newCounter;
    nextReinforcement = 0;
    while (expectsReinforcement()
        && map().reinforcements().get(nextReinforcement).counter() < counter) {
      nextReinforcement++;
    }
  }

  /** Derives attributes, supply and the next event anew after a setup. */
  void settleAll() {
    territory.supplyAll();
    ownersTouched = true;
    if (counter > 0) {
      UpdateSteps.refresh(this);
    }
    planNextEvent();
  }

  /** Equal for worlds with equal futures but for their dice; ids do not matter. */
  public long key() {
    long sum = SeededStream.valueAt(counter, frozen ? 1 : 0) + territory.key();
    for (int unit = 0; unit < units.count(); unit++) {
      sum += units.key(unit, counter);
    }
    return sum;
  }

  /** Gives the world new dice and every unit a new id, as at the start of a match. */
  public void seedDice(long seed) {
    dice.seed(seed);
    for (short unit : unitAt) {
      if (unit >= 0) {
        units.setId(unit, dice.id());
      }
    }
  }

  /** Becomes equal to another world, its dice included. */
  public void copyFrom(World source) {
    territory.copyFrom(source.territory);
    copyTimes(source);
    units.copyFrom(source.units);
    System.arraycopy(source.unitAt, 0, unitAt, 0, unitAt.length);
    dice.copyFrom(source.dice);
    ownersTouched = source.ownersTouched;
    nextEvent = source.nextEvent;
  }

  /**
   * Writes what a player may know into another world, which then has no dice: own units and shown
   * ones as they are, but without orders that others gave since the last update; no other units,
   * and the owners as shown.
   */
  public void viewInto(int viewer, World target) {
    views.write(this, viewer, target);
  }

  Territory territory() {
    return territory;
  }

  /** Becomes a world with the units that {@link #admit} then lets in, and without dice. */
  void beginView(World source) {
    copyTimes(source);
    units.clear();
    Arrays.fill(unitAt, (short) -1);
    dice.putAway();
    ownersTouched = true;
  }

  /** Takes a unit of another world in as it is. */
  int admit(World source, int unit) {
    source.ammunition(unit);
    int admitted = units.append(source.units, unit);
    unitAt[units.tile(admitted)] = (short) admitted;
    return admitted;
  }

  private void copyTimes(World source) {
    if (unitAt.length != source.unitAt.length) {
      unitAt = new short[source.unitAt.length];
    }
    attributes = source.attributes;
    counter = source.counter;
    frozen = source.frozen;
    nextReinforcement = source.nextReinforcement;
  }
}
