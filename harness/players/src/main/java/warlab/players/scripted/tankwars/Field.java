package warlab.players.scripted.tankwars;

import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Attributes;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** The battlefield as the unit that is asked in a view sees it. */
final class Field {
  private final World world;
  private final Units units;
  private final Board board;
  private final int unit;
  private final int player;

  Field(TankPosition view) {
    world = view.world();
    units = world.units();
    board = world.board();
    unit = view.askedUnit();
    player = TankPosition.player(view.sideToMove());
  }

  World world() {
    return world;
  }

  Board board() {
    return board;
  }

  Units units() {
    return units;
  }

  /** The unit that is asked. */
  int unit() {
    return unit;
  }

  /** Where the asked unit stands. */
  int tile() {
    return units.tile(unit);
  }

  UnitKind kind() {
    return units.kind(unit);
  }

  int player() {
    return player;
  }

  boolean isEnemy(int other) {
    return units.player(other) != player;
  }

  boolean isLoaded() {
    return world.ammunition(unit) >= 1;
  }

  /** How far the asked unit would fire from a tile. */
  int rangeAt(int tile) {
    return world.attributes().fireRange(rowAt(kind(), tile));
  }

  /** The attributes a kind of unit has on a tile. */
  int rowAt(UnitKind kind, int tile) {
    return Attributes.row(kind.index(), world.ground(tile).index());
  }

  /** The update in which a shell fired now lands. */
  int impactAt() {
    return world.counter() + kind().fireSpeed() - 1;
  }

  /** Where a unit will be in an update if it goes on with what it does. */
  int placeIn(int other, int update) {
    boolean arrives = units.activity(other) == Activity.MOVE && units.effectAt(other) <= update;
    return arrives ? units.to(other) : units.tile(other);
  }

  /** Whether the asked unit can step on a neighbouring tile without waiting for anybody. */
  boolean isFree(int tile) {
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

  boolean isForeignBase(int tile) {
    return world.ground(tile) == Terrain.BASE && world.owner(tile) != player;
  }
}
