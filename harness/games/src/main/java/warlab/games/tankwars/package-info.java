/**
 * Tank Wars behind the contracts of {@link warlab.games}: {@link
 * warlab.games.tankwars.TankWarsGame} is the door, {@link warlab.games.tankwars.TankPosition} what
 * a search walks, {@code DecisionLoop} how a real-time simulation becomes a game of single
 * decisions. The rules themselves are in {@code world}, what is played on in {@code map}.
 */
@NullMarked
package warlab.games.tankwars;

import org.jspecify.annotations.NullMarked;
