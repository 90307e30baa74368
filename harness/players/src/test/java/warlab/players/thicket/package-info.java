/**
 * A game made up for tests, harder on a search than real ones: whose turn it is, who wins and what
 * a position is worth are drawn by hashing, the same side often moves again, draws happen, lines
 * meet all the time and most values are equal.
 */
@NullMarked
package warlab.players.thicket;

import org.jspecify.annotations.NullMarked;
