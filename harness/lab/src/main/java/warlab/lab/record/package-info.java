/**
 * What a played game leaves behind, as plain immutable records, and the CSV files they are written
 * to and read from. {@link warlab.lab.record.GameRecord} is one line of the journal, the source of
 * every number; clock times stand apart in {@link warlab.lab.record.GameTiming}.
 */
@NullMarked
package warlab.lab.record;

import org.jspecify.annotations.NullMarked;
