package warlab.lab.cli.experiment;

import picocli.CommandLine.Command;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.shards.ShardStatus;

/** Tells how far a run in shards is. */
@Command(
    name = "status",
    description = {
      "Tells which shards are done, missing or being played, what they cost, and how the pairings"
          + " stand so far.",
      "Reads receipts only, so it is quick."
    },
    footer = {"", "Example: warlab shards status shared"})
public final class ShardsStatusCommand extends ShardsFolderCommand {
  @Override
  public Integer call() {
    out().print(ShardStatus.of(run()));
    return ExitCode.DONE;
  }
}
