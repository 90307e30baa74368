/**
 * The player {@code program}: an outside program plays, over one of several protocols. {@link
 * warlab.players.program.ProgramFactory} finds the {@link warlab.players.program.Protocol}s. What
 * they share is here and in {@code process}, and so is the general one, the Universal Game
 * Interface, which is UCI without the chess: a program reads commands from its standard input and
 * prints its moves. {@link warlab.players.program.UgiProgram} is our end of it, {@link
 * warlab.players.program.UgiPlayer} lets a program play.
 */
@NullMarked
package warlab.players.program;

import org.jspecify.annotations.NullMarked;
