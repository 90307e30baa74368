package warlab.lab.wire.protocol;

/**
 * Watches what one client sends, and refuses to go on with one that floods or talks
 * maxInvalidInARow.
 */
public final class RequestThrottle {
  private final Limits limits;
  private long left;
  private long seenTick;
  private int maxInvalidInARow;

  public RequestThrottle(Limits limits) {
    this.limits = limits;
    left = limits.burst();
  }

  /**
   * Takes note of a request.
   *
   * @param tick how often the world has moved on so far
   * @throws WireException when it was one too many
   */
  public void note(Request request, long tick) throws WireException {
    left = Math.min(limits.burst(), left + (tick - seenTick) * limits.perTick());
    seenTick = tick;
    if (--left < 0) {
      throw new WireException("sent more than " + limits.burst() + " requests at a time");
    }
    maxInvalidInARow = request.verb() == Request.Verb.INVALID ? maxInvalidInARow + 1 : 0;
    if (maxInvalidInARow > limits.maxInvalidInARow()) {
      throw new WireException(
          "sent more than " + limits.maxInvalidInARow() + " invalid commands in a row");
    }
  }
}
