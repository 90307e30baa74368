package warlab.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.statistics.tally.ScriptedRun;

class CalibrationChartTest {

  @Test
  void aRisingCurveIsShownWhereNoSCurveFits() {
    assertThat(svg(ScriptedRun.ofScoresInSteps())).contains("by any rising curve");
    assertThat(svg(of(10))).contains("by the S-curve").doesNotContain("by any rising curve");
  }

  @Test
  void fewGamesAreNoChart() {
    assertThat(new CalibrationChart().pictures(of(9).summary())).isEmpty();
  }

  private static ScriptedRun of(int games) {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b")).scores(3);
    for (int game = 0; game < games; game++) {
      run.pair(0, "W");
    }
    return run;
  }

  private static String svg(ScriptedRun run) {
    return ChartFiles.svg(new CalibrationChart().pictures(run.summary()).get(0));
  }
}
