package warlab.lab.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import warlab.lab.UsageException;
import warlab.lab.Version;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.PartFiles;

/**
 * An experiment as its results folder tells it.
 *
 * @param configText the resolved experiment
 * @param manifest {@code null} if it is missing
 */
public record RecordedExperiment(
    ResultsFolder folder, ExperimentConfig config, String configText, @Nullable Manifest manifest) {

  /**
   * Reads what was played, where nothing is going to be: tables of any size are welcome.
   *
   * @throws UsageException when the folder holds no results
   */
  public static RecordedExperiment read(Path path, Catalog catalog) {
    return read(path, catalog, new Machine(Machine.current().cores(), Long.MAX_VALUE));
  }

  /** The same where games are to be played on a machine. */
  public static RecordedExperiment read(Path path, Catalog catalog, Machine machine) {
    ResultsFolder folder = new ResultsFolder(path);
    Path file = folder.file(ResultsFolder.EXPERIMENT);
    if (Files.isRegularFile(path)) {
      throw new UsageException(
          "'" + path + "' is a file, expected the results folder of a run, such as results/mine");
    }
    if (!Files.isRegularFile(file)) {
      throw new UsageException(
          "'" + path + "' is no results folder: it has no " + file.getFileName());
    }
    folder.refuseIrregularFiles();
    Manifest manifest = folder.manifest();
    if (manifest != null) {
      refuseOlder(path, manifest);
    }
    ExperimentFile experiment = ExperimentFile.open(file, Overrides.none());
    ExperimentConfig config = new ConfigReader(catalog, machine).read(experiment);
    if (manifest != null) {
      refuseChanged(file, config, manifest);
    }
    return new RecordedExperiment(folder, config, experiment.text(), manifest);
  }

  /** Older versions wrote other columns. */
  private static void refuseOlder(Path path, Manifest manifest) {
    String version = manifest.identity().getOrDefault("version", "unknown");
    if (!Version.isReadable(version)) {
      throw new ResultsException(
          "'%s' has results of version %s; those of versions before %s cannot be read"
              .formatted(path, version, Version.OLDEST_READABLE));
    }
  }

  /** A report on another experiment than the one that was played would mislead. */
  private static void refuseChanged(Path file, ExperimentConfig config, Manifest manifest) {
    if (!config.configHash().equals(manifest.identity().get("config"))) {
      throw new ResultsException(
          file + " was changed after the run: its hash is not the one in manifest.json");
    }
  }

  /** Refuses a folder without games, wherever they were played. */
  public void requireGames() {
    boolean isOne = Files.isRegularFile(folder.file(ResultsFolder.GAMES));
    if (!isOne && !PartFiles.isSharded(folder.path())) {
      throw new UsageException(
          "'" + folder.path() + "' is no results folder: it has no " + ResultsFolder.GAMES);
    }
  }

  /** The folder and the one around it: as one would type it, and the same on every machine. */
  public String typed() {
    Path whole = folder.path().toAbsolutePath().normalize();
    int names = whole.getNameCount();
    return names < 2 ? whole.toString() : whole.subpath(names - 2, names).toString();
  }
}
