package warlab.games.tankwars.world;

import warlab.games.SeededStream;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Roads;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

/**
 * The state of a Tank Wars world and its update. Tiles, units and players are numbers; everything
 * is in plain arrays, so that a world is copied into another without allocating.
 *
 * <p>An update in which nothing is due only adds 1 to the counter: ammunition is added up when
 * somebody asks, supply is recomputed when a base changed hands, visibility when somebody asks.
 */
public final class World {
  /** The farthest a base supplies. */
  public static final int SUPPLY_REACH = 15;

  private static final int BASE = Terrain.BASE.index();

  private Attributes attributes;
  private final Territory territory;
  private final Units units;
  private final Clock clock;
  private final Dice dice;
  private boolean frozen;

  /** Whether an owner may be about to change, or supply does not follow the owners yet. */
  private boolean ownersTouched = true;

  private final UpdateSteps steps = new UpdateSteps();

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
    // Deaths free places, so this is enough for a whole match and nothing grows in it.
    int mostUnits = map.units().size() + map.players() * map.reinforcements().size();
    units = new Units(map.board().tiles(), mostUnits);
    clock = new Clock(map.reinforcements());
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
    return clock.counter();
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

  /** The row of {@link #attributes} that a kind of unit has on a tile. */
  public int attributeRow(UnitKind kind, int tile) {
    return Attributes.row(kind.index(), ground(tile).index());
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
    return units.unitAt(tile);
  }

  /** A player's supply level on a tile as of the last update, 0 for none. */
  public int supply(int player, int tile) {
    return player <= players() ? territory.supply(player, tile) : 0;
  }

  /** The shots a unit has in store, parts of shots included, added up from when it was last fed. */
  public float ammunition(int unit) {
    return units.ammunition(unit, counter());
  }

  /** Adds up what supply gave a unit so far, for those who will ask for its ammunition often. */
  public void feed(int unit) {
    units.feed(unit, counter());
  }

  /** Updates until a unit has ammunition for a shot, at its present supply; at most a limit. */
  public int updatesToShot(int unit, int limit) {
    return units.updatesToShot(unit, counter(), limit);
  }

  /** Notes when a unit's player wants to be asked again; the world itself does not care. */
  public void waitUntil(int unit, int until) {
    units.set(unit, Units.WAITS_UNTIL, until);
  }

  /** Whether a reinforcement is still to come in this or a later update. */
  public boolean expectsReinforcement() {
    return clock.expectsReinforcement();
  }

  /** Grows when a unit comes, goes, moves or is hit: what a player sees may have changed. */
  public int changeCount() {
    return units.changeCount();
  }

  /** The counter of the next update that may change more than ammunition. */
  public int nextEvent() {
    return clock.nextEvent();
  }

  /** Does all updates before a counter that is not past {@link #nextEvent}. */
  public void skipTo(int target) {
    clock.skipTo(target);
  }

  /** One update of the world. */
  public void update() {
    if (frozen) {
      return;
    }
    // Nearly every update is one in which nothing is due: one addition instead of seven steps.
    boolean eventful = counter() == nextEvent();
    if (eventful) {
      steps.run(this);
    }
    clock.skipTo(counter() + 1);
    if (eventful) {
      planNextEvent();
    }
  }

  void planNextEvent() {
    clock.planAnew();
    if (ownersTouched) {
      // A claim of this update shows in steps 1 and 2 of the next.
      clock.expect(counter());
    }
    for (int unit = 0; unit < units.count(); unit++) {
      // Idle units have NEVER here, which is no earlier than anything.
      clock.expect(units.get(unit, Units.EVENT_AT));
    }
  }

  /** Begins an activity that was found to be allowed. */
  void begin(int unit, Activity activity, int target) {
    // By the ground where the unit stands, as of the last update; where it goes does not matter.
    int duration = attributes.speed(units.row(unit));
    if (activity == Activity.FIRE) {
      duration = attributes.fireSpeed(units.row(unit));
      // The shot is paid for when it is ordered, and not given back if the shooter dies.
      units.spendShot(unit, counter());
    }
    units.begin(unit, activity, target, counter(), duration);
    clock.expect(units.get(unit, Units.EVENT_AT));
  }

