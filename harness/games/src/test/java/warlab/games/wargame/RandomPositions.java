package warlab.games.wargame;

import warlab.games.SeededStream;

/** Position lines of every sort: any units anywhere, crowded or sparse, both AIs alive. */
final class RandomPositions {
  private final SeededStream stream;

  RandomPositions(long seed) {
    stream = new SeededStream(seed);
  }

  String next() {
    String[] cells = new String[25];
    int crowd = 1 + stream.nextInt(9);
    for (int i = 0; i < cells.length; i++) {
      cells[i] = stream.nextInt(10) < crowd ? unit("VTFP".charAt(stream.nextInt(4))) : ".";
    }
    int attackerAi = stream.nextInt(25);
    int defenderAi = (attackerAi + 1 + stream.nextInt(24)) % 25;
    cells[attackerAi] = "a" + unit('A').substring(1);
    cells[defenderAi] = "d" + unit('A').substring(1);
    int played = stream.nextInt(50);
    String cap = stream.nextInt(4) == 0 ? "-" : String.valueOf(played + 1 + stream.nextInt(60));
    return rows(cells) + (stream.nextInt(2) == 0 ? " a " : " d ") + played + " " + cap;
  }

  private String unit(char kind) {
    return (stream.nextInt(2) == 0 ? "a" : "d") + kind + (1 + stream.nextInt(9));
  }

  /** Twenty-five cells, row by row, as the first field of a position line. */
  static String rows(String[] cells) {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      rows.append(i > 0 && i % 5 == 0 ? "/" : "").append(cells[i]);
    }
    return rows.toString();
  }
}
