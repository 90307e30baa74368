package warlab.games.tankwars.world;

import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

/**
 * What a unit can do on each kind of ground: 27 rows, one for each kind of unit and ground, and one
 * of zeros for a unit that no update has reached yet. A unit stores the number of its row, so its
 * attributes stay those of the last update until the next refresh.
 */
public final class Attributes {
  private static final int GROUNDS = Terrain.ALL.size();
  private static final int ROWS = UnitKind.ALL.size() * GROUNDS;

  /** The row of a unit that no update has reached yet. */
  static final int UNSET = ROWS;

  private static final Attributes DOCUMENT = new Attributes(RuleProfile.DOCUMENT);
  private static final Attributes ORIGINAL = new Attributes(RuleProfile.ORIGINAL);

  private final int[] view = new int[ROWS + 1];
  private final int[] closeView = new int[ROWS + 1];
  private final int[] armour = new int[ROWS + 1];
  private final int[] fireRange = new int[ROWS + 1];
  private final int[] speed = new int[ROWS + 1];
  private final int[] fireSpeed = new int[ROWS + 1];
  private final boolean[] hidden = new boolean[ROWS + 1];

  private Attributes(RuleProfile profile) {
    for (UnitKind kind : UnitKind.ALL) {
      for (Terrain ground : Terrain.ALL) {
        fill(profile, kind, ground, row(kind.index(), ground.index()));
      }
    }
  }

  public static Attributes of(RuleProfile profile) {
    return profile == RuleProfile.DOCUMENT ? DOCUMENT : ORIGINAL;
  }

  /** The row of a kind of unit on a kind of ground, both by index. */
  public static int row(int kind, int ground) {
    return kind * GROUNDS + ground;
  }

  public int view(int row) {
    return view[row];
  }

  public int closeView(int row) {
    return closeView[row];
  }

  public int armour(int row) {
    return armour[row];
  }

  public int fireRange(int row) {
    return fireRange[row];
  }

  public int speed(int row) {
    return speed[row];
  }

  public int fireSpeed(int row) {
    return fireSpeed[row];
  }

  public boolean hidden(int row) {
    return hidden[row];
  }

  private void fill(RuleProfile profile, UnitKind kind, Terrain ground, int row) {
    boolean high = ground == Terrain.HILL || ground == Terrain.MOUNTAIN;
    int height = high ? 1 : 0;
    view[row] = UnitKind.VIEW + (ground == Terrain.FOREST ? -1 : height);
    closeView[row] = UnitKind.CLOSE_VIEW + (ground == Terrain.BASE ? 2 : height);
    armour[row] = kind.armour() + cover(ground);
    boolean silent = ground == Terrain.BASE || ground == Terrain.WATER;
    // Nobody fires from a base or out of water.
    fireRange[row] = silent ? 0 : kind.fireRange() + height;
    speed[row] = speed(profile, kind, ground);
    fireSpeed[row] = kind.fireSpeed();
    hidden[row] = hides(kind, ground);
  }

  private static int cover(Terrain ground) {
    return switch (ground) {
      case BASE, STRUCTURE -> 2;
      case HOLE -> 1;
      case DIRT, FOREST, GRASS, HILL, MOUNTAIN, WATER -> 0;
    };
  }

  private static boolean hides(UnitKind kind, Terrain ground) {
    return switch (ground) {
      case FOREST, STRUCTURE -> true;
      case GRASS -> kind == UnitKind.SOLDIER;
      case BASE, DIRT, HILL, HOLE, MOUNTAIN, WATER -> false;
    };
  }

  private static int speed(RuleProfile profile, UnitKind kind, Terrain ground) {
    int percent =
        switch (ground) {
          case FOREST, HILL, HOLE -> 20;
          case MOUNTAIN, WATER -> 40;
          case BASE, DIRT, GRASS, STRUCTURE -> 0;
        };
    if (profile == RuleProfile.ORIGINAL && kind == UnitKind.SOLDIER) {
      // 90 * 1.4 is 125.99999999999999 in binary and was cut there.
      return percent == 40 ? 125 : kind.speed();
    }
    return kind.speed() * (100 + percent) / 100;
  }
}
