package warlab.lab.run.range;

import java.util.List;
import warlab.lab.record.PlayedGame;

/**
 * Takes the pairs of a range in schedule order, whatever order they were finished in. Called only
 * by the thread that plays the range, so it needs no lock.
 */
@FunctionalInterface
public interface PairSink {

  /** The first pair from here on that is still wanted. A pair once unwanted stays so. */
  default long wantedFrom(long pair) {
    return pair;
  }

  /**
   * The games of the next wanted pair, in leg order.
   *
   * @throws OutOfMemoryError when nothing has happened yet and it can be tried again
   */
  void accept(List<PlayedGame> pair);

  /** No more pairs are ready for the moment. Needs no memory when nothing is waiting. */
  default void flush() {}
}
