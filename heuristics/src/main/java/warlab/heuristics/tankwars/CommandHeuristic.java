package warlab.heuristics.tankwars;

import java.util.List;

/** {@code command}: material, bases, supply, ammunition and exposure, weighed by matches. */
public final class CommandHeuristic extends WeighedHeuristic {

  public CommandHeuristic() {
    super(
        "command",
        "worth of the units, bases, advance, supply, ammunition, morale and exposure",
        List.of(
            new Weighed(new MaterialFeature(), 1),
            new Weighed(new BasesFeature(), 200),
            new Weighed(new AdvanceFeature(), 6),
            new Weighed(new SupplyFeature(), 1),
            new Weighed(new AmmunitionFeature(), 0.5),
            new Weighed(new MoraleFeature(), 30),
            new Weighed(new ExposureFeature(), -0.05)));
  }
}
