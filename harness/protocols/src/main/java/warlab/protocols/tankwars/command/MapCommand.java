package warlab.protocols.tankwars.command;

import java.io.PrintWriter;
import java.util.Collections;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.games.tankwars.map.MapCheck;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.world.RuleProfile;
import warlab.games.tankwars.world.World;
import warlab.players.command.GameCommand;
import warlab.protocols.tankwars.text.WorldJson;

/** Shows one map. */
@Command(
    name = "map",
    description = {
      "Shows a map of Tank Wars, checks it, and converts it: text to JSON and JSON to text.",
      "The same names, texts and files are taken by serve --map, by --set map= and by configs."
    },
    footer = {"", "Example: warlab map border --json > border.json"})
public final class MapCommand extends GameCommand {
  @Parameters(
      index = "0",
      paramLabel = "NAME|FILE",
      description = "A map as 'list games' names them, a map as text, or a .txt or .json file.")
  private String map = "";

  @Option(names = "--json", description = "Print it as JSON, as the original writes maps.")
  private boolean json;

  @Override
  public String listedAfter() {
    return "join";
  }

  @Override
  public Integer call() {
    TankMap board = MapArgument.read(host(), "NAME|FILE", map);
    PrintWriter out = host().out();
    if (json) {
      out.println(WorldJson.whole(new World(board, RuleProfile.DOCUMENT, 0)));
      return host().exitCode(false);
    }
    out.println(MapText.write(board).replace('/', '\n').replace("|", "\n|\n"));
    host()
        .err()
        .printf(
            "%s: %s, %d players, %d units, %d bases%s; %s%n",
            board.name(),
            board.board().size(),
            board.players(),
            board.units().size(),
            Collections.frequency(board.ground(), Terrain.BASE),
            MapCheck.isConnected(board) ? "" : ", NOT all open tiles can be reached",
            BuiltInMaps.find(board.name()).isPresent()
                ? "built in: ours, not one of the original's"
                : "openings do not vary it: give a list of them, or match.repeat");
    return host().exitCode(false);
  }
}
