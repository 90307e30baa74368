/**
 * Experiments that change a heuristic and show what came of it. A tuning is an ordinary run whose
 * players follow from earlier results: {@link warlab.lab.tune.TuningPlan} makes them, {@link
 * warlab.lab.tune.Spsa} moves the weights, and {@link warlab.lab.tune.TuningRun} plays it and then
 * a {@code Proof} on openings that nobody has seen. {@link warlab.lab.tune.TuningKind} is the place
 * to start reading. Games are played, kept and read by {@code run}, {@code record} and {@code
 * plan}; nothing here has a journal of its own.
 */
@NullMarked
package warlab.lab.tune;

import org.jspecify.annotations.NullMarked;
