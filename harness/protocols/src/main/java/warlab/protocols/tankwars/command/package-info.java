/**
 * The commands of Tank Wars over TCP: {@link warlab.protocols.tankwars.command.ServeCommand} serves
 * a match, {@link warlab.protocols.tankwars.command.JoinCommand} plays in one.
 */
@NullMarked
package warlab.protocols.tankwars.command;

import org.jspecify.annotations.NullMarked;
