/**
 * Runs experiments. {@link warlab.lab.run.ExperimentRun}, the place to start reading, has {@link
 * warlab.lab.run.RangePlayer} play a plan on many threads and commit the results in schedule order
 * to a folder from which it can go on at any time. Single games are played in {@code match}. Knows
 * no output but the journal: the rest listens.
 */
@NullMarked
package warlab.lab.run;

import org.jspecify.annotations.NullMarked;
