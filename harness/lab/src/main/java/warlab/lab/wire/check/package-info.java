/**
 * Whether a program is fit to play: {@link warlab.lab.wire.check.ProgramCheck} asks it all that a
 * game might, and tells what it finds.
 */
@NullMarked
package warlab.lab.wire.check;

import org.jspecify.annotations.NullMarked;
