/**
 * Serves a match of Tank Wars over TCP. {@link warlab.lab.wire.server.TankServer} lets clients in,
 * each on a thread of its own; all of them meet in the {@code ServedMatch}, which alone touches the
 * world. A {@code WorldClock} says when the world moves on: with the time of day, or when every
 * player has asked. Whatever a client does costs at most its own side the match.
 */
@NullMarked
package warlab.lab.wire.server;

import org.jspecify.annotations.NullMarked;
