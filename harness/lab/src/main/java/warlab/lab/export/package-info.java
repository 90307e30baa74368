/**
 * Games of a results folder for other programs: {@link warlab.lab.export.GameExport} writes one
 * line of JSON a game, or one a position with features and result. {@link
 * warlab.lab.export.ExportedGame} is a line that was read back.
 */
@NullMarked
package warlab.lab.export;

import org.jspecify.annotations.NullMarked;
