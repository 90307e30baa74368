package warlab.lab.run.match;

/** What the matches of a run share. Safe to use from any thread. */
public final class Arena {
  private final PlayerSource players;

  /** Set once, by whichever worker or watching thread finds it out first. */
  private volatile boolean isWary;

  public Arena(PlayerSource players) {
    this.players = players;
  }

  PlayerSource players() {
    return players;
  }

  /** The text of something thrown did not come in time: from now on only the JDK's are asked. */
  void beWary() {
    isWary = true;
  }

  boolean mayAsk(Throwable thrown) {
    return !isWary || FaultText.isPlain(thrown);
  }
}
