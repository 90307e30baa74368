package warlab.lab.tune.ablate;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import warlab.lab.kind.Inside;
import warlab.lab.kind.PlayedPart;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.report.Findings;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.page.Page;

/** An ablation as its results folder tells it. */
record AblationFindings(
    RecordedExperiment played, boolean drawsCharts, Inside inside, Ablation ablation)
    implements Findings {
  static AblationFindings of(RecordedExperiment played, ReportMaker maker) {
    Inside inside = new Inside(played, maker);
    return new AblationFindings(
        played, maker.drawsCharts(), inside, Ablation.read(played.config(), inside));
  }

  @Override
  public Path folder() {
    return inside.path("");
  }

  @Override
  public Answer answer() {
    List<String> names =
        Stream.concat(Stream.of(""), ablation.parts().stream().map(PlayedPart::name)).toList();
    return AblationAnswer.of(ablation, inside.state(names, ablation.isComplete()));
  }

  @Override
  public Map<String, String> tables() {
    return Map.of(Ablation.FILE, TermColumns.of(List.of()).csv(ablation.terms()));
  }

  @Override
  public Page page() {
    return new AblationPage(ablation).page(played.configText(), drawsCharts);
  }

  /** Those of coalitions have hundreds of players, whom nobody wants to read about. */
  @Override
  public List<MatchFindings> matches() {
    return inside.matches(
        List.of(Parts.LEAVE_ONE_OUT, Parts.EQUAL_NODES, Parts.ONE_IN, Parts.TWO_OUT));
  }
}
