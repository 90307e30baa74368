package warlab.games.tankwars.world;

import warlab.games.tankwars.map.UnitKind;

/**
 * What a player sees of a world and is therefore shown: 0 fog, 1 normal view, 2 close view. A
 * hidden unit shows only on level 2. Nothing is kept: each question is answered from the world as
 * it is, which between updates is what the last one left.
 */
public final class Sight {
  public static final int FOG = 0;
  public static final int NORMAL = 1;
  public static final int CLOSE = 2;

  private Sight() {}

  /** A player's level on one tile. */
  public static int level(World world, int viewer, int tile) {
    Units units = world.units();
    Attributes attributes = world.attributes();
    int best = FOG;
    for (int unit = 0; unit < units.count(); unit++) {
      int row = units.row(unit);
      // Before the first update nobody sees anything, not even itself.
      if (units.player(unit) == viewer && row != Attributes.UNSET) {
        int distance = world.board().distance(units.tile(unit), tile);
        if (distance <= attributes.closeView(row)) {
          return CLOSE;
        }
        best = distance <= attributes.view(row) ? NORMAL : best;
      }
    }
    return best;
  }

  /** Whether a player is shown a unit. */
  public static boolean shows(World world, int viewer, int unit) {
    Units units = world.units();
    if (units.row(unit) == Attributes.UNSET) {
      return false;
    }
    return units.player(unit) == viewer
        || level(world, viewer, units.tile(unit)) >= levelNeeded(world, units.row(unit));
  }

  /** The level at which a unit of a kind would be shown on a tile. */
  public static int levelNeeded(World world, UnitKind kind, int tile) {
    return levelNeeded(world, world.attributeRow(kind, tile));
  }

  private static int levelNeeded(World world, int row) {
    return world.attributes().hidden(row) ? CLOSE : NORMAL;
  }

  /** The owner a player is shown on a tile: in fog, an enemy base looks like a neutral one. */
  public static int shownOwner(World world, int viewer, int tile) {
    int owner = world.owner(tile);
    return owner == 0 || owner == viewer || level(world, viewer, tile) >= NORMAL ? owner : 0;
  }
}
