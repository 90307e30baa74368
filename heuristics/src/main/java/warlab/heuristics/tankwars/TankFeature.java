package warlab.heuristics.tankwars;

import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.World;
import warlab.heuristics.Described;

/** A number of a Tank Wars world, counted for one player. */
abstract class TankFeature extends Described implements Feature {
  static final String GAME = "tank-wars";

  TankFeature(String id, String help) {
    super(GAME, id, help);
  }

  @Override
  public final int amount(Position position, Side side) {
    return amount(((TankPosition) position).world(), TankPosition.player(side));
  }

  abstract int amount(World world, int player);
}
