package warlab.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.chart.file.ChartFiles;

class ScoreCurveChartTest {

  @Test
  void drawsAreNamedWhereThereAreAny() {
    assertThat(svg(MadeUpExperiment.ofSweep().pairs(60).draws(0.4))).contains("drawn");
    assertThat(svg(MadeUpExperiment.ofSweep().pairs(60)))
        .contains("won", "lost")
        .doesNotContain("drawn");
  }

  private static String svg(MadeUpExperiment experiment) {
    return ChartFiles.svg(new ScoreCurveChart().pictures(experiment.summary()).get(0));
  }
}
