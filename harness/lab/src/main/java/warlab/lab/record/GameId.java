package warlab.lab.record;

/**
 * Where a game stands in a plan. Ids follow from the plan's formula alone, so they stay the same
 * when a run is extended or a pairing stops early.
 *
 * @param game counted over the whole plan, from 0, in schedule order
 * @param pairing which two players meet, from 0
 * @param pair which pair of the pairing, from 0; games of a pair share opening and dice
 * @param leg 0, or 1 for the second game of a pair, played with sides swapped
 */
public record GameId(long game, int pairing, int pair, int leg) {}
