package warlab.players.mcts;

import java.util.List;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.tree.SearchOptions;

/**
 * What is special to {@code mcts} in what it can be told.
 *
 * @param simulations samples a decision takes at most
 * @param exploration how much a move tried seldom is preferred, the constant of UCT
 * @param rolloutMoves random moves before the heuristic is asked; 0: it is asked at once
 * @param scale the heuristic score that stands for odds of e to 1
 * @param treeNodes where the tree stops growing
 */
record MctsSettings(
    long simulations, double exploration, int rolloutMoves, double scale, int treeNodes) {
  static final Option SIMULATIONS =
      Option.optionalInteger(
          "simulations", 1, 1_000_000_000, "samples a decision takes, one a line of play");

  private static final String ROLLOUT = "rollout";
  private static final Option EXPLORATION =
      Option.number("exploration", 0.15, 0, 100, "how much moves tried seldom are preferred");
  private static final Option LEAF =
      Option.choice(
          "leaf",
          "heuristic",
          List.of("heuristic", ROLLOUT),
          "what a new position is judged by: the heuristic, or random play from there");
  private static final Option ROLLOUT_MOVES =
      Option.integer(
          "rolloutMoves", 20, 1, 100_000, "random moves of a rollout before the heuristic judges");
  private static final Option SCALE =
      Option.number(
              "scale",
              300,
              1e-3,
              1e9,
              "heuristic points that win 73 % of games; a report's calibration shows them")
          .as(Option.Role.HEURISTIC_POINTS);
  private static final Option TREE_BITS =
      Option.integer("treeBits", 20, 8, 28, "the tree grows to at most 2 to this power nodes");

  static List<Option> options(Game game) {
    return List.of(
        SearchOptions.HEURISTIC,
        SIMULATIONS,
        SearchOptions.NODES,
        SearchOptions.TIME_MS,
        SearchOptions.NODES_PER_MS,
        SearchOptions.TIME_IN,
        SearchOptions.moves(game),
        EXPLORATION,
        LEAF,
        ROLLOUT_MOVES,
        SCALE,
        TREE_BITS);
  }

  static MctsSettings of(Options options) {
    boolean rollsOut = options.text(LEAF.name()).equals(ROLLOUT);
    return new MctsSettings(
        options.integerOr(SIMULATIONS.name(), Long.MAX_VALUE),
        options.number(EXPLORATION.name()),
        rollsOut ? (int) options.integer(ROLLOUT_MOVES.name()) : 0,
        options.number(SCALE.name()),
        1 << options.integer(TREE_BITS.name()));
  }

  /** The reward, 0 to 1, of a heuristic score. */
  double reward(double score) {
    return 1 / (1 + StrictMath.exp(-score / scale));
  }

  /** The heuristic score of a reward. */
  double score(double reward) {
    return scale * StrictMath.log(reward / (1 - reward));
  }

  static long treeBytes(Options options) {
    return (long) MctsTree.BYTES_PER_NODE << options.integer(TREE_BITS.name());
  }
}
