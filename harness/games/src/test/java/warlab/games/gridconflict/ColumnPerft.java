package warlab.games.gridconflict;

import warlab.games.MoveStack;

/** Counts the sequences of exactly so many actions, and what the last action of each did. */
final class ColumnPerft {

  /** The columns of the reference table. */
  record Counts(long sequences, long attacks, long pickups, long roundEnds, long gameEnds) {}

  private final GridConflictPosition position;
  private final MoveStack stack = new MoveStack();
  private long sequences;
  private long attacks;
  private long pickups;
  private long roundEnds;
  private long gameEnds;

  private ColumnPerft(GridConflictPosition position) {
    this.position = position;
  }

  static Counts count(GridConflictPosition position, int depth) {
    ColumnPerft perft = new ColumnPerft(position);
    perft.walk(depth);
    return new Counts(
        perft.sequences, perft.attacks, perft.pickups, perft.roundEnds, perft.gameEnds);
  }

  private void walk(int depth) {
    int first = stack.size();
    position.legalMoves(stack);
    int end = stack.size();
    for (int i = first; i < end; i++) {
      int action = stack.get(i);
      if (depth == 1) {
        countLast(action);
      } else {
        position.play(action);
        walk(depth - 1);
        position.undo();
      }
    }
    stack.truncate(first);
  }

  private void countLast(int action) {
    boolean moves = Action.kind(action) == Action.MOVE;
    boolean picksUp = moves && position.board().at(Action.cell(action)) != Board.EMPTY;
    int rounds = position.roundsCompleted();
    position.play(action);
    sequences++;
    attacks += Action.kind(action) == Action.ATTACK ? 1 : 0;
    pickups += picksUp ? 1 : 0;
    roundEnds += position.roundsCompleted() - rounds;
    gameEnds += position.isOver() ? 1 : 0;
    position.undo();
  }
}
