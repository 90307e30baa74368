package warlab.lab.tune;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.lab.DistinctHashes;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.kind.MultiRunFindings;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.Attempt;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerTable;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.PairingSummary;

/** A tuning as its results folder tells it. */
final class TuningFindings extends MultiRunFindings {
  private final boolean drawsCharts;
  private final @Nullable Texel texel;
  private final Tuning tuning;

  /** Of the last proof. */
  private final int number;

  private final @Nullable ProofVerdict verdict;

  TuningFindings(RecordedExperiment played, ReportMaker maker) {
    super(played, maker);
    drawsCharts = maker.drawsCharts();
    TuneSpec tune = TuningExperiment.of(config()).tune();
    texel =
        tune.first() == TuneSpec.First.TEXEL && hasGames("")
            ? Texel.of(config(), maker.catalog(), path(TuningRun.TEXEL))
            : null;
    tuning =
        Tuning.read(config(), texel == null ? Tuning.start(tune) : texel.first(tune), folder());
    number = Math.max(1, Proof.begun(folder()));
    verdict = readVerdict(maker);
  }

  private @Nullable ProofVerdict readVerdict(ReportMaker maker) {
    String start = Proof.gauntlet(number, "start");
    String tuned = Proof.gauntlet(number, "tuned");
    MatchFindings match = match(Proof.match(number));
    if (match == null || !match.isPlayed()) {
      return null;
    }
    PairingSummary pairing = match.summary().pairings().get(0);
    if (!ProofVerdict.isStronger(pairing)) {
      return new ProofVerdict(number, pairing, List.of());
    }
    if (!isPlayed(start) || !isPlayed(tuned)) {
      return null;
    }
    ExperimentConfig gauntlet = maker.read(path(tuned)).config();
    return new ProofVerdict(number, pairing, Rival.of(gauntlet, path(start), path(tuned)));
  }

  @Override
  public Answer answer() {
    MatchFindings beginning = hasGames("") ? null : match(TuningRun.TEXEL);
    if (beginning != null) {
      return beginning(beginning.answer());
    }
    boolean isFinished =
        TuningExperiment.of(config()).prove() == null ? isPlayed("") : verdict != null;
    Answer.State state = state(isFinished);
    Prose headline = headline(state == Answer.State.RUNNING);
    return answer(config(), state, tuning.games(), config().games(), headline, tuning.changes());
  }

  /** Before the first step. */
  private Answer beginning(Answer texel) {
    boolean isRunning = texel.state() == Answer.State.RUNNING;
    String headline =
        "No weight has moved yet: %s of %s games that the regression (Texel) needs are played%s"
            .formatted(
                NumberText.count(texel.played()),
                NumberText.count(texel.planned()),
                isRunning ? "." : "; go on with the run.");
    Answer.State state = isRunning ? Answer.State.RUNNING : Answer.State.INTERRUPTED;
    Prose said = Prose.of(headline);
    return answer(texel.config(), state, texel.played(), texel.planned(), said, List.of());
  }

  private Answer answer(
      ExperimentConfig config,
      Answer.State state,
      long played,
      long planned,
      Prose headline,
      List<WeightChange> weights) {
    Table table =
        AnswerTable.first(
            WeightChange.columns().pick("weight, start, end, change, flat"),
            weights,
            "weight",
            TuningFiles.WEIGHTS);
    return new Answer(
        config,
        state,
        played,
        planned,
        List.of(headline),
        List.of(),
        List.of(table),
        () -> details(weights));
  }

  private Map<String, @Nullable Object> details(List<WeightChange> weights) {
    Columns<WeightChange> told = WeightChange.columns().pick(WeightChange.TOLD);
    return new Columns<Tuning>()
        .column("games", Tuning::games)
        .column("proven", unused -> verdict == null ? null : verdict.isPassed())
        .column("proofs", unused -> verdict == null ? 0 : verdict.number())
        .column("weights", unused -> weights.stream().map(told::json).toList())
        .json(tuning);
  }

  @Override
  public Map<String, String> tables() {
    return TuningFiles.tables(tuning);
  }

  @Override
  public Page page() {
    TuningPage page = new TuningPage(this, tuning, drawsCharts);
    return page(
        "tuning of " + NumberText.count(tuning.names().size(), "weight"),
        tuning.games(),
        List.of(headline(false)),
        List.of(),
        List.of(page.weights(), page.proof()),
        played("tuning"));
  }

  @Override
  protected List<String> names() {
    List<String> all = new ArrayList<>(List.of(TuningRun.TEXEL, ""));
    for (int proof = 1; proof <= number; proof++) {
      all.add(Proof.match(proof));
      all.add(Proof.gauntlet(proof, "start"));
      all.add(Proof.gauntlet(proof, "tuned"));
    }
    return all;
  }

  /** {@code null} when it began with the start weights. */
  @Nullable Texel texel() {
    return texel;
  }

  /** Of the last proof; {@code null} before its games are all played. */
  @Nullable ProofVerdict verdict() {
    return verdict;
  }

  /** The verdict, or that there is none. */
  Prose headline(boolean isRunning) {
    if (verdict != null) {
      return Prose.of(verdict.inWords());
    }
    if (TuningExperiment.of(config()).prove() == null) {
      return Prose.of(TuningRun.UNPROVEN);
    }
    return Prose.of(
        "The tuned weights are not proven yet" + (isRunning ? "." : ": go on with the run."));
  }

  /** Where the report of the last proof is. */
  String proofReport() {
    return Proof.match(number) + "/" + ReportMaker.FILE;
  }

  /** Of the tuning, as texts. */
  List<String> knownOpenings() {
    return Proof.known(folder());
  }

  /** Of the last proof, as texts. */
  List<String> proofOpenings() {
    return Proof.openings(path(Proof.match(number)));
  }

  /** Openings of the last proof that the tuning knew, images included: none. */
  int sharedOpenings() {
    DistinctHashes seen = SealedOpenings.hashes(config(), knownOpenings());
    return (int)
        proofOpenings().stream()
            .filter(text -> !seen.add(SealedOpenings.position(config(), text).key()))
            .count();
  }

  /** The text of {@code tuned.yaml}; {@code null} when nothing is proven. */
  @Nullable String tunedFile() {
    Path file = folder().resolve(TuningFiles.TUNED);
    return Files.exists(file) ? Attempt.get("read", file, () -> Files.readString(file)) : null;
  }
}
