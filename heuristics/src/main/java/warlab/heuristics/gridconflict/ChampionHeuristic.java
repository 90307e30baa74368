package warlab.heuristics.gridconflict;

import static warlab.heuristics.gridconflict.GridConflictFeatures.term;

import warlab.heuristics.WeightedHeuristic;

/**
 * {@code champion}: {@code duel} with the weights that {@code configs/tune-grid-conflict.yaml}
 * found and proved: stamina and hit points count for more, a quick win in the plain duel for less.
 * Without {@code kill}, which an ablation showed to do harm; {@code configs/without-kill.yaml}
 * tests it on other boards.
 */
public final class ChampionHeuristic extends WeightedHeuristic {

  public ChampionHeuristic() {
    super(
        "champion",
        "'duel' with tuned weights, and stamina, items in reach and blows of the next round",
        term(1000, "life"),
        term(35.7, "hit-points"),
        term(26.8, "attack"),
        term(21.37, "defence"),
        term(177.89, "max-stamina"),
        term(254.1, "duel"),
        term(-2.2, "item-reach"),
        term(-201, "blows"),
        term(25.05, "stamina"));
  }
}
