package warlab.heuristics.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Heuristic;
import warlab.games.MoveGains;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflict;

/** What heuristics tell of actions without playing them must be true, or searches go wrong. */
class WalkGainsTest {
  private static final GridConflict GAME = new GridConflict();
  private static final Options RULES = Options.defaults(GAME.options());

  private final MoveStack moves = new MoveStack();
  private int told;

  /** From the start to the end of random games, so that last rounds are among them. */
  @ParameterizedTest
  @ValueSource(strings = {"sum", "race", "duel"})
  void areThoseThatPlayingWouldGive(String id) {
    Heuristic heuristic =
        Registry.load(Heuristic.class, WalkGainsTest.class.getClassLoader()).find(id).orElseThrow();
    LongStream.range(0, 60).forEach(seed -> play(seed, heuristic));
    assertThat(told).isGreaterThan(10_000);
  }

  private void play(long seed, Heuristic heuristic) {
    Position position =
        GAME.parse(
            GAME.proposeOpening(RULES, Options.defaults(GAME.openingOptions()), seed), RULES);
    SeededStream stream = new SeededStream(seed);
    while (!position.isOver()) {
      moves.clear();
      position.legalMoves(moves);
      int[] listed = moves.toArray(0);
      for (Side view : Side.values()) {
        IntStream.of(listed).forEach(move -> compare(position, move, view, heuristic));
      }
      position.play(listed[stream.nextInt(listed.length)]);
    }
  }

  private void compare(Position position, int move, Side view, Heuristic heuristic) {
    MoveGains gains = (MoveGains) heuristic;
    int base = gains.base(position, view);
    int gain = gains.gain(position, move, view);
    position.play(move);
    if (gain != MoveGains.UNTOLD) {
      told++;
      assertThat(position.isOver()).isFalse();
      assertThat(base + gain).isEqualTo(heuristic.evaluate(position, view));
    }
    position.undo();
  }
}
