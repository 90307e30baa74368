package warlab.protocols.gridconflict;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.games.gridconflict.StateFile;
import warlab.players.command.GameCommand;
import warlab.players.tree.SearchOptions;

/** A Grid Conflict state file in, one line out. */
@Command(
    name = "best-move",
    description = {
      "Reads a Grid Conflict state file and prints the best action.",
      "It is one line: 'm A 3', 'a B 2' or 'p . 0'. The file has no round counter: --rounds-done"
          + " says how many rounds are over.",
      "It decides by nodes, so the same file gives the same answer on every machine; --nodes,"
          + " --time and --depth set other limits. Depth counts actions, and a round can be many."
    },
    footer = {"", "Example: warlab best-move duel.txt --rounds-done 4"})
public final class BestMoveCommand extends GameCommand {
  private static final int ROUND_LIMIT = 10;

  /**
   * Scored 49.5 % (47.8 to 51.0) against 300 ms over the 200 games of {@code
   * configs/best-move.yaml}; a fifth of them 47.5 % (44.8 to 49.6).
   */
  private static final int NODES = 1_000_000;

  private static final String SETTINGS = "heuristic=duel,moves=candidates";

  @Parameters(index = "0", paramLabel = "FILE", description = "The state file.")
  private Path file = Path.of("");

  @ArgGroup private Decider decider = new Decider();

  /** Another player, or limits of the usual one. */
  static final class Decider {
    @Option(
        names = "--player",
        paramLabel = "PLAYER",
        description = "Who decides (default: alpha-beta:nodes=" + NODES + "," + SETTINGS + ").")
    private @Nullable String player;

    @ArgGroup(exclusive = false)
    private @Nullable Limits limits;

    @Override
    public String toString() {
      if (player != null) {
        return player;
      }
      return "alpha-beta:" + (limits == null ? "nodes=" + NODES : limits) + "," + SETTINGS;
    }
  }

  /** What ends the search; the first that is hit. */
  static final class Limits {
    @Option(names = "--nodes", paramLabel = "N", description = "Positions to visit at most.")
    private @Nullable Long nodes;

    @Option(
        names = "--time",
        paramLabel = "MS",
        description = "Milliseconds to think; the answer then depends on the machine.")
    private @Nullable Long timeMs;

    @Option(names = "--depth", paramLabel = "N", description = "Actions to look ahead at most.")
    private @Nullable Long depth;

    @Override
    public String toString() {
      return Stream.of(limit("nodes", nodes), limit("timeMs", timeMs), limit("depth", depth))
          .filter(each -> !each.isEmpty())
          .collect(Collectors.joining(","));
    }

    private static String limit(String name, @Nullable Long value) {
      return value == null ? "" : name + "=" + value;
    }
  }

  @Option(
      names = "--rounds-done",
      paramLabel = "N",
      defaultValue = "0",
      description = "Rounds already over, of both sides together, 0 to 9 (default: 0).")
  private int roundsDone;

  @Override
  public String listedAfter() {
    return "play";
  }

  @Override
  public Integer call() {
    if (roundsDone < 0 || roundsDone >= ROUND_LIMIT) {
      throw host().refusal("--rounds-done: expected a whole number from 0 to 9, not " + roundsDone);
    }
    Position position = read();
    Game game = host().game("grid-conflict");
    if (position.isOver()) {
      throw host().refusal(file + ": the game is over: " + game.notation().result(position));
    }
    checkLimits(game);
    host().out().println(host().bestMove(game, position, decider.toString()));
    return host().exitCode(false);
  }

  /** By the option that the user gave, which is not the player's own. */
  private void checkLimits(Game game) {
    Limits limits = decider.limits;
    if (limits != null) {
      check("--nodes", SearchOptions.NODES, limits.nodes);
      check("--time", SearchOptions.TIME_MS, limits.timeMs);
      check("--depth", SearchOptions.depth(game), limits.depth);
    }
  }

  private void check(String name, warlab.games.Option option, @Nullable Long limit) {
    String objection = limit == null ? null : option.objection(limit);
    if (objection != null) {
      throw host().refusal("%s: %s, not %d".formatted(name, objection, limit));
    }
  }

  private Position read() {
    try {
      return StateFile.read(host().bytes(file), roundsDone, ROUND_LIMIT);
    } catch (NotationException fault) {
      throw host().refusal(file + ": " + fault.getMessage());
    }
  }
}
