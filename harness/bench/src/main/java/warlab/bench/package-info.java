/**
 * How fast: JMH benchmarks of rules, heuristics and searches. Nothing here is part of the program.
 */
@NullMarked
package warlab.bench;

import org.jspecify.annotations.NullMarked;
