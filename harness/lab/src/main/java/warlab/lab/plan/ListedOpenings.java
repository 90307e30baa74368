package warlab.lab.plan;

import java.util.List;
import java.util.Locale;
import warlab.lab.UsageException;
import warlab.lab.record.Opening;

/**
 * The user's own openings, one for each pair in the order of the file.
 *
 * @param repeat whether the list begins again when it runs out
 */
record ListedOpenings(List<String> positions, boolean repeat) implements Openings {
  @Override
  public Opening of(int pair) {
    int number = pair % positions.size();
    return new Opening(number, positions.get(number));
  }

  /** A list has no position twice. */
  @Override
  public boolean repeatsFrom(int pair) {
    return pair >= positions.size();
  }

  @Override
  public void require(int pairs) {
    if (pairs > positions.size() && !repeat) {
      throw new UsageException(
          String.format(
              Locale.ROOT,
              "openings: the file has %,d positions, the plan needs %,d:"
                  + " add some, lower pairs, or set match.repeat to true",
              positions.size(),
              pairs));
    }
  }

  @Override
  public String inWords(int pairs) {
    return Openings.used("of the file", positions.size(), pairs);
  }
}
