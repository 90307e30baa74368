/**
 * What a position of Grid Conflict is worth. Heuristics compare the two fighters, from the plain
 * sum of their stats to a duel played out in the mind; features are single numbers of one fighter
 * for the {@code linear} heuristic. {@link warlab.heuristics.gridconflict.Blows} is what they
 * share.
 */
@NullMarked
package warlab.heuristics.gridconflict;

import org.jspecify.annotations.NullMarked;
