package warlab.heuristics.wargame;

import static warlab.heuristics.wargame.WargameFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/**
 * Our better heuristic for the Attacker: {@link AssaultHeuristic} with the weights that {@code
 * configs/tune-attacker.yaml} found and proved.
 */
public final class OnslaughtHeuristic extends WeightedHeuristic {

  public OnslaughtHeuristic() {
    super(
        "onslaught",
        "ours, for the attacker: assault with tuned weights, repairs in reach, units held back",
        term(100, "material"),
        term(37.46, "health"),
        term(70, "ai-safety"),
        term(52.47, "virus-reach"),
        term(12.753, "mobility"),
        term(2.08, "combat-outlook"),
        term(36.6, "repair-reach"),
        term(-11.21, "advance"));
  }
}
