/**
 * What a position is worth: features, which are cheap named numbers, and heuristics, some of them
 * weighted sums of features. Each game has a package of its own with one table of its features;
 * what serves any game is here. Nothing but the games is known: searches and experiments find
 * heuristics by name. Start reading at {@code WeightedHeuristic}.
 */
@NullMarked
package warlab.heuristics;

import org.jspecify.annotations.NullMarked;
