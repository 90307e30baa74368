package warlab.lab.cli.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Position;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.players.EvalsByDepth;
import warlab.players.Player;
import warlab.players.SearchReport;

/** Lets one player think about one position and shows all it counted. */
@Command(
    name = "search",
    description = "Searches one position: best move, score, expected line and every counter.",
    footer = {
      "",
      "Example: warlab search ai-wargame --player alpha-beta:depth=8,heuristic=e3e4 --json"
    })
public final class SearchCommand extends CliCommand {
  @Mixin private GameArguments arguments = new GameArguments();

  @Option(
      names = "--player",
      required = true,
      paramLabel = "PLAYER",
      description =
          "The player, such as alpha-beta:depth=4,heuristic=e2; options of a heuristic stand in"
              + " brackets: heuristic=linear(material=100;mobility=3)")
  private String player = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the player's choices (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", description = "Print one JSON object, for programs.")
  private boolean json;

  @Override
  public Integer call() {
    Position position = arguments.start();
    if (position.isOver()) {
      throw new UsageException(
          "there is nothing to search: " + arguments.game().notation().result(position));
    }
    Map<String, Object> found =
        describe(
            MoveQuery.of(
                arguments.names(), arguments.game(), position, player, seed, Player::study));
    if (json) {
      out().println(JsonMapper.shared().writeValueAsString(found));
    } else {
      found.forEach((name, value) -> out().printf("%-20s %s%n", name, shown(value)));
    }
    return ExitCode.DONE;
  }

  private static Map<String, Object> describe(MoveQuery asked) {
    Map<String, Object> found = new LinkedHashMap<>();
    found.put("move", asked.move());
    SearchReport search = asked.decision().search();
    if (search != null) {
      found.put("score", search.score());
      found.put("depth", search.depth());
      found.put("bestMoves", asked.moves(search.bestMoves()));
      found.put("principalVariation", asked.line(search.principalVariation()));
      found.put("nodes", search.nodes());
      found.put("evals", search.evals());
      found.put("innerNodes", search.innerNodes());
      found.put("children", search.children());
      found.put("tableHits", search.tableHits());
      found.put("searches", search.searches());
      found.put("evalsByDepth", counts(search.evalsByDepth()));
      found.put("averageEvalDepth", search.evalsByDepth().averageDepth());
      found.put("averageDepth", search.averageDepth());
      double inner = search.innerNodes();
      found.put("branchingFactor", inner == 0 ? 0.0 : search.children() / inner);
      found.put("seconds", search.nanos() / 1e9);
    }
    return found;
  }

  private static Map<String, Long> counts(EvalsByDepth evals) {
    Map<String, Long> counts = new LinkedHashMap<>();
    evals.depths().forEach(depth -> counts.put(Integer.toString(depth), evals.at(depth)));
    return counts;
  }

  private static String shown(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(String::valueOf).collect(Collectors.joining(", "))
        : String.valueOf(value);
  }
}
