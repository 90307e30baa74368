package warlab.heuristics.tankwars;

import static warlab.heuristics.tankwars.TankFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/** {@code conquest}: bases and the way there before everything else. */
public final class ConquestHeuristic extends WeightedHeuristic {

  public ConquestHeuristic() {
    super(
        "conquest",
        "bases and the way to them, then the worth of the units",
        term(1, "material"),
        term(500, "bases"),
        term(30, "advance"));
  }
}
