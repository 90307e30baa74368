package warlab.lab.plan;

import java.util.List;
import warlab.lab.config.Pairing;
import warlab.lab.record.Opening;
import warlab.lab.record.journal.OpeningLog;

/**
 * A schedule of pairs, computed and never listed: pair 0 of every pairing, then pair 1 of every
 * pairing, and so on, so that an interrupted run is balanced and a longer plan begins like a
 * shorter one.
 */
public interface Plan {

  List<Pairing> pairings();

  /** Pairs in the whole plan: pairings times pairs per pairing. */
  long pairCount();

  /** Pairs of each pairing. */
  default long pairsEach() {
    return pairCount() / pairings().size();
  }

  /** Whether a pair of a pairing, and all after it, start where an earlier one did. */
  default boolean repeatsFrom(int pair) {
    return false;
  }

  /** Games a pair has: 2 with sides swapped, 1 in a cross table. */
  int legs();

  /** The games of one pair, in leg order. Safe to call from any thread. */
  List<GameTask> pair(long index);

  /** One game by its number. */
  default GameTask game(long number) {
    return pair(number / legs()).get((int) (number % legs()));
  }

  /** An opening by its number: the one that this pair of every pairing starts from. */
  default Opening opening(int number) {
    return pair((long) number * pairings().size()).get(0).opening();
  }

  /** Adds openings to a list until it has enough, or until they begin again. */
  default void listOpenings(OpeningLog list, long wanted) {
    while (list.size() < wanted) {
      Opening opening = opening(list.size());
      if (opening.number() != list.size()) {
        return;
      }
      list.append(opening);
      if (list.size() % 1000 == 0) {
        list.flush();
      }
    }
  }

  default int pairingOf(long index) {
    return (int) (index % pairings().size());
  }

  default long gamesEach() {
    return pairsEach() * legs();
  }

  default long gameCount() {
    return pairCount() * legs();
  }

  /**
   * The first pair that cannot be made yet, because it follows from results of earlier ones. Asked
   * on the thread that takes results, and never less than before.
   */
  default long knownTo() {
    return pairCount();
  }
}
