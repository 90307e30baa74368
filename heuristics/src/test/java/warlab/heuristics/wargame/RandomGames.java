package warlab.heuristics.wargame;

import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import warlab.games.Options;
import warlab.games.wargame.Wargame;
import warlab.games.wargame.WargamePosition;

/** Positions of AI Wargame after random play. */
final class RandomGames {
  static final Wargame GAME = new Wargame();
  static final Options RULES = Options.defaults(GAME.options());

  private RandomGames() {}

  static WargamePosition position(String line) {
    return GAME.parse(line, RULES);
  }

  /** Positions after 0 to 59 random plies. */
  static Stream<WargamePosition> positions(int count) {
    return LongStream.range(0, count).mapToObj(RandomGames::position);
  }

  private static WargamePosition position(long seed) {
    Options plan = Options.of(GAME.openingOptions(), Map.of("plies", seed % 60));
    return position(GAME.proposeOpening(RULES, plan, seed));
  }
}
