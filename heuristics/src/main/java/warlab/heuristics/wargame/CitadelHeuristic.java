package warlab.heuristics.wargame;

import static warlab.heuristics.wargame.WargameFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/**
 * Our better heuristic for the Defender: {@link BastionHeuristic} with the weights that {@code
 * configs/tune-defender.yaml} found and proved.
 */
public final class CitadelHeuristic extends WeightedHeuristic {

  public CitadelHeuristic() {
    super(
        "citadel",
        "ours, for the defender: bastion with tuned weights, and units around the AI",
        term(100, "material"),
        term(25.87, "health"),
        term(55.6, "ai-safety"),
        term(39.53, "virus-reach"),
        term(6.184, "mobility"),
        term(8.023, "repair-reach"),
        term(16.76, "combat-outlook"),
        term(31.71, "ai-guard"));
  }
}
