package warlab.lab.plan;

/** The starts of an experiment's games, by pair; the same for every pairing. */
interface Openings {

  /** Which opening a pair starts from, counted from 0; -1 for the plain start. */
  int indexOf(int pair);

  /** The position of an opening as text; empty for the plain start. Safe on any thread. */
  String text(int index);

  /**
   * Makes sure that there are enough for a number of pairs.
   *
   * @throws PlanException when there are not, saying what would help
   */
  void require(int pairs);
}
