package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Perft;

/** The published counts of move sequences, split by their last action and by winner. */
class WargamePerftTest {

  @ParameterizedTest
  @CsvSource({
    "1, 12, 6, 0, 0, 6, 0, 1",
    "2, 132, 66, 0, 0, 66, 11, 0",
    "3, 1507, 770, 0, 66, 671, 0, 121",
    "4, 18738, 8748, 36, 2268, 7686, 1386, 0",
  })
  void countsFromTheStart(
      int depth, long leaves, long moves, long attacks, long repairs, long blasts, long a, long d) {
    check(Texts.START, depth, new Columns(leaves, moves, attacks, repairs, blasts, a, d));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 14, 7, 2, 0, 5, 0, 1",
    "2, 249, 117, 28, 26, 78, 13, 0",
    "3, 2979, 1406, 534, 1, 1038, 0, 236",
    "4, 46703, 20728, 6405, 3865, 15705, 2743, 16",
  })
  void countsFromALateDefence(
      int depth, long leaves, long moves, long attacks, long repairs, long blasts, long a, long d) {
    check(Texts.S1, depth, new Columns(leaves, moves, attacks, repairs, blasts, a, d));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 13, 4, 3, 1, 5, 1, 0",
    "2, 188, 85, 31, 0, 72, 0, 12",
    "3, 2297, 740, 429, 306, 822, 176, 0",
    "4, 31990, 15104, 4639, 280, 11967, 0, 2121",
  })
  void countsFromAMiddleGame(
      int depth, long leaves, long moves, long attacks, long repairs, long blasts, long a, long d) {
    check(Texts.S2, depth, new Columns(leaves, moves, attacks, repairs, blasts, a, d));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 11, 2, 4, 1, 4, 0, 5",
    "2, 70, 13, 20, 15, 22, 0, 27",
    "3, 412, 117, 122, 27, 146, 0, 169",
    "4, 2509, 699, 596, 414, 800, 27, 2482",
  })
  void countsCloseToTheCapAmongWeakUnits(
      int depth, long leaves, long moves, long attacks, long repairs, long blasts, long a, long d) {
    check(Texts.S3, depth, new Columns(leaves, moves, attacks, repairs, blasts, a, d));
  }

  @Test
  void countsDeeperFromTheStart() {
    WargamePosition start = Texts.position(Texts.START);

    assertThat(Perft.count(start, 5)).isEqualTo(218976);
    assertThat(Perft.count(start, 6)).isEqualTo(2768258);
  }

  @Test
  void nothingIsPlayedPastTheCap() {
    assertThat(Perft.count(Texts.position(Texts.S3), 5)).isZero();
  }

  private static void check(String line, int depth, Columns expected) {
    WargamePosition position = Texts.position(line);

    assertThat(new Counter(position).count(depth)).isEqualTo(expected);
    assertThat(Perft.count(position, depth)).isEqualTo(expected.leaves());
    assertThat(Texts.line(position)).isEqualTo(line);
  }

  private record Columns(
      long leaves,
      long moves,
      long attacks,
      long repairs,
      long blasts,
      long attackerWins,
      long defenderWins) {}

  private static final class Counter {
    private final WargamePosition position;
    private final MoveStack stack = new MoveStack();
    private long moves;
    private long attacks;
    private long repairs;
    private long blasts;
    private long attackerWins;
    private long defenderWins;

    Counter(WargamePosition position) {
      this.position = position;
    }

    Columns count(int depth) {
      walk(depth);
      long leaves = moves + attacks + repairs + blasts;
      return new Columns(leaves, moves, attacks, repairs, blasts, attackerWins, defenderWins);
    }

    private void walk(int depth) {
      int start = stack.size();
      int end = start + position.legalMoves(stack);
      for (int i = start; i < end; i++) {
        if (depth == 1) {
          countAction(stack.get(i));
        }
        position.play(stack.get(i));
        if (depth > 1) {
          walk(depth - 1);
        } else if (position.isOver()) {
          countWinner();
        }
        position.undo();
      }
      stack.truncate(start);
    }

    private void countAction(int move) {
      int target = 1 << WargameMove.target(move);
      if (WargameMove.isSelfDestruct(move)) {
        blasts++;
      } else if ((position.board().occupied() & target) == 0) {
        moves++;
      } else if ((position.board().units(position.sideToMove()) & target) != 0) {
        repairs++;
      } else {
        attacks++;
      }
    }

    private void countWinner() {
      if (position.outcome() == Outcome.FIRST_WINS) {
        attackerWins++;
      } else {
        defenderWins++;
      }
    }
  }
}
