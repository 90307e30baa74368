package warlab.players.alphabeta;

import warlab.games.MoveStack;
import warlab.players.Seat;
import warlab.players.tree.RootMoves;
import warlab.players.tree.SearchMeter;

/** The memory of a search, made once for a seat and as good as new for every game. */
final class Workspace {
  /** A quarter of a megabyte. */
  static final int SHALLOW_BITS = 14;

  final SearchMeter meter = new SearchMeter();
  final TranspositionTable deep = new TranspositionTable();
  final TranspositionTable shallow = new TranspositionTable();
  final MoveStack stack = new MoveStack();
  final Frame top = new Frame(0);
  final MoveOrder order = new MoveOrder(stack, top);
  final RootMoves root = new RootMoves();

  static Workspace at(Seat seat) {
    Workspace kept = seat.keep(Workspace.class, Workspace::new);
    // What a player before left behind must not be seen, nor cost time to wipe.
    kept.deep.reset();
    kept.shallow.reset();
    kept.stack.clear(); // a player that was interrupted left its moves there
    return kept;
  }

  /** Makes the tables hold {@code 2^bits} entries, the shallow one up to its own bound. */
  void fitTables(int bits) {
    deep.fit(bits);
    shallow.fit(Math.min(SHALLOW_BITS, bits));
  }
}
