package warlab.lab.report.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.report.MadeUpExperiment;
import warlab.lab.report.chart.EffectsChart;
import warlab.lab.report.section.ReportPage;
import warlab.lab.report.section.ReportSource;
import warlab.lab.statistics.summary.Summary;

/** What terminals, scripts and pages show of a sweep. */
class SweepAnswerTest {
  private static final Summary SUMMARY = MadeUpExperiment.ofGrid().pairs(20).spread(30).summary();
  private static final ReportSource SOURCE =
      new ReportSource("results/made-up", SUMMARY, null, "", true, List.of(), Map.of());
  private static final Answer ANSWER = Answer.of(SOURCE, false);

  @Test
  void terminalsAndReportsShowEffectsBeforePlayers() {
    assertThat(AnswerText.plain(ANSWER))
        .containsPattern("\n\neffect +Elo +p \\(Holm\\) +nodes\nheuristic e1 over e0 +-\\d+ ")
        .containsPattern("\none ply +-\\d+ .*\n[^\n]*\n\nplayer +rating ");
    assertThat(AnswerText.markdown(ANSWER))
        .contains(
            "\n| effect | Elo | p (Holm) | nodes |\n| --- | ---: | ---: | ---: |\n| heuristic e1 over e0")
        .contains("\n\n| player | rating |");
  }

  @Test
  void scriptsHaveAllColumns() {
    JsonNode json = JsonMapper.shared().readTree(AnswerJson.of(ANSWER));
    JsonNode first = json.at("/effects/0");
    assertThat(first.at("/key").asString()).isEqualTo("heuristic");
    assertThat(first.at("/from").asString()).isEqualTo("e0");
    assertThat(first.at("/low").asDouble()).isLessThan(first.at("/elo").asDouble());
    assertThat(json.at("/sum/degrees").asInt()).isEqualTo(2 * 3);
    assertThat(json.at("/scale/degrees").asInt()).isEqualTo(66 - 11);
  }

  @Test
  void thePageBeginsWithTheChartOfEffects() {
    String name = new EffectsChart().pictures(SUMMARY).get(0).name();
    assertThat(ReportPage.of(SOURCE, Optional::empty).drawings().get(0).picture().name())
        .isEqualTo(name);
  }

  @Test
  void scriptsOfOtherExperimentsHaveNoEffects() {
    Summary plain = MadeUpExperiment.ofPlayers(2).pairs(5).summary();
    ReportSource source =
        new ReportSource("results/made-up", plain, null, "", true, List.of(), Map.of());
    JsonNode json = JsonMapper.shared().readTree(AnswerJson.of(Answer.of(source, false)));
    assertThat(json.at("/effects").isNull()).isTrue();
    assertThat(json.at("/scale").isNull()).isTrue();
  }
}
