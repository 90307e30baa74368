package warlab.players.scripted.tankwars;

import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.UnitKind;
import warlab.players.scripted.tankwars.tactics.Battlefield;
import warlab.players.scripted.tankwars.tactics.Destinations;
import warlab.players.scripted.tankwars.tactics.EnemyMemory;
import warlab.players.scripted.tankwars.tactics.OrderValue;
import warlab.players.scripted.tankwars.tactics.RandomTieMax;
import warlab.players.scripted.tankwars.tactics.Routes;

/**
 * Weighs every order of the asked unit by what it is expected to bring in the next hundred
 * iterations: damage done and taken, shells that will land, ground covered towards a goal. So it
 * steps out of the way of shells, prefers weak and lightly armoured targets, seeks cover and hills,
 * and goes for supply or a cure when it needs them.
 */
final class TacticianBot extends TankBot {
  /** The worth of a step straight towards the goal. Found by matches against the hunter. */
  private static final double PROGRESS = 6;

  private final EnemyMemory memory;
  private final Destinations destinations;
  private final RandomTieMax options;
  private final RandomTieMax targets;

  TacticianBot(Side side, SeededStream stream) {
    memory = new EnemyMemory(TankPosition.player(side));
    destinations = new Destinations(stream);
    options = new RandomTieMax(stream);
    targets = new RandomTieMax(stream);
  }

  @Override
  public void observe(Position view) {
    memory.look((TankPosition) view);
  }

  @Override
  int order(Battlefield field) {
    destinations.look(field);
    OrderValue orders = new OrderValue(field, memory.contacts());
    int goal = goal(field, orders);
    options.reset(-orders.lossAt(field.tile()));
    for (int i = 0; i < field.board().neighbourCount(field.tile()); i++) {
      int next = field.board().neighbour(field.tile(), i);
      if (field.isFree(next)) {
        double value = orders.valueOfStep(next) + progress(field, next, goal);
        options.offer(TankMove.move(field.tile(), next), value);
      }
    }
    int target = field.isLoaded() ? orders.bestTarget(targets) : RandomTieMax.NONE;
    if (target != RandomTieMax.NONE) {
      double value = targets.best() - orders.lossAt(field.tile());
      options.offer(TankMove.fire(field.tile(), target), value);
    }
    return options.winner() == RandomTieMax.NONE ? field.waitHere() : options.winner();
  }

  /** What it is worth to be so much nearer to the goal. */
  private double progress(Battlefield field, int next, int goal) {
    if (goal == RandomTieMax.NONE) {
      return 0;
    }
    int saved = destinations.cost(field, field.tile(), goal) - destinations.cost(field, next, goal);
    return PROGRESS * saved / Routes.stepCost(field.world(), field.kind(), field.tile());
  }

  /** A cure, ammunition, or whatever is nearest of bases to take and enemies to fight. */
  private int goal(Battlefield field, OrderValue orders) {
    boolean needsCure = field.units().isDemoralized(field.unit());
    if (needsCure || (!field.isLoaded() && !destinations.isWellSupplied(field))) {
      return destinations.nearestBase(field, true);
    }
    int base = destinations.nearestBase(field, false);
    int enemy = orders.nearestContact(destinations, targets);
    if (base == RandomTieMax.NONE || enemy == RandomTieMax.NONE) {
      return Math.max(base, enemy);
    }
    boolean fightsFirst = field.kind() == UnitKind.ARTILLERY;
    int here = field.tile();
    return fightsFirst
            || destinations.cost(field, here, enemy) < destinations.cost(field, here, base)
        ? enemy
        : base;
  }
}
