/**
 * The words of Tank Wars over TCP, without any server: {@link
 * warlab.protocols.tankwars.text.Request} is a line from a client, {@link
 * warlab.protocols.tankwars.text.WorldJson} the answer to STATUS, {@link
 * warlab.protocols.tankwars.text.StatusReader} its way back to a position, from which {@link
 * warlab.protocols.tankwars.text.RemoteClient} lets a player of ours play. Lines travel through a
 * {@link warlab.protocols.tankwars.text.LineSocket}; what a client may do to us is bounded by
 * {@link warlab.protocols.tankwars.text.RequestThrottle}.
 */
@NullMarked
package warlab.protocols.tankwars.text;

import org.jspecify.annotations.NullMarked;
