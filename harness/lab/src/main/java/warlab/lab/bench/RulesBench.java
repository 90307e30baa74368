package warlab.lab.bench;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Perft;
import warlab.games.Position;

/** Leaves per second of a perft: every leaf is played and taken back. */
final class RulesBench {
  private static final long ENOUGH_LEAVES = 2_000_000;
  private static final int DEEPEST = 12;

  private RulesBench() {}

  static List<Measurement> of(Game game) {
    Position start = game.start(Options.defaults(game.options()));
    int depth = 1;
    while (depth < DEEPEST && Perft.count(start, depth) < ENOUGH_LEAVES) {
      depth++;
    }
    int chosen = depth;
    long leaves = Perft.count(start, chosen);
    long nanos = CpuTime.best(() -> Perft.count(start, chosen));
    List<Measurement> found = new ArrayList<>();
    found.add(
        new Measurement(
            "rules",
            game.id() + " perft, start, depth " + chosen,
            CpuTime.perSecond(leaves, nanos),
            "leaves/s"));
    return found;
  }
}
