package warlab.players;

import java.util.HashMap;
import java.util.Map;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.alphabeta.AlphaBetaFactory;
import warlab.players.mcts.MctsFactory;
import warlab.players.tree.GreedyFactory;
import warlab.players.tree.MinimaxFactory;

/** A kind of player with its settings, as tests write them. Immutable. */
public record Contender(PlayerFactory factory, Game game, Map<String, Object> settings) {

  public static Contender alphaBeta(Game game, Heuristic heuristic) {
    return new Contender(new AlphaBetaFactory(), game, Map.of("heuristic", heuristic));
  }

  public static Contender minimax(Game game, Heuristic heuristic) {
    return new Contender(new MinimaxFactory(), game, Map.of("heuristic", heuristic));
  }

  public static Contender greedy(Game game, Heuristic heuristic) {
    return new Contender(new GreedyFactory(), game, Map.of("heuristic", heuristic));
  }

  public static Contender mcts(Game game, Heuristic heuristic) {
    return new Contender(new MctsFactory(), game, Map.of("heuristic", heuristic));
  }

  public Contender with(String option, Object value) {
    Map<String, Object> more = new HashMap<>(settings);
    more.put(option, value);
    return new Contender(factory, game, more);
  }

  public Contender depth(long depth) {
    return with("depth", depth);
  }

  public Options options() {
    return Options.of(factory.options(game), settings);
  }

  /** A player for a game that begins, on a seat whose stream was seeded for it. */
  public Player sit(Seat seat) {
    return factory.create(game, options(), seat);
  }

  /** What a fresh player decides on a fresh seat; the position stays as it was. */
  public Decision choose(Position position, long seed) {
    return sit(new Seat(position.sideToMove()).begin(seed)).choose(position.copy());
  }

  /** The same decision with all that a study finds out. */
  public Decision study(Position position, long seed) {
    return sit(new Seat(position.sideToMove()).begin(seed)).study(position.copy());
  }

  public SearchReport search(Position position) {
    return reportOf(study(position, 1));
  }

  public static SearchReport reportOf(Decision decision) {
    SearchReport report = decision.search();
    if (report == null) {
      throw new AssertionError("no search");
    }
    return report;
  }

  /** Plays a game to its end and returns the final position. */
  public static Position play(
      Position start, Contender first, Contender second, Seat[] seats, long seed) {
    Player[] players = {
      first.sit(seats[0].begin(2 * seed)), second.sit(seats[1].begin(2 * seed + 1))
    };
    Position position = start.copy();
    Position view = start.copy();
    while (!position.isOver()) {
      view.copyFrom(position);
      position.play(players[position.sideToMove().index()].choose(view).move());
    }
    return position;
  }

  public static Seat[] seats() {
    return new Seat[] {new Seat(Side.FIRST), new Seat(Side.SECOND)};
  }
}
