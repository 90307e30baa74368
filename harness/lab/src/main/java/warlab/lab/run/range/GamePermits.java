package warlab.lab.run.range;

import java.util.concurrent.Semaphore;

/**
 * Lets games run side by side, or one alone. A game that runs out of memory may be the victim of
 * its neighbour; only when it fails alone as well it is at fault.
 */
final class GamePermits {
  private final int places;
  private final Semaphore free;

  GamePermits(int places) {
    this.places = places;
    // Fair, or the one that wants all places would wait for as long as others come and go.
    free = new Semaphore(places, true);
  }

  /** Waits for a place, or for all of them. */
  int enter(boolean alone) {
    int taken = alone ? places : 1;
    // An interrupt is meant for a player, and none is being called here.
    free.acquireUninterruptibly(taken);
    return taken;
  }

  /** Gives back what {@link #enter} returned; any thread may do it for an abandoned one. */
  void leave(int taken) {
    free.release(taken);
  }
}
