package warlab.protocols.tankwars.text;

/**
 * What one client may do. Requests are counted by ticks of the world, not by the clock, so that a
 * busy machine makes nobody a flooder.
 *
 * @param lineBytes the longest line
 * @param burst requests in store at most
 * @param perTick requests that come into store with each tick
 * @param maxInvalidInARow invalid commands in a row
 * @param silenceMs how long a client may take over one line
 */
public record Limits(int lineBytes, int burst, int perTick, int maxInvalidInARow, long silenceMs) {
  private static final int LINE_BYTES = 1024;
  private static final int BURST = 2000;
  private static final int INVALID_IN_A_ROW = 100;

  /** For worlds that wait for their players: a full store with each tick. */
  public static Limits inLockstep(long silenceMs) {
    return new Limits(LINE_BYTES, BURST, BURST, INVALID_IN_A_ROW, silenceMs);
  }

  /** For worlds of 30 ticks a second: 3,000 requests a second. */
  public static Limits inRealTime(long silenceMs) {
    return new Limits(LINE_BYTES, BURST, 100, INVALID_IN_A_ROW, silenceMs);
  }
}
