package warlab.players.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Described;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** {@code minimax}: the whole tree to a fixed depth. */
public final class MinimaxFactory extends Described implements PlayerFactory {

  public MinimaxFactory() {
    super("minimax", "looks at the whole tree to a fixed depth, without pruning; the reference");
  }

  @Override
  public List<Option> options(Game game) {
    return SearchOptions.ofDepthSearch(game);
  }

  @Override
  public @Nullable String objection(Options options) {
    return options.has(SearchOptions.DEPTH) ? null : "minimax needs a depth";
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    return player(SearchSettings.of(game, options), seat);
  }

  static Player player(SearchSettings settings, Seat seat) {
    SearchMeter meter = seat.keep(SearchMeter.class, SearchMeter::new);
    FullTreeSearch search = new FullTreeSearch(settings, meter, null);
    return new TreePlayer(search, meter, settings, seat.stream(), false, null);
  }
}
