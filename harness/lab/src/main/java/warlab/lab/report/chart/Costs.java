package warlab.lab.report.chart;

import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** What a player's moves cost. */
enum Costs {
  NODES("nodes", "nodes per move") {
    @Override
    double of(PlayerSummary player, Summary summary) {
      return player.cost().nodesPerMove();
    }
  },
  TIME("time", "milliseconds per move") {
    @Override
    double of(PlayerSummary player, Summary summary) {
      return summary.speeds().stream()
          .filter(speed -> speed.role().equals(player.role()))
          .mapToDouble(SpeedSummary::timeMsPerMove)
          .findFirst()
          .orElse(0);
    }
  };

  private final String id;
  private final String unit;

  Costs(String id, String unit) {
    this.id = id;
    this.unit = unit;
  }

  String id() {
    return id;
  }

  String unit() {
    return unit;
  }

  /** The mean of one move; 0 when it is not known. */
  abstract double of(PlayerSummary player, Summary summary);
}
