package warlab.players.scripted.tankwars;

import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * The battlefield as the unit that is asked in a view sees it.
 *
 * @param unit the one that is asked
 */
record Battlefield(World world, Units units, Board board, int unit, int player) {

  Battlefield(TankPosition view) {
    this(
        view.world(),
        view.world().units(),
        view.world().board(),
        view.askedUnit(),
        TankPosition.player(view.sideToMove()));
  }

  /** Where the asked unit stands. */
  int tile() {
    return units.tile(unit);
  }

  UnitKind kind() {
    return units.kind(unit);
  }

  boolean isEnemy(int other) {
    return units.player(other) != player;
  }

  boolean isLoaded() {
    return world.ammunition(unit) >= 1;
  }

  /** The order to stay until something happens. */
  int waitHere() {
    return TankMove.wait(tile(), TankMove.LONG_WAIT);
  }

  /** How far the asked unit would fire from a tile. */
  int rangeAt(int tile) {
    return world.attributes().fireRange(world.attributeRow(kind(), tile));
  }

  /** The update in which a shell fired now lands. */
  int impactAt() {
    return world.counter() + kind().fireSpeed() - 1;
  }

  /** Whether an own unit will be on a tile when a shell fired now lands. */
  boolean isFriendAtImpact(int tile) {
    for (int other = 0; other < units.count(); other++) { // asked for each target: no stream
      if (!isEnemy(other) && units.placeIn(other, impactAt()) == tile) {
        return true;
      }
    }
    return false;
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
