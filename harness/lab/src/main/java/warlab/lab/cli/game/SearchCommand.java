package warlab.lab.cli.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Notation;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.UsageException;
import warlab.players.Decision;
import warlab.players.EvalsByDepth;
import warlab.players.MoveLine;
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
      description = "The player, such as alpha-beta:depth=4,heuristic=e2")
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
    Map<String, Object> found = describe(position, decide(position));
    if (json) {
      out().println(JsonMapper.shared().writeValueAsString(found));
    } else {
      found.forEach((name, value) -> out().printf("%-20s %s%n", name, shown(value)));
    }
    return ExitCode.DONE;
  }

  private Decision decide(Position position) {
    Side side = position.sideToMove();
    Position view = position.copy();
    position.viewInto(side, view);
    return arguments
        .names()
        .player(arguments.game(), "--player", player, SeededStream.derive(seed, 0))
        .apply(side)
        .study(view);
  }

  private Map<String, Object> describe(Position position, Decision decision) {
    Notation notation = arguments.game().notation();
    Map<String, Object> found = new LinkedHashMap<>();
    found.put("move", notation.move(position, decision.move()));
    SearchReport search = decision.search();
    if (search != null) {
      found.put("score", search.score());
      found.put("depth", search.depth());
      found.put("bestMoves", texts(notation, position, search.bestMoves()));
      found.put("principalVariation", line(notation, position, search.principalVariation()));
      found.put("nodes", search.nodes());
      found.put("evals", search.evals());
      found.put("innerNodes", search.innerNodes());
      found.put("children", search.children());
      found.put("tableHits", search.tableHits());
      found.put("searches", search.searches());
      found.put("evalsByDepth", counts(search.evalsByDepth()));
      found.put("averageEvalDepth", search.evalsByDepth().averageDepth());
      found.put("averageDepth", search.averageDepth());
      found.put("branchingFactor", branchingFactor(search));
      found.put("seconds", search.nanos() / 1e9);
    }
    return found;
  }

  private static double branchingFactor(SearchReport search) {
    return search.innerNodes() == 0 ? 0 : (double) search.children() / search.innerNodes();
  }

  private static List<String> texts(Notation notation, Position position, MoveLine moves) {
    return IntStream.of(moves.toArray()).mapToObj(move -> notation.move(position, move)).toList();
  }

  /** The moves of a line, each written in the position it is played in. */
  private static List<String> line(Notation notation, Position start, MoveLine moves) {
    Position position = start.copy();
    return IntStream.of(moves.toArray())
        .mapToObj(
            move -> {
              String text = notation.move(position, move);
              position.play(move);
              return text;
            })
        .toList();
  }

  private static Map<String, Long> counts(EvalsByDepth evals) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int depth = 0; depth < evals.length(); depth++) {
      if (evals.at(depth) > 0) {
        counts.put(Integer.toString(depth), evals.at(depth));
      }
    }
    return counts;
  }

  private static String shown(Object value) {
    if (value instanceof List<?> list) {
      return String.join(", ", list.stream().map(String::valueOf).toList());
    }
    return String.valueOf(value);
  }
}
