/**
 * Outside programs that play Tank Wars over TCP, one process a game, in experiments: {@link
 * warlab.protocols.tankwars.TankWarsProtocol} starts them. The server for whole matches, its
 * protocol and its commands are in the packages below.
 */
@NullMarked
package warlab.protocols.tankwars;

import org.jspecify.annotations.NullMarked;
