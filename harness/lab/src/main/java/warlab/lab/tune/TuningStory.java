package warlab.lab.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.lab.DistinctHashes;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.ResultsException;
import warlab.lab.report.RecordedExperiment;
import warlab.lab.report.page.Prose;
import warlab.lab.tune.parts.PartReports;
import warlab.lab.tune.parts.PlayedPart;

/**
 * A tuning as its results folder tells it.
 *
 * @param texel {@code null} when it began with the start weights
 * @param verdict of the last proof; {@code null} before its games are all played
 * @param sharedOpenings openings of that proof that the tuning knew, images included: none
 * @param parts what was played, in order
 * @param tunedFile the text of {@code tuned.yaml}; {@code null} when nothing is proven
 */
record TuningStory(
    ExperimentConfig config,
    String configText,
    Tuning tuning,
    @Nullable Texel texel,
    @Nullable ProofVerdict verdict,
    int proofOpenings,
    int knownOpenings,
    int sharedOpenings,
    String proofReport,
    List<PlayedPart> parts,
    @Nullable String tunedFile) {
  static TuningStory read(RecordedExperiment played, Catalog catalog) {
    ExperimentConfig config = played.config();
    Path folder = played.folder().path();
    TuneSpec tune = TuningExperiment.of(config).tune();
    Texel texel =
        tune.first() == TuneSpec.First.TEXEL
            ? Texel.of(config, catalog, folder.resolve(TuningRun.TEXEL))
            : null;
    Tuning tuning =
        Tuning.read(config, texel == null ? Tuning.start(tune) : texel.first(tune), folder);
    int number = Proof.begun(folder);
    ProofVerdict verdict = number == 0 ? null : ProofVerdict.read(catalog, folder, number);
    List<String> known = Proof.known(folder);
    Path match = Proof.matchFolder(folder, Math.max(1, number));
    List<String> proof = Proof.openings(match);
    return new TuningStory(
        config,
        played.configText(),
        tuning,
        texel,
        verdict,
        proof.size(),
        known.size(),
        shared(config, known, proof),
        folder.relativize(match).resolve("report.html").toString(),
        folders(folder).stream().map(each -> part(folder, each)).toList(),
        tuned(folder));
  }

  /** The verdict, or that there is none. */
  Prose headline(boolean isRunning) {
    if (verdict != null) {
      return Prose.of(verdict.inWords());
    }
    if (TuningExperiment.of(config).prove() == null) {
      return Prose.of(TuningResult.UNPROVEN);
    }
    return Prose.of(
        "The tuned weights are not proven yet" + (isRunning ? "." : ": go on with the run."));
  }

  /** All folders of ordinary runs that belong to it, itself included, as far as they are there. */
  static List<Path> folders(Path folder) {
    List<Path> all = new ArrayList<>(List.of(folder.resolve(TuningRun.TEXEL), folder));
    for (int number = 1; number <= Proof.begun(folder); number++) {
      all.add(Proof.matchFolder(folder, number));
      all.add(Proof.gauntletFolder(folder, number, "start"));
      all.add(Proof.gauntletFolder(folder, number, "tuned"));
    }
    return all.stream().filter(PartReports::hasGames).toList();
  }

  private static int shared(ExperimentConfig config, List<String> known, List<String> proof) {
    DistinctHashes seen = SealedOpenings.hashes(config, known);
    int shared = 0;
    for (String text : proof) {
      Position position = config.game().parse(text, config.rules());
      shared += seen.add(position.key()) ? 0 : 1;
    }
    return shared;
  }

  private static PlayedPart part(Path folder, Path part) {
    String name = part.equals(folder) ? "tuning" : folder.relativize(part).toString();
    return PlayedPart.of(name, part);
  }

  private static @Nullable String tuned(Path folder) {
    Path file = folder.resolve(TuningFiles.TUNED);
    try {
      return Files.exists(file) ? Files.readString(file) : null;
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }
}
