package warlab.heuristics.tankwars;

import java.util.List;

/** {@code command}: material, bases, supply, ammunition and exposure, weighed by matches. */
public final class CommandHeuristic extends WeighedHeuristic {

  public CommandHeuristic() {
    super(
        "command",
        "worth of the units, bases, advance, supply, ammunition, morale and exposure",
        List.of(
            new Weighed(new MaterialFeature(), 10),
            new Weighed(new UnitsFeature(), 1000),
            new Weighed(new BasesFeature(), 2000),
            new Weighed(new AdvanceFeature(), 60),
            new Weighed(new SupplyFeature(), 20),
            new Weighed(new AmmunitionFeature(), 5),
            new Weighed(new MoraleFeature(), 300),
            new Weighed(new ExposureFeature(), -2)));
  }
}
