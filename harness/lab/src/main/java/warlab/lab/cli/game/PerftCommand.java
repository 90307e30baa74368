package warlab.lab.cli.game;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.games.Notation;
import warlab.games.Perft;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;

/** Checks the rules by counting: every leaf is played and taken back. */
@Command(
    name = "perft",
    description = {
      "Counts the move sequences of each length from a position: the check that rules are right.",
      "Prints one line 'depth leaves' for each depth, nothing else."
    },
    footer = {"", "Example: warlab perft ai-wargame --depth 6"})
public final class PerftCommand extends CliCommand {
  @Mixin private GameArguments arguments = new GameArguments();

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "Count sequences of 1 to N moves.")
  private int depth;

  @Option(names = "--divide", description = "Add a line 'move leaves' for each first move.")
  private boolean divide;

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new UsageException("--depth: expected a whole number from 1 on, not " + depth);
    }
    PrintWriter out = out();
    Position position = arguments.start();
    for (int each = 1; each <= depth; each++) {
      out.println(each + " " + Perft.count(position, each));
      out.flush();
    }
    if (divide) {
      Notation notation = arguments.game().notation();
      Perft.divide(
          position,
          depth,
          (move, leaves) -> out.println(notation.move(position, move) + " " + leaves));
    }
    return ExitCode.DONE;
  }
}
