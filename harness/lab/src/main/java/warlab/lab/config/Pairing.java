package warlab.lab.config;

import warlab.games.Side;

/**
 * Two players that meet. In the first game of each pair {@code a} has the first side.
 *
 * @param index its place in the plan, from 0
 */
public record Pairing(int index, PlayerSpec a, PlayerSpec b) {

  /** Who has a side in a game in which {@code a} has the given one. */
  public PlayerSpec player(Side side, Side sideOfA) {
    return side == sideOfA ? a : b;
  }
}
