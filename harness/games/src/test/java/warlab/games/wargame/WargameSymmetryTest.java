package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the rules do not distinguish: the two diagonal halves, and nearly the two sides. */
class WargameSymmetryTest {
  private static final int POSITIONS = 300;
  private static final int DEPTH = 3;

  @Test
  void mirroringAtTheMainDiagonalChangesNoCountAndNoWinner() {
    RandomPositions positions = new RandomPositions(5);
    for (int i = 0; i < POSITIONS; i++) {
      String line = positions.next();
      assertThat(columns(mirrored(line))).as(line).isEqualTo(columns(line));
    }
  }

  @Test
  void turningTheBoardAndSwappingTheSidesChangesNoCount() {
    RandomPositions positions = new RandomPositions(6);
    for (int i = 0; i < POSITIONS; i++) {
      String line = positions.next();
      assertThat(columns(turned(line)).actions()).as(line).isEqualTo(columns(line).actions());
    }
  }

  @Test
  void theStartIsItsOwnMirrorImage() {
    assertThat(mirrored(Texts.START)).isEqualTo(Texts.START);
  }

  private static PerftColumns columns(String line) {
    return PerftColumns.count(Texts.position(line), DEPTH);
  }

  private static String mirrored(String line) {
    String[] cells = cells(line);
    String[] mirrored = new String[25];
    for (int i = 0; i < 25; i++) {
      mirrored[i % 5 * 5 + i / 5] = cells[i];
    }
    return RandomPositions.rows(mirrored) + line.substring(line.indexOf(' '));
  }

  private static String turned(String line) {
    String[] cells = cells(line);
    String[] turned = new String[25];
    for (int i = 0; i < 25; i++) {
      turned[24 - i] = swapped(cells[i]);
    }
    String[] fields = line.split(" ", -1);
    return String.join(" ", RandomPositions.rows(turned), swapped(fields[1]), fields[2], fields[3]);
  }

  private static String swapped(String text) {
    return switch (text.charAt(0)) {
      case 'a' -> "d" + text.substring(1);
      case 'd' -> "a" + text.substring(1);
      default -> text;
    };
  }

  private static String[] cells(String line) {
    WargamePosition position = Texts.position(line);
    String[] cells = new String[25];
    for (int i = 0; i < 25; i++) {
      cells[i] = UnitText.write(position.board(), i);
    }
    return cells;
  }
}
