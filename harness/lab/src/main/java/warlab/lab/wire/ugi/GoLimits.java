package warlab.lab.wire.ugi;

import java.util.StringJoiner;
import warlab.games.Options;

/**
 * What a program is told to keep to in a search; 0 where there is no such limit.
 *
 * @param marginMs how much longer than its time a search may take before it counts as an overrun
 */
public record GoLimits(long depth, long nodes, long timeMs, long marginMs) {
  /** A program that is told nothing at all might think for ever. */
  private static final long USUAL_MS = 1000;

  public static GoLimits of(Options options) {
    GoLimits given =
        new GoLimits(
            options.integerOr("depth", 0),
            options.integerOr("nodes", 0),
            options.integerOr("timeMs", 0),
            options.integer("marginMs"));
    return given.depth + given.nodes + given.timeMs > 0
        ? given
        : new GoLimits(0, 0, USUAL_MS, given.marginMs);
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
    if (timeMs > 0) {
      words.add("movetime " + timeMs);
    }
    return words.toString();
  }

  boolean isTimed() {
    return timeMs > 0;
  }

  /** When a program that has not answered loses its game. */
  long forfeitMs() {
    return 2 * timeMs + 1000;
  }
}
