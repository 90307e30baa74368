package warlab.lab.bench;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Game;
import warlab.games.Perft;
import warlab.games.Position;

/** Leaves per second of a perft: every leaf is played and taken back. */
final class RulesBench {
  private static final long ENOUGH_LEAVES = 2_000_000;
  private static final int DEEPEST = 12;

  private RulesBench() {}

  /** The start of a game, as deep as it takes, and its lines in {@code perfts.txt}. */
  static List<Measurement> of(Game game) {
    List<Measurement> found = new ArrayList<>();
    Position start = FixedPositions.start(game);
    found.add(measure(game, "start", start, depthOfEnough(start)));
    for (String line : ResourceLines.of("perfts")) {
      String[] parts = line.split(" ", 4);
      if (parts[0].equals(game.id())) {
        Position position = FixedPositions.parse(game, parts[3]);
        found.add(measure(game, parts[2], position, Integer.parseInt(parts[1])));
      }
    }
    return found;
  }

  private static int depthOfEnough(Position start) {
    int depth = 1;
    while (depth < DEEPEST && Perft.count(start, depth) < ENOUGH_LEAVES) {
      depth++;
    }
    return depth;
  }

  private static Measurement measure(Game game, String name, Position position, int depth) {
    long leaves = Perft.count(position, depth);
    long nanos = CpuTime.best(() -> Perft.count(position, depth));
    return new Measurement(
        Bench.RULES,
        "%s perft, %s, depth %d".formatted(game.id(), name, depth),
        CpuTime.perSecond(leaves, nanos),
        "leaves/s");
  }
}
