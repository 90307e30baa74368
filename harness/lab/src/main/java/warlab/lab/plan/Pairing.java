package warlab.lab.plan;

import warlab.lab.config.PlayerSpec;

/**
 * Two players that meet. In the first game of each pair {@code a} has the first side.
 *
 * @param index its place in the plan, from 0
 */
public record Pairing(int index, PlayerSpec a, PlayerSpec b) {}
