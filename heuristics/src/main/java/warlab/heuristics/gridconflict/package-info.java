/**
 * What a position of Grid Conflict is worth. Heuristics compare the two fighters, from the plain
 * sum of their stats to a duel played out in the mind; {@code GridConflictFeatures} is the table of
 * features they and {@code linear} weigh. {@link warlab.heuristics.gridconflict.Blows} is what all
 * share.
 */
@NullMarked
package warlab.heuristics.gridconflict;

import org.jspecify.annotations.NullMarked;
