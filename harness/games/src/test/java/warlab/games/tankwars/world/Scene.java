package warlab.games.tankwars.world;

import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.Terrain;

/** A small world with its orders, arranged for one test, and the update 0 already made. */
public final class Scene {
  public final World world;
  final Orders orders;

  private Scene(TankMap map, RuleProfile profile) {
    world = new World(map, profile, 1);
    world.dice().script(bound -> bound - 1, bound -> 0);
    orders = new Orders(world);
    world.update();
  }

  /** A world of this map text. All combat dice show their highest face and ruin no ground. */
  public static Scene of(String map) {
    return new Scene(MapText.parse("scene", map), RuleProfile.DOCUMENT);
  }

  public static Scene of(String map, RuleProfile profile) {
    return new Scene(MapText.parse("scene", map), profile);
  }

  /** 15x8 of one kind of ground, with these units. */
  public static Scene plain(Terrain terrain, String units) {
    return plain(terrain, units, RuleProfile.DOCUMENT);
  }

  public static Scene plain(Terrain terrain, String units, RuleProfile profile) {
    return of("15x8||" + rows(terrain) + "|" + units, profile);
  }

  public static String rows(Terrain terrain) {
    String row = String.valueOf(terrain.letter()).repeat(15) + "/";
    return row.repeat(8);
  }

  public int tile(int column, int row) {
    return world.board().tile(column, row);
  }

  /** The unit on a tile, or -1. */
  public int unit(int column, int row) {
    return world.unitAt(tile(column, row));
  }

  Units units() {
    return world.units();
  }

  /** Makes all updates before a counter. */
  public Scene runTo(int counter) {
    while (world.counter() < counter) {
      world.update();
    }
    return this;
  }

  public Scene run(int updates) {
    return runTo(world.counter() + updates);
  }

  /** Gives a unit that a test does not care about the ammunition it needs. */
  public Scene arm(int column, int row, float ammunition) {
    new Setup(world).ammunition(unit(column, row), ammunition);
    return this;
  }

  /** Takes the unit on a tile away. */
  public void kill(int tile) {
    world.units().remove(world.unitAt(tile));
  }
}
