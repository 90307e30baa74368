package warlab.lab.statistics.tally;

import java.util.List;
import warlab.games.Side;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.Crosstable;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.ResultCounts;
import warlab.lab.statistics.summary.Role;

/** Rates all roles together. */
final class RatingFit {

  private RatingFit() {}

  /**
   * @param withAdvantage whether the advantage of the first side is told apart from the players:
   *     not when sides are fixed, then it is part of their ratings
   */
  static RatingTable of(List<Role> roles, List<SideTable.Cell> cells, boolean withAdvantage) {
    Crosstable results = new Crosstable(roles.size());
    for (SideTable.Cell cell : cells) {
      if (cell.side() == Side.FIRST) {
        ResultCounts counts = cell.results();
        results.add(
            place(roles, cell.role()),
            place(roles, cell.opponent()),
            counts.score() * counts.games(),
            (double) counts.games());
      }
    }
    return BradleyTerry.fit(results, withAdvantage);
  }

  private static int place(List<Role> roles, Role seat) {
    for (int i = 0; i < roles.size(); i++) {
      if (roles.get(i).contains(seat)) {
        return i;
      }
    }
    throw new IllegalArgumentException("nobody is rated for " + seat);
  }
}
