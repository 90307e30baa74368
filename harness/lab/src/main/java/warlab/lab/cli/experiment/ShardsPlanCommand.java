package warlab.lab.cli.experiment;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.plugin.PluginFolder;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.tree.Place;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.run.RunSpec;
import warlab.lab.run.TimedGames;
import warlab.lab.shards.ShardList;
import warlab.lab.shards.ShardPlanner;

/** Cuts an experiment into shards. */
@Command(
    name = "plan",
    description = {
      "Makes a folder with config, openings, program and the list of shards.",
      "It must lie where all machines see it, under the same path."
    },
    footer = {"", "Example: warlab shards plan configs/quickstart.yaml --out shared --shards 8"})
public final class ShardsPlanCommand extends CliCommand {
  @Mixin private ExperimentArguments arguments = new ExperimentArguments();

  @Parameters(index = "0", paramLabel = "CONFIG", description = "The experiment, YAML or JSON.")
  private Path config = Path.of("");

  @ArgGroup private Size size = new Size();

  /** One of the two. */
  static final class Size {
    @Option(
        names = "--minutes",
        paramLabel = "N",
        description = "How long one core is to play a shard, by a short probe (default: 2).")
    private double minutes = 2;

    @Option(names = "--shards", paramLabel = "N", description = "How many shards there are to be.")
    private @Nullable Integer shards;
  }

  @Override
  public Integer call() {
    ExperimentConfig experiment =
        arguments.read(
            ExperimentFile.open(ProjectHome.config(config), arguments.overrides()), err());
    ExperimentKind.requireMatch("shards are", config, experiment);
    RunSpec spec = RunSpec.of(experiment, arguments.names().catalog());
    Path folder = ProjectHome.results(experiment);
    DurationEstimate estimate = estimate(spec, this::status);
    ShardList shards =
        new ShardPlanner(spec, new ResultsFolder(folder))
            .plan(count(spec, estimate), program(), arguments.names().pluginJars(spec.config()));
    long games = shards.pairsPerShard() * spec.plan().legs();
    out()
        .printf(
            Locale.ROOT,
            "%,d shards of %,d games, %s each on one core, %s in all%n",
            shards.count(),
            games,
            DurationEstimate.inWords(estimate.seconds(games, 1)),
            DurationEstimate.inWords(estimate.seconds(spec.plan().gameCount(), 1)));
    String quoted = ShellWord.of(folder.toString());
    out().printf("play them: ./warlab shards play %s 0-%d --trust%n", quoted, shards.count() - 1);
    return ExitCode.DONE;
  }

  static DurationEstimate estimate(RunSpec spec, Consumer<String> progress) {
    try (TimedGames probe = new TimedGames(spec.players(), progress)) {
      return DurationEstimate.of(spec.plan(), probe);
    }
  }

  private long count(RunSpec spec, DurationEstimate estimate) {
    Integer wanted = size.shards;
    if ((wanted != null && wanted < 1) || size.minutes <= 0) {
      throw new UsageException("--shards and --minutes are numbers above 0");
    }
    return wanted != null ? wanted : count(spec, estimate, size.minutes);
  }

  /** How many shards make each of them so long. */
  static long count(RunSpec spec, DurationEstimate estimate, double minutes) {
    double seconds = estimate.seconds(spec.plan().gameCount(), 1);
    return Math.max(1, Math.min(spec.plan().pairCount(), Math.round(seconds / 60 / minutes)));
  }

  /**
   * The jars, or folders of classes, that this program consists of: what lies in the folder that
   * the launcher names, since an engine may be on the class path as well, or the class path.
   */
  static List<Path> program() {
    String folder = System.getProperty("warlab.program");
    if (folder != null) {
      return new PluginFolder(Place.of("warlab.program"), Path.of(folder)).jars();
    }
    String[] entries = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    return Stream.of(entries).filter(entry -> !entry.isEmpty()).map(Path::of).toList();
  }
}
