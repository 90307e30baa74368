package warlab.heuristics.wargame;

import static warlab.heuristics.wargame.WargameFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/**
 * Our heuristic for the Attacker. Weights found by matches against {@code e3e4} at depth 3 on the
 * openings of seeds 77 to 79; {@code configs/beat-e3e4.yaml} tests it on others.
 */
public final class AssaultHeuristic extends WeightedHeuristic {

  public AssaultHeuristic() {
    super(
        "assault",
        "ours, for the attacker: material, health, safe AI, Viruses near the enemy AI, mobility",
        term(100, "material"),
        term(20, "health"),
        term(20, "ai-safety"),
        term(20, "virus-reach"),
        term(10, "mobility"));
  }
}
