package warlab.players.program;

import java.util.StringJoiner;
import warlab.games.Options;

/** What a program is told to keep to in a search; 0 where there is no such limit. */
public record GoLimits(long depth, long nodes, MoveLimit time) {
  static final String DEPTH = "depth";
  static final String NODES = "nodes";

  /** A program that is told nothing at all might think for ever. */
  private static final long USUAL_MS = 1000;

  public static GoLimits of(Options options) {
    GoLimits given =
        new GoLimits(
            options.integerOr(DEPTH, 0), options.integerOr(NODES, 0), MoveLimit.of(options));
    return given.depth + given.nodes > 0 || given.time.isTimed()
        ? given
        : new GoLimits(0, 0, new MoveLimit(USUAL_MS, given.time.marginMs()));
  }

  /** The command, with its line end. */
  String command() {
    StringJoiner words = new StringJoiner(" ", "go ", "\n");
    if (depth > 0) {
      words.add("depth " + depth);
    }
    if (nodes > 0) {
      words.add("nodes " + nodes);
    }
    if (time.isTimed()) {
      words.add("movetime " + time.timeMs());
    }
    return words.toString();
  }
}
