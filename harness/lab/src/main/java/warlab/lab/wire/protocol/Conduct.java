package warlab.lab.wire.protocol;

/** Watches what one client sends, and refuses to go on with one that floods or talks rubbish. */
public final class Conduct {
  private final Limits limits;
  private long left;
  private long seenTick;
  private int rubbish;

  public Conduct(Limits limits) {
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
    rubbish = request.verb() == Request.Verb.INVALID ? rubbish + 1 : 0;
    if (rubbish > limits.rubbish()) {
      throw new WireException("sent more than " + limits.rubbish() + " invalid commands in a row");
    }
  }
}
