package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.summary.ExperimentInfo;
import warlab.lab.statistics.summary.PairingInfo;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Sample;
import warlab.lab.statistics.summary.SideSummary;

/** How each side did: over all games, for each player, and in each pairing. */
final class SideTable {
  private final ExperimentInfo info;
  private final List<Cell> cells = new ArrayList<>();

  /** What a player did on a side against one opponent on the other. */
  record Cell(Role role, Role opponent, Side side, Sample sample) {}

  SideTable(ExperimentInfo info, List<PairingTally> pairings) {
    this.info = info;
    for (int i = 0; i < pairings.size(); i++) {
      for (int leg = 0; leg < info.legs(); leg++) {
        add(info.pairings().get(i), leg, pairings.get(i).sample(leg));
      }
    }
  }

  private void add(PairingInfo pairing, int leg, Sample sample) {
    Side side = GameRecord.sideOfA(leg);
    Role a = new Role(pairing.a(), side);
    Role b = new Role(pairing.b(), side.opponent());
    cells.add(new Cell(a, b, side, sample));
    cells.add(new Cell(b, a, side.opponent(), sample.reversed()));
  }

  List<Cell> cells() {
    return cells;
  }

  List<SideSummary> summaries() {
    List<SideSummary> summaries = new ArrayList<>();
    for (Side side : Side.values()) {
      Sample all = sum(cell -> cell.side() == side);
      summaries.add(new SideSummary(null, side, null, all));
    }
    for (Role role : info.roles()) {
      Side side = role.side();
      if (side != null) {
        summaries.add(new SideSummary(role.player(), side, null, of(role)));
      }
    }
    for (Cell cell : cells) {
      String opponent = cell.opponent().player();
      summaries.add(new SideSummary(cell.role().player(), cell.side(), opponent, cell.sample()));
    }
    return summaries;
  }

  /** What a role did against all opponents. */
  Sample of(Role role) {
    return sum(cell -> role.contains(cell.role()));
  }

  private Sample sum(Predicate<Cell> wanted) {
    return cells.stream().filter(wanted).map(Cell::sample).reduce(Sample.NONE, Sample::plus);
  }
}
