/**
 * Plays games. {@link warlab.lab.run.Match} turns one task into one record, {@link
 * warlab.lab.run.Scheduler} plays a plan on many threads and commits the results in schedule order,
 * and {@link warlab.lab.run.ExperimentRun}, the place to start reading, puts both together with a
 * results folder that can be resumed. Knows no output but the journal: the rest listens.
 */
@NullMarked
package warlab.lab.run;

import org.jspecify.annotations.NullMarked;
