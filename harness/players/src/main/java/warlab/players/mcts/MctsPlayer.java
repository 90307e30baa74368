package warlab.players.mcts;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SearchHints;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.players.Decision;
import warlab.players.MoveLine;
import warlab.players.Player;
import warlab.players.Seat;
import warlab.players.tree.SearchMeter;
import warlab.players.tree.SearchSettings;

/**
 * Plays by UCT (Kocsis and Szepesvari 2006). Every sample begins at the root, follows the tree by
 * upper confidence bounds in the view of whoever is to move, judges the first position beyond it
 * and records that along its way. In games that hide something, a sample guesses it, and only moves
 * that are legal in its guess are followed (single-observer information sets, Cowling, Powley and
 * Whitehouse 2012).
 */
final class MctsPlayer implements Player {
  private final SearchSettings settings;
  private final MctsSettings own;
  private final boolean guesses;
  private final MctsTree tree;
  private final SearchMeter meter;
  private final SeededStream stream;
  private final MoveStack stack = new MoveStack();
  private int[] path = new int[64];
  private int[] scores = new int[64];
  private @Nullable Position scratch;
  private Side rootSide = Side.FIRST;
  private boolean isHinted;
  private int deepest;
  private long depthSum;
  private long samples;

  MctsPlayer(Game game, Options options, Seat seat) {
    settings = SearchSettings.of(game, options);
    own = MctsSettings.of(options);
    guesses = game.hidesInformation();
    tree = seat.keep(MctsTree.class, MctsTree::new);
    meter = seat.keep(SearchMeter.class, SearchMeter::new);
    stream = seat.stream();
  }

  @Override
  public Decision choose(Position view) {
    meter.begin(settings.limits());
    rootSide = view.sideToMove();
    isHinted = view instanceof SearchHints;
    deepest = 0;
    depthSum = 0;
    samples = 0;
    tree.reset();
    Position sample = scratch == null ? view.copy() : scratch;
    scratch = sample;
    // The root has all its moves at once, however small the tree may be: one of them is played.
    expand(view, MctsTree.ROOT);
    while (!meter.isStopped() && samples < own.simulations()) {
      sample.copyFrom(view);
      sample.keepHistory(false);
      sample.determinize(stream.nextLong());
      sample(sample);
    }
    return decide(view);
  }

  /** Takes one sample. One that a limit cuts short counts for nothing but its nodes. */
  private void sample(Position sample) {
    if (!meter.visitRoot()) {
      return;
    }
    int node = MctsTree.ROOT;
    int ply = 0;
    // 1. Down the tree, as far as it has grown.
    while (!sample.isOver() && growChildren(sample, node)) {
      node = select(sample, node);
      sample.play(tree.move(node));
      path = ply == path.length ? Arrays.copyOf(path, 2 * ply) : path;
      path[ply++] = node;
      if (!meter.visit()) {
        return;
      }
    }
    // 2. What the end of that way is worth, 3. recorded along all of it.
    double reward = judge(sample, ply);
    if (!meter.isStopped()) {
      deepest = Math.max(deepest, ply);
      tree.record(MctsTree.ROOT, reward);
      for (int i = 0; i < ply; i++) {
        tree.record(path[i], reward);
      }
    }
  }

  /**
   * Sees to it that a node has the children of this sample; {@code false} where it gets none and
   * the sample leaves the tree.
   */
  private boolean growChildren(Position sample, int node) {
    if (!guesses && tree.firstChild(node) != MctsTree.NONE) {
      return true;
    }
    // Most nodes are visited only once; children at the first visit would fill the tree in vain.
    boolean isDue = tree.visits(node) > 0 || node == MctsTree.ROOT;
    if (!isDue || tree.size() + sample.maxMoves() > own.treeNodes()) {
      return false;
    }
    // Where something is guessed, every sample may bring moves that no sample before it had.
    expand(sample, node);
    return true;
  }

  /** Adds the children that are missing; those to try first go in last, to the front. */
  private void expand(Position sample, int node) {
    stack.clear();
    int count = sample.listedMoves(settings.moveList(), stack);
    // Shuffled first, so that moves which score the same come in no order of the board's.
    for (int left = count; left > 1; left--) {
      stack.swap(stream.nextInt(left), left - 1);
    }
    if (sample instanceof SearchHints hints) {
      sortByScore(hints);
    }
    for (int i = 0; i < count; i++) {
      if (!guesses || tree.child(node, stack.get(i)) == MctsTree.NONE) {
        tree.addChild(node, stack.get(i));
      }
    }
  }

