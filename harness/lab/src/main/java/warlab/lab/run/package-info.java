/**
 * Runs experiments. {@link warlab.lab.run.ExperimentRun}, the place to start reading, has {@code
 * range} play a plan on many threads and commits the results in schedule order to a folder from
 * which it can go on at any time. {@link warlab.lab.run.RunSpec} is where whoever plays games
 * begins; single games are played in {@code match}. Knows no output but the journal: the rest
 * listens.
 */
@NullMarked
package warlab.lab.run;

import org.jspecify.annotations.NullMarked;
