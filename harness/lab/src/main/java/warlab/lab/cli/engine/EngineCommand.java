package warlab.lab.cli.engine;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;

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
  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, as 'list games' names it.")
  private String game = "";

  @Parameters(
      index = "1",
      paramLabel = "PLAYER",
      description = "The player, such as alpha-beta:depth=4,heuristic=e2")
  private String player = "";

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "A setting of the game, as 'list games' shows them; may be repeated.")
  private Map<String, String> rules = new LinkedHashMap<>();

  @Override
  public Integer call() {
    EngineSettings settings = new EngineSettings(names.catalog(), names.game(game), player, rules);
    // Not the command's own: that collects what it prints, and here somebody waits for each line.
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    new UgiEngine(settings, out)
        .serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    return ExitCode.DONE;
  }
}
