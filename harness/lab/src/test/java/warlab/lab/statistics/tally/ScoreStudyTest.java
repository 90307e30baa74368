package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.ScoreCurve;
import warlab.lab.statistics.summary.Summary;

class ScoreStudyTest {

  @Test
  void holdsScoresAgainstResults() {
    int[] scores = {-3, -2, -1, -1, 0, 0, 1, 1, 2, 3};
    String results = "LLLWDDWLWW";
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    for (int i = 0; i < scores.length; i++) {
      run.scores(scores[i]).pair(0, results.substring(i, i + 1));
    }

    CalibrationSummary calibration = run.summary().calibrations().get(0);

    assertThat(calibration.role()).isEqualTo(new Role("a", Side.FIRST));
    assertThat(calibration.positions()).isEqualTo(10);
    assertThat(calibration.games()).isEqualTo(10);
    assertThat(calibration.fit().scale()).isCloseTo(0.936533, within(5e-7));
    assertThat(calibration.calibration().logLoss()).isCloseTo(0.498512, within(5e-7));
    assertThat(calibration.calibration().brier()).isCloseTo(0.123272, within(5e-7));
    assertThat(calibration.discrimination().area()).isEqualTo(0.875);
  }

  @Test
  void addsARisingCurveWhereNoSCurveFits() {
    CalibrationSummary calibration = ScriptedRun.ofScoresInSteps().summary().calibrations().get(0);

    Calibration monotone = Objects.requireNonNull(calibration.monotone());
    assertThat(monotone.logLoss()).isLessThan(calibration.calibration().logLoss() - 0.05);
  }

  @Test
  void judgesAPlayerOnBothSidesAndOnEach() {
    Summary summary = ScriptedRun.roundRobin("a", "b").scores(10, -10, 30).pair(0, "WL").summary();

    assertThat(summary.calibrations())
        .extracting(CalibrationSummary::role)
        .containsExactly(
            new Role("a", null),
            new Role("a", Side.FIRST),
            new Role("a", Side.SECOND),
            new Role("b", null),
            new Role("b", Side.FIRST),
            new Role("b", Side.SECOND));
    assertThat(summary.calibrations())
        .extracting(CalibrationSummary::positions)
        .containsExactly(3L, 2L, 1L, 3L, 2L, 1L);
  }

  @Test
  void drawsCurvesOfPlayersOnBothSides() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b");
    for (int i = 0; i < 20; i++) {
      run.scores(10, -10, 30).pair(0, "WL");
    }

    assertThat(run.summary().curves())
        .extracting(ScoreCurve::role)
        .containsOnly(new Role("a", null), new Role("b", null));
  }

  @Test
  void leavesOutScoresThatAreResults() {
    Summary summary =
        ScriptedRun.cross(List.of("a"), List.of("b"))
            .scores(10, -10, Scores.win(3))
            .pair(0, "W")
            .summary();

    assertThat(summary.calibrations().get(0).positions()).isOne();
    assertThat(summary.calibrations().get(0).decided()).isOne();
  }

  @Test
  void hasNothingToSayOfPlayersWithoutScores() {
    Summary summary = ScriptedRun.roundRobin("a", "b").pair(0, "WL").summary();

    assertThat(summary.calibrations()).isEmpty();
    assertThat(summary.curves()).isEmpty();
  }

  @Test
  void drawsExpectationOverPlyForEachResult() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    for (int i = 0; i < 10; i++) {
      run.scores(5, 0, 20, 0, 25).pair(0, "W").pair(0, "W");
      run.scores(4, 0, -20, 0, 30).pair(0, "L").pair(0, "L");
    }

    List<ScoreCurve> curves = curvesOfFirst(run);

    assertThat(curves).extracting(ScoreCurve::halfPoints).containsExactly(2, 0);
    List<ScoreCurve.Point> won = curves.get(0).points();
    assertThat(won).extracting(ScoreCurve.Point::ply).containsExactly(0, 2, 4);
    assertThat(won.get(0).mean()).isLessThan(won.get(1).mean());
    assertThat(curves.get(1).points().get(1).mean()).isLessThan(won.get(0).mean());
  }

  private static List<ScoreCurve> curvesOfFirst(ScriptedRun run) {
    return run.summary().curves().stream()
        .filter(curve -> curve.role().side() == Side.FIRST)
        .toList();
  }

  @Test
  void curvesEndWithTheLastPlyOfTwentyGames() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    for (int i = 0; i < 20; i++) {
      run.scores(5, 0, 20).pair(0, "W");
    }
    for (int i = 0; i < 19; i++) {
      run.scores(5, 0, 20, 0, 30, 0, 40).pair(0, "W").scores(5, 0, -5).pair(0, "L");
    }

    List<ScoreCurve> curves = curvesOfFirst(run);

    assertThat(curves).extracting(ScoreCurve::halfPoints).containsExactly(2);
    assertThat(curves.get(0).points()).extracting(ScoreCurve.Point::ply).containsExactly(0, 2);
  }

  @Test
  void positionsThatASearchSawDecidedAreInNoCurve() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    for (int i = 0; i < 20; i++) {
      run.scores(5, 0, Scores.loss(5)).pair(0, "L");
      run.scores(-5, 0, Scores.win(5)).pair(0, "W");
    }

    assertThat(curvesOfFirst(run))
        .allSatisfy(curve -> assertThat(curve.points()).extracting("ply").containsExactly(0));
  }

  /** 130 plies in at most 60 points: three plies a point. */
  @Test
  void longGamesHaveSeveralPliesAPoint() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    for (int i = 0; i < 20; i++) {
      run.scores(new int[130]).pair(0, "W");
    }

    List<ScoreCurve.Point> points = run.summary().curves().get(0).points();

    assertThat(points).hasSizeLessThanOrEqualTo(60);
    for (int i = 0; i < points.size(); i++) {
      assertThat(points.get(i).ply()).isEqualTo(3 * i);
    }
  }
}
