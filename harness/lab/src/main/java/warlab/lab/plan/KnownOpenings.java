package warlab.lab.plan;

import warlab.lab.record.Opening;
import warlab.lab.record.journal.OpeningList;

/**
 * Openings that were made before: pairs take them in order and begin again at the end, as they did
 * when the list was made.
 *
 * @param others makes the ones that are missing in the list
 */
record KnownOpenings(OpeningList list, Openings others) implements Openings {

  @Override
  public Opening of(int pair) {
    Opening known = list.size() == 0 ? null : list.find(pair % list.size());
    return known == null ? others.of(pair) : known;
  }

  @Override
  public boolean repeatsFrom(int pair) {
    return others.repeatsFrom(pair);
  }

  @Override
  public void require(int pairs) {
    // They were enough when they were made.
  }

  @Override
  public String inWords(int pairs) {
    return others.inWords(pairs);
  }
}
