package warlab.lab.tune;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerTable;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.NumberText;
import warlab.lab.tune.parts.PartReports;

/** What a tuning came to, at a glance: the verdict of its proof and the weights. */
final class TuningAnswer {
  private TuningAnswer() {}

  static Answer of(TuningStory story, Path folder) {
    Tuning tuning = story.tuning();
    boolean isRunning =
        TuningStory.folders(folder).stream()
            .anyMatch(part -> new ResultsFolder(part).isBeingWritten());
    return new Answer(
        story.config(),
        isRunning ? Answer.State.RUNNING : state(story, folder),
        tuning.games(),
        planned(TuningExperiment.of(story.config()).tune()),
        List.of(story.headline(isRunning)),
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

  private static Answer.State state(TuningStory story, Path folder) {
    boolean isFinished =
        TuningExperiment.of(story.config()).prove() == null
            ? PartReports.isPlayed(folder)
            : story.verdict() != null;
    return isFinished ? Answer.State.FINISHED : Answer.State.INTERRUPTED;
  }

  private static long planned(TuneSpec tune) {
    return 2L * tune.pairs() * tune.seeds();
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
    json.put("weights", weights.stream().map(WeightChange.columns()::json).toList());
    return json;
  }
}
