package warlab.heuristics.wargame;

import warlab.games.Side;

/** Counts units, their worth and health, which a step changes nothing about. */
abstract class UnitsHeuristic extends WargameHeuristic {

  UnitsHeuristic(String id, String help) {
    super(id, help);
  }

  @Override
  public final boolean tellsQuietMovesApart(Side mover) {
    return false;
  }
}
