package warlab.lab.statistics.summary;

import warlab.lab.record.Fault;

/**
 * Games that a player lost by breaking the contract in one way.
 *
 * @param firstGame the number of the first of them
 */
public record FaultSummary(Role role, Fault.Kind kind, long games, long firstGame) {

  /** With later games of the same role and kind. */
  public FaultSummary plus(FaultSummary later) {
    return new FaultSummary(role, kind, games + later.games, firstGame);
  }
}
