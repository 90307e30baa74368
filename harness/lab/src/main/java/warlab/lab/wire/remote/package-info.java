/**
 * The player {@code remote}: an outside program that speaks the protocol of the server plays for a
 * side in an experiment. {@link warlab.lab.wire.remote.RemoteFactory} starts one for each game.
 */
@NullMarked
package warlab.lab.wire.remote;

import org.jspecify.annotations.NullMarked;
