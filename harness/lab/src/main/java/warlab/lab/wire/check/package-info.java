/**
 * Whether a program is fit to play: {@link warlab.lab.wire.check.ProgramCheck} asks one that speaks
 * UGI all that a game might, {@link warlab.lab.wire.check.GameCheck} lets others play games; both
 * tell what they find.
 */
@NullMarked
package warlab.lab.wire.check;

import org.jspecify.annotations.NullMarked;
