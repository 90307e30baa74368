package warlab.heuristics.tankwars;

import java.util.List;
import warlab.games.Feature;
import warlab.games.FeatureTable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;
import warlab.heuristics.WeightedHeuristic.Term;

/** The features of Tank Wars. A new one is a row here. */
public final class TankFeatures implements FeatureTable {
  /** Nearer to a base than this is advanced. */
  private static final int FAR = 20;

  /** More shots than this in store are worth no more. */
  private static final float MOST_SHOTS = 3;

  private static final List<Feature> ROWS =
      List.of(
          new UnitRow("units", "number of units", (world, unit) -> 1),
          new UnitRow(
              "health",
              "health of the units, less what shells in the air will do",
              Forces::expectedHealth),
          new UnitRow(
              "material",
              "worth of the units times health, less what shells in the air will do",
              (world, unit) -> Forces.worth(world, unit) * Forces.expectedHealth(world, unit)),
          new UnitRow(
              "morale",
              "number of units that are not demoralized",
              (world, unit) -> world.units().isDemoralized(unit) ? 0 : 1),
          new UnitRow(
              "ammunition",
              "shots in store, in tenths, three a unit at most",
              (world, unit) -> (int) (10 * Math.min(MOST_SHOTS, world.ammunition(unit)))),
          new UnitRow(
              "supply",
              "how near the units are to own bases: 15 for each at one, 0 out of supply",
              TankFeatures::supply),
          new UnitRow(
              "cover",
              "armour of the units where they are or go",
              (world, unit) -> Forces.armour(world, unit, world.units().destination(unit))),
          new UnitRow(
              "advance",
              "steps by which each unit is nearer than 20 to a base it could take",
              (world, unit) -> FAR - Forces.wayToForeignBase(world, unit, FAR)),
          // What a side threatens is the exposure of its enemy.
          new UnitRow(
              "exposure",
              "worth of the damage that enemies in range may do in 100 iterations",
              (world, unit) -> (int) (Forces.worth(world, unit) * Forces.exposure(world, unit))),
          new Row(
              "bases",
              "bases owned, or with an own unit on them or on its way there",
              TankFeatures::bases));

  /** A number of a player, or of one of its units. */
  private interface Count {
    int of(World world, int playerOrUnit);
  }

  @Override
  public List<Feature> features() {
    return ROWS;
  }

  /** A term of a weighted heuristic. */
  static Term term(double weight, String feature) {
    return Term.of(weight, feature, ROWS);
  }

  private interface OfTankWars extends Feature {
    @Override
    default String game() {
      return "tank-wars";
    }
  }

  private record Row(String id, String help, Count count) implements OfTankWars {
    @Override
    public int amount(Position position, Side side) {
      return count.of(((TankPosition) position).world(), TankPosition.player(side));
    }
  }

  /** A row that is the sum of a number of each unit of the player. */
  private record UnitRow(String id, String help, Count count) implements OfTankWars {
    @Override
    public int amount(Position position, Side side) {
      return sum(position, side, 0);
    }

    /** One walk over the units for both sides: 5 to 9 % of an evaluation. */
    @Override
    public int balance(Position position, Side view) {
      return sum(position, view, -1);
    }

    private int sum(Position position, Side side, int ofOthers) {
      World world = ((TankPosition) position).world();
      Units units = world.units();
      int player = TankPosition.player(side);
      int sum = 0;
      for (int unit = 0; unit < units.count(); unit++) {
        int times = units.player(unit) == player ? 1 : ofOthers;
        if (times != 0) {
          sum += times * count.of(world, unit);
        }
      }
      return sum;
    }
  }

  private static int supply(World world, int unit) {
    int level = world.supply(world.units().player(unit), world.units().destination(unit));
    return level == 0 ? 0 : World.SUPPLY_REACH + 1 - level;
  }

  private static int bases(World world, int player) {
    int bases = 0;
    for (int i = 0; i < world.baseCount(); i++) {
      int base = world.base(i);
      int comer = comer(world, base);
      bases += (comer == 0 ? world.owner(base) : comer) == player ? 1 : 0;
    }
    return bases;
  }

  /** The player of the unit that stands on a base or walks to it; 0 for none. */
  private static int comer(World world, int base) {
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.destination(unit) == base) {
        return units.player(unit);
      }
    }
    return 0;
  }
}