  /** Sorts the moves on the stack, lowest score first. */
  private void sortByScore(SearchHints hints) {
    int count = stack.size();
    scores = count > scores.length ? new int[2 * count] : scores;
    for (int i = 0; i < count; i++) {
      scores[i] = hints.orderingScore(stack.get(i));
    }
    // By selection, whose swaps decide the order of equals: another sort would play other games.
    for (int i = 0; i < count; i++) {
      int lowest = i;
      for (int j = i + 1; j < count; j++) {
        lowest = scores[j] < scores[lowest] ? j : lowest;
      }
      scores[lowest] = scores[i]; // what stands at i is not looked at again
      stack.swap(i, lowest);
    }
  }

  /** The child with the greatest upper confidence bound. */
  private int select(Position sample, int node) {
    boolean isOwn = sample.sideToMove() == rootSide;
    double logVisits = StrictMath.log(Math.max(1, tree.visits(node)));
    double greatest = Double.NEGATIVE_INFINITY;
    int best = MctsTree.NONE;
    for (int child = tree.firstChild(node);
        child != MctsTree.NONE && greatest != Double.POSITIVE_INFINITY;
        child = tree.nextSibling(child)) {
      double bound = bound(child, node, logVisits, isOwn);
      if (bound > greatest && (!guesses || isListed(tree.move(child)))) {
        greatest = bound;
        best = child;
      }
    }
    return best;
  }

  /**
   * A move never tried comes first. Where the game's hints order them, all but the root's count as
   * tried once with their parent's mean instead, so that poor ones are left alone: with 1,000 nodes
   * that raised the score against {@code greedy} in AI Wargame from 0.55 to 0.9.
   */
  private double bound(int child, int parent, double logVisits, boolean isOwn) {
    int visits = tree.visits(child);
    if (visits == 0 && (!isHinted || parent == MctsTree.ROOT)) {
      return Double.POSITIVE_INFINITY;
    }
    double mean = tree.mean(visits == 0 ? parent : child);
    double width = own.exploration() * Math.sqrt(logVisits / Math.max(1, visits));
    return (isOwn ? mean : 1 - mean) + width;
  }

  /**
   * Whether a move is legal in the present guess, whose moves {@link #expand} left in the stack.
   */
  private boolean isListed(int move) {
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i) == move) {
        return true;
      }
    }
    return false;
  }

  /** The reward of a position beyond the tree, in the root side's view. */
  private double judge(Position sample, int treePly) {
    int ply = treePly;
    while (!sample.isOver() && ply < treePly + own.rolloutMoves()) {
      stack.clear();
      int count = sample.listedMoves(settings.moveList(), stack);
      sample.play(stack.get(stream.nextInt(count)));
      ply++;
      if (!meter.visit()) {
        return 0;
      }
    }
    meter.countEval(ply);
    depthSum += ply;
    samples++;
    return sample.isOver()
        ? sample.outcome().halfPoints(rootSide) / 2.0
        : own.reward(balance(sample));
  }

  /**
   * The mean of what one side sees and what the other does not. A term that both see, such as a
   * price of every move played, would make all deep samples look bad for the root side.
   */
  private double balance(Position sample) {
    Heuristic heuristic = settings.heuristic();
    return 0.5 * meter.bounded(heuristic.evaluate(sample, rootSide))
        - 0.5 * meter.bounded(heuristic.evaluate(sample, rootSide.opponent()));
  }

  private Decision decide(Position view) {
    // Visits decide, not means: a move that looked good in few samples is not to be trusted.
    int most = tree.visits(tree.mostVisited(MctsTree.ROOT));
    stack.clear();
    view.listedMoves(settings.moveList(), stack);
    int tied = 0;
    for (int i = 0; i < stack.size(); i++) {
      if (tree.visits(tree.child(MctsTree.ROOT, stack.get(i))) == most) {
        stack.swap(tied++, i);
      }
    }
    int move = stack.get(settings.ties().pick(tied, stream));
    int node = tree.child(MctsTree.ROOT, move);
    int score = most == 0 ? Scores.DRAW : Scores.clamp((long) own.score(tree.mean(node)));
    double averageDepth = samples == 0 ? 0 : (double) depthSum / samples;
    return new Decision(
        move, meter.report(score, deepest, averageDepth, MoveLine.of(move), lineFrom(node)));
  }

  /** The most visited line, as far as it was visited at all. */
  private MoveLine lineFrom(int rootChild) {
    stack.clear();
    int node = rootChild;
    do {
      stack.push(tree.move(node));
      node = tree.mostVisited(node);
    } while (node != MctsTree.NONE && tree.visits(node) > 0);
    return MoveLine.of(stack.toArray(0));
  }
}
