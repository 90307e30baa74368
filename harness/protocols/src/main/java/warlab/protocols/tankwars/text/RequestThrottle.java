package warlab.protocols.tankwars.text;

import warlab.players.ForfeitException.Reason;

/** Watches what one client sends, and refuses to go on with one that floods or talks nonsense. */
public final class RequestThrottle {
  private final Limits limits;
  private long left;
  private long seenTick;
  private int invalidInARow;

  public RequestThrottle(Limits limits) {
    this.limits = limits;
    left = limits.burst();
  }

  /**
   * Counts a request.
   *
   * @param tick how often the world has moved on so far
   * @throws WireException when it was one too many
   */
  public void check(Request request, long tick) throws WireException {
    left = Math.min(limits.burst(), left + (tick - seenTick) * limits.perTick());
    seenTick = tick;
    if (--left < 0) {
      throw new WireException(
          Reason.FLOODED, "sent more than " + limits.burst() + " requests at a time", null);
    }
    invalidInARow = request.verb() == Request.Verb.INVALID ? invalidInARow + 1 : 0;
    if (invalidInARow > limits.maxInvalidInARow()) {
      throw new WireException(
          Reason.PROTOCOL,
          "sent more than " + limits.maxInvalidInARow() + " invalid commands in a row",
          null);
    }
  }
}
