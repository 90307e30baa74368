package warlab.players;

/**
 * What one search found and counted. The meanings are those of the original program: a node is one
 * visit of a position, root and leaves included; an eval is one evaluation, at the depth limit, of
 * a finished game or when time is up. Over iterations the counters add up. {@code nodes = evals +
 * innerNodes + tableHits}, and {@code children = nodes - searches}.
 *
 * @param score in the view of the side that moves
 * @param depth the deepest iteration that counted
 * @param searches visits of the root: one an iteration, more if it was searched again
 * @param children moves actually searched, over all inner nodes
 * @param tableHits nodes answered by the transposition table
 * @param evalsByDepth evals at each distance from the root
 * @param averageDepth of the last full iteration: a leaf has its depth, an inner node the plain
 *     mean of its searched children
 * @param bestMoves after {@link Player#study} all root moves that share the score, in canonical
 *     order, where the search can tell; otherwise just the move
 * @param principalVariation the line expected, beginning with the move; of {@link Player#choose}
 *     just the move
 * @param nanos wall clock; the only number here that two equal searches do not share
 * @param clamped whether the heuristic left its bound, so that scores were cut to it
 */
public record SearchReport(
    int score,
    int depth,
    long nodes,
    long evals,
    long innerNodes,
    long children,
    long tableHits,
    long searches,
    EvalsByDepth evalsByDepth,
    double averageDepth,
    MoveLine bestMoves,
    MoveLine principalVariation,
    long nanos,
    boolean clamped) {

  /** Of a player whose scores come from no heuristic. */
  public SearchReport(
      int score,
      int depth,
      long nodes,
      long evals,
      long innerNodes,
      long children,
      long tableHits,
      long searches,
      EvalsByDepth evalsByDepth,
      double averageDepth,
      MoveLine bestMoves,
      MoveLine principalVariation,
      long nanos) {
    this(
        score,
        depth,
        nodes,
        evals,
        innerNodes,
        children,
        tableHits,
        searches,
        evalsByDepth,
        averageDepth,
        bestMoves,
        principalVariation,
        nanos,
        false);
  }

  /** Whether a counter is negative or missing: no search can have counted that. */
  public boolean isBroken() {
    boolean broken =
        evalsByDepth == null // a plug-in may be compiled without checks
            || (depth | nodes | evals | innerNodes | children | tableHits | searches | nanos) < 0;
    for (int ply = 0; !broken && ply < evalsByDepth.length(); ply++) {
      broken = evalsByDepth.at(ply) < 0;
    }
    return broken;
  }

  /** The same search with more known about its result. */
  SearchReport explained(MoveLine allBest, MoveLine line) {
    return new SearchReport(
        score,
        depth,
        nodes,
        evals,
        innerNodes,
        children,
        tableHits,
        searches,
        evalsByDepth,
        averageDepth,
        allBest,
        line,
        nanos,
        clamped);
  }
}
