/**
 * State files of Grid Conflict: over {@link warlab.protocols.gridconflict.StateFileProtocol} a
 * program is started for each move, reads the position from a file and prints its action. {@code
 * best-move} is the same the other way round.
 */
@NullMarked
package warlab.protocols.gridconflict;

import org.jspecify.annotations.NullMarked;
