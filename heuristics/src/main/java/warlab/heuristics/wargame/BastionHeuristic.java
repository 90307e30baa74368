package warlab.heuristics.wargame;

import static warlab.heuristics.wargame.WargameFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/**
 * Our heuristic for the Defender: less eager than {@link AssaultHeuristic}, with an eye on repairs
 * and on fights that will be won. Found on the same openings.
 */
public final class BastionHeuristic extends WeightedHeuristic {

  public BastionHeuristic() {
    super(
        "bastion",
        "ours, for the defender: as assault, with repairs in reach and combats to be won",
        term(100, "material"),
        term(10, "health"),
        term(20, "ai-safety"),
        term(20, "virus-reach"),
        term(5, "mobility"),
        term(10, "repair-reach"),
        term(20, "combat-outlook"));
  }
}
