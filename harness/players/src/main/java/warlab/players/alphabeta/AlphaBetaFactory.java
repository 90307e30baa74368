package warlab.players.alphabeta;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Described;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.tree.DepthAdjuster;
import warlab.players.tree.FullTreeSearch;
import warlab.players.tree.RandomTraversal;
import warlab.players.tree.SearchOptions;
import warlab.players.tree.SearchSettings;
import warlab.players.tree.TreePlayer;
import warlab.players.tree.TreeSearch;

/** {@code alpha-beta}: the strong search, with the switches experiments need. */
public final class AlphaBetaFactory extends Described implements PlayerFactory {
  private static final Option PRUNING =
      Option.flag("pruning", true, "cut off what cannot matter; false looks at the whole tree");
  private static final Option DEEPENING =
      Option.flag("deepening", true, "search smaller depths first; false searches only the depth");
  private static final Option RANDOM_TRAVERSAL =
      Option.flag("randomTraversal", false, "shuffle the moves of every node, from the seed");
  private static final Option ADJUST_DEPTH =
      Option.flag("adjustDepth", false, "move the depth limit towards what timeMs allows");

  public AlphaBetaFactory() {
    super(
        "alpha-beta",
        "searches deep: alpha-beta with deepening, table and ordering; exact at fixed depth");
  }

  @Override
  public List<Option> options(Game game) {
    List<Option> options = new ArrayList<>(SearchOptions.ofDepthSearch(game));
    options.addAll(List.of(PRUNING, DEEPENING, RANDOM_TRAVERSAL, ADJUST_DEPTH));
    options.addAll(AlphaBetaSettings.options());
    return List.copyOf(options);
  }

  @Override
  public @Nullable String objection(Options options) {
    if (!options.flag(DEEPENING.name()) && !options.has(SearchOptions.DEPTH)) {
      return "without deepening a depth is needed";
    }
    if (options.flag(ADJUST_DEPTH.name())
        && !(options.has(SearchOptions.DEPTH) && options.has(SearchOptions.TIME_MS.name()))) {
      return "adjustDepth needs both depth and timeMs";
    }
    if (options.flag(ADJUST_DEPTH.name()) && options.has(SearchOptions.NODES_PER_MS.name())) {
      return "adjustDepth reads the clock, so it cannot go with nodesPerMs";
    }
    return SearchOptions.objectionToLimits(options, "depth, nodes and timeMs");
  }

  @Override
  public long tableBytes(Options options) {
    return options.flag(PRUNING.name()) ? AlphaBetaSettings.tableBytes(options) : 0;
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    SearchSettings settings = SearchSettings.of(game, options);
    AlphaBetaSettings own = AlphaBetaSettings.of(options);
    Workspace workspace = Workspace.at(seat);
    RandomTraversal traversal =
        options.flag(RANDOM_TRAVERSAL.name()) ? new RandomTraversal(seat.stream()) : null;
    TreeSearch search =
        options.flag(PRUNING.name())
            ? new AlphaBetaSearch(settings, own, workspace, traversal)
            : new FullTreeSearch(settings, workspace.meter, traversal);
    return new TreePlayer(
        search,
        workspace.meter,
        settings,
        seat.stream(),
        options.flag(DEEPENING.name()),
        options.flag(ADJUST_DEPTH.name()) ? new DepthAdjuster(settings.limits()) : null);
  }
}
