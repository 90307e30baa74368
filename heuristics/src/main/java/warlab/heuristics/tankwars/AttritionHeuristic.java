package warlab.heuristics.tankwars;

import static warlab.heuristics.tankwars.TankFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/** {@code attrition}: wears the enemy down and cares for nothing else. */
public final class AttritionHeuristic extends WeightedHeuristic {

  public AttritionHeuristic() {
    super("attrition", "worth of the units by health, with shells in the air", term(1, "material"));
  }
}
