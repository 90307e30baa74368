package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

/** A heuristic of our own: features with fixed weights, a side's amounts minus its opponent's. */
abstract class WeighedFeatures extends WargameHeuristic {

  /** A feature and what one unit of it counts. */
  record Term(int weight, WargameFeature feature) {}

  private final Term[] terms;

  WeighedFeatures(String id, String help, Term... terms) {
    super(id, help);
    this.terms = terms;
  }

  @Override
  final int evaluate(WargamePosition position, Side view) {
    Side opponent = view.opponent();
    int sum = 0;
    for (Term term : terms) {
      WargameFeature feature = term.feature();
      sum += term.weight() * (feature.amount(position, view) - feature.amount(position, opponent));
    }
    return sum;
  }
}
