/**
 * The player {@code program}: anybody's program plays, over one of several protocols. {@link
 * warlab.lab.wire.program.ProgramFactory} is the door; programs that stay from game to game are in
 * {@link warlab.lab.wire.program.KeptPrograms}.
 */
@NullMarked
package warlab.lab.wire.program;

import org.jspecify.annotations.NullMarked;
