package warlab.heuristics.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @MethodSource("heuristics")
  void andAPairOfThemIsToldAsPlayingItWould(Heuristic heuristic) {
    if (!(heuristic instanceof MoveGains gains)) {
      return;
    }
    RandomGames.positions(1_000)
        .forEach(
            position -> {
              for (Side view : Side.values()) {
                int told = gains.baseOfTwo(position, view);
                int move = position.anyQuietMove();
                if (told != MoveGains.UNTOLD && move != QuietMoves.NONE) {
                  position.play(move);
                  int answer = position.anyQuietMove();
                  if (answer != QuietMoves.NONE) {
                    position.play(answer);
                    assertThat(position.isOver()).isFalse();
                    assertThat(told).isEqualTo(heuristic.evaluate(position, view));
                    position.undo();
                  }
                  position.undo();
                }
              }
            });
  }

  @Test
  void areAnsweredByQuietOnesWhereThePositionSaysSo() {
    long answered =
        RandomGames.positions(4_000)
            .filter(WargamePosition::isQuietAnswered)
            .peek(
                position -> {
                  MoveStack listed = new MoveStack();
                  int besides = position.unansweredMoves(listed);
                  Set<Integer> others = new HashSet<>();
                  IntStream.of(listed.toArray(0)).forEach(others::add);
                  MoveStack moves = new MoveStack();
                  position.legalMoves(moves);
                  assertThat(moves.size()).isEqualTo(others.size() + besides);
                  IntStream.of(moves.toArray(0))
                      .filter(move -> !others.contains(move))
                      .forEach(move -> assertIsAnswered(position, move));
                })
            .count();
    assertThat(answered).isGreaterThan(2_000);
  }

  @ParameterizedTest
  @CsvSource({
    "dA9aV9.../dT9..../aP9aP9.../...../....aA9, false", // C1 B1 takes the Tech its only way
    "dA9aV9.../dT9..../.aP9.../...../....aA9, true", // it has another
    "dA9..../.aV9.../...../...../....aA9, false", // B1 A1 holds the AI
    "dA9...dF9/.aV9.../...../...../....aA9, true" // but not the Firewall
  })
  void mayTakeTheOtherSidesOnlyQuietMove(String board, boolean isAnswered) {
    assertThat(RandomGames.position(board + " a 0 100").isQuietAnswered()).isEqualTo(isAnswered);
  }

  /** By a quiet move, and not by the end of the game, unless that is the cap's. */
  private static void assertIsAnswered(WargamePosition position, int move) {
    boolean isLast = UnitGains.isLast(position, 1);
    position.play(move);
    assertThat(position.isOver()).isEqualTo(isLast);
    assertThat(position.anyQuietMove()).isNotEqualTo(QuietMoves.NONE);
    position.undo();
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
