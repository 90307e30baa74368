package warlab.players.tree;

import java.util.List;
import warlab.games.Described;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code greedy}: the move after which the heuristic likes the position best. */
public final class GreedyFactory extends Described implements PlayerFactory {

  public GreedyFactory() {
    super("greedy", "plays the move after which the heuristic likes the position best");
  }

  @Override
  public List<Option> options(Game game) {
    return List.of(SearchOptions.HEURISTIC, SearchOptions.moves(game), SearchOptions.TIES);
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    return MinimaxFactory.player(SearchSettings.of(game, options).withDepth(1), seat);
  }
}
