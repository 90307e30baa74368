package warlab.lab.cli.experiment;

import java.nio.file.Path;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.shards.ShardedRun;

/** A command for a folder of shards. */
abstract class ShardsFolderCommand extends CliCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "The folder that was planned.")
  private Path folder = Path.of("");

  final ShardedRun run() {
    return ShardedRun.open(folder, getClass().getClassLoader());
  }
}
