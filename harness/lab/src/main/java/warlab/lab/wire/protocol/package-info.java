/**
 * The words of Tank Wars over TCP, without any server: {@link warlab.lab.wire.protocol.Request} is
 * a line from a client, {@link warlab.lab.wire.protocol.WorldJson} the answer to STATUS, {@link
 * warlab.lab.wire.protocol.StatusReader} its way back to a position. Lines travel through a {@link
 * warlab.lab.wire.protocol.LineSocket}; what a client may do to us is bounded by {@link
 * warlab.lab.wire.protocol.RequestThrottle}.
 */
@NullMarked
package warlab.lab.wire.protocol;

import org.jspecify.annotations.NullMarked;
