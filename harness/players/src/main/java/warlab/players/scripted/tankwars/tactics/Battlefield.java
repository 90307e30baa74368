package warlab.players.scripted.tankwars.tactics;

import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Attributes;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** The battlefield as the unit that is asked in a view sees it. */
public final class Battlefield {
  private final World world;
  private final Units units;
  private final Board board;
  private final int unit;
  private final int player;

  public Battlefield(TankPosition view) {
    world = view.world();
    units = world.units();
    board = world.board();
    unit = view.askedUnit();
    player = TankPosition.player(view.sideToMove());
  }

  public World world() {
    return world;
  }

  public Board board() {
    return board;
  }

  public Units units() {
    return units;
  }

  /** The unit that is asked. */
  public int unit() {
    return unit;
  }

  /** Where the asked unit stands. */
  public int tile() {
    return units.tile(unit);
  }

  public UnitKind kind() {
    return units.kind(unit);
  }

  public int player() {
    return player;
  }

  public boolean isEnemy(int other) {
    return units.player(other) != player;
  }

  public boolean isLoaded() {
    return world.ammunition(unit) >= 1;
  }

  /** The order to stay until something happens. */
  public int waitHere() {
    return TankMove.wait(tile(), TankMove.LONG_WAIT);
  }

  /** How far the asked unit would fire from a tile. */
  public int rangeAt(int tile) {
    return world.attributes().fireRange(rowAt(kind(), tile));
  }

  /** The attributes a kind of unit has on a tile. */
  public int rowAt(UnitKind kind, int tile) {
    return Attributes.row(kind.index(), world.ground(tile).index());
  }

  /** The update in which a shell fired now lands. */
  public int impactAt() {
    return world.counter() + kind().fireSpeed() - 1;
  }

  /** Where a unit will be in an update if it goes on with what it does. */
  public int placeIn(int other, int update) {
    boolean arrives = units.activity(other) == Activity.MOVE && units.effectAt(other) <= update;
    return arrives ? units.to(other) : units.tile(other);
  }

  /** Whether an own unit will be on a tile when a shell fired now lands. */
  public boolean isFriendAtImpact(int tile) {
    for (int other = 0; other < units.count(); other++) {
      if (!isEnemy(other) && placeIn(other, impactAt()) == tile) {
        return true;
      }
    }
    return false;
  }

  /** Whether the asked unit can step on a neighbouring tile without waiting for anybody. */
  public boolean isFree(int tile) {
    if (!world.ground(tile).admits(kind()) || world.unitAt(tile) >= 0) {
      return false;
    }
    for (int other = 0; other < units.count(); other++) {
      if (units.activity(other) == Activity.MOVE && units.to(other) == tile) {
        return false;
      }
    }
    return true;
  }

  public boolean isForeignBase(int tile) {
    return world.ground(tile) == Terrain.BASE && world.owner(tile) != player;
  }
}
