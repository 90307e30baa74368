package warlab.heuristics.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.Heuristic;
import warlab.games.MoveGains;
import warlab.games.MoveStack;
import warlab.games.QuietMoves;
import warlab.games.Scores;
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

  @ParameterizedTest
  @MethodSource("heuristics")
  void areAsGoodAsWhatIsLeftOutBesideThem(Heuristic heuristic) {
    RandomGames.positions(1_000)
        .filter(position -> !heuristic.tellsQuietMovesApart(position.sideToMove()))
        .filter(position -> position.anyQuietMove() != QuietMoves.NONE)
        .forEach(
            position -> {
              MoveStack others = new MoveStack();
              position.otherMoves(others);
              List<Integer> listed = IntStream.of(others.toArray(0)).boxed().toList();
              int quiet = scoreAfter(heuristic, position, position.anyQuietMove());
              MoveStack moves = new MoveStack();
              position.legalMoves(moves);
              IntStream.of(moves.toArray(0))
                  .filter(move -> !listed.contains(move))
                  .forEach(
                      move ->
                          assertThat(scoreAfter(heuristic, position, move))
                              .as("%s", RandomGames.GAME.notation().position(position))
                              .isLessThanOrEqualTo(quiet));
            });
  }

  @ParameterizedTest
  @MethodSource("heuristics")
  void andGainsOfOthersAreToldAsPlayingThemWould(Heuristic heuristic) {
    if (!(heuristic instanceof MoveGains gains)) {
      return;
    }
    RandomGames.positions(1_000)
        .filter(position -> !heuristic.tellsQuietMovesApart(position.sideToMove()))
        .forEach(
            position -> {
              MoveStack moves = new MoveStack();
              position.legalMoves(moves);
              for (Side view : Side.values()) {
                int quiet = gains.base(position, view);
                for (int i = 0; i < moves.size(); i++) {
                  int move = moves.get(i);
                  int gain = quiet == MoveGains.UNTOLD ? quiet : gains.gain(position, move, view);
                  position.play(move);
                  assertThat(gain == MoveGains.UNTOLD).isEqualTo(position.isOver());
                  if (!position.isOver()) {
                    assertThat(quiet + gain)
                        .as("%s", RandomGames.GAME.notation().position(position))
                        .isEqualTo(heuristic.evaluate(position, view));
                  }
                  position.undo();
                }
              }
            });
  }

  /** In the view of the mover. */
  private static int scoreAfter(Heuristic heuristic, WargamePosition position, int move) {
    Side mover = position.sideToMove();
    position.play(move);
    int score =
        position.isOver()
            ? Scores.ofFinished(position, mover)
            : heuristic.evaluate(position, mover);
    position.undo();
    return score;
  }

  @Test
  void areToldApartByHeuristicsThatLookWhereUnitsStand() {
    assertThat(heuristics().stream().filter(each -> each.tellsQuietMovesApart(Side.SECOND)))
        .extracting(Heuristic::id)
        .containsExactly("assault", "attack", "bastion", "citadel", "e3e4", "onslaught");
  }
}
