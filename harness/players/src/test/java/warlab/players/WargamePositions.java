package warlab.players;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.wargame.Wargame;

/** AI Wargame for tests of players: positions, and the heuristics by name. */
public final class WargamePositions {
  public static final Wargame GAME = new Wargame();

  public static final String START =
      "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 100";

  /** The position S2 of the rules' perft tables. */
  public static final String S2 = "..dF9../dA9dT9.../dT9aP9..aV9/dF6aP6aV3aF9./...aA9. d 25 100";

  private static final Options RULES = Options.defaults(GAME.options());
  private static final Registry<Heuristic> HEURISTICS =
      Registry.load(Heuristic.class, WargamePositions.class.getClassLoader());

  private WargamePositions() {}

  public static Position of(String line) {
    return GAME.parse(line, RULES);
  }

  public static Heuristic heuristic(String id) {
    return HEURISTICS.find(id).orElseThrow();
  }

  /** Every heuristic of the game but those built from weights. */
  public static List<Heuristic> heuristics() {
    return HEURISTICS.all().stream().filter(each -> each.game().equals(GAME.id())).toList();
  }

  /** Positions after 8 to 40 random plies, from a few skirmishes to bare boards. */
  public static List<Position> middleGames(int count) {
    return LongStream.range(0, count).mapToObj(i -> opening(8 + i % 33, 1000 + i)).toList();
  }

  public static Position opening(long plies, long seed) {
    Options plan = Options.of(GAME.openingOptions(), Map.of("plies", plies));
    return of(GAME.proposeOpening(RULES, plan, seed));
  }
}
