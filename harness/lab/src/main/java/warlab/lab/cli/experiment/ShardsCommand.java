package warlab.lab.cli.experiment;

import picocli.CommandLine.Command;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;

/** An experiment in shards, for many machines: a door to four commands. */
@Command(
    name = "shards",
    description = {
      "Plays an experiment in shards, on many machines.",
      "Any scheduler can hand them out, in any order, twice if need be; the games are those of"
          + " 'run', byte for byte. docs/cluster.md tells the way, configs/cluster has recipes."
    },
    subcommands = {
      ShardsPlanCommand.class,
      ShardsPlayCommand.class,
      ShardsStatusCommand.class,
      ShardsMergeCommand.class
    },
    footer = {"", "Example: warlab shards plan configs/quickstart.yaml --out shared"})
public final class ShardsCommand extends CliCommand {

  @Override
  public Integer call() {
    spec().commandLine().usage(out());
    return ExitCode.DONE;
  }
}
