/**
 * State files of Grid Conflict: a program is started for each move, reads the position from a file
 * and prints its action. {@link warlab.lab.wire.statefile.StateFilePlayer} does that.
 */
@NullMarked
package warlab.lab.wire.statefile;

import org.jspecify.annotations.NullMarked;
