/**
 * How fast this build is on this machine: rules, search and harness, and a signature of its
 * behaviour that does not depend on speed at all. Start reading at {@link warlab.lab.bench.Bench}.
 * What is measured is public: the JMH benchmarks of {@code harness/bench} measure the same.
 */
@NullMarked
package warlab.lab.bench;

import org.jspecify.annotations.NullMarked;
