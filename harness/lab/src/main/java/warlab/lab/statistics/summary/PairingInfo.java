package warlab.lab.statistics.summary;

import warlab.games.Side;
import warlab.lab.record.GameRecord;

/** Two players that meet, by name; {@code a} has the first side in the first game of each pair. */
public record PairingInfo(String a, String b) {

  /** Who has a side in a leg, counted from 0. */
  public String player(int leg, Side side) {
    return side == GameRecord.sideOfA(leg) ? a : b;
  }
}
