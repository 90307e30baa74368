package warlab.players.scripted.tankwars;

import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.UnitKind;

/**
 * Weighs every order of the asked unit by what it is expected to bring in the next hundred
 * iterations: damage done and taken, shells that will land, ground covered towards a goal. So it
 * steps out of the way of shells, prefers weak and lightly armoured targets, seeks cover and hills,
 * and goes for supply or a cure when it needs them.
 */
final class TacticianBot implements TankBot.Rule {
  /** The worth of a step straight towards the goal. Found by matches against the hunter. */
  private static final double PROGRESS = 6;

  private final EnemyMemory memory;

  TacticianBot(Side side) {
    memory = new EnemyMemory(TankPosition.player(side));
  }

  @Override
  public void observe(TankPosition view) {
    memory.update(view);
  }

  @Override
  public int order(Battlefield field, Destinations destinations) {
    SeededStream stream = destinations.stream();
    OrderValue value = new OrderValue(field, memory.contacts());
    int goal = goal(field, destinations);
    double loss = value.lossIfStaying();

    // 1. To wait is what other orders must beat.
    RandomTieMax orders = new RandomTieMax(stream, -loss);

    // 2. Steps, each with what it brings nearer to the goal.
    for (int i = 0; i < field.board().neighbourCount(field.tile()); i++) {
      int next = field.board().neighbour(field.tile(), i);
      if (field.isFree(next)) {
        double worth = value.ofStep(next) + progress(field, destinations, next, goal);
        orders.offer(TankMove.move(field.tile(), next), worth);
      }
    }

    // 3. The best shot; who shoots stays where it is.
    RandomTieMax targets = new RandomTieMax(stream, 0);
    if (field.isLoaded()) {
      value.offerShots(targets);
    }
    if (targets.winner() != RandomTieMax.NONE) {
      orders.offer(TankMove.fire(field.tile(), targets.winner()), targets.best() - loss);
    }
    return orders.winner() == RandomTieMax.NONE ? field.waitHere() : orders.winner();
  }

  /** What it is worth to be so much nearer to the goal. */
  private static double progress(Battlefield field, Destinations destinations, int next, int goal) {
    if (goal == RandomTieMax.NONE) {
      return 0;
    }
    int saved = destinations.cost(field.tile(), goal) - destinations.cost(next, goal);
    return PROGRESS * saved / Routes.stepCost(field.world(), field.kind(), field.tile());
  }

  /** A cure, ammunition, or whatever is nearest of bases to take and enemies to fight. */
  private int goal(Battlefield field, Destinations destinations) {
    boolean needsCure = field.units().isDemoralized(field.unit());
    if (needsCure || (!field.isLoaded() && !destinations.isWellSupplied())) {
      return destinations.nearestBase(true);
    }
    int base = destinations.nearestBase(false);
    int enemy = destinations.nearestOf(memory.contacts());
    if (base == RandomTieMax.NONE || enemy == RandomTieMax.NONE) {
      return Math.max(base, enemy);
    }
    boolean fightsFirst = field.kind() == UnitKind.ARTILLERY;
    int here = field.tile();
    return fightsFirst || destinations.cost(here, enemy) < destinations.cost(here, base)
        ? enemy
        : base;
  }
}
