package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SideSummary;

/** How each side did: over all games, for each player, and in each pairing. */
final class SideTable {
  private final KnownScores scores;
  private final List<SideSummary> cells = new ArrayList<>();

  SideTable(int legs, List<PairingTally> pairings, KnownScores scores) {
    this.scores = scores;
    for (PairingTally each : pairings) {
      String a = each.pairing().a().name();
      String b = each.pairing().b().name();
      for (int leg = 0; leg < legs; leg++) {
        Side side = GameRecord.sideOfA(leg);
        cells.add(summary(a, side, b, each.results(leg)));
        cells.add(summary(b, side.opponent(), a, each.results(leg).reversed()));
      }
    }
  }

  /** Of all games, of each of these roles that is a side, and of each pairing. */
  List<SideSummary> summaries(List<Role> roles) {
    List<SideSummary> summaries = new ArrayList<>();
    for (Side side : Side.values()) {
      summaries.add(summary(null, side, null, sum(cell -> cell.side() == side)));
    }
    for (Role role : roles) {
      Side side = role.side();
      if (side != null) {
        summaries.add(summary(role.player(), side, null, of(role)));
      }
    }
    summaries.addAll(cells);
    return summaries;
  }

  private SideSummary summary(
      @Nullable String player, Side side, @Nullable String opponent, GameCounts results) {
    return new SideSummary(player, side, opponent, results, scores.of(results).estimate());
  }

  /** What a role did against all opponents. */
  GameCounts of(Role role) {
    return sum(
        cell ->
            role.player().equals(cell.player())
                && (role.side() == null || role.side() == cell.side()));
  }

  private GameCounts sum(Predicate<SideSummary> wanted) {
    return cells.stream()
        .filter(wanted)
        .map(SideSummary::results)
        .reduce(GameCounts.NONE, GameCounts::plus);
  }
}
