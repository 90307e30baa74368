package warlab.protocols.tankwars.server;

/**
 * Decides when the world of an {@link ServedMatch} moves on. Unless told otherwise it lets anybody
 * see the world at any time, as one that runs by itself does.
 */
interface WorldClock {

  /** What it has to do on a thread of its own, without the match, from the opening to the end. */
  default void run(ServedMatch match) {}

  /**
   * Somebody has come. Called, as all below, by threads that hold the match's monitor, which
   * therefore also guards whatever a clock remembers from one call to the next.
   */
  default void seat(int number) {}

  /** The last player has come. */
  default void begin() {}

  /** Whether somebody has seen the world as it is and must wait for the next one. */
  default boolean hasShown(int number) {
    return false;
  }

  /** Returns when a STATUS may be answered; may wait on the match. */
  default void awaitStatus(ServedMatch match, int number) throws InterruptedException {}

  /** Whether what others ordered since the last update stays unseen until the next. */
  default boolean hidesNewOrders() {
    return false;
  }
}
