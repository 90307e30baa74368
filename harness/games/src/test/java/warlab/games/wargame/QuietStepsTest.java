package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.MoveStack;
import warlab.games.QuietMoves;

/** What is said about quiet moves agrees with the list of legal moves. */
class QuietStepsTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void quietMovesAndOthersTogetherAreTheLegalMoves(long seed) {
    RandomPositions lines = new RandomPositions(seed);
    for (int i = 0; i < 500; i++) {
      String line = lines.next();
      WargamePosition position = Texts.position(line);
      List<Integer> quiet = legalMoves(position, true);
      MoveStack others = new MoveStack();
      assertThat(position.otherMoves(others)).as(line).isEqualTo(quiet.size());
      assertThat(IntStream.of(others.toArray(0)).boxed())
          .as(line)
          .containsExactlyInAnyOrderElementsOf(legalMoves(position, false));
      assertThat(position.anyQuietMove())
          .as(line)
          .isIn(quiet.isEmpty() ? List.of(QuietMoves.NONE) : quiet);
    }
  }

  @Test
  void movesGoOnTopOfWhatTheStackHolds() {
    WargamePosition position = Texts.position(Texts.S2);
    MoveStack stack = new MoveStack();
    int all = position.legalMoves(stack);
    int quiet = position.otherMoves(stack);
    assertThat(stack.size()).isEqualTo(2 * all - quiet);
    assertThat(position.legalMoves(stack)).isEqualTo(all);
    assertThat(stack.size()).isEqualTo(3 * all - quiet);
  }

  @Test
  void aSideThatCanOnlyDestroyItselfHasNoQuietMove() {
    WargamePosition position = Texts.position("aA9..../...../...../...../....dA9 a 0 100");
    assertThat(position.anyQuietMove()).isEqualTo(QuietMoves.NONE);
  }

  @Test
  void selfDestructionComesLastAmongTheOthers() {
    WargamePosition position = Texts.position("dA9..../.aV9dT9../..dF9../...../....aA9 a 0 100");
    MoveStack stack = new MoveStack();
    position.otherMoves(stack);
    assertThat(IntStream.of(stack.toArray(0)).boxed().toList())
        .hasSize(3)
        .isSortedAccordingTo(
            (a, b) ->
                Boolean.compare(WargameMove.isSelfDestruct(a), WargameMove.isSelfDestruct(b)));
  }

  private static List<Integer> legalMoves(WargamePosition position, boolean quiet) {
    MoveStack stack = new MoveStack();
    position.legalMoves(stack);
    return IntStream.of(stack.toArray(0))
        .filter(move -> position.isQuiet(move) == quiet)
        .boxed()
        .toList();
  }
}
