/**
 * The Universal Game Interface, UCI without the chess: a program reads commands from its standard
 * input and prints its moves. {@link warlab.players.program.ugi.UgiProgram} is our end of it,
 * {@link warlab.players.program.ugi.UgiPlayer} lets a program play.
 */
@NullMarked
package warlab.players.program.ugi;

import org.jspecify.annotations.NullMarked;
