/**
 * Studies of the statistics by seeded simulation. Tests take a few replications of each, {@code
 * harness/simulate.sh} many: each study has a {@code main} that prints its table.
 */
@NullMarked
package warlab.lab.simulation;

import org.jspecify.annotations.NullMarked;
