package warlab.lab.config;

import warlab.games.Side;

/**
 * Two players that meet. In the first game of each pair {@code a} has the first side.
 *
 * @param index its place in the plan, from 0
 */
public record Pairing(int index, PlayerSpec a, PlayerSpec b) {

  /** Who has a side in a leg, counted from 0. */
  public PlayerSpec player(int leg, Side side) {
    return (side == Side.FIRST) == (leg == 0) ? a : b;
  }
}
