package warlab.lab.cli.experiment;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.shards.ShardStatus;
import warlab.lab.shards.ShardedRun;

/** Tells how far a run in shards is. */
@Command(
    name = "status",
    description = {
      "Tells which shards are done, missing or being played, what they cost, and how the pairings"
          + " stand so far.",
      "Reads receipts only, so it is quick."
    },
    footer = {"", "Example: warlab shards status shared"})
public final class ShardsStatusCommand extends CliCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "The folder that was planned.")
  private Path folder = Path.of("");

  @Override
  public Integer call() {
    out().print(ShardStatus.of(ShardedRun.open(folder, getClass().getClassLoader())));
    return ExitCode.DONE;
  }
}
