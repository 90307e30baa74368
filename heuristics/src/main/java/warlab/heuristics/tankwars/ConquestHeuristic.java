package warlab.heuristics.tankwars;

import java.util.List;

/** {@code conquest}: bases and the way there before everything else. */
public final class ConquestHeuristic extends WeighedHeuristic {

  public ConquestHeuristic() {
    super(
        "conquest",
        "bases and the way to them, then the worth of the units",
        List.of(
            new Weighed(new MaterialFeature(), 1),
            new Weighed(new BasesFeature(), 500),
            new Weighed(new AdvanceFeature(), 30)));
  }
}
