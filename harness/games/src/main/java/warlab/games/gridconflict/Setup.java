package warlab.games.gridconflict;

import warlab.games.Side;

/** A board with the two fighters on it, as files and random boards make it. */
record Setup(Board board, FighterState a, FighterState b, Side next) {

  /** A fighter, where it stands, and the stamina it has now. */
  record FighterState(Fighter fighter, int cell, int stamina) {}
}
