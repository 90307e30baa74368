/**
 * A game as people read it, in the format of the original AI Wargame, on the terminal or in a file
 * to hand in. Start reading at {@link warlab.lab.cli.trace.TraceWriter}.
 */
@NullMarked
package warlab.lab.cli.trace;

import org.jspecify.annotations.NullMarked;
