/**
 * The Universal Game Interface, UCI without the chess: a program reads commands from its standard
 * input and prints its moves. {@link warlab.lab.wire.ugi.UgiProgram} is our end of it, {@link
 * warlab.lab.wire.ugi.UgiPlayer} lets a program play.
 */
@NullMarked
package warlab.lab.wire.ugi;

import org.jspecify.annotations.NullMarked;
