package warlab.players.scripted.tankwars;

import warlab.games.Position;
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
final class TacticianBot extends TankBot {
  private final Memory memory;
  private final Marches marches = new Marches();

  TacticianBot(Side side) {
    memory = new Memory(TankPosition.player(side));
  }

  @Override
  public void observe(Position view) {
    memory.look((TankPosition) view);
  }

  @Override
  int order(Field field) {
    marches.look(field);
    Outlook outlook = new Outlook(field, memory.contacts());
    int goal = goal(field, outlook);
    int best = waitHere(field);
    double bestValue = -outlook.lossAt(field.tile());
    int here = goal == Marches.NOWHERE ? 0 : cost(field, field.tile(), goal);
    for (int i = 0; i < field.board().neighbourCount(field.tile()); i++) {
      int next = field.board().neighbour(field.tile(), i);
      if (field.isFree(next)) {
        int there = goal == Marches.NOWHERE ? 0 : cost(field, next, goal);
        double value = outlook.valueOfStep(next) + progress(field, here - there);
        if (value > bestValue) {
          best = TankMove.move(field.tile(), next);
          bestValue = value;
        }
      }
    }
    if (field.isLoaded()) {
      int target = outlook.bestTarget();
      if (target != Marches.NOWHERE && outlook.valueOfShot() > bestValue) {
        best = TankMove.fire(field.tile(), target);
      }
    }
    return best;
  }

  private int cost(Field field, int tile, int goal) {
    return marches.routes().cost(field.world(), field.kind(), tile, goal);
  }

  private static double progress(Field field, int saved) {
    return 8.0 * saved / Routes.stepCost(field.world(), field.kind(), field.tile());
  }

  /** A cure, ammunition, or whatever is nearest of bases to take and enemies to fight. */
  private int goal(Field field, Outlook outlook) {
    boolean weak = field.units().isDemoralized(field.unit());
    int level = field.world().supply(field.player(), field.tile());
    boolean dry = !field.isLoaded() && (level == 0 || level > 2);
    if (weak || dry) {
      return marches.nearestBase(field, true);
    }
    int base = marches.nearestBase(field, false);
    int enemy = outlook.nearestContact(marches);
    if (base == Marches.NOWHERE || enemy == Marches.NOWHERE) {
      return Math.max(base, enemy);
    }
    boolean fights = field.kind() == UnitKind.ARTILLERY;
    return fights || cost(field, field.tile(), enemy) < cost(field, field.tile(), base)
        ? enemy
        : base;
  }
}
