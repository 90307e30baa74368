package warlab.heuristics.wargame;

import static warlab.heuristics.wargame.WargameFeatures.term;

import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;
import warlab.heuristics.WeightedHeuristic;

/** {@code e1} of the original program. */
public final class E1 extends WeightedHeuristic implements UnitSum {
  private static final UnitGains GAINS = new UnitGains(0, (kind, health) -> Worth.ofKind(kind));

  public E1() {
    super(
        "e1",
        "worth of the units: AI 10, Virus and Tech 3, Firewall and Program 1",
        term(1, "material"));
  }

  /** In one piece: 6 ns instead of 11. */
  @Override
  public int evaluate(Position position, Side view) {
    return Worth.balance(((WargamePosition) position).board(), view);
  }

  @Override
  public UnitGains gains() {
    return GAINS;
  }
}
