/**
 * What a position is worth: features, which are cheap named numbers, and heuristics, some of them
 * made of features. Each game has a package of its own; what serves any game is here. Nothing but
 * the games is known: searches and experiments find heuristics by name.
 */
@NullMarked
package warlab.heuristics;

import org.jspecify.annotations.NullMarked;
