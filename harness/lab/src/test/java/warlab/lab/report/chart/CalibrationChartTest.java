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
    assertThat(svg(ScriptedRun.cross(List.of("a"), List.of("b")).scores(3).pair(0, "W")))
        .contains("by the S-curve")
        .doesNotContain("by any rising curve");
  }

  private static String svg(ScriptedRun run) {
    return ChartFiles.svg(new CalibrationChart().pictures(run.summary()).get(0));
  }
}
