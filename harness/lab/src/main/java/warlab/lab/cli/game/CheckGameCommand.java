package warlab.lab.cli.game;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import warlab.lab.check.GameContract;
import warlab.lab.check.RandomPlay;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.FindingPrinter;
import warlab.lab.cli.shared.GameOption;

/** The first thing to run with a new game. */
@Command(
    name = "check-game",
    description = {
      "Says whether a game keeps its contract, and which method does not.",
      "Random games are played: moves, notation there and back, undo, copies, keys, mirror images,"
          + " and whether the same moves give the same game. A 'fail' makes results worthless; the"
          + " exit code is 3 if anything failed. docs/your-game.md tells how to write a game."
    },
    footer = {"", "Example: warlab check-game connect-four --plugins configs/plugins"})
public final class CheckGameCommand extends CliCommand {
  private static final int GAMES = 10;
  private static final int PLIES = 100;

  @Mixin private GameOption game = new GameOption();

  @Override
  public Integer call() {
    FindingPrinter findings = new FindingPrinter(out());
    new GameContract(new RandomPlay(game.game(), game.options(), GAMES, PLIES)).run(findings);
    return findings.exitCode();
  }
}
