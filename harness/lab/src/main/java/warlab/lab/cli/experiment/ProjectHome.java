package warlab.lab.cli.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import warlab.lab.config.ExperimentConfig;

/** Where the project lies: its ready configs, and the results unless told otherwise. */
final class ProjectHome {
  private ProjectHome() {}

  /** The folder the launcher was started from; without a launcher, the working folder. */
  static Path path() {
    return Path.of(System.getProperty("warlab.home", ""));
  }

  /** Where the results of an experiment go. */
  static Path results(ExperimentConfig experiment) {
    String out = experiment.out();
    return out == null ? path().resolve("results").resolve(experiment.name()) : Path.of(out);
  }

  /** A file as the user named it, or the project's own of that name. */
  static Path config(Path named) {
    Path ours = path().resolve(named);
    return !Files.exists(named) && Files.exists(ours) ? ours : named;
  }
}
