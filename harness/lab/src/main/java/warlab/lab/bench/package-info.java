/**
 * How fast this build is on this machine: rules, search and harness, and a signature of its
 * behaviour that does not depend on speed at all. Start reading at {@link warlab.lab.bench.Bench}.
 */
@NullMarked
package warlab.lab.bench;

import org.jspecify.annotations.NullMarked;
