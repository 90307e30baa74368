/**
 * Lets a player of ours play on a server: {@link warlab.lab.wire.join.RemoteClient} knows the
 * protocol and nothing of who is at the other end.
 */
@NullMarked
package warlab.lab.wire.join;

import org.jspecify.annotations.NullMarked;
