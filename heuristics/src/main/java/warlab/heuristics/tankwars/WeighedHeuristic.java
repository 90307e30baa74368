package warlab.heuristics.tankwars;

import java.util.List;
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.World;
import warlab.heuristics.Described;

/**
 * A heuristic with fixed weights: own features count for it, the enemy's against it. A tank in full
 * health is worth 1300 in all of them, a mean hit on a soldier in the open 177.
 */
abstract class WeighedHeuristic extends Described implements Heuristic {

  /** A feature and how much one of it counts. */
  record Weighed(TankFeature feature, double weight) {}

  private final Weighed[] parts;

  WeighedHeuristic(String id, String help, List<Weighed> parts) {
    super(TankFeature.GAME, id, help);
    this.parts = parts.toArray(new Weighed[0]);
  }

  @Override
  public final int evaluate(Position position, Side view) {
    World world = ((TankPosition) position).world();
    int own = TankPosition.player(view);
    int enemy = TankPosition.player(view.opponent());
    double sum = 0;
    for (Weighed part : parts) {
      int difference = part.feature().amount(world, own) - part.feature().amount(world, enemy);
      sum += part.weight() * difference;
    }
    return Scores.clamp((long) StrictMath.rint(sum));
  }
}
