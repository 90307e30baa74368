/**
 * A game as people read it, in the format of the original AI Wargame. Start reading at {@link
 * warlab.lab.cli.trace.TraceWriter}.
 */
@NullMarked
package warlab.lab.cli.trace;

import org.jspecify.annotations.NullMarked;
