package warlab.heuristics.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Side;
import warlab.games.wargame.WargamePosition;

/** What heuristics say about quiet moves must be true, or searches would go wrong. */
class QuietMovesTest {

  static List<Heuristic> heuristics() {
    return WargameHeuristicsTest.heuristics();
  }

  @ParameterizedTest
  @MethodSource("heuristics")
  void leadToOneValueWhereTheHeuristicSaysSo(Heuristic heuristic) {
    RandomGames.positions(1_000)
        .forEach(
            position -> {
              Set<Integer> values = new HashSet<>();
              MoveStack moves = new MoveStack();
              position.legalMoves(moves);
              for (int i = 0; i < moves.size(); i++) {
                addIfAlike(heuristic, position, moves.get(i), values);
              }
              assertThat(values)
                  .as("%s", RandomGames.GAME.notation().position(position))
                  .hasSizeLessThan(2);
            });
  }

  private static void addIfAlike(
      Heuristic heuristic, WargamePosition position, int move, Set<Integer> values) {
    if (!position.isQuiet(move)) {
      return;
    }
    Side mover = position.sideToMove();
    position.play(move);
    if (!position.isOver() && !heuristic.tellsQuietMovesApart(mover)) {
      values.add(heuristic.evaluate(position, Side.FIRST));
    }
    position.undo();
  }

  @Test
  void areToldApartByHeuristicsThatLookWhereUnitsStand() {
    assertThat(heuristics().stream().filter(each -> each.tellsQuietMovesApart(Side.SECOND)))
        .extracting(Heuristic::id)
        .containsExactly("assault", "attack", "bastion", "citadel", "e3e4", "onslaught");
  }
}
