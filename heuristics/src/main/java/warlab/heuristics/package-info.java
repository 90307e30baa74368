/** What a position is worth: features, and heuristics made of them. */
@NullMarked
package warlab.heuristics;

import org.jspecify.annotations.NullMarked;
