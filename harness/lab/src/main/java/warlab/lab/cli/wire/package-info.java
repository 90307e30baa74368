/**
 * The commands of Tank Wars over TCP: serve a match, or join one. The server and the player on a
 * connection are in {@code warlab.lab.wire}. Start reading at {@link
 * warlab.lab.cli.wire.ServeCommand}.
 */
@NullMarked
package warlab.lab.cli.wire;

import org.jspecify.annotations.NullMarked;
