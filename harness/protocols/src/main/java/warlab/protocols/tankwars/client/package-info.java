/**
 * Lets a player of ours play on a server: {@link warlab.protocols.tankwars.client.RemoteClient}
 * knows the protocol and nothing of the other end.
 */
@NullMarked
package warlab.protocols.tankwars.client;

import org.jspecify.annotations.NullMarked;
