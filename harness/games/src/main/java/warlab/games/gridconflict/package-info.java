/**
 * Grid Conflict: two fighters on a grid with items and monsters, whose rounds are series of actions
 * paid for with stamina. {@link warlab.games.gridconflict.GridConflictPosition} holds the rules,
 * {@link warlab.games.gridconflict.StateFile} reads and writes positions. What a position is worth
 * lies elsewhere. Start reading at {@code GridConflictPosition}.
 */
@NullMarked
package warlab.games.gridconflict;

import org.jspecify.annotations.NullMarked;
