package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.Side;

/** What heuristics read from a board. */
class BoardTest {

  @Test
  void everyAccessorAgreesWithTheText() {
    RandomPositions positions = new RandomPositions(11);
    for (int i = 0; i < 2_000; i++) {
      checkCells(Texts.position(positions.next()).board());
    }
  }

  private static void checkCells(Board board) {
    int health = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      String unit = UnitText.write(board, cell);
      boolean empty = unit.equals(".");
      char kind = empty ? '.' : unit.charAt(1);
      int bit = 1 << cell;
      assertThat((board.occupied() & bit) == 0).isEqualTo(empty);
      assertThat((board.units(Side.FIRST) & bit) != 0).isEqualTo(unit.startsWith("a"));
      assertThat((board.units(Side.SECOND) & bit) != 0).isEqualTo(unit.startsWith("d"));
      assertThat((board.healthy() & bit) != 0).isEqualTo(unit.endsWith("9"));
      assertThat((board.forwardOnly() & bit) != 0).isEqualTo("AFP".indexOf(kind) >= 0);
      assertThat(Kind.letter(board.kind(cell))).isEqualTo(kind);
      assertThat(board.health(cell)).isEqualTo(empty ? 0 : unit.charAt(2) - '0');
      health += board.health(cell);
    }
    assertThat(board.totalHealth(Cells.ALL)).isEqualTo(health);
  }

  @Test
  void healthIsSummedOverASetOfCells() {
    Board board = Texts.position(Texts.S2).board();

    assertThat(board.totalHealth(board.units(Side.FIRST))).isEqualTo(9 + 9 + 6 + 3 + 9 + 9);
    assertThat(board.totalHealth(board.units(Side.SECOND) & board.firewalls())).isEqualTo(15);
    assertThat(board.totalHealth(0)).isZero();
  }

  @Test
  void theCellOfAnAiIsKnown() {
    Board board = Texts.position(Texts.S2).board();
    assertThat(board.aiCell(Side.FIRST)).isEqualTo(Cells.at(4, 3));
    assertThat(board.aiCell(Side.SECOND)).isEqualTo(Cells.at(1, 0));

    Board lost = Texts.position("...../...../...../...../....aA9 a 0 -").board();
    assertThat(lost.aiCell(Side.SECOND)).isEqualTo(Board.NO_CELL);
  }

  @Test
  void neighbourhoodsStopAtTheEdges() {
    assertThat(Cells.neighbours(Cells.at(0, 0))).isEqualTo(set("A1", "B0"));
    assertThat(Cells.neighbours(Cells.at(2, 4))).isEqualTo(set("B4", "C3", "D4"));
    assertThat(Cells.around(Cells.at(4, 4))).isEqualTo(set("D3", "D4", "E3"));
    assertThat(Cells.around(Cells.at(2, 2)))
        .isEqualTo(set("B1", "B2", "B3", "C1", "C3", "D1", "D2", "D3"));
    assertThat(Cells.nextTo(set("A0", "E4"))).isEqualTo(set("A1", "B0", "D4", "E3"));
    assertThat(Cells.distance(Cells.at(0, 0), Cells.at(4, 3))).isEqualTo(7);
  }

  private static int set(String... names) {
    int cells = 0;
    for (String name : names) {
      cells |= 1 << Cells.at(name.charAt(0) - 'A', name.charAt(1) - '0');
    }
    return cells;
  }
}
