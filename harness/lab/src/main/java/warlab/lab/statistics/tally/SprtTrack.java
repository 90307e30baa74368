package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.sprt.Sprt;
import warlab.lab.statistics.summary.SprtSummary;

/** A sequential test and the path it took, every so many units a point. */
final class SprtTrack {
  static final int MAX_POINTS = 512;

  private final Sprt sprt;
  private final List<SprtSummary.Point> path = new ArrayList<>();
  private long units;
  private long stride = 1;

  SprtTrack(SprtSpec settings, int games) {
    sprt = Sprt.of(settings, games);
    path.add(here());
  }

  void add(int halfPoints) {
    if (sprt.isDecided()) {
      return;
    }
    sprt.add(halfPoints);
    if (++units % stride == 0) {
      path.add(here());
    }
    if (path.size() > MAX_POINTS) {
      stride *= 2;
      path.removeIf(point -> point.units() % stride != 0);
    }
  }

  private SprtSummary.Point here() {
    return new SprtSummary.Point(units, sprt.llr());
  }

  SprtSummary summary() {
    List<SprtSummary.Point> whole = new ArrayList<>(path);
    if (whole.get(whole.size() - 1).units() != units) {
      whole.add(here());
    }
    return new SprtSummary(
        sprt.settings(),
        sprt.decision(),
        units,
        sprt.llr(),
        sprt.lowerBound(),
        sprt.upperBound(),
        whole,
        units == 0 ? null : sprt.estimate());
  }
}
