package warlab.heuristics.tankwars;

import static warlab.heuristics.tankwars.TankFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/** {@code command}: material, bases, supply, ammunition and exposure, weighed by matches. */
public final class CommandHeuristic extends WeightedHeuristic {

  public CommandHeuristic() {
    super(
        "command",
        "worth of the units, bases, advance, supply, ammunition, morale and exposure",
        term(1, "material"),
        term(200, "bases"),
        term(6, "advance"),
        term(1, "supply"),
        term(0.5, "ammunition"),
        term(30, "morale"),
        term(-0.05, "exposure"));
  }
}
