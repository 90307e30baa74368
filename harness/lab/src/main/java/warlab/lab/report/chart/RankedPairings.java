package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.Pairing;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/**
 * The pairings with games as charts and tables show them: the strongest player's first, from the
 * strongest opponent down, each seen from who scored more. Where a side is fixed or a test asks
 * about one of the two, who is named first means something, and stays.
 */
public final class RankedPairings {
  private RankedPairings() {}

  public static List<PairingSummary> of(Summary summary) {
    Map<Role, Double> ratings = new HashMap<>();
    summary.players().forEach(player -> ratings.put(player.role(), player.rating()));
    boolean isFixed = summary.config().hasFixedSides();
    List<PairingSummary> turned = new ArrayList<>();
    for (PairingSummary pairing : summary.pairings()) {
      if (pairing.results().games() > 0) {
        boolean turns = !isFixed && pairing.sprt() == null && pairing.estimate().score() < 0.5;
        turned.add(turns ? pairing.reversed() : pairing);
      }
    }
    turned.sort(
        Comparator.comparingDouble(
                (PairingSummary each) -> -rating(ratings, each.a(), isFixed ? Side.FIRST : null))
            .thenComparingDouble(each -> -rating(ratings, each.b(), isFixed ? Side.SECOND : null)));
    return turned;
  }

  private static double rating(Map<Role, Double> ratings, String player, @Nullable Side side) {
    return ratings.getOrDefault(new Role(player, side), 0.0);
  }

  /** How long the games of a pairing are, under its name as it is shown. */
  record Lengths(String name, Pairing pairing, LengthSummary games) {}

  /** In the same order and with the same names, all games of a pairing in one group. */
  static List<Lengths> lengths(Summary summary) {
    Map<Pairing, LengthSummary> known = new HashMap<>();
    for (LengthSummary each : summary.lengths()) {
      Pairing pairing = each.pairing();
      if (pairing != null && each.outcome() == null && each.ending() == null) {
        known.put(pairing, each);
      }
    }
    List<Pairing> plan = summary.config().pairings();
    List<Lengths> lengths = new ArrayList<>();
    for (PairingSummary each : of(summary)) {
      Pairing pairing = plan.get(each.index());
      LengthSummary games = known.get(pairing);
      if (games != null) {
        lengths.add(new Lengths(Headings.pairing(each, summary), pairing, games));
      }
    }
    return lengths;
  }
}
