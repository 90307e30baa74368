package warlab.players.tree;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Options;

/** The options that several kinds of searching players share, each described once. */
public final class SearchOptions {
  public static final String DEPTH = "depth";
  public static final String NODES = "nodes";
  public static final String TIME_MS = "timeMs";
  public static final String NODES_PER_MS = "nodesPerMs";
  public static final String TIME_IN = "timeIn";
  public static final String MIN_DEPTH = "minDepth";
  static final String DEPTH_IN = "depthIn";
  static final String TIES = "ties";
  static final String MOVES = "moves";

  private static final String IN_TURNS = "turns";

  private SearchOptions() {}

  /** What every search to a depth can be told. */
  public static List<Option> ofDepthSearch(Game game) {
    return List.of(
        heuristic(),
        depth(game),
        nodes(),
        timeMs(),
        nodesPerMs(),
        timeIn(),
        Option.integer(
            MIN_DEPTH, 0, 0, SearchLimits.MAX_DEPTH, "depth searched in full even when time is up"),
        Option.choice(
            DEPTH_IN,
            "moves",
            List.of("moves", IN_TURNS),
            "whether every move spends depth, or only one after which the other side is to move"),
        moves(game),
        ties());
  }

  public static Option heuristic() {
    return Option.heuristic("what positions at the end of the search are worth");
  }

  public static Option depth(Game game) {
    return Option.optionalInteger(
            DEPTH, 1, SearchLimits.MAX_DEPTH, "plies to search; a ply is " + game.depthMeaning())
        .as(Role.DEPTH);
  }

  public static Option nodes() {
    return Option.optionalInteger(NODES, 1, 1L << 52, "positions a search may visit, exactly")
        .as(Role.NODES);
  }

  public static Option timeMs() {
    return Option.optionalInteger(TIME_MS, 1, 86_400_000, "milliseconds a search may take")
        .as(Role.TIME_LIMIT);
  }

  /** A clock that every machine reads alike. */
  public static Option nodesPerMs() {
    return Option.optionalInteger(
            NODES_PER_MS,
            1,
            1_000_000,
            "nodes that stand for a millisecond of timeMs: no clock is read")
        .as(Role.NODES_PER_MS);
  }

  /** A clock that stands while others have the processor. */
  public static Option timeIn() {
    return Option.choice(
            TIME_IN,
            "wall",
            List.of("wall", "cpu"),
            "whether timeMs is wall-clock time or CPU time of the thread; by default wall")
        .mayBeAbsent();
  }

  public static Option ties() {
    return Option.choice(
            TIES,
            TieRule.words().get(0),
            TieRule.words(),
            "which of equally good moves is played: a seeded draw or the first in canonical order")
        .as(Role.TIES);
  }

  public static Option moves(Game game) {
    return Option.choice(
        MOVES, game.searchedMoves(), game.moveLists(), "which of the legal moves are searched");
  }

  /** What is wrong when nothing ever ends a search; {@code null} when something does. */
  public static @Nullable String objectionToNoLimit(Options options) {
    boolean limited = options.has(DEPTH) || options.has(NODES) || options.has(TIME_MS);
    return limited
        ? objectionToNoTime(options)
        : "no limit: give at least one of depth, nodes and timeMs";
  }

  /** What is wrong when there is no time to be counted in nodes; else {@code null}. */
  public static @Nullable String objectionToNoTime(Options options) {
    if (options.has(TIME_IN) && options.has(NODES_PER_MS)) {
      return "timeIn: with nodesPerMs no clock is read, leave one of them out";
    }
    return Stream.of(NODES_PER_MS, TIME_IN)
        .filter(name -> options.has(name) && !options.has(TIME_MS))
        .findFirst()
        .map(name -> name + " needs timeMs")
        .orElse(null);
  }

  static boolean isInTurns(Options options) {
    return options.has(DEPTH_IN) && options.text(DEPTH_IN).equals(IN_TURNS);
  }

  static int moveList(Game game, Options options) {
    return options.has(MOVES) ? game.moveLists().indexOf(options.text(MOVES)) : 0;
  }
}
