package warlab.lab.statistics.tally;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.SideTotals;
import warlab.lab.statistics.summary.FaultSummary;
import warlab.lab.statistics.summary.Role;

/** Adds up the games of one player on one side: what they cost, its scores, its faults. */
record SeatTally(
    Role role,
    Side side,
    CostTally cost,
    ScoredPositions positions,
    Map<Fault.Kind, FaultSummary> faults) {

  SeatTally(Role role, Side side) {
    this(role, side, new CostTally(), new ScoredPositions(), new EnumMap<>(Fault.Kind.class));
  }

  void add(GameRecord game, @Nullable GameTiming timing, List<MoveRecord> moves) {
    SideTotals totals = game.totals(side);
    cost.add(totals);
    if (timing != null) {
      cost.addTime(totals, timing.of(side));
    }
    if (!moves.isEmpty()) {
      positions.add(moves, side, game.outcome().halfPoints(side));
    }
    Fault fault = game.fault();
    if (fault != null && fault.side() == side) {
      FaultSummary one = new FaultSummary(role, fault.kind(), 1, game.id().game());
      faults.merge(fault.kind(), one, FaultSummary::plus);
    }
  }
}
