package warlab.lab.config.read;

import java.nio.file.Path;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;

/** Reads experiment files. Whatever is wrong is refused here, before anything runs. */
public record ConfigReader(Catalog catalog, Machine machine) {
  /**
   * Reads an experiment.
   *
   * @throws warlab.lab.config.tree.ConfigException with a line for each mistake that names the
   *     place, what is wrong and what is expected
   */
  public ExperimentConfig read(ExperimentFile file) {
    return new ExperimentReader(catalog, machine, file).read();
  }

  /** Reads a file that is opened for this only. */
  public ExperimentConfig read(Path file, Overrides overrides) {
    return read(ExperimentFile.open(file, overrides));
  }

  /** Reads text as if it stood in a file; paths in it are relative to that file. */
  public ExperimentConfig read(Path file, String text, Overrides overrides) {
    return read(ExperimentFile.parse(file, text, overrides));
  }
}
