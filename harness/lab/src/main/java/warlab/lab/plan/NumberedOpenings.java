package warlab.lab.plan;

import warlab.lab.record.Opening;

/**
 * Openings of which only the numbers matter, for games that are compared with their plan.
 *
 * @param size of the list, after which pairs begin again
 */
record NumberedOpenings(int size) implements Openings {

  @Override
  public Opening of(int pair) {
    return new Opening(pair % size, "");
  }

  @Override
  public boolean repeatsFrom(int pair) {
    return pair >= size;
  }

  @Override
  public void require(int pairs) {
    // They were enough when they were made.
  }

  @Override
  public String inWords(int pairs) {
    return Openings.used("by number", size, pairs);
  }
}
