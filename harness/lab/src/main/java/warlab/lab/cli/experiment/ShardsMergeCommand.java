package warlab.lab.cli.experiment;

import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import warlab.lab.kind.ReportMaker;
import warlab.lab.record.Manifest;
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
public final class ShardsMergeCommand extends ShardsFolderCommand {
  @Option(
      names = "--single",
      description = "Write games.csv, moves.csv and timings.csv in one piece, too.")
  private boolean single;

  @Override
  public Integer call() {
    ShardedRun run = run();
    Merge.Result result = new Merge(run).merge(single);
    out().printf(Locale.ROOT, "%,d games%n", result.games());
    Manifest.Repetition repeated = result.repeated();
    if (repeated != null && !repeated.allSame()) {
      err().println("warning: NOT repeatable: " + repeated.difference());
    }
    ReportMaker maker = ReportCommand.maker(run.catalog(), this);
    new AnswerPrinter(this, maker, false).print(run.path(), run.config().report());
    return AnswerPrinter.faults(this, result.faults(), run.path());
  }
}
