package warlab.players.mcts;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Described;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.tree.SearchOptions;

/** {@code mcts}: samples instead of searching everything. */
public final class MctsFactory extends Described implements PlayerFactory {

  public MctsFactory() {
    super("mcts", "samples lines of play (UCT) and plays the move sampled most");
  }

  @Override
  public List<Option> options(Game game) {
    return MctsSettings.options(game);
  }

  @Override
  public @Nullable String objection(Options options) {
    boolean isCounted = options.has(MctsSettings.SIMULATIONS.name());
    return isCounted && !options.has(SearchOptions.NODES_PER_MS.name())
        ? null
        : SearchOptions.objectionToLimits(options, "simulations, nodes and timeMs");
  }

  @Override
  public long tableBytes(Options options) {
    return MctsSettings.treeBytes(options);
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    return new MctsPlayer(game, options, seat);
  }
}
