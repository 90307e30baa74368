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
  void othersAreAllThatIsNeitherQuietNorABlastWithoutEnemiesAround(long seed) {
    RandomPositions lines = new RandomPositions(seed);
    for (int i = 0; i < 500; i++) {
      String line = lines.next();
      WargamePosition position = Texts.position(line);
      List<Integer> quiet = legalMoves(position, true);
      MoveStack others = new MoveStack();
      List<Integer> useful =
          legalMoves(position, false).stream().filter(move -> mayHarm(position, move)).toList();
      int all = position.legalMoves(new MoveStack());
      assertThat(position.otherMoves(others)).as(line).isEqualTo(all - useful.size());
      assertThat(IntStream.of(others.toArray(0)).boxed())
          .as(line)
          .containsExactlyInAnyOrderElementsOf(useful);
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
    int besides = position.otherMoves(stack);
    assertThat(stack.size()).isEqualTo(2 * all - besides);
    assertThat(position.legalMoves(stack)).isEqualTo(all);
    assertThat(stack.size()).isEqualTo(3 * all - besides);
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
        .hasSize(2)
        .isSortedAccordingTo(
            (a, b) ->
                Boolean.compare(WargameMove.isSelfDestruct(a), WargameMove.isSelfDestruct(b)));
  }

  private static boolean mayHarm(WargamePosition position, int move) {
    int enemies = position.board().units(position.sideToMove().opponent());
    return !WargameMove.isSelfDestruct(move)
        || (Cells.around(WargameMove.source(move)) & enemies) != 0;
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
