package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;

/** The parts of the contract that are not rules: copies, history, keys. */
class WargamePositionTest {

  @Test
  void aCopyIsEqualAndIndependent() {
    WargamePosition position = Texts.after(Texts.S1, "B3 A3");
    Position copy = position.copy();

    assertThat(Texts.line(copy)).isEqualTo(Texts.line(position));
    assertThat(copy.key()).isEqualTo(position.key());

    String line = Texts.line(copy);
    position.undo();
    assertThat(Texts.line(copy)).isEqualTo(line);
    copy.play(Texts.move(copy, "A3 A3"));
    assertThat(Texts.line(position)).isEqualTo(Texts.S1);
  }

  @Test
  void copyFromTakesEverythingButTheHistory() {
    WargamePosition target = Texts.after(Texts.START, "C4 B4");
    target.copyFrom(Texts.position("dA9..../...../...../...../....aA9 d 7 -"));

    assertThat(Texts.line(target)).isEqualTo("dA9..../...../...../...../....aA9 d 7 -");
    assertThat(target.key()).isEqualTo(Texts.position(Texts.line(target)).key());
    assertThatThrownBy(target::undo).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void withoutHistoryAPositionPlaysTheSame() {
    WargamePosition with =
        Texts.position("dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 -");
    Position without = with.copy();
    without.keepHistory(false);
    SeededStream stream = new SeededStream(1);
    MoveStack moves = new MoveStack();
    while (!with.isOver()) {
      moves.clear();
      int move = moves.get(stream.nextInt(with.legalMoves(moves)));
      with.play(move);
      without.play(move);
      assertThat(Texts.line(without)).isEqualTo(Texts.line(with));
      assertThat(without.key()).isEqualTo(with.key());
    }
  }

  @Test
  void switchingHistoryForgetsWhatWasKept() {
    WargamePosition position = Texts.after(Texts.START, "C4 B4");
    position.keepHistory(false);
    position.play(Texts.move(position, "B1 B2"));
    position.keepHistory(true);
    String line = Texts.line(position);
    position.play(Texts.move(position, "B4 A4"));

    position.undo();
    assertThat(Texts.line(position)).isEqualTo(line);
    assertThatThrownBy(position::undo).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aLongGameIsTakenBackToItsStart() {
    String start = "dA9..../dT9..../...../...../...aV9aA9 a 0 -";
    WargamePosition position = Texts.position(start);
    String[] cycle = {"E3 D3", "B0 C0", "D3 E3", "C0 B0"};
    List<Long> keys = new ArrayList<>();
    for (int ply = 0; ply < 1000; ply++) {
      keys.add(position.key());
      position.play(Texts.move(position, cycle[ply % 4]));
    }
    for (int ply = 999; ply >= 0; ply--) {
      position.undo();
      assertThat(position.key()).isEqualTo(keys.get(ply));
    }
    assertThat(Texts.line(position)).isEqualTo(start);
    assertThat(keys).doesNotHaveDuplicates();
  }

  @Test
  void theKeyTellsBoardSideMovesAndCapApart() {
    String[] lines = {
      "dA9..../...../...../...../....aA9 a 0 100",
      "dA9..../...../...../...../....aA9 d 0 100",
      "dA9..../...../...../...../....aA9 a 1 100",
      "dA9..../...../...../...../....aA9 a 2 100",
      "dA9..../...../...../...../....aA9 a 0 101",
      "dA9..../...../...../...../....aA9 a 0 -",
      "dA8..../...../...../...../....aA9 a 0 100",
      "dA9..../...../...../...../...aA9. a 0 100",
      "aA9..../...../...../...../....dA9 a 0 100",
      "dA9..../...../...../...../....aF9 a 0 100",
    };
    List<Long> keys = new ArrayList<>();
    for (String line : lines) {
      keys.add(Texts.position(line).key());
    }
    assertThat(keys).doesNotHaveDuplicates();
  }

  @Test
  void differentPositionsOfATreeHaveDifferentKeys() {
    Map<Long, String> lines = new HashMap<>();
    for (String root : new String[] {Texts.START, Texts.S1, Texts.S2, Texts.S3}) {
      collect(Texts.position(root), 3, lines);
    }
    RandomPositions positions = new RandomPositions(9);
    for (int i = 0; i < 20_000; i++) {
      collect(Texts.position(positions.next()), 0, lines);
    }
    assertThat(lines).hasSizeGreaterThan(20_000);
  }

  private static void collect(WargamePosition position, int depth, Map<Long, String> lines) {
    String line = Texts.line(position);
    String other = lines.put(position.key(), line);
    assertThat(other == null || other.equals(line)).as(line + " and " + other).isTrue();
    MoveStack moves = new MoveStack();
    int count = depth == 0 ? 0 : position.legalMoves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves.get(i));
      collect(position, depth - 1, lines);
      position.undo();
    }
  }

  @Test
  void theSidesTakeTurns() {
    WargamePosition position = Texts.position(Texts.START);
    assertThat(position.sideToMove()).isEqualTo(Side.FIRST);
    assertThat(position.movesPlayed()).isZero();

    position.play(Texts.move(position, "C4 B4"));
    assertThat(position.sideToMove()).isEqualTo(Side.SECOND);
    assertThat(position.movesPlayed()).isEqualTo(1);
  }
}
