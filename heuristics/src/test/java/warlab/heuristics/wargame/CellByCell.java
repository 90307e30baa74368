package warlab.heuristics.wargame;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;
import warlab.games.wargame.WargamePosition;

/** The heuristics once more, slowly, cell by cell, straight from their written definitions. */
final class CellByCell {
  private final WargamePosition position;
  private final Board board;
  private final Side me;

  CellByCell(WargamePosition position, Side me) {
    this.position = position;
    this.board = position.board();
    this.me = me;
  }

  int value(String heuristic) {
    return switch (heuristic) {
      case "e0" -> e0();
      case "e1" -> worth();
      case "e2" -> worthTimes(100) - 10 * position.movesPlayed();
      case "e2py" -> e2py();
      case "attack" -> attack();
      case "defend" -> worthTimes(10);
      case "e3e4" -> position.sideToMove() == Side.FIRST ? attack() : worthTimes(10);
      default -> throw new IllegalArgumentException(heuristic);
    };
  }

  private int e0() {
    int sum = 0;
    for (int cell : units()) {
      sum += sign(cell) * (board.kind(cell) == Kind.AI ? 9999 : 3);
    }
    return sum;
  }

  private int worth() {
    int sum = 0;
    for (int cell : units()) {
      sum += sign(cell) * worth(cell);
    }
    return sum;
  }

  private int worthTimes(int bias) {
    int sum = 0;
    for (int cell : units()) {
      sum += sign(cell) * worth(cell) * (bias + board.health(cell));
    }
    return sum;
  }

  private int e2py() {
    int sum = 0;
    for (int cell : units()) {
      sum += sign(cell) * (100 * worth(cell) + board.health(cell));
    }
    return sum - 10 * position.movesPlayed();
  }

  private int attack() {
    return 10 * worthTimes(50) + 5 * combat() + threat() - 10 * position.movesPlayed();
  }

  private int combat() {
    int sum = 0;
    for (int cell : units()) {
      List<Integer> enemies =
          units().stream()
              .filter(other -> Cells.distance(cell, other) == 1 && sign(cell) != sign(other))
              .toList();
      int lasts = enemies.stream().mapToInt(enemy -> rounds(cell, enemy)).min().orElse(9);
      if (enemies.stream().anyMatch(enemy -> lasts > rounds(enemy, cell))) {
        sum += sign(cell) * worth(cell);
      }
    }
    return sum;
  }

  private int rounds(int victim, int striker) {
    int damage = Effects.damage(board.kind(striker), board.kind(victim));
    return (int) Math.ceil((double) board.health(victim) / damage);
  }

  private int threat() {
    float sum = 0;
    for (int from : units()) {
      for (int to : units()) {
        boolean counts = board.kind(from) != Kind.AI && board.kind(from) != Kind.TECH;
        if (counts && board.kind(to) == Kind.AI && sign(from) != sign(to)) {
          float damage = Effects.damage(board.kind(from), Kind.AI);
          float distance = Cells.distance(from, to);
          sum += sign(from) > 0 ? 5 * damage / distance : -(damage / distance);
        }
      }
    }
    return (int) sum;
  }

  private List<Integer> units() {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (board.kind(cell) != Kind.NONE) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private int sign(int cell) {
    return (board.units(me) >>> cell & 1) != 0 ? 1 : -1;
  }

  private int worth(int cell) {
    return switch (board.kind(cell)) {
      case Kind.AI -> 10;
      case Kind.VIRUS, Kind.TECH -> 3;
      default -> 1;
    };
  }
}
