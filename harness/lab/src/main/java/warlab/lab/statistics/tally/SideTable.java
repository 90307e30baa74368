package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.Pairing;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SideSummary;

/** How each side did: over all games, for each player, and in each pairing. */
final class SideTable {
  private final List<Role> roles;
  private final KnownScores scores;
  private final List<Cell> cells = new ArrayList<>();

  /** What a player did on a side against one opponent on the other. */
  private record Cell(Role role, Role opponent, Side side, GameCounts results) {}

  SideTable(int legs, List<Role> roles, List<PairingTally> pairings, KnownScores scores) {
    this.roles = roles;
    this.scores = scores;
    for (PairingTally each : pairings) {
      for (int leg = 0; leg < legs; leg++) {
        add(each.pairing(), leg, each.results(leg));
      }
    }
  }

  private void add(Pairing pairing, int leg, GameCounts results) {
    Side side = GameRecord.sideOfA(leg);
    Role a = new Role(pairing.a().name(), side);
    Role b = new Role(pairing.b().name(), side.opponent());
    cells.add(new Cell(a, b, side, results));
    cells.add(new Cell(b, a, side.opponent(), results.reversed()));
  }

  List<SideSummary> summaries() {
    List<SideSummary> summaries = new ArrayList<>();
    for (Side side : Side.values()) {
      GameCounts all = sum(cell -> cell.side() == side);
      summaries.add(summary(null, side, null, all));
    }
    for (Role role : roles) {
      Side side = role.side();
      if (side != null) {
        summaries.add(summary(role.player(), side, null, of(role)));
      }
    }
    for (Cell cell : cells) {
      String opponent = cell.opponent().player();
      summaries.add(summary(cell.role().player(), cell.side(), opponent, cell.results()));
    }
    return summaries;
  }

  private SideSummary summary(
      @Nullable String player, Side side, @Nullable String opponent, GameCounts results) {
    ScoreEstimate estimate = scores.of(results).estimate();
    return new SideSummary(player, side, opponent, results, estimate);
  }

  /** What a role did against all opponents. */
  GameCounts of(Role role) {
    return sum(cell -> role.contains(cell.role()));
  }

  private GameCounts sum(Predicate<Cell> wanted) {
    return cells.stream()
        .filter(wanted)
        .map(Cell::results)
        .reduce(GameCounts.NONE, GameCounts::plus);
  }
}
