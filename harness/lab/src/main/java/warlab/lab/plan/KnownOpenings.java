package warlab.lab.plan;

import warlab.lab.record.Opening;
import warlab.lab.record.journal.OpeningList;

/**
 * Openings that were made before: pairs take them in order.
 *
 * @param repeat whether pairs begin again at the end of the list, as they did when it was made;
 *     else one that is missing there was lost
 * @param others makes the ones that are missing in the list
 */
record KnownOpenings(OpeningList list, boolean repeat, Openings others) implements Openings {

  @Override
  public Opening of(int pair) {
    Opening known = list.find(repeat && list.size() > 0 ? pair % list.size() : pair);
    return known == null ? others.of(pair) : known;
  }

  @Override
  public boolean repeatsFrom(int pair) {
    return others.repeatsFrom(pair);
  }

  @Override
  public String inWords(int pairs) {
    return others.inWords(pairs);
  }
}
