/**
 * Fixed searches and games: a quick look at how fast they are on this machine, and a signature of
 * their behaviour that does not depend on speed. Start reading at {@link
 * warlab.lab.bench.SearchTask}. What is measured is public: the JMH benchmarks of {@code
 * harness/bench} measure the same.
 */
@NullMarked
package warlab.lab.bench;

import org.jspecify.annotations.NullMarked;
