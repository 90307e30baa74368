/**
 * Plays a range of a plan on many threads and hands its pairs over in schedule order: {@link
 * warlab.lab.run.range.RangePlayer} is the place to start reading. Knows no folder, no journal and
 * no early stopping; what becomes of the games is the business of its {@link
 * warlab.lab.run.range.PairSink}.
 */
@NullMarked
package warlab.lab.run.range;

import org.jspecify.annotations.NullMarked;
