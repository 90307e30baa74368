package warlab.players.tree;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import warlab.games.Scores;
import warlab.players.EvalsByDepth;
import warlab.players.MoveLine;
import warlab.players.SearchReport;

/**
 * Counts one search and says when it must end. A search asks {@link #visit} before each node and
 * then reports what became of the node if that was an eval or a table hit. Inner nodes and children
 * follow from the rest, so only what cannot be derived is counted in the hot path.
 */
public final class SearchMeter {
  private static final int NODES_PER_CLOCK_CHECK = 32;
  private static final int NODES_PER_INTERRUPT_CHECK = 4096;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long nodes;
  private long tableHits;
  private long searches;
  private long[] evals = new long[64];

  /** The number of nodes at which limits are looked at again: one comparison a node, no more. */
  private long checkpoint;

  private long nodeLimit;
  private boolean timed;
  private boolean inCpuTime;
  private long startNanos;
  private long allowedNanos;
  private boolean timeStops;
  private int leafPly;
  private boolean timeUp;
  private boolean stopped;
  private boolean clamped;

  /** Forgets everything and starts the clock. */
  public void begin(SearchLimits limits) {
    nodes = 0;
    tableHits = 0;
    searches = 0;
    Arrays.fill(evals, 0);
    nodeLimit = limits.nodes();
    timed = limits.isTimed();
    allowedNanos = timed ? limits.timeMs() * 1_000_000 : Long.MAX_VALUE;
    inCpuTime = limits.inCpuTime();
    startNanos = now();
    timeUp = false;
    stopped = false;
    clamped = false;
    stopInTime();
  }

  /** From now on nothing ends the search but an interrupt: what is found out after a decision. */
  public void liftLimits() {
    nodeLimit = Long.MAX_VALUE;
    timed = false;
    timeUp = false;
    ignoreTime();
  }

  /** From now on time limits do nothing: the iterations of the minimal depth. */
  public void ignoreTime() {
    obeyTime(false, Integer.MAX_VALUE);
  }

  /** From now on {@link #visit} refuses when time is up. */
  public void stopInTime() {
    obeyTime(true, Integer.MAX_VALUE);
  }

  /** From now on nodes {@code ply} or more moves from the root are leaves when time is up. */
  public void flattenInTime(int ply) {
    obeyTime(false, ply);
  }

  private void obeyTime(boolean stops, int leavesFrom) {
    timeStops = stops;
    leafPly = leavesFrom;
    checkpoint = nodes; // the new rule holds from the next node on
  }

  /** Counts the root of an iteration; {@code false} when a limit forbids it. */
  public boolean visitRoot() {
    if (!visit()) {
      return false;
    }
    searches++;
    return true;
  }

  /** Counts a node; {@code false} when a limit forbids it, and from then on always. */
  public boolean visit() {
    if (nodes >= checkpoint && checkLimits()) {
      return false;
    }
    nodes++;
    return true;
  }

  /** Says whether the search must stop, and sets the next checkpoint. */
  private boolean checkLimits() {
    Thread here = Thread.currentThread();
    if (here.isInterrupted()) {
      if (!(here instanceof SearchThread)) {
        throw new CancellationException("interrupted after " + nodes + " nodes");
      }
      stopped = true;
    }
    timeUp = timed && (timeUp || now() - startNanos >= allowedNanos);
    stopped |= nodes >= nodeLimit || (timeUp && timeStops);
    // So few nodes take microseconds, which is how closely time is kept. When it is up, the clock
    // has nothing more to tell.
    int step = timed && !timeUp ? NODES_PER_CLOCK_CHECK : NODES_PER_INTERRUPT_CHECK;
    checkpoint = stopped ? nodes : Math.min(nodeLimit, nodes + step);
    return stopped;
  }

  /** A heuristic's score, cut to {@link Scores#BOUND} so that it cannot look like a result. */
  public int bounded(int score) {
    if (!Scores.isDecided(score)) {
      return score;
    }
    clamped = true;
    return Scores.clamp(score);
  }

  /** The node just visited was evaluated. */
  public void countEval(int ply) {
    reserve(ply);
    evals[ply]++;
  }

  private void reserve(int ply) {
    if (ply >= evals.length) {
      evals = Arrays.copyOf(evals, 2 * ply);
    }
  }

  /** Visits leaves, as far as limits allow: {@code false} when one of them was refused. */
  public boolean visitLeaves(int count, int ply) {
    // One by one up to the checkpoint, where a limit may refuse the next; then the rest at once.
    int left = count;
    while (nodes + left > checkpoint && left > 0 && visit()) {
      countEval(ply);
      left--;
    }
    if (stopped) {
      return false;
    }
    nodes += left;
    reserve(ply);
    evals[ply] += left;
    return true;
  }

  /** Visits children of a node, each with the one leaf that refutes it, as far as limits allow. */
  public void visitRefuted(int count, int ply) {
    int left = count;
    while (nodes + 2L * left > checkpoint && left > 0 && visit()) {
      visitLeaves(1, ply + 2);
      left--;
    }
    if (!stopped) {
      nodes += left;
      visitLeaves(left, ply + 2);
    }
  }

  /** The node just visited was answered by a table. */
  public void countTableHit() {
    tableHits++;
  }

  public long nodes() {
    return nodes;
  }

  public boolean isStopped() {
    return stopped;
  }

  /** Whether time is up and the search therefore ends at this distance from the root. */
  public boolean isFlattened(int ply) {
    return timeUp && ply >= leafPly;
  }

  /** Whether time is up and scores below here may come from leaves at the wrong depth. */
  public boolean isFlattening() {
    return timeUp && leafPly != Integer.MAX_VALUE;
  }

  /** Time since {@link #begin}, by the clock of the limits. */
  public long nanos() {
    return now() - startNanos;
  }

  private long now() {
    return inCpuTime ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
  }

  public SearchReport report(
      int score, int depth, double averageDepth, MoveLine bestMoves, MoveLine expectedLine) {
    EvalsByDepth evalsByDepth = EvalsByDepth.of(evals, evals.length);
    long evalCount = evalsByDepth.total();
    return new SearchReport(
        score,
        depth,
        nodes,
        evalCount,
        nodes - evalCount - tableHits,
        nodes - searches,
        tableHits,
        searches,
        evalsByDepth,
        averageDepth,
        bestMoves,
        expectedLine,
        nanos(),
        clamped);
  }
}
