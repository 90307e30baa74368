package warlab.lab.statistics.tally;

import java.util.List;
import java.util.stream.IntStream;
import warlab.games.Side;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.CrossTableCounts;
import warlab.lab.statistics.rating.RatingTable;
import warlab.lab.statistics.summary.Role;

/** Rates all roles together; the games of a pair are one observation. */
final class RatingFit {

  private RatingFit() {}

  /**
   * @param hasFixedSides then the advantage of the first side cannot be told from the players: it
   *     is part of their ratings
   */
  static RatingTable of(List<Role> roles, List<PairingTally> pairings, boolean hasFixedSides) {
    int legs = hasFixedSides ? 1 : 2;
    CrossTableCounts results = new CrossTableCounts(roles.size());
    for (PairingTally each : pairings) {
      int a = place(roles, new Role(each.pairing().a().name(), Side.FIRST));
      int b = place(roles, new Role(each.pairing().b().name(), Side.SECOND));
      for (int first = 0; first < 3; first++) {
        for (int second = 0; second < 3; second++) {
          long count = each.pairs(first, second);
          if (count > 0) {
            List<Double> points = List.of(first / 2.0, second / 2.0);
            results.addUnits(a, b, count, points.subList(0, legs));
          }
        }
      }
    }
    return BradleyTerry.fit(results, !hasFixedSides);
  }

  /** The number of the rated role that covers a player on a side. */
  static int place(List<Role> roles, Role seat) {
    return IntStream.range(0, roles.size())
        .filter(i -> roles.get(i).contains(seat))
        .findFirst()
        .orElseThrow();
  }
}
