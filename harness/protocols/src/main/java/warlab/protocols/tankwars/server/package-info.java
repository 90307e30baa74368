/**
 * Serves a match of Tank Wars over TCP. {@link warlab.protocols.tankwars.server.TankServer} lets
 * clients in, each on a thread of its own; they share a {@code ServedMatch}, which alone touches
 * the world. A {@code WorldClock} says when the world moves on: with the time of day, or when every
 * player has asked. Whatever a client does costs at most its own side the match.
 */
@NullMarked
package warlab.protocols.tankwars.server;

import org.jspecify.annotations.NullMarked;
