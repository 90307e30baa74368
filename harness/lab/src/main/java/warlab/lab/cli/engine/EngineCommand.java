package warlab.lab.cli.engine;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.GameOption;

/** A player of ours for any runner that speaks UGI. */
@Command(
    name = "engine",
    description = {
      "Lets one of our players be played by any program that speaks UGI.",
      "Commands are read from standard input, answers go to standard output. Limits that come"
          + " with 'go' replace the player's own."
    },
    footer = {"", "Example: warlab engine ai-wargame alpha-beta:depth=4,heuristic=e2"})
public final class EngineCommand extends CliCommand {
  @Mixin private GameOption game = new GameOption();

  @Parameters(
      index = "1",
      paramLabel = "PLAYER",
      description = "The player, such as alpha-beta:depth=4,heuristic=e2")
  private String player = "";

  @Override
  public Integer call() {
    EngineSettings settings =
        new EngineSettings(game.names().catalog(), game.game(), player, game.settings());
    // Not the command's own: that collects what it prints, and here somebody waits for each line.
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    new UgiEngine(settings, out)
        .serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    return ExitCode.DONE;
  }
}
