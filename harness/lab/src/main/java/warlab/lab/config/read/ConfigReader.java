package warlab.lab.config.read;

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
}
