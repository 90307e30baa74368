package warlab.heuristics.tankwars;

import java.util.List;

/** {@code attrition}: wears the enemy down and cares for nothing else. */
public final class AttritionHeuristic extends WeighedHeuristic {

  public AttritionHeuristic() {
    super(
        "attrition",
        "worth of the units by health, with shells in the air",
        List.of(new Weighed(new MaterialFeature(), 1)));
  }
}
