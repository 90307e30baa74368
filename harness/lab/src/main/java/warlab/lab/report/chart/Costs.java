package warlab.lab.report.chart;

import java.util.Optional;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;

/** What a player's moves cost. */
enum Costs {
  NODES("nodes", "nodes per move"),
  TIME("time", "milliseconds per move");

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
  double of(PlayerSummary player, Summary summary) {
    return this == NODES
        ? player.cost().nodesPerMove()
        : speed(player, summary).map(SpeedSummary::timeMsPerMove).orElse(0.0);
  }

  /** The 95 % interval of that mean; a count has none but itself. */
  Interval errors(PlayerSummary player, Summary summary) {
    double mean = of(player, summary);
    Optional<SpeedSummary> speed = this == NODES ? Optional.empty() : speed(player, summary);
    return speed.map(SpeedSummary::timesMsPerMove).orElse(new Interval(mean, mean));
  }

  /** In words: {@code 420 nodes per move}. */
  String words(PlayerSummary player, Summary summary) {
    return NumberText.compact(of(player, summary)) + " " + unit;
  }

  private static Optional<SpeedSummary> speed(PlayerSummary player, Summary summary) {
    return summary.speeds().stream()
        .filter(speed -> speed.role().equals(player.role()))
        .findFirst();
  }
}
