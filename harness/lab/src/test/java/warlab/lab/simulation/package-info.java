/**
 * Studies by simulation: what the tests check with a few hundred replications, with as many as one
 * likes. Each class with a {@code main} is one study and prints one table.
 */
@NullMarked
package warlab.lab.simulation;

import org.jspecify.annotations.NullMarked;
