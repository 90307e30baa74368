package warlab.lab.record;

/**
 * Wall-clock time of the decisions of one side in a game.
 *
 * @param overruns decisions that overran the player's limit of time; 0 without a limit
 * @param worstNanos what the longest of these took; 0 if there are none
 * @param farOverruns how many of them took more than half longer than the limit
 */
public record SideTiming(long nanos, long overruns, long worstNanos, long farOverruns) {
  SideTiming rounded() {
    return new SideTiming(
        GameTiming.twoDigits(nanos), overruns, GameTiming.twoDigits(worstNanos), farOverruns);
  }
}
