package warlab.lab.cli.game;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.lab.check.HeuristicContract;
import warlab.lab.check.RandomPlay;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.FindingPrinter;
import warlab.lab.cli.shared.GameOption;

/** The first thing to run with a new heuristic. */
@Command(
    name = "check-heuristic",
    description = {
      "Says whether a heuristic keeps its contract, what its scores are like, and how fast it is.",
      "It is asked about positions of random games: whether it changes them, says the same again,"
          + " stays in range, and what it says for the other side. 'fail' plays wrong games, 'warn'"
          + " is worth a look; the exit code is 3 if anything failed. docs/your-heuristic.md tells"
          + " how to write one."
    },
    footer = {"", "Example: warlab check-heuristic ai-wargame e3e4"})
public final class CheckHeuristicCommand extends CliCommand {
  private static final int GAMES = 20;
  private static final int PLIES = 100;

  /** Whose speed everybody knows. */
  private static final String BESIDE = "e2";

  @Mixin private GameOption game = new GameOption();

  @Parameters(
      index = "1",
      paramLabel = "HEURISTIC",
      description =
          "Its name as in a config; options stand in brackets: linear(material=100;mobility=3)")
  private String heuristic = "";

  @Override
  public Integer call() {
    Game played = game.game();
    Heuristic asked = game.names().heuristic(played, heuristic);
    FindingPrinter findings = new FindingPrinter(out());
    RandomPlay play = new RandomPlay(played, game.options(), GAMES, PLIES);
    HeuristicContract contract = new HeuristicContract(play, asked);
    contract.run(findings);
    game.names().catalog().heuristic(played, BESIDE).map(contract::speed).ifPresent(findings);
    return findings.exitCode();
  }
}
