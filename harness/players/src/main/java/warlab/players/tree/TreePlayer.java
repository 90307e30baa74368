package warlab.players.tree;

import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SeededStream;
import warlab.players.Decision;
import warlab.players.MoveLine;
import warlab.players.Player;

/** Plays what a {@link TreeSearch} finds best: deepens within the limits and settles ties. */
public final class TreePlayer implements Player {
  private final TreeSearch search;
  private final SearchMeter meter;
  private final SearchSettings settings;
  private final SeededStream stream;
  private final boolean deepens;
  private final @Nullable DepthAdjuster adjuster;

  /**
   * @param deepens whether depths 1, 2, ... are searched in turn, or only the greatest
   * @param adjuster changes the depth from move to move; {@code null}: it stays
   */
  public TreePlayer(
      TreeSearch search,
      SearchMeter meter,
      SearchSettings settings,
      SeededStream stream,
      boolean deepens,
      @Nullable DepthAdjuster adjuster) {
    this.search = search;
    this.meter = meter;
    this.settings = settings;
    this.stream = stream;
    this.deepens = deepens;
    this.adjuster = adjuster;
  }

  @Override
  public Decision choose(Position view) {
    meter.begin(settings.limits());
    search.begin(view);
    int maxDepth = adjuster == null ? settings.limits().depth() : adjuster.depth();
    double averageDepth = deepens ? deepen(view, maxDepth) : searchOnce(view, maxDepth);
    if (adjuster != null) {
      adjuster.adjust(meter.nanos(), averageDepth);
    }
    return decide(view, averageDepth);
  }

  /** When time is up inside the only iteration, nodes from the minimal depth on become leaves. */
  private double searchOnce(Position view, int depth) {
    meter.stopWhenTimeIsUp(false);
    search.iterate(view, depth);
    return meter.isStopped() ? 0 : meter.meanDepth();
  }

  /** Returns the average depth of the last full iteration. */
  private double deepen(Position view, int maxDepth) {
    double averageDepth = 0;
    for (int depth = 1; depth <= maxDepth; depth++) {
      meter.stopWhenTimeIsUp(depth > settings.limits().minDepth());
      search.iterate(view, depth);
      if (meter.isStopped()) {
        break;
      }
      averageDepth = meter.meanDepth();
      if (Scores.isDecided(search.root().score())) {
        break; // proven by finished games within this depth: no depth changes score or ties
      }
    }
    return averageDepth;
  }

  private Decision decide(Position view, double averageDepth) {
    RootMoves root = search.root();
    MoveLine best = root.best();
    int move = best.get(settings.ties().pick(best.size(), stream));
    return new Decision(
        move,
        meter.report(root.score(), root.depth(), averageDepth, best, search.lineAfter(view, move)));
  }
}
