package warlab.lab.statistics.summary;

import warlab.games.Side;

/** Two players that meet, by name; {@code a} has the first side in the first game of each pair. */
public record PairingInfo(String a, String b) {

  /** Who has a side in a leg, counted from 0. */
  public String player(int leg, Side side) {
    return (side == Side.FIRST) == (leg == 0) ? a : b;
  }
}
