/**
 * What a played game leaves behind, as plain immutable records, and the folder that a run's results
 * lie in. {@link warlab.lab.record.GameRecord} is one line of the journal, the source of every
 * number; clock times stand apart in {@link warlab.lab.record.GameTiming}. The files of the journal
 * are written and read in {@code warlab.lab.record.journal}.
 */
@NullMarked
package warlab.lab.record;

import org.jspecify.annotations.NullMarked;
