/**
 * The three CSV files of a journal: {@code games.csv}, the source of every number, {@code
 * moves.csv} and {@code timings.csv}. {@link warlab.lab.record.journal.Journal} writes them, {@link
 * warlab.lab.record.journal.PairReader} reads them for whoever counts or goes on, {@link
 * warlab.lab.record.journal.JournalReader} looks games up; a column is declared in one line of
 * {@link warlab.lab.record.journal.GamesCsv}, {@code MovesCsv} or {@code TimingsCsv}. Every line
 * ends with a check of itself, and a last line without its end does not count.
 */
@NullMarked
package warlab.lab.record.journal;

import org.jspecify.annotations.NullMarked;
