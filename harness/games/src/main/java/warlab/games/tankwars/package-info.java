/**
 * Tank Wars behind the contracts of {@link warlab.games}: {@link
 * warlab.games.tankwars.TankWarsGame} is the door, {@link warlab.games.tankwars.TankPosition} what
 * a search walks, {@code DecisionLoop} how a real-time simulation becomes a game of single
 * decisions, {@code Referee} what ends it. The simulation is in {@code world}, what is played on in
 * {@code map}.
 */
@NullMarked
package warlab.games.tankwars;

import org.jspecify.annotations.NullMarked;
