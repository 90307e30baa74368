package warlab.protocols.tankwars.server;

/** Decides when the world of an {@link ServedMatch} moves on. */
interface WorldClock {

  /** What it has to do on a thread of its own, without the match, from the opening to the end. */
  void run(ServedMatch match);

  /**
   * Somebody has come. Called, as all below, by threads that hold the match's monitor, which
   * therefore also guards whatever a clock remembers from one call to the next.
   */
  void seat(int number);

  /** The last player has come. */
  void begin();

  /** Whether somebody has seen the world as it is and must wait for the next one. */
  boolean hasShown(int number);

  /** Returns when a STATUS may be answered; may wait on the match. */
  void awaitStatus(ServedMatch match, int number) throws InterruptedException;

  /** Whether what others ordered since the last update stays unseen until the next. */
  boolean hidesNewOrders();
}
