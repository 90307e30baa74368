package warlab.players.alphabeta;

import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * All that a search and its helpers know of the node at one distance from the root, as the stack of
 * Stockfish. Frames are made once for a workspace; each node that is searched at its distance fills
 * the same one. What is found out is of use until the next node is searched there.
 */
final class Frame {
  static final int NONE = TranspositionTable.NONE;

  /** No score is below it. */
  static final int LOWEST = Integer.MIN_VALUE;

  /** The moves from the root. */
  final int ply;

  private @Nullable Frame below;

  // What is asked: the score in the view of the mover, as exactly as the window needs it.
  Side mover = Side.FIRST;
  int depth;
  int alpha;
  int beta;

  // What the table knows.
  long key;
  int tableMove = NONE;

  // The moves that remain to be searched lie in the stack from here on.
  int from;

  // How many moves need only be counted, since a quiet answer refutes them, and their score.
  int refuted;
  int refutedScore;

  // The answer.
  int score;
  int bestMove = NONE;

  /** The node's own ply if it is a leaf, else the plain mean of its searched children's. */
  double meanDepth;

  private double depthSum;
  private int children;

  // What cut off nodes of this ply, the newer first. Kept from node to node.
  int killer = NONE;
  int olderKiller = NONE;

  Frame(int ply) {
    this.ply = ply;
  }

  /** The frame of the node's children. */
  Frame below() {
    Frame known = below;
    if (known == null) {
      known = new Frame(ply + 1);
      below = known;
    }
    return known;
  }

  /** The node's children begin to be searched. */
  void open() {
    depthSum = 0;
    children = 0;
  }

  void addChild(double depth) {
    depthSum += depth;
    children++;
  }

  /** Children that a leaf each refutes. */
  void addRefuted(int count) {
    depthSum += count * (ply + 2.0);
    children += count;
  }

  /** No more children are searched. */
  void close() {
    meanDepth = depthSum / children;
  }

  /** The node ends so many plies from the root, whatever way is taken. */
  void endAt(int leafPly) {
    meanDepth = leafPly;
  }

  /** Forgets the killers of this ply and all below. */
  void forgetKillers() {
    for (Frame each = this; each != null; each = each.below) {
      each.killer = NONE;
      each.olderKiller = NONE;
    }
  }
}
