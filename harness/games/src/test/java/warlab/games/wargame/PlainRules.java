package warlab.games.wargame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The rules once more, as slow and plain as they can be written: cells are texts, nothing is shared
 * with the real ones. What both agree on is probably right.
 */
final class PlainRules {
  private static final String KINDS = "AVTFP";
  private static final Map<Character, String> DAMAGE =
      Map.of('A', "33313", 'V', "91616", 'T', "16111", 'F', "11111", 'P', "33313");
  private static final Map<Character, String> REPAIR =
      Map.of('A', "01100", 'V', "00000", 'T', "30033", 'F', "00000", 'P', "00000");

  private final String[][] cells = new String[5][5];
  private char side;
  private int played;
  private final String cap;

  PlainRules(String line) {
    String[] fields = line.split(" ", -1);
    String[] rows = fields[0].split("/", -1);
    for (int r = 0; r < 5; r++) {
      String rest = rows[r];
      for (int c = 0; c < 5; c++) {
        int width = rest.startsWith(".") ? 1 : 3;
        cells[r][c] = rest.substring(0, width);
        rest = rest.substring(width);
      }
    }
    side = fields[1].charAt(0);
    played = Integer.parseInt(fields[2]);
    cap = fields[3];
  }

  String line() {
    List<String> rows = new ArrayList<>();
    for (String[] row : cells) {
      rows.add(String.join("", row));
    }
    return String.join("/", rows) + " " + side + " " + played + " " + cap;
  }

  /** {@code a} or {@code d} when the game is over, else a dot. */
  char winner() {
    boolean attackerLives = line().contains("aA");
    boolean defenderLives = line().contains("dA");
    if (attackerLives != defenderLives) {
      return attackerLives ? 'a' : 'd';
    }
    boolean capped = !cap.equals("-") && played >= Integer.parseInt(cap);
    return !attackerLives || capped ? 'd' : '.';
  }

  List<String> legalMoves() {
    List<String> moves = new ArrayList<>();
    if (winner() != '.') {
      return moves;
    }
    for (int source = 0; source < 25; source++) {
      for (int target = 0; target < 25; target++) {
        if (isLegal(source / 5, source % 5, target / 5, target % 5)) {
          moves.add(name(source) + " " + name(target));
        }
      }
    }
    return moves;
  }

  private boolean isLegal(int r, int c, int tr, int tc) {
    String unit = cells[r][c];
    String other = cells[tr][tc];
    if (unit.charAt(0) != side || Math.abs(r - tr) + Math.abs(c - tc) > 1) {
      return false;
    }
    if (r == tr && c == tc) {
      return true;
    }
    if (other.equals(".")) {
      boolean free = "VT".indexOf(unit.charAt(1)) >= 0;
      boolean forward = side == 'a' ? tr < r || tc < c : tr > r || tc > c;
      return free || (forward && !isEngaged(r, c));
    }
    return other.charAt(0) != side || (amount(REPAIR, unit, other) > 0 && health(other) < 9);
  }

  private boolean isEngaged(int r, int c) {
    int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (int[] step : steps) {
      String other = at(r + step[0], c + step[1]);
      if (!other.equals(".") && other.charAt(0) != cells[r][c].charAt(0)) {
        return true;
      }
    }
    return false;
  }

  void play(String move) {
    int r = move.charAt(0) - 'A';
    int c = move.charAt(1) - '0';
    int tr = move.charAt(3) - 'A';
    int tc = move.charAt(4) - '0';
    String unit = cells[r][c];
    String other = cells[tr][tc];
    if (r == tr && c == tc) {
      blast(r, c);
    } else if (other.equals(".")) {
      cells[tr][tc] = unit;
      cells[r][c] = ".";
    } else if (other.charAt(0) == side) {
      cells[tr][tc] = changed(other, amount(REPAIR, unit, other));
    } else {
      cells[tr][tc] = changed(other, -amount(DAMAGE, unit, other));
      cells[r][c] = changed(unit, -amount(DAMAGE, other, unit));
    }
    side = side == 'a' ? 'd' : 'a';
    played++;
  }

  private void blast(int r, int c) {
    cells[r][c] = ".";
    for (int i = Math.max(0, r - 1); i <= Math.min(4, r + 1); i++) {
      for (int j = Math.max(0, c - 1); j <= Math.min(4, c + 1); j++) {
        if (!cells[i][j].equals(".")) {
          cells[i][j] = changed(cells[i][j], -2);
        }
      }
    }
  }

  private String at(int r, int c) {
    return r < 0 || r > 4 || c < 0 || c > 4 ? "." : cells[r][c];
  }

  private static String changed(String unit, int amount) {
    int health = Math.max(0, Math.min(9, health(unit) + amount));
    return health == 0 ? "." : unit.substring(0, 2) + health;
  }

  private static int health(String unit) {
    return unit.charAt(2) - '0';
  }

  private static int amount(Map<Character, String> table, String from, String to) {
    return table.getOrDefault(from.charAt(1), "").charAt(KINDS.indexOf(to.charAt(1))) - '0';
  }

  private static String name(int cell) {
    return "" + (char) ('A' + cell / 5) + cell % 5;
  }
}
