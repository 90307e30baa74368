/**
 * Shows how a run is coming along: a line that changes on a terminal, a line now and then
 * elsewhere. plain {@link warlab.lab.run.RunListener}s; results never pass through here.
 */
@NullMarked
package warlab.lab.run.progress;

import org.jspecify.annotations.NullMarked;
