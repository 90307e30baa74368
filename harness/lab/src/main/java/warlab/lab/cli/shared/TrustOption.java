package warlab.lab.cli.shared;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import warlab.lab.UsageException;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.SeatSpec;

/** Whether a command may run what a results folder, maybe a stranger's, brings or names. */
public final class TrustOption {
  @Option(
      names = "--trust",
      description =
          "Run what the folder brings or names: its program, plug-ins, and commands of players.")
  private boolean trusts;

  /** Whether all of the folder may be run. */
  public boolean isGiven() {
    return trusts;
  }

  /**
   * Refuses to go on unless the user trusts the folder or nothing of it would be run.
   *
   * @param code files and commands that would be
   */
  public void require(Path folder, List<String> code) {
    if (!trusts && !code.isEmpty()) {
      throw new UsageException(
          "this would run %s of %s; if you trust whoever made that folder, add --trust"
              .formatted(String.join(", ", code), folder));
    }
  }

  /** The same for the outside programs that play an experiment. */
  public void require(Path folder, ExperimentConfig config) {
    require(
        folder,
        config.players().stream()
            .flatMap(player -> Stream.of(player.asFirst(), player.asSecond()))
            .map(SeatSpec::command)
            .filter(command -> !command.isEmpty())
            .distinct()
            .map(command -> "'" + command + "'")
            .toList());
  }
}
