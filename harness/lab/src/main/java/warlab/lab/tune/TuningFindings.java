package warlab.lab.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.lab.DistinctHashes;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.kind.Inside;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.ResultsException;
import warlab.lab.report.Findings;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.Prose;
import warlab.lab.statistics.summary.PairingSummary;

/** A tuning as its results folder tells it. */
final class TuningFindings implements Findings {
  private final ExperimentConfig config;
  private final Path folder;
  private final boolean drawsCharts;
  private final Inside inside;
  private final @Nullable Texel texel;
  private final Tuning tuning;

  /** Of the last proof. */
  private final int number;

  private final @Nullable ProofVerdict verdict;

  TuningFindings(RecordedExperiment played, ReportMaker maker) {
    drawsCharts = maker.drawsCharts();
    inside = new Inside(played, maker);
    config = played.config();
    folder = played.folder().path();
    TuneSpec tune = TuningExperiment.of(config).tune();
    texel =
        tune.first() == TuneSpec.First.TEXEL && inside.hasGames("")
            ? Texel.of(config, maker.catalog(), inside.path(TuningRun.TEXEL))
            : null;
    tuning = Tuning.read(config, texel == null ? Tuning.start(tune) : texel.first(tune), folder);
    number = Math.max(1, Proof.begun(folder));
    verdict = readVerdict(maker);
  }

  private @Nullable ProofVerdict readVerdict(ReportMaker maker) {
    String start = Proof.gauntlet(number, "start");
    String tuned = Proof.gauntlet(number, "tuned");
    MatchFindings match = inside.match(Proof.match(number));
    if (match == null || !match.isPlayed()) {
      return null;
    }
    PairingSummary pairing = match.summary().pairings().get(0);
    if (!ProofVerdict.isStronger(pairing)) {
      return new ProofVerdict(number, pairing, List.of());
    }
    if (!inside.isPlayed(start) || !inside.isPlayed(tuned)) {
      return null;
    }
    ExperimentConfig gauntlet = maker.read(inside.path(tuned)).config();
    return new ProofVerdict(
        number, pairing, Rival.of(gauntlet, inside.path(start), inside.path(tuned)));
  }

  @Override
  public Path folder() {
    return folder;
  }

  @Override
  public Answer answer() {
    MatchFindings beginning = inside.hasGames("") ? null : inside.match(TuningRun.TEXEL);
    if (beginning != null) {
      return TuningAnswer.beginning(beginning.answer());
    }
    boolean isFinished =
        TuningExperiment.of(config).prove() == null ? inside.isPlayed("") : verdict != null;
    return TuningAnswer.of(this, inside.state(names(), isFinished));
  }

  @Override
  public Map<String, String> tables() {
    return TuningFiles.tables(tuning);
  }

  @Override
  public Page page() {
    return new TuningPage(this, drawsCharts).page();
  }

  @Override
  public List<MatchFindings> matches() {
    return inside.matches(names().stream().filter(name -> !name.isEmpty()).toList());
  }

  /** All runs that belong to it, itself included, in the order of play. */
  List<String> names() {
    List<String> all = new ArrayList<>(List.of(TuningRun.TEXEL, ""));
    for (int proof = 1; proof <= number; proof++) {
      all.add(Proof.match(proof));
      all.add(Proof.gauntlet(proof, "start"));
      all.add(Proof.gauntlet(proof, "tuned"));
    }
    return all;
  }

  ExperimentConfig config() {
    return config;
  }

  Inside inside() {
    return inside;
  }

  Tuning tuning() {
    return tuning;
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
    if (TuningExperiment.of(config).prove() == null) {
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
    return Proof.known(folder);
  }

  /** Of the last proof, as texts. */
  List<String> proofOpenings() {
    return Proof.openings(inside.path(Proof.match(number)));
  }

  /** Openings of the last proof that the tuning knew, images included: none. */
  int sharedOpenings() {
    DistinctHashes seen = SealedOpenings.hashes(config, knownOpenings());
    int shared = 0;
    for (String text : proofOpenings()) {
      Position position = config.game().parse(text, config.rules());
      shared += seen.add(position.key()) ? 0 : 1;
    }
    return shared;
  }

  /** The text of {@code tuned.yaml}; {@code null} when nothing is proven. */
  @Nullable String tunedFile() {
    Path file = folder.resolve(TuningFiles.TUNED);
    try {
      return Files.exists(file) ? Files.readString(file) : null;
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }
}
