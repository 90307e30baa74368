package warlab.lab.cli.experiment;

import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.config.Catalog;
import warlab.lab.plan.RecordedExperiment;

/** A folder of results. */
final class ResultsArgument {
  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(index = "0", paramLabel = "DIR", description = "The folder of the results.")
  private Path folder = Path.of("");

  RecordedExperiment read() {
    return RecordedExperiment.read(folder, catalog());
  }

  /** The same for all that is done with the folder. */
  Catalog catalog() {
    return names.catalogOf(folder);
  }
}
