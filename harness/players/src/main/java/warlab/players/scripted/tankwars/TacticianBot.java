package warlab.players.scripted.tankwars;

import warlab.games.Position;
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
final class TacticianBot extends TankBot {
  /** The worth of a step straight towards the goal. Found by matches against the hunter. */
  private static final double PROGRESS = 6;

  private final Memory memory;
  private final Marches marches;
  private final Ballot options;
  private final Ballot targets;

  TacticianBot(Side side, SeededStream stream) {
    memory = new Memory(TankPosition.player(side));
    marches = new Marches(stream);
    options = new Ballot(stream);
    targets = new Ballot(stream);
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
    options.open(-outlook.lossAt(field.tile()));
    for (int i = 0; i < field.board().neighbourCount(field.tile()); i++) {
      int next = field.board().neighbour(field.tile(), i);
      if (field.isFree(next)) {
        double value = outlook.valueOfStep(next) + progress(field, next, goal);
        options.offer(TankMove.move(field.tile(), next), value);
      }
    }
    int target = field.isLoaded() ? outlook.bestTarget(targets) : Ballot.NOTHING;
    if (target != Ballot.NOTHING) {
      double value = targets.best() - outlook.lossAt(field.tile());
      options.offer(TankMove.fire(field.tile(), target), value);
    }
    return options.winner() == Ballot.NOTHING ? waitHere(field) : options.winner();
  }

  /** What it is worth to be so much nearer to the goal. */
  private double progress(Field field, int next, int goal) {
    if (goal == Ballot.NOTHING) {
      return 0;
    }
    int saved = marches.cost(field, field.tile(), goal) - marches.cost(field, next, goal);
    return PROGRESS * saved / Routes.stepCost(field.world(), field.kind(), field.tile());
  }

  /** A cure, ammunition, or whatever is nearest of bases to take and enemies to fight. */
  private int goal(Field field, Outlook outlook) {
    boolean needsCure = field.units().isDemoralized(field.unit());
    if (needsCure || (!field.isLoaded() && !marches.isWellSupplied(field))) {
      return marches.nearestBase(field, true);
    }
    int base = marches.nearestBase(field, false);
    int enemy = outlook.nearestContact(marches, targets);
    if (base == Ballot.NOTHING || enemy == Ballot.NOTHING) {
      return Math.max(base, enemy);
    }
    boolean fightsFirst = field.kind() == UnitKind.ARTILLERY;
    int here = field.tile();
    return fightsFirst || marches.cost(field, here, enemy) < marches.cost(field, here, base)
        ? enemy
        : base;
  }
}
