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
  public static final String MIN_DEPTH = "minDepth";
  static final String DEPTH_IN = "depthIn";
  static final String MOVES = "moves";

  private static final String IN_TURNS = "turns";

  public static final Option HEURISTIC =
      Option.heuristic("what positions at the end of the search are worth");

  public static final Option NODES =
      Option.optionalInteger("nodes", 1, 1L << 52, "positions a search may visit, exactly")
          .as(Role.NODES);

  public static final Option TIME_MS =
      Option.optionalInteger("timeMs", 1, 86_400_000, "milliseconds a search may take")
          .as(Role.TIME_LIMIT);

  /** A clock that every machine reads alike. */
  public static final Option NODES_PER_MS =
      Option.optionalInteger(
              "nodesPerMs",
              1,
              1_000_000,
              "nodes that stand for a millisecond of timeMs: no clock is read")
          .as(Role.NODES_PER_MS);

  /** A clock that stands while others have the processor. */
  public static final Option TIME_IN =
      Option.choice(
              "timeIn",
              "wall",
              List.of("wall", "cpu"),
              "whether timeMs is wall-clock time or CPU time of the thread; by default wall")
          .mayBeAbsent();

  public static final Option TIES =
      Option.choice(
              "ties",
              TieRule.words().get(0),
              TieRule.words(),
              "which of equally good moves is played: a seeded draw or the first in canonical order")
          .as(Role.TIES);

  private SearchOptions() {}

  /** What every search to a depth can be told. */
  public static List<Option> ofDepthSearch(Game game) {
    return List.of(
        HEURISTIC,
        depth(game),
        NODES,
        TIME_MS,
        NODES_PER_MS,
        TIME_IN,
        Option.integer(
            MIN_DEPTH, 0, 0, SearchLimits.MAX_DEPTH, "depth searched in full even when time is up"),
        Option.choice(
            DEPTH_IN,
            "moves",
            List.of("moves", IN_TURNS),
            "whether every move spends depth, or only one after which the other side is to move"),
        moves(game),
        TIES);
  }

  public static Option depth(Game game) {
    return Option.optionalInteger(
            DEPTH, 1, SearchLimits.MAX_DEPTH, "plies to search; a ply is " + game.depthMeaning())
        .as(Role.DEPTH);
  }

  public static Option moves(Game game) {
    return Option.choice(
        MOVES, game.searchedMoves(), game.moveLists(), "which of the legal moves are searched");
  }

  /**
   * What is wrong with the limits of a search; {@code null} when one of them ends it.
   *
   * @param limits the ones that the player has, in words
   */
  public static @Nullable String objectionToLimits(Options options, String limits) {
    boolean isTimed = options.has(TIME_MS.name());
    if (!options.has(DEPTH) && !options.has(NODES.name()) && !isTimed) {
      return "no limit: give at least one of " + limits;
    }
    if (options.has(TIME_IN.name()) && options.has(NODES_PER_MS.name())) {
      return "timeIn: with nodesPerMs no clock is read, leave one of them out";
    }
    return Stream.of(NODES_PER_MS, TIME_IN)
        .filter(option -> options.has(option.name()) && !isTimed)
        .findFirst()
        .map(option -> option.name() + " needs timeMs")
        .orElse(null);
  }

  static boolean isInTurns(Options options) {
    return options.has(DEPTH_IN) && options.text(DEPTH_IN).equals(IN_TURNS);
  }

  static int moveList(Game game, Options options) {
    return options.has(MOVES) ? game.moveLists().indexOf(options.text(MOVES)) : 0;
  }
}
