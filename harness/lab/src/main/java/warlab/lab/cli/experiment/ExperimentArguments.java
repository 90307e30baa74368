package warlab.lab.cli.experiment;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.config.ConfigWarnings;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;

/** What the command line may say about an experiment; it wins over the file. */
final class ExperimentArguments {
  @Mixin private CatalogOption names = new CatalogOption();

  @Option(names = "--pairs", paramLabel = "N", description = "Pairs of games per pairing.")
  private @Nullable Long pairs;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the whole experiment.")
  private @Nullable Long seed;

  @Option(names = "--threads", paramLabel = "N", description = "Games played at a time.")
  private @Nullable Long threads;

  @Option(names = "--out", paramLabel = "DIR", description = "Folder for the results.")
  private @Nullable String out;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description = "Any key of the config: --set players.e2.depth=4; may be repeated.")
  private List<String> settings = new ArrayList<>();

  CatalogOption names() {
    return names;
  }

  /** Reads the config, and warns of what is allowed but probably not meant. */
  ExperimentConfig read(ExperimentFile file, PrintWriter warnings) {
    Machine machine = Machine.current();
    ExperimentConfig config = new ConfigReader(names.catalogFor(file), machine).read(file);
    names.tryOut(config.game(), config.rules());
    ConfigWarnings.of(config, machine).forEach(each -> warnings.println("warning: " + each));
    return config;
  }

  /** What the command line says instead of the file. */
  Overrides overrides() {
    Overrides overrides = Overrides.none();
    for (String setting : settings) {
      overrides = overrides.set(setting);
    }
    overrides = pairs == null ? overrides : overrides.pairs(pairs);
    overrides = seed == null ? overrides : overrides.seed(seed);
    overrides = threads == null ? overrides : overrides.threads(threads);
    return out == null ? overrides : overrides.out(out);
  }
}