  boolean ownersTouched() {
    return ownersTouched;
  }

  /** Steps 1 and 2 are done: supply follows the owners. */
  void supplyAll() {
    territory.supplyAll();
    ownersTouched = false;
  }

  /** Moves a unit to a free tile. */
  void transfer(int unit, int tile) {
    units.transfer(unit, tile);
    enter(tile);
  }

  int place(int player, int kind, int tile) {
    int unit = units.add(player, kind, tile, dice.id(), counter());
    enter(tile);
    return unit;
  }

  private void enter(int tile) {
    // Only remembered: the base changes hands in step 1 of the next update.
    ownersTouched |= territory.ground(tile) == BASE;
  }

  void setGround(int tile, Terrain terrain) {
    territory.setGround(tile, terrain);
  }

  void setOwner(int base, int player) {
    territory.setOwner(base, player);
    ownersTouched = true;
  }

  /** Derives attributes, supply and the next event anew after a setup. */
  void settleAll() {
    territory.supplyAll();
    ownersTouched = true;
    if (counter() > 0) {
      // Before the first update no unit has attributes; they are not invented here.
      UpdateSteps.refresh(this);
    }
    planNextEvent();
  }

  /** Equal for worlds with equal futures but for their dice; ids do not matter. */
  public long key() {
    long sum = SeededStream.valueAt(counter(), frozen ? 1 : 0) + territory.key();
    for (int unit = 0; unit < units.count(); unit++) {
      // A sum, so that the numbers of units, which tell who came first, do not matter.
      sum += units.key(unit, counter());
    }
    return sum;
  }

  /** Gives the world new dice and every unit a new id, as at the start of a match. */
  public void seedDice(long seed) {
    dice.seed(seed);
    units.drawIds(dice);
  }

  /** Becomes equal to another world, its dice included. */
  public void copyFrom(World source) {
    territory.copyFrom(source.territory);
    attributes = source.attributes;
    clock.copyFrom(source.clock);
    frozen = source.frozen;
    units.copyFrom(source.units);
    dice.copyFrom(source.dice);
    ownersTouched = source.ownersTouched;
  }

  /**
   * Writes what a player may know into another world, which then has no dice: own units and shown
   * ones as they are, but without orders that others gave since the last update; no other units,
   * and the owners as shown.
   */
  public void viewInto(int viewer, World target) {
    target.territory.copyFrom(territory);
    target.territory.supplyOnly(viewer);
    for (int i = 0; i < baseCount(); i++) {
      target.territory.setOwner(base(i), Sight.shownOwner(this, viewer, base(i)));
    }
    target.attributes = attributes;
    target.clock.copyFrom(clock);
    target.frozen = frozen;
    target.dice.putAway();
    target.ownersTouched = true;
    target.units.clearLike(units);
    // Numbered by tile there, so that not even the order of units tells anything.
    for (int tile = 0; tile < board().tiles(); tile++) {
      if (unitAt(tile) >= 0 && Sight.shows(this, viewer, unitAt(tile))) {
        target.show(this, viewer, unitAt(tile));
      }
    }
    target.planNextEvent();
  }

  /** Takes a unit in; of others, neither when they want to be asked nor orders not yet seen. */
  private void show(World source, int viewer, int unit) {
    int shown = units.admit(source.units, unit);
    if (units.player(shown) != viewer) {
      // Supply of an enemy would give away its bases, so it gains no ammunition in a view.
      feed(shown);
      units.set(shown, Units.LEVEL, 0);
      units.set(shown, Units.WAITS_UNTIL, 0);
      // Orders of this gap were given at the same time as the viewer's own.
      if (!units.isIdle(shown) && units.start(shown) == counter()) {
        units.revoke(shown, counter());
      }
    }
  }

  Clock clock() {
    return clock;
  }
}
