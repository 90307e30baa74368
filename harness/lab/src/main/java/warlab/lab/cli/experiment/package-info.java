/**
 * The commands of an experiment: plan it, run it, report on it, play one of its games again. What
 * they do is in {@code plan}, {@code run} and {@code report}; here are their words. Start reading
 * at {@link warlab.lab.cli.experiment.RunCommand}.
 */
@NullMarked
package warlab.lab.cli.experiment;

import org.jspecify.annotations.NullMarked;
