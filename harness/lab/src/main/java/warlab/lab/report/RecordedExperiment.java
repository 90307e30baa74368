package warlab.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.Overrides;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlanMaker;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.section.ReportSource;
import warlab.lab.statistics.summary.OpeningSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * An experiment as its results folder tells it.
 *
 * @param configText the resolved experiment
 */
public record RecordedExperiment(ResultsFolder folder, ExperimentConfig config, String configText) {
  private static final String CONFIG = "experiment.yaml";

  /**
   * Reads what was played.
   *
   * @throws ResultsException when the folder holds no results
   */
  public static RecordedExperiment read(Path path, Catalog catalog) {
    Path file = path.resolve(CONFIG);
    if (!Files.isRegularFile(file)) {
      throw new ResultsException("'" + path + "' is no results folder: it has no " + CONFIG);
    }
    ResultsFolder folder = new ResultsFolder(path);
    folder.refuseIrregularFiles();
    // Nothing is going to be played here, so tables of any size are welcome.
    Machine machine = new Machine(Machine.here().cores(), Long.MAX_VALUE);
    ExperimentConfig config = new ConfigReader(catalog, machine).read(file, Overrides.none());
    refuseChanged(file, config, folder.manifest());
    return new RecordedExperiment(folder, config, text(file));
  }

  /** A report on another experiment than the one that was played would mislead. */
  private static void refuseChanged(
      Path file, ExperimentConfig config, @Nullable Manifest manifest) {
    String played = manifest == null ? null : manifest.identity().get("config");
    if (played != null && !played.equals(config.configHash())) {
      throw new ResultsException(
          file + " was changed after the run: its hash is not the one in manifest.json");
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }

  /** What sections of a page are made of, with the positions of openings that it shows. */
  ReportSource source(Summary summary, boolean drawsCharts, Map<Integer, String> openings) {
    return new ReportSource(
        typed(), summary, folder.manifest(), configText, drawsCharts, missingFiles(), openings);
  }

  /** The positions of the openings that a summary tells of, by number. */
  Map<Integer, String> openings(Summary summary) {
    Set<Integer> told =
        summary.openings().stream().map(OpeningSummary::opening).collect(Collectors.toSet());
    Map<Integer, String> positions = new HashMap<>();
    if (told.stream().anyMatch(number -> number >= 0)) {
      Plan plan = PlanMaker.of(config, new OpeningList(folder.path(), told::contains));
      for (int number : told) {
        if (number >= 0) { // what the list has lost is made again
          positions.put(number, plan.opening(number).text());
        }
      }
    }
    return positions;
  }

  /** The answer at a glance; that a machine draws no charts matters to a page alone. */
  Answer answer(Summary summary) {
    return Answer.of(source(summary, true, Map.of()), folder.isBeingWritten());
  }

  /** The folder and the one around it: as one would type it, and the same on every machine. */
  String typed() {
    Path whole = folder.path().toAbsolutePath().normalize();
    int names = whole.getNameCount();
    return names < 2 ? whole.toString() : whole.subpath(names - 2, names).toString();
  }

  /**
   * Adds up all games in the folder.
   *
   * @param warnings hears what of the run is not in the summary
   */
  Summary summary(Consumer<String> warnings) {
    SummaryReader.Reading reading = SummaryReader.of(config, folder);
    Summary summary = reading.summary();
    Manifest manifest = folder.manifest();
    Long finished = manifest == null ? null : manifest.games();
    if (finished != null && finished != summary.played()) {
      throw new ResultsException(
          "%s has %d games, but the run finished with %d; run it again to play what is missing"
              .formatted(folder.path().resolve("games.csv"), summary.played(), finished));
    }
    if (!reading.leftOut().isEmpty() && !folder.isBeingWritten()) {
      warnings.accept(folder.path() + ": left out, " + reading.leftOut());
    }
    if (!missingFiles().isEmpty()) {
      warnings.accept(
          "%s: missing files, so the report tells less: %s"
              .formatted(folder.path(), String.join(", ", missingFiles())));
    }
    return summary;
  }

  /** Files of the journal that were there when games were played, and are no more. */
  private List<String> missingFiles() {
    return Stream.of("moves.csv", "timings.csv", "manifest.json")
        .filter(name -> !isThere(name))
        .toList();
  }

  private boolean isThere(String name) {
    boolean isInParts = PartFiles.isSharded(folder.path()) && name.endsWith(".csv");
    return isInParts || Files.exists(folder.path().resolve(name));
  }
}
