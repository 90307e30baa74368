/**
 * The door to the program: {@link warlab.lab.cli.Main} knows every command, and the packages below
 * have them by what they are about. The command line sees all of the laboratory and nothing points
 * back to it.
 */
@NullMarked
package warlab.lab.cli;

import org.jspecify.annotations.NullMarked;
