/**
 * Commands that a game or a protocol brings along: {@link warlab.players.command.GameCommand} is
 * one, {@link warlab.players.command.CommandHost} is what the program offers it.
 */
@NullMarked
package warlab.players.command;

import org.jspecify.annotations.NullMarked;
