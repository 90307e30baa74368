/**
 * Compares results with what must have been: the plan, the openings that the seed makes, the rules,
 * and a few games played again. {@link warlab.lab.verify.Verification} is the place to start
 * reading; {@code warlab.lab.verify.Replay} is one game by the rules.
 */
@NullMarked
package warlab.lab.verify;

import org.jspecify.annotations.NullMarked;
