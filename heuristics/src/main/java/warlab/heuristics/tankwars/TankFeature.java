package warlab.heuristics.tankwars;

import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.World;

/** A number of a Tank Wars world, counted for one player. */
abstract class TankFeature implements Feature {
  static final String GAME = "tank-wars";

  private final String id;
  private final String help;

  TankFeature(String id, String help) {
    this.id = id;
    this.help = help;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String help() {
    return help;
  }

  @Override
  public final String game() {
    return GAME;
  }

  @Override
  public final int amount(Position position, Side side) {
    return amount(((TankPosition) position).world(), TankPosition.player(side));
  }

  abstract int amount(World world, int player);
}
