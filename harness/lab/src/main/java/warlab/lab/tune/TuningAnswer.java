package warlab.lab.tune;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerTable;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.NumberText;

/** What a tuning came to, at a glance: the verdict of its proof and the weights. */
final class TuningAnswer {
  private TuningAnswer() {}

  static Answer of(TuningFindings story, Answer.State state) {
    Tuning tuning = story.tuning();
    return new Answer(
        story.config(),
        state,
        tuning.games(),
        story.config().games(),
        List.of(story.headline(state == Answer.State.RUNNING)),
        List.of(),
        table(tuning.changes()),
        () -> details(tuning.games(), story.verdict(), tuning.changes()));
  }

  /** Before the first step. */
  static Answer beginning(Answer texel) {
    boolean isRunning = texel.state() == Answer.State.RUNNING;
    String headline =
        "No weight has moved yet: %s of %s games that the regression (Texel) needs are played%s"
            .formatted(
                NumberText.count(texel.played()),
                NumberText.count(texel.planned()),
                isRunning ? "." : "; go on with the run.");
    return new Answer(
        texel.config(),
        isRunning ? Answer.State.RUNNING : Answer.State.INTERRUPTED,
        texel.played(),
        texel.planned(),
        List.of(Prose.of(headline)),
        List.of(),
        table(List.of()),
        () -> details(0, null, List.of()));
  }

  private static Table table(List<WeightChange> weights) {
    return AnswerTable.first(
        WeightChange.columns().pick("weight, start, end, change, flat"),
        weights,
        "weight",
        TuningFiles.WEIGHTS);
  }

  private static Map<String, @Nullable Object> details(
      long games, @Nullable ProofVerdict verdict, List<WeightChange> weights) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("games", games);
    json.put("proven", verdict == null ? null : verdict.isPassed());
    json.put("proofs", verdict == null ? 0 : verdict.number());
    json.put(
        "weights",
        weights.stream().map(WeightChange.columns().pick(WeightChange.TOLD)::json).toList());
    return json;
  }
}
