package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.kind.ReportMaker;
import warlab.lab.record.Repetition;
import warlab.lab.shards.Merge;
import warlab.lab.shards.ShardedRun;

/** Makes one run of its shards. */
@Command(
    name = "merge",
    description = {
      "Checks every shard and its receipt, and makes tables, charts and report.",
      "What is missing, foreign, changed or there twice is named, and nothing is made."
    },
    footer = {"", "Example: warlab shards merge shared"})
public final class ShardsMergeCommand extends CliCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "The folder that was planned.")
  private Path folder = Path.of("");

  @Option(
      names = "--single",
      description = "Write games.csv, moves.csv and timings.csv in one piece, too.")
  private boolean single;

  @Override
  public Integer call() {
    return merge(ShardedRun.open(folder, getClass().getClassLoader()), single, this);
  }

  /** Merges, reports and tells; returns the exit code. */
  static int merge(ShardedRun run, boolean single, CliCommand command) {
    Merge.Result result = new Merge(run).merge(single);
    command.out().printf(Locale.ROOT, "%,d games%n", result.games());
    Repetition repeated = result.repeated();
    if (repeated != null && !repeated.allSame()) {
      command.err().println("warning: NOT repeatable: " + repeated.difference());
    }
    ReportMaker maker = ReportCommand.maker(run.catalog(), command);
    new AnswerPrinter(command, maker, false).print(run.path(), run.config().report());
    return AnswerPrinter.faults(command, result.faults(), run.path());
  }
}
