package warlab.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import warlab.lab.UsageException;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
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
  private static final String CONFIG = "experiment.yaml";

  /**
   * Reads what was played.
   *
   * @throws UsageException when the folder holds no results
   */
  public static RecordedExperiment read(Path path, Catalog catalog) {
    Path file = path.resolve(CONFIG);
    if (Files.isRegularFile(path)) {
      throw new UsageException(
          "'" + path + "' is a file, expected the results folder of a run, such as results/mine");
    }
    if (!Files.isRegularFile(file)) {
      throw new UsageException("'" + path + "' is no results folder: it has no " + CONFIG);
    }
    ResultsFolder folder = new ResultsFolder(path);
    folder.refuseIrregularFiles();
    // Nothing is going to be played here, so tables of any size are welcome.
    Machine machine = new Machine(Machine.here().cores(), Long.MAX_VALUE);
    ExperimentConfig config = new ConfigReader(catalog, machine).read(file, Overrides.none());
    Manifest manifest = folder.manifest();
    refuseChanged(file, config, manifest);
    return new RecordedExperiment(folder, config, text(file), manifest);
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

  /** Refuses a folder without games, wherever they were played. */
  public void requireGames() {
    boolean isOne = Files.isRegularFile(folder.path().resolve("games.csv"));
    if (!isOne && !PartFiles.isSharded(folder.path())) {
      throw new UsageException("'" + folder.path() + "' is no results folder: it has no games.csv");
    }
  }

  /** The folder and the one around it: as one would type it, and the same on every machine. */
  String typed() {
    Path whole = folder.path().toAbsolutePath().normalize();
    int names = whole.getNameCount();
    return names < 2 ? whole.toString() : whole.subpath(names - 2, names).toString();
  }
}
