package warlab.players.program;

import warlab.games.Options;

/**
 * The time that a player has for a move.
 *
 * @param timeMs 0 for no limit of its own
 * @param marginMs how much longer a move may take before it counts as an overrun
 */
public record MoveLimit(long timeMs, long marginMs) {

  public static MoveLimit of(Options settings) {
    return new MoveLimit(
        settings.integerOr(ProgramOptions.TIME_MS.name(), 0),
        settings.integer(ProgramOptions.MARGIN_MS.name()));
  }

  public boolean isTimed() {
    return timeMs > 0;
  }

  public boolean isOverrun(long tookNanos) {
    return isTimed() && tookNanos > (timeMs + marginMs) * 1_000_000;
  }

  /** When one that has not answered loses its game, or a time that never comes. */
  public long forfeitMs(long neverMs) {
    return isTimed() ? 2 * timeMs + 1000 : neverMs;
  }
}
