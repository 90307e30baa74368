/**
 * The simulation of Tank Wars for up to six players, exact to the iteration: {@link
 * warlab.games.tankwars.world.World} is the state and its update, {@code Orders} answers orders,
 * {@code Sight} tells what a player is shown. It never ends by itself, and nothing here knows of
 * sides, searches or the network. Start reading at {@code World}.
 */
@NullMarked
package warlab.games.tankwars.world;

import org.jspecify.annotations.NullMarked;
